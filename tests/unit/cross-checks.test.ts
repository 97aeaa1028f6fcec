import type { Content } from "../../pipeline/schema/content";
import { securityExpiry } from "../../pipeline/content/warnings";
import { siteContent } from "../support/content";
import { contentWith, textOf } from "../support/content-copy";

type Changes = Parameters<typeof contentWith>[0];

const policy = textOf("privacy-policy.md");
const register = textOf("third-parties.yaml");
/** A file with another value at a path, written with dots. */
const set = (file: string, path: string, value: unknown): Changes => ({
  [file]: (document) => document.setIn(path.split("."), value),
});
const navTo = (...targets: string[]) =>
  set(
    ...(["site.yaml", "nav.links"] as const),
    targets.map((target) => ({ label: "Go", target })),
  );
const [privacy] = siteContent.policies;
const { parties } = siteContent.thirdParties;
const origins = parties[0]!.origins.length;

test.each<[at: string, changes: Changes, said: string | RegExp]>([
  [
    `third-parties.yaml parties[0].origins[${origins}]`,
    set("third-parties.yaml", `parties.0.origins.${origins}`, "not one"),
    'expected an address that starts with https://, found "not one" – write it in full',
  ],
  [
    "site.yaml form.rights.popups",
    set("site.yaml", "form.rights", { popups: true, topNavigation: false }),
    /^expected the reason on the same line, found none – write it after a #/,
  ],
  [
    "third-parties.yaml parties[0].allow",
    set("third-parties.yaml", "parties.0.allow", ["requests"]),
    /^expected the reason on the same line/,
  ],
  [
    "site.yaml measurement",
    set("site.yaml", "measurement", "https://count.example/api/event"),
    'https://count.example is in no company of content/third-parties.yaml with "occasion: page" – add it there, so that the privacy policy names it',
  ],
  [
    `third-parties.yaml parties[${parties.length}].occasion`,
    {
      ...set("third-parties.yaml", `parties.${parties.length}`, {
        ...parties[0],
        slug: "counter",
        occasion: "page",
      }),
      ...set("site.yaml", "measurement", `${siteContent.site.url}/api/event`),
    },
    /^no page contacts .*, because content\/site\.yaml has no "measurement:" of another company – remove/,
  ],
  [
    "testimonials.yaml checks[0].url",
    {
      ...set("testimonials.yaml", "checks", [
        { title: "Count", url: "#timeline", text: "The weeks." },
        { title: "Read", url: "#pricing", text: "The price." },
      ]),
      ...set("timeline.yaml", "shown", false),
    },
    'the page has no #timeline, because content/timeline.yaml says "shown: false" – write another address, or remove the check',
  ],
  [
    "privacy-policy.md ",
    { "privacy-policy.md": policy.replace("\n{third-parties}\n", "\n") },
    /^expected a line that holds only {third-parties} – put it back/,
  ],
  [
    "privacy-policy.md ",
    { "privacy-policy.md": policy.replace("\n{accessibility}\n", "\n") },
    /^expected a line that holds only {accessibility} – put it back/,
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
    "not-found.yaml title",
    set("not-found.yaml", "title", "Gone"),
    /^expected 30 to 60 characters.* – write more$/,
  ],
  [
    "not-found.yaml title",
    set("not-found.yaml", "title", "A page that is not here ".repeat(3)),
    / – shorten it$/,
  ],
  [
    "privacy-policy.md title",
    set("not-found.yaml", "title", privacy?.title),
    "content/not-found.yaml has the same title – give each page its own",
  ],
  [
    "privacy-policy.md description",
    set("not-found.yaml", "description", privacy?.description),
    "content/not-found.yaml has the same description – give each page its own",
  ],
  [
    "cost-comparison.yaml start.plan",
    set("cost-comparison.yaml", "start.plan", "gone"),
    /^no plan in pricing.yaml has the slug "gone" – write one of \S+, /,
  ],
  [
    "cost-comparison.yaml start.tier",
    set("cost-comparison.yaml", "start.tier", "gone"),
    /^no tier in map-pack.yaml has the slug "gone" – write one of \S+, /,
  ],
  // The last tier has to take in the smallest places.
  [
    "map-pack.yaml tiers[4].from",
    set("map-pack.yaml", "tiers.4.from", 10),
    /expected 0/,
  ],
  [
    "map-pack.yaml tiers[0].from",
    set("map-pack.yaml", "tiers.0.from", 100),
    /largest tier first/,
  ],
  [
    "map-pack.yaml tiers[3].from",
    set("map-pack.yaml", "tiers.3.from", 100_000),
    /expected at least 250000, .* cities\.yaml/,
  ],
  [
    "site.yaml url",
    set("site.yaml", "url", "https://site.example/"),
    /remove everything after the name/,
  ],
  [
    "site.yaml url",
    set("site.yaml", "url", "https://site.example/start"),
    /remove everything after the name/,
  ],
])("a mistake at %s is told", (at, changes, said) => {
  const { problems } = contentWith(changes);
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    `content/${at}`,
  ]);
  expect(problems[0]?.message).toEqual(
    typeof said === "string" ? said : expect.stringMatching(said),
  );
});

test.each([
  ["paymentLink", "click"],
  ["form.host", "form"],
  ["form.embedScript", "form"],
])(
  "a company in %s that the privacy policy does not name is a mistake",
  (field, occasion) => {
    const { problems, placeOf } = contentWith({
      ...set("site.yaml", field, "https://new.example"),
      // The references in the register would follow the new address.
      "third-parties.yaml": register.replace(
        /"\{site\.[\w.]+\}"/g,
        "https://old.example",
      ),
    });
    expect(problems).toContainEqual({
      file: "content/site.yaml",
      ...placeOf("site.yaml", "https://new.example"),
      field,
      message: `https://new.example is in no company of content/third-parties.yaml with "occasion: ${occasion}" – add it there, so that the privacy policy names it`,
    });
  },
);

test("a booking link to a company that the privacy policy does not name is a mistake", () => {
  const { problems } = contentWith(
    set("form.yaml", "whoAnswers.booking.url", "https://new.example/kim"),
  );
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'whoAnswers.booking.url: https://new.example is in no company of content/third-parties.yaml with "occasion: click" – add it there, so that the privacy policy names it',
  ]);
});

test("without a payment link there is no company to name", () => {
  const { problems } = contentWith({
    "site.yaml": (file) => file.delete("paymentLink"),
    "third-parties.yaml": register.replace(
      '"{site.paymentLink}"',
      "https://pay.example",
    ),
  });
  expect(problems).toEqual([]);
});

test.each([
  ["2030-01-01", "2029-12-31", undefined],
  ["2030-01-01", "2030-01-01", / is in the past – .* supportEmail/],
  ["2031-06-01", "2030-06-01", undefined],
  ["2031-06-02", "2030-06-01", / is more than a year away – /],
])(
  "a security.txt that is good until %s is fine on %s, except: %s",
  (securityExpires, today, said) => {
    const site: Content["site"] = { ...siteContent.site, securityExpires };
    const told = securityExpiry(site, new Date(today));
    expect(told.map(({ message }) => message)).toEqual(
      said ? [expect.stringMatching(said)] : [],
    );
  },
);
