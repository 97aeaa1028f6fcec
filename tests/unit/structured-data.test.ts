import {
  asScript,
  structuredData,
} from "../../pipeline/publish/structured-data";
import { contentWith } from "../support/content-copy";

test("no word of the content can end the element that holds the data", () => {
  const name = "</script><script>alert(1)</script>";
  const html = asScript({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Organization", name }],
  });
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const [, json = ""] = /<script[^>]*>(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"]).toEqual([
    { "@type": "Organization", name },
  ]);
});

test("questions that the page does not show are not told either", () => {
  const { content } = contentWith({
    "faq.yaml": (faq) => faq.set("shown", false),
  });
  expect(content).toBeDefined();
  const html = content && JSON.stringify(structuredData(content)["/"]);
  expect(html).toContain('"Service"');
  expect(html).not.toContain('"FAQPage"');
});
