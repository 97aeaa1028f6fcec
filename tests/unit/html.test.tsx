import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../src/html";

Object.assign(globalThis, { PAPER: { light: "#ffeedd", dark: "#001122" } });

const html = renderToStaticMarkup(
  <Html
    headComponents={[
      <meta key="generator" name="generator" content="Gatsby 5" />,
      <meta key="description" name="description" content="About" />,
      <style key="styles" data-href="/a.css" data-identity="global">
        {"a{color:red}"}
      </style>,
    ]}
    htmlAttributes={{}}
    bodyAttributes={{}}
    preBodyComponents={[]}
    body='<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>A style="loud" voice</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>'
    postBodyComponents={[]}
  />,
);

test("a page names neither its generator nor the file of its styles", () => {
  expect(html).not.toContain("Gatsby 5");
  expect(html).toContain('<meta name="description" content="About"/>');
  expect(html).toContain("<style>a{color:red}</style>");
});

test("the browser's toolbar has the color of the page in both themes", () => {
  const colors = [...html.matchAll(/name="theme-color" content="([^"]+)"/g)];
  expect(colors.map(([, color]) => color)).toEqual(["#ffeedd", "#001122"]);
});

test("Gatsby's own elements lose their styles, and its wrapper takes no focus; the copy stays", () => {
  expect(html).toContain(
    '<div id="gatsby-focus-wrapper"><p>A style="loud" voice</p></div><div id="gatsby-announcer" class="sr-only" aria-live="assertive"></div>',
  );
});
