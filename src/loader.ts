import type { handOver, readArrival } from "./lib/attribution";

/**
 * What cannot wait for React. All other scripts wait until the page has painted, since
 * with `<script async>` that took 1.3 times as long (`docs/performance.md`). The text of
 * this function is the script in every page (`src/html.tsx`), so it may use nothing from
 * outside its body. It
 *
 * - keeps the campaign and the ZIP code with which the visitor arrived, and takes
 *   parameters off the anchor, which the browser would not find with them
 * - keeps the fields that the visitor uses, for `src/lib/hydration.ts`
 * - completes the links that open a tab, as `src/hooks/use-new-tab-links.ts` does
 *   later. Until the whole page is hydrated, both may do it, and the hook comes first.
 * - leads to the anchor of a ZIP code's form without sending the ZIP code to the server
 * - after the first paint, lets both web fonts in at once (`late` in
 *   `src/styles/fonts.css`)
 * - starts Gatsby's scripts, which the browser neither loads nor runs while they are in
 *   the template. They run in order: with `async`, the one that arrives last would run
 *   all at once. If they do not arrive, `scriptless` hides the places of what they
 *   would have brought.
 */
export function loader(
  readParameters: typeof readArrival,
  complete: typeof handOver,
): void {
  const { classList } = document.documentElement;
  const arrival = location.search + location.hash;
  window.arrival = arrival;

  const kept = (key: string) => {
    try {
      return sessionStorage.getItem(key) || "";
    } catch {
      return "";
    }
  };

  const allowed =
    document.getElementById("main")?.dataset["campaign"]?.split(" ") ?? [];
  const campaign =
    readParameters(arrival, allowed).toString() || kept("attribution");
  const zip = readParameters(arrival, ["zip"]).get("zip") || "";
  const store = (key: string, text: string) => {
    try {
      sessionStorage.setItem(key, text);
    } catch {}
  };
  const keepZip = (text: string) => {
    if (/\p{Nd}{5}/u.test(text)) store("zip", text);
  };
  if (campaign) store("attribution", campaign);
  keepZip(zip);

  const [anchor = ""] = location.hash.split(/\/?(?:[?&]|%3f|%26)/i);
  if (anchor !== location.hash && !anchor.includes("="))
    location.replace(anchor || "#");

  const fields = new Map<string, HTMLInputElement>();
  window.fields = fields;

  const keep = ({ target }: Event) => {
    const used = target as HTMLInputElement;
    const place = used.closest("[id]:not(input)")?.id;
    const selector = `[id="${place}"] [name="${used.name}"]`;
    fields.delete(selector);
    fields.set(selector, used);
  };

  const openTab = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const opensTab =
      event.type === "auxclick"
        ? event.button === 1
        : event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || link.origin !== origin || !opensTab) return;
    if (classList.contains("hydrated")) return;
    const written = link.getAttribute("href") || "";
    const typed = [...fields.values()].findLast(({ name }) => name === "zip");
    complete(link, campaign, typed?.value || zip || kept("zip"));
    const completed = link.href;
    setTimeout(() => {
      if (link.href === completed) link.setAttribute("href", written);
    });
  };

  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const field = form.querySelector<HTMLInputElement>('[name="zip"]');
    // A dialog closes by a form of its own.
    if (event.defaultPrevented || !field) return;
    event.preventDefault();
    keepZip(field.value);
    location.assign(form.action);
  };

  const start = () => {
    const fonts = ["700 1em Besley", "1em Libre Franklin"].map((font) =>
      document.fonts.load(font),
    );
    Promise.allSettled(fonts).then(() => classList.add("late"));
    const template = document.getElementById("scripts") as HTMLTemplateElement;
    const giveUp = () => classList.add("scriptless");
    for (const script of template.content.querySelectorAll("script")) {
      script.async = false;
      script.onerror = giveUp;
    }
    setTimeout(giveUp, 20_000);
    template.replaceWith(template.content);
  };

  addEventListener("focusin", keep);
  addEventListener("input", keep);
  addEventListener("click", openTab);
  addEventListener("auxclick", openTab);
  addEventListener("submit", send);
  addEventListener("load", () =>
    requestAnimationFrame(() => setTimeout(start)),
  );
}
