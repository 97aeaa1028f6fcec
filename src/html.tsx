import { cloneElement, isValidElement, type ReactNode } from "react";

/** The props that Gatsby passes to the HTML document. */
interface HtmlProps {
  headComponents: readonly ReactNode[];
  htmlAttributes: object;
  bodyAttributes: object;
  preBodyComponents: readonly ReactNode[];
  /** The page itself, as HTML. */
  body: string;
  postBodyComponents: readonly ReactNode[];
}

/** The background color of each theme, for the browser's toolbar. A test compares them with `src/styles/global.css`. */
const paper = { light: "#f7f2e6", dark: "#17160f" };

/**
 * What cannot wait for React:
 *
 * - keeps the query with which the visitor arrived, for `src/lib/attribution.ts`
 * - keeps the fields that the visitor uses, for `src/lib/hydration.ts`
 * - completes the links that open a tab, as `src/hooks/use-new-tab-links.ts` does later
 * - after the first paint, lets both web fonts in at once (`late` in
 *   `src/styles/fonts.css`)
 * - starts Gatsby's scripts, which the browser neither loads nor runs while they are in
 *   the template. They run in order: with `async`, the one that arrives last would run
 *   all at once. If they do not arrive, `scriptless` hides the places of what they
 *   would have brought.
 */
const loader = `
const kept = (key) => {
  try { return sessionStorage[key] ?? ""; } catch { return ""; }
};
try {
  if (location.search) sessionStorage.attribution = kept("attribution") + location.search.replace("?", "&");
} catch {}
const fields = window.fields = new Map();
const keep = ({ target }) => {
  const field = \`[id="\${target.closest("[id]:not(input)")?.id}"] [name="\${target.name}"]\`;
  fields.delete(field);
  fields.set(field, target);
};
addEventListener("focusin", keep);
addEventListener("input", keep);
const complete = ({ target, type, button, ctrlKey, metaKey, shiftKey }) => {
  const link = target.closest("a[href]");
  const opensTab = type === "auxclick" ? button === 1 : ctrlKey || metaKey || shiftKey;
  if (!opensTab || link?.origin !== origin || document.documentElement.classList.contains("hydrated")) return;
  const written = link.getAttribute("href");
  const typed = [...fields.values()].findLast(({ name }) => name === "zip");
  link.search = "zip=" + encodeURIComponent(typed?.value || kept("zip")) + kept("attribution");
  setTimeout(() => link.setAttribute("href", written));
};
addEventListener("click", complete);
addEventListener("auxclick", complete);
addEventListener("load", () => requestAnimationFrame(() => setTimeout(() => {
  const fonts = ["700 1em Besley", "1em Libre Franklin"].map((font) => document.fonts.load(font));
  Promise.allSettled(fonts).then(() => document.documentElement.classList.add("late"));
  const scripts = document.getElementById("scripts");
  const giveUp = () => document.documentElement.classList.add("scriptless");
  for (const script of scripts.content.querySelectorAll("script")) {
    script.async = false;
    script.onerror = giveUp;
  }
  setTimeout(giveUp, 20_000);
  scripts.replaceWith(scripts.content);
})));
`;

/**
 * The HTML document of every page, rendered at build time only. It holds what
 * all pages share, so that this is in no script. `lang` is here because the 404
 * page would lose it if a page's Head set it.
 */
export default function Html({
  headComponents,
  htmlAttributes,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: HtmlProps) {
  return (
    <html lang="en-US" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would make links of numbers before React has seen them. */}
        <meta name="format-detection" content="telephone=no" />
        {headComponents.map(withoutGatsbyTraces)}
        <meta property="og:type" content="website" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <meta
          name="theme-color"
          content={paper.light}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={paper.dark}
          media="(prefers-color-scheme: dark)"
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div
          id="___gatsby"
          dangerouslySetInnerHTML={{ __html: withoutGatsbyAttributes(body) }}
        />
        <template id="scripts">{postBodyComponents}</template>
        <script type="module" dangerouslySetInnerHTML={{ __html: loader }} />
      </body>
    </html>
  );
}

/** Removes the generator tag and Gatsby's data attributes. */
function withoutGatsbyTraces(component: ReactNode) {
  if (!isValidElement<Record<string, string>>(component)) return component;
  const { type, props } = component;
  if (type === "style")
    return cloneElement(component, {
      "data-href": undefined,
      "data-identity": undefined,
    });
  return props["name"] === "generator" ? null : component;
}

/** Removes the style attributes of Gatsby's two own elements, and the tabindex of its wrapper: "edited elements" in docs/gatsby.md. */
function withoutGatsbyAttributes(body: string) {
  return body
    .replace(
      /<div [^>]*id="gatsby-focus-wrapper">/,
      '<div id="gatsby-focus-wrapper">',
    )
    .replace(
      /(<div id="gatsby-announcer") style="[^"]*"/,
      '$1 class="sr-only"',
    );
}
