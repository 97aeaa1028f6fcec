import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../src/components/head";
import { content } from "../support/content";

const page = {
  ...{ path: "/terms", title: "Terms", heading: "Our terms" },
  description: "What applies.",
};
const { site } = content;

/** The head of a page. */
function headOf(props: Partial<Parameters<typeof PageHead>[0]> = {}) {
  const html = renderToStaticMarkup(
    <PageHead content={content} share={null} listed {...page} {...props} />,
  );
  return new DOMParser().parseFromString(html, "text/html").head;
}

/** The value of a meta tag, by its name or property. */
const meta = (head: Element, name: string) =>
  head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");

test("search engines get the page's title, description and one address", () => {
  const head = headOf();
  expect(head.querySelector("title")?.textContent).toBe(
    `Terms | ${site.brand.name}`,
  );
  expect(meta(head, "description")).toBe("What applies.");
  const canonical = head.querySelector("link[rel=canonical]");
  expect(canonical?.getAttribute("href")).toBe(`${site.url}/terms`);
});

test("a title that leaves no room for the company's name goes without it", () => {
  const title = "W".repeat(70 - 3 - site.brand.name.length);
  const titleOf = (props: { title: string }) =>
    headOf(props).querySelector("title")?.textContent;
  expect(titleOf({ title })).toBe(`${title} | ${site.brand.name}`);
  expect(titleOf({ title: `${title}W` })).toBe(`${title}W`);
});

test("a page can be kept out of search engines, without an address", () => {
  const head = headOf({ listed: false });
  expect(meta(head, "robots")).toBe("noindex");
  expect(head.querySelector("link[rel=canonical]")).toBeNull();
});

test("a shared link shows the picture of its page, with the words in it", () => {
  const head = headOf();
  expect(meta(head, "og:title")).toBe("Terms");
  expect(meta(head, "og:image")).toBe(`${site.url}/share/terms.jpg`);
  expect(meta(head, "og:image:alt")).toBe(`${site.brand.name}: Our terms`);
  const landing = headOf({ path: "/" });
  expect(meta(landing, "og:image")).toBe(`${site.url}/share/index.jpg`);
});

test("a shared link shows the editor's picture, if there is one", () => {
  const shareAddress = "/share/5f0a.jpg";
  const head = headOf({ share: { alt: "Our office", shareAddress } });
  expect(meta(head, "og:image")).toBe(site.url + shareAddress);
  expect(meta(head, "og:image:alt")).toBe("Our office");
});
