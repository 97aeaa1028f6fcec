import { useEffect } from "react";
import { attribution, handOver } from "../lib/attribution";
import { forgets } from "../lib/session";
import { getZip } from "../lib/zip-store";

// "pointerdown" is for a link that is dragged to another tab, and for Safari on
// iOS, where a long press opens the link's menu without a "contextmenu" event.
const events = ["pointerdown", "contextmenu", "auxclick", "click"] as const;

/**
 * Completes the links to this site with the ZIP code and the campaign while they
 * may open a new tab, which has no sessionStorage of this one: at a click with a
 * modifier key, the middle button, a menu, or a drag. At a plain click they lead
 * to their plain address, unless the browser forbids storage. `src/loader.ts` does
 * the same for clicks before React.
 *
 * @param allowed the parameters of the campaign, see `attribution`
 */
export function useNewTabLinks(allowed: readonly string[]): void {
  useEffect(() => {
    let restore = () => {};

    const complete = (event: MouseEvent) => {
      restore();
      const link =
        event.target instanceof Element && event.target.closest("a[href]");
      if (!(link instanceof HTMLAnchorElement)) return;
      const address = link.getAttribute("href") ?? "";
      const campaign = attribution(allowed);
      const zip = getZip() ?? "";
      const stays = isPlain(event) && (!forgets() || isThisPage(link));
      if (link.origin !== location.origin || (!campaign && !zip) || stays)
        return;
      handOver(link, campaign, zip);
      restore = () => link.setAttribute("href", address);
      // The right button's "auxclick" comes while the menu is open.
      if (event.type.endsWith("click") && event.button !== 2)
        setTimeout(restore);
    };

    // Captures, so that it comes before a listener that stops the event.
    const options = { capture: true };
    for (const type of events) window.addEventListener(type, complete, options);
    return () => {
      for (const type of events)
        window.removeEventListener(type, complete, options);
    };
  }, [allowed]);
}

/** Returns true for a click that opens no new tab or window. */
function isPlain({ type, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return type === "click" && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

function isThisPage({ pathname }: HTMLAnchorElement): boolean {
  return pathname === location.pathname;
}
