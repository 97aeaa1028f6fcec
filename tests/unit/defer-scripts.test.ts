import { withDeferredScripts } from "../../pipeline/publish/defer-scripts";

const scripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/it's";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
  </script>
  <script>window.___webpackCompilationHash="1a";</script><script src="/b.js" async></script><!-- slice-end -->`;
const page = (end: string) => `<html><body><p>Text</p>${end}</body></html>`;
const finish = (html: string) => withDeferredScripts(html, "start()");

test("scripts wait in a template, and the loader after it is the only inline script", () => {
  const html = finish(page(scripts));
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script src="/b.js">',
    '<script type="module">',
  ]);
  expect(html).toMatch(
    /<template id="scripts"[^>]*><script [^>]*><\/script><\/template><script type="module">start\(\)<\/script><\/body>/,
  );
});

test("the globals of Gatsby's inline scripts are kept for the loader to set", () => {
  const [, globals = ""] =
    /data-globals='([^']*)'/.exec(finish(page(scripts))) ?? [];
  expect(JSON.parse(globals.replaceAll("&#39;", "'"))).toEqual({
    pagePath: "/it's",
    ___chunkMapping: '{"app":["/app.js"]}',
    ___webpackCompilationHash: "1a",
  });
});

test("the style attributes of Gatsby's own elements are taken out, and the copy is left alone", () => {
  const own =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>A style="loud" voice</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>';
  expect(finish(page(own + scripts))).toContain(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p>A style="loud" voice</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

test("a page whose scripts are elsewhere ends the build", () => {
  expect(() => finish(page(""))).toThrow(
    "A page has no scripts where Gatsby used to put them.",
  );
});
