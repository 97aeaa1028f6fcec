/**
 * Gatsby stops, or shows nothing, at an address with a stray percent sign or an
 * encoded `?`, `#` or `/`. Such an address never exists here, so it is spelled
 * in a way that Gatsby can read before Gatsby reads it: importing this module
 * in the browser does that.
 */
const inBrowser = typeof window !== "undefined";

/** The path as the visitor asked for it; empty on the server. */
export const requestedPath = inBrowser ? window.location.pathname : "";

/** The same path as it is spelled for Gatsby, which decodes it several times: with a percent sign that means nothing. */
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
