import { renderToStaticMarkup } from "react-dom/server";
import { paperColors } from "../../pipeline/assets/palettes";
import Html from "../../src/html";

Object.assign(globalThis, { PAPER: paperColors() });

test("a page names neither its generator nor the file of its styles", () => {
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
      body="<main>The page</main>"
      postBodyComponents={[]}
    />,
  );
  expect(html).not.toContain("Gatsby 5");
  expect(html).toContain('<meta name="description" content="About"/>');
  expect(html).toContain("<style>a{color:red}</style>");
});
