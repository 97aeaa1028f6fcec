import { renderToStaticMarkup } from "react-dom/server";
import { paperColors } from "../../pipeline/assets/palettes";
import Html, { type HtmlProps } from "../../src/html";

const PAPER = paperColors();
Object.assign(globalThis, { PAPER });

const page: HtmlProps = {
  headComponents: [
    <meta key="generator" name="generator" content="Gatsby 5" />,
    <meta key="description" name="description" content="About the page" />,
    <style key="styles" data-href="/styles.css" data-identity="global">
      {"a{color:red}"}
    </style>,
  ],
  htmlAttributes: {},
  bodyAttributes: {},
  preBodyComponents: [<b key="before">before</b>],
  body: "<main>the page</main>",
  postBodyComponents: [<b key="after">after</b>],
};

test("the frame holds the page between what comes before and after it", () => {
  expect(renderToStaticMarkup(<Html {...page} />)).toContain(
    '<body><b>before</b><div id="___gatsby"><main>the page</main></div><b>after</b></body>',
  );
});

test("the frame says the language, and keeps the head of the page", () => {
  const html = renderToStaticMarkup(<Html {...page} />);
  expect(html).toMatch(/^<html lang="en-US">/);
  expect(html).toContain('<meta name="description" content="About the page"/>');
});

test("the frame names neither the generator nor the file of the styles", () => {
  const html = renderToStaticMarkup(<Html {...page} />);
  expect(html).not.toContain("Gatsby 5");
  expect(html).toContain("<style>a{color:red}</style>");
});

test("the bar of a phone's browser gets the paper of the visitor's theme", () => {
  expect(PAPER.light).not.toBe(PAPER.dark);
  const html = renderToStaticMarkup(<Html {...page} />);
  for (const [theme, paper] of Object.entries(PAPER))
    expect(html).toContain(
      `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${theme})"/>`,
    );
});
