import { cloneElement, isValidElement, type ReactNode } from "react";
import { handOver, readArrival } from "./lib/attribution";
import { loader } from "./loader";

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
          content={PAPER.light}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={PAPER.dark}
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
        <script
          type="module"
          dangerouslySetInnerHTML={{
            __html: `(${loader})(${readArrival},${handOver});`,
          }}
        />
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
