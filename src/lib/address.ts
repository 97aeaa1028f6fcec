/**
 * Gatsby crashes or shows nothing at an address with a stray percent sign or an
 * encoded `?`, `#` or `/`. This site has no such pages, so importing this module
 * rewrites the address into one that Gatsby can decode and answer with the 404
 * page.
 */
const inBrowser = typeof window !== "undefined";

/** The path that the visitor requested; empty on the server. */
export const requestedPath = inBrowser ? window.location.pathname : "";

/** The same path for Gatsby, which decodes it several times: percent signs become full-width ones. */
export const safePath = isPlain(requestedPath)
  ? requestedPath
  : encodeURI(requestedPath.replaceAll("%", "\uFF05"));

if (safePath !== requestedPath) {
  const { search, hash } = window.location;
  window.history.replaceState(
    window.history.state,
    "",
    safePath + search + hash,
  );
}

function isPlain(path: string) {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === decodeURI(path) && !decoded.includes("%");
  } catch {
    return false;
  }
}
