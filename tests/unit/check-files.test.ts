import { siteContent } from "../support/content";
import {
  contentWith,
  secondPolicy,
  snippetOf,
  textOf,
} from "../support/content-copy";

type Changes = Parameters<typeof contentWith>[0];

/** A file with another value at a path, written with dots. */
const set = (file: string, path: string, value: unknown): Changes => ({
  [file]: (document) => document.setIn(path.split("."), value),
});
const navTo = (...targets: string[]) =>
  set(
    "site.yaml",
    "nav.links",
    targets.map((target) => ({ label: "Go", target })),
  );
const redirect = (to: string, ...addresses: string[]) =>
  set(
    "site.yaml",
    "redirects",
    addresses.map((from) => ({ from, to })),
  );

test.each<[at: string, changes: Changes, said: string | RegExp]>([
  [
    "third-parties.yaml parties[0].origins[1]",
    set("third-parties.yaml", "parties.0.origins.1", "not one"),
    'expected an address that starts with https://, found "not one" – write it in full',
  ],
  ...["mailto:us@a.example", "ftp://a.example", "data:,a"].map(
    (address): [string, Changes, string] => [
      "third-parties.yaml parties[0].origins[1]",
      set("third-parties.yaml", "parties.0.origins.1", address),
      `expected an address that starts with https://, found "${address}" – write it in full`,
    ],
  ),
  [
    "site.yaml measurement",
    {
      ...set("site.yaml", "measurement", "https://other.example/api/event"),
      // Otherwise it follows the new address.
      ...set(
        "third-parties.yaml",
        "parties.0.origins.0",
        "https://count.example",
      ),
    },
    'https://other.example is in no company of content/third-parties.yaml with "occasion: page" – add it there, so that the privacy policy names it',
  ],
  [
    "site.yaml measurement",
    set("site.yaml", "measurement", "https://count.example/g/collect"),
    'expected an address of Plausible: https:// at its start, /api/event at its end, found "https://count.example/g/collect" – correct it; content/fields.md says what each field holds',
  ],
  [
    "third-parties.yaml parties[0].occasion",
    set("site.yaml", "measurement", `${siteContent.site.url}/api/event`),
    /^no page contacts Count Example, because content\/site\.yaml has no "measurement:" of another company – remove/,
  ],
  [
    "site.yaml nav.links",
    navTo("how-it-works", "form"),
    "expected one link to pricing, found none – add it; the label is up to you",
  ],
  [
    "site.yaml nav.links",
    navTo("how-it-works", "pricing", "pricing", "form"),
    "expected one link to pricing, found 2 – keep one of them; the label is up to you",
  ],
  [
    "site.yaml nav.links",
    navTo("how-it-works", "pricing", "form", "faq", "faq"),
    "expected one link to faq, found 2 – keep one of them; the label is up to you",
  ],
  [
    "map-pack.yaml tiers[2].from",
    set("map-pack.yaml", "tiers.2.from", 10),
    /expected 0/,
  ],
  [
    "map-pack.yaml tiers[0].from",
    set("map-pack.yaml", "tiers.0.from", 100),
    /largest tier first/,
  ],
  [
    "map-pack.yaml tiers[0].top3.high",
    set("map-pack.yaml", "tiers.0.top3", { low: 0, high: 0 }),
    /expected at least 1, because the calculator divides by it/,
  ],
  [
    "site.yaml url",
    set("site.yaml", "url", "https://site.example/start"),
    /remove everything after the name/,
  ],
  [
    "site.yaml redirects[0].from",
    redirect("/", "/privacy-policy.html"),
    /there is a page at \/privacy-policy – remove the redirect/,
  ],
  [
    "site.yaml redirects[0].to",
    redirect("/nowhere", "/old"),
    /expected the address of a page, found "\/nowhere" – write one of \//,
  ],
  ...["/#prices", `${siteContent.site.url}/`, "http://a.example", "#form"].map(
    (to): [string, Changes, RegExp] => [
      "site.yaml redirects[0].to",
      redirect(to, "/old"),
      /expected the address of a page, found/,
    ],
  ),
  [
    "site.yaml redirects[0].from",
    { ...redirect("/", "/rules"), "rules.md": secondPolicy() },
    /there is a page at \/rules/,
  ],
  [
    "site.yaml redirects[0].from",
    redirect("/", "/index.html"),
    /there is a page at \/ /,
  ],
  [
    "site.yaml redirects[0].from",
    redirect("/", "old"),
    /a slash at the start and none at the end/,
  ],
  [
    "site.yaml redirects[1].from",
    redirect("/", "/old", "/old.html"),
    "/old.html already has a redirect – keep only one",
  ],
])("a mistake at %s is reported", (at, changes, said) => {
  const { problems } = contentWith(changes);
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    `content/${at}`,
  ]);
  expect(problems[0]?.message).toEqual(
    typeof said === "string" ? said : expect.stringMatching(said),
  );
});

test("the bar need not lead to the questions", () => {
  const { problems } = contentWith(navTo("how-it-works", "pricing", "form"));
  expect(problems).toEqual([]);
});

test.each([
  ["removed", "{third-parties}", "", "third-parties.yaml belongs"],
  ["misspelled", "{third-parties}", "{third-partys}", "third-parties.yaml"],
  ["in a sentence", "{accessibility}", "See {accessibility}.", "every footer"],
  [
    "repeated",
    "{accessibility}",
    "{accessibility}\n\n{accessibility}",
    "every",
  ],
])(
  "a privacy policy whose insert is %s is a mistake",
  (_, insert, by, said) => {
    const text = textOf("privacy-policy.md").replace(insert, by);
    const { problems, placeOf } = contentWith({ "privacy-policy.md": text });
    // A name that no insert has is told as well.
    expect(problems).toContainEqual({
      ...{ file: "content/privacy-policy.md", field: "" },
      ...(by.includes(insert)
        ? placeOf("privacy-policy.md", insert)
        : { line: 1, column: 1 }),
      message: expect.stringMatching(
        `^the page needs ${insert} once on a line of its own – write it .*${said}`,
      ),
    });
  },
);

test.each([
  ["site.yaml", "paymentLink", "click"],
  ["site.yaml", "form.snippet", "form"],
  ["form.yaml", "whoAnswers", "click"],
])(
  "a company in %s, %s, that the privacy policy does not name is a mistake",
  (file, field, occasion) => {
    const address = "https://new.example";
    const values: Record<string, unknown> = {
      whoAnswers: {
        booking: { url: address, label: "Book", newTab: "new tab" },
      },
      "form.snippet": snippetOf(`${address}/form/1`),
    };
    const value = values[field] ?? address;
    const { problems } = contentWith({
      // The references in the register would follow the new address.
      "third-parties.yaml": textOf("third-parties.yaml").replace(
        /"\{(site|form)\.[\w.]+\}"/g,
        "https://old.example",
      ),
      ...set(file, field, value),
    });
    expect(problems.map(({ message }) => message)).toContain(
      `https://new.example is in no company of content/third-parties.yaml with "occasion: ${occasion}" – add it there, so that the privacy policy names it`,
    );
  },
);
