import { readSnippet } from "../../pipeline/model/form-snippet";

/** As a provider of the specification's kind gives it out. */
const snippet = `<iframe src="https://link.example/widget/form/Ab12" style="width:100%" id="inline-Ab12" data-layout="{'id':'INLINE'}" data-height="848" data-form-id="Ab12" title="Form 3"></iframe>
<script src="https://cdn.example/js/form_embed.js"></script>`;
const changed = (from: string | RegExp, to: string) =>
  snippet.replace(from, to);
const script = '<script src="https://cdn.example/js/form_embed.js"></script>';

function embedOf(text: string) {
  const read = readSnippet(text);
  if ("message" in read) throw new Error(read.message);
  return read;
}

test("a snippet gives the addresses, the id, the title, the height and the data attributes as they are", () => {
  expect(embedOf(snippet)).toEqual({
    frame: "https://link.example/widget/form/Ab12",
    script: "https://cdn.example/js/form_embed.js",
    id: "inline-Ab12",
    title: "Form 3",
    height: 848,
    attributes: [
      { name: "data-layout", value: "{'id':'INLINE'}" },
      { name: "data-height", value: "848" },
      { name: "data-form-id", value: "Ab12" },
    ],
  });
});

test.each([
  ["&amp; in an address", changed("Ab12", "Ab12?a=1&amp;b=2"), "?a=1&b=2"],
  ["a box around it", `<div class="form">${snippet}</div>`, "Ab12"],
  ["a percent sign", changed("form/Ab12", "form/50%/Ab12"), "/50%/Ab12"],
  ["a comment", `<!-- Embed -->\n${snippet}\n`, "Ab12"],
  ["the script first", `${script}${changed(script, "")}`, "Ab12"],
])("%s changes nothing", (_, text, end) => {
  expect(embedOf(text).frame.endsWith(end)).toBe(true);
});

test.each([
  ['data-height="848" height="500"', 848],
  ['height="500"', 500],
  ['height="500px"', 500],
  ['height="100%"', 700],
  ['data-height="undefined" height="500"', 500],
  ["", 700],
])("with %s the height is %i", (attributes, height) => {
  expect(embedOf(changed('data-height="848"', attributes)).height).toBe(height);
});

test.each<[string, string, RegExp]>([
  ["no frame", script, /^expected one <iframe> .* found 0 and 1/],
  ["text only", "Form 3", /^expected one <iframe> .* found 0 and 0/],
  ["no script", changed(script, ""), /^expected one .* found 1 and 0/],
  ["two frames", snippet.repeat(2), /^expected one .* found 2 and 2/],
  ["two scripts", snippet + script, /^expected one .* found 1 and 2/],
  ["http", changed("https://link", "http://link"), /in <iframe>, found "http:/],
  ["no scheme", changed("https://cdn", "//cdn"), /in <script>, found "\/\/cdn/],
  ["curly quotes", changed(/"/g, "”"), /^found curly quotation marks/],
  ["no address", changed(/ src="[^"]*Ab12"/, ""), /in <iframe>, found ""/],
  [
    "an inline script",
    `${snippet}<script>build()</script>`,
    /^found a script with code in it – .*cannot be embedded here; use its frame/,
  ],
  [
    "a handler",
    changed("<iframe", '<iframe onload="go()"'),
    /^found onload – .*cannot be embedded here/,
  ],
  [
    "a stand-in",
    changed(/Ab12/g, "YOUR_FORM_ID"),
    /^"YOUR_FORM_ID" stands for/,
  ],
  ["braces", changed(/Ab12/g, "{{form_id}}"), /stands for the form's id/],
  ["an id alone", changed("inline-Ab12", "inline-ID"), /^"inline-ID" stands/],
])("a snippet with %s is refused in words", (_, text, said) => {
  const read = readSnippet(text);
  expect("message" in read && read.message).toMatch(said);
});
