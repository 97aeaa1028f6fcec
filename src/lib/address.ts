import { readArrival } from "./attribution";
import { setZip } from "./zip-store";

/**
 * Importing this module corrects the address before Gatsby reads it, and keeps later
 * changes of the hash from Gatsby: "quiet router" in docs/gatsby.md.
 */
const inBrowser = typeof window !== "undefined";

/** The path that the visitor requested; empty on the server. */
export const requestedPath = inBrowser ? window.location.pathname : "";

if (inBrowser) {
  const address = new URL(window.location.href);
  const zip = readArrival(window.arrival ?? "", ["zip"]).get("zip");
  if (zip) setZip(zip);
  // On a reload it would win over one that the visitor has typed since.
  if (address.searchParams.has("zip")) address.searchParams.delete("zip");
  address.pathname = decodable(address.pathname);
  address.hash = decodable(address.hash);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, "", address);
  // Comes before Gatsby's own listener. What changes without a page load is the
  // hash, and the browser scrolls to that by itself.
  window.addEventListener("popstate", (event) =>
    event.stopImmediatePropagation(),
  );
}

/** Makes percent signs full-width where Gatsby, which decodes several times, would fail. */
function decodable(part: string) {
  try {
    const decoded = decodeURIComponent(part);
    if (decoded === decodeURI(part) && !decoded.includes("%")) return part;
  } catch {
    // A stray percent sign.
  }
  return encodeURI(part.replaceAll("%", "\uFF05"));
}
