import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { icons } from "../../pipeline/assets/icons";
import { writeSharePictures } from "../../pipeline/assets/share-pictures";
import { writeManifest } from "../../pipeline/publish/manifest";
import { pagesToFiles } from "../../pipeline/publish/page-files";
import { writeSitemap } from "../../pipeline/publish/sitemap";
import { structuredData } from "../../pipeline/publish/structured-data";
import { siteContent } from "../support/content";
import { useEmptyFolder } from "../support/empty-folder";

const project = resolve(".");
// Drawing takes seconds on a busy machine.
jest.setTimeout(60_000);
useEmptyFolder();
beforeEach(() => mkdirSync("public"));

const read = (name: string) => readFileSync(join("public", name), "utf8");

test("each page becomes a file with its address for a name, and other files stay as they are", () => {
  const gatsby = ["index.html", "404.html", "404/index.html"];
  const pages = ["terms/index.html", "page-data/terms/page-data.json"];
  const plain = ["google123.html", "ads.txt", "promo/index.html"];
  for (const path of [...gatsby, ...pages, ...plain]) {
    mkdirSync(join("public", dirname(path)), { recursive: true });
    writeFileSync(join("public", path), path);
  }
  pagesToFiles(["/", "/terms"]);
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice("public/".length));
  expect(files.sort()).toEqual([
    ...["404.html", "ads.txt", "google123.html", "index.html"],
    ...["page-data/terms/page-data.json", "promo/index.html", "terms.html"],
  ]);
  expect(read("404.html")).toBe("404.html");
});

test("search engines may read everything, and find every page in the sitemap", () => {
  writeSitemap("https://agency.com", ["/", "/terms"]);
  expect(read("sitemap.xml").match(/<loc>.*?<\/loc>/g)).toEqual([
    "<loc>https://agency.com/</loc>",
    "<loc>https://agency.com/terms</loc>",
  ]);
  expect(read("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://agency.com/sitemap.xml\n",
  );
});

test("the manifest has the company's name and color, and icons of the sizes that it claims", async () => {
  const light = { paper: "#ffeedd" };
  const colors = { light, dark: light };
  writeManifest("Some Company", colors);
  const {
    name,
    background_color,
    icons: listed,
  } = JSON.parse(read("manifest.webmanifest"));
  expect([name, background_color]).toEqual(["Some Company", "#ffeedd"]);
  const files = await icons(siteContent.logo, colors);
  for (const { src, sizes } of listed) {
    const { width, height } = await sharp(files[src.slice(1)]).metadata();
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
});

test("every page has a picture for shared links, of the size and weight that social networks take, and always the same", async () => {
  cpSync(join(project, "src/styles"), "src/styles", { recursive: true });
  symlinkSync(join(project, "node_modules"), "node_modules");
  writeFileSync("package.json", "{}");
  const title =
    "A heading that takes more than one line, and yet another one after it";
  const documents = [
    { ...siteContent.documents[0]!, slug: "long", heading: title },
  ];
  const drawn = async () => {
    await writeSharePictures({ ...siteContent, documents });
    return ["index", "404", "long"].map((name) =>
      readFileSync(join("public/share", `${name}.jpg`)),
    );
  };
  const pictures = await drawn();
  for (const picture of pictures) {
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect(picture.length).toBeLessThan(300_000);
    // More than the paper: the words are there.
    expect((await sharp(picture).stats()).entropy).toBeGreaterThan(1);
  }
  expect(new Set(pictures.map(String)).size).toBe(3);
  expect(await drawn()).toEqual(pictures);
});

test("structured data has the company, the prices of the plans and the questions", () => {
  const { brand } = siteContent.site;
  // A name that would end the element, if it were written as it is.
  const name = "</script><b>Name";
  const site = { ...siteContent.site, brand: { ...brand, name } };
  const html = structuredData({ ...siteContent, site });
  const scripts = JSDOM.fragment(html).querySelectorAll("*");
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? "");
  const [organization, , service, questions] = data["@graph"];
  expect(organization.name).toBe(name);
  expect(
    service.offers.map((offer: { priceSpecification: { price: number } }) => [
      offer.priceSpecification.price,
    ]),
  ).toEqual(
    siteContent.pricing.plans.map(({ monthlyPrice }) => [monthlyPrice]),
  );
  expect(questions.mainEntity).toHaveLength(
    siteContent.faq.items.length + siteContent.faq.ownership.length,
  );
});

/** What search engines are told with these changes to the content. */
function told(changes: object) {
  const html = structuredData({ ...siteContent, ...changes });
  const data = JSON.parse(JSDOM.fragment(html).textContent ?? "");
  const [organization, , , questions] = data["@graph"];
  return { organization, questions: questions.mainEntity };
}

test("structured data has the address and, where there is one, the phone: the company's, else that of the person who answers", () => {
  const { form } = siteContent;
  const site = { ...siteContent.site, phone: undefined };
  const address = [site.brand.name, "1 Main Street", "Reno, NV 89501"];
  const changed = { ...site, footer: { ...site.footer, address } };
  const phone = "(303) 555-0100";
  const { organization } = told({
    site: changed,
    form: { ...form, whoAnswers: { phone } },
  });
  expect(organization).toMatchObject({
    address: "1 Main Street, Reno, NV 89501",
    telephone: phone,
  });
  const company = { ...site, phone: "(720) 555-0100" };
  expect(told({ site: company }).organization.telephone).toBe(company.phone);
  const silent = told({ site, form: { ...form, whoAnswers: undefined } });
  expect(silent.organization).not.toHaveProperty("telephone");
});

test("structured data has the owner's questions once they are answered, as the page does", () => {
  const { faq } = siteContent;
  const question = { slug: "a", question: "Why?", icon: "lock" };
  const ownership = [question, { ...question, answer: "So, [see](/#form)." }];
  const { questions } = told({ faq: { ...faq, items: [], ownership } });
  expect(questions).toEqual([
    {
      ...{ "@type": "Question", name: "Why?" },
      acceptedAnswer: { "@type": "Answer", text: "So, see." },
    },
  ]);
});
