import type { Content } from "../../pipeline/content/load-content";
import { securityExpiry } from "../../pipeline/content/cross-checks";
import { contentWith, textOf } from "../support/content-copy";

const policy = textOf("privacy-policy.md");

test.each([
  ["paymentLink", ["paymentLink"]],
  ["form.host", ["form", "host"]],
  ["form.embedScript", ["form", "embedScript"]],
])(
  "a company in %s that the privacy policy does not name is a mistake",
  (field, path) => {
    const { problems, placeOf } = contentWith({
      "site.yaml": (site) => site.setIn(path, "https://new.example/path"),
      // The references in the register would follow the new address.
      "third-parties.yaml": textOf("third-parties.yaml").replace(
        /"\{site\.[\w.]+\}"/g,
        "https://old.example",
      ),
    });
    expect(problems).toContainEqual({
      file: "content/site.yaml",
      ...placeOf("site.yaml", "https://new.example"),
      field,
      message:
        "https://new.example is not in content/third-parties.yaml – add it there, so that the privacy policy names it",
    });
  },
);

test("without a payment link there is no company to name", () => {
  const { problems } = contentWith({
    "site.yaml": (site) => site.delete("paymentLink"),
    "third-parties.yaml": textOf("third-parties.yaml").replace(
      '"{site.paymentLink}"',
      "https://pay.example",
    ),
  });
  expect(problems).toEqual([]);
});

test("an origin in the register that is no address is a mistake", () => {
  const { problems, placeOf } = contentWith({
    "third-parties.yaml": (register) =>
      register.addIn(["parties", 0, "origins"], "forms dot example"),
  });
  expect(problems).toEqual([
    {
      file: "content/third-parties.yaml",
      ...placeOf("third-parties.yaml", "forms dot example"),
      field: expect.stringMatching(/^parties\[0\]\.origins\[\d+\]$/),
      message:
        'expected an address that starts with https://, found "forms dot example" – write it in full',
    },
  ]);
});

test.each([
  ["the table of other companies", "{third-parties}"],
  [
    "the place that the footer’s link to the statement leads to",
    "{accessibility}",
  ],
])("a privacy policy without %s is a mistake", (_, line) => {
  const { problems } = contentWith({
    "privacy-policy.md": policy.replace(`\n${line}\n`, "\n"),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/privacy-policy.md",
      message: expect.stringContaining(
        `expected a line that holds only ${line}`,
      ),
    }),
  ]);
});

test("a privacy policy keeps each of its headings", () => {
  const { problems } = contentWith({
    "privacy-policy.md": policy.replace("## Data Sharing", "## Sharing"),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/privacy-policy.md",
      message:
        'the heading "## Data Sharing" is missing – put it back; a privacy policy has to say this',
    }),
  ]);
});

test.each([
  ["none", ["how-it-works", "form"], "add it"],
  ["2", ["how-it-works", "pricing", "pricing", "form"], "keep one of them"],
])("the navigation leads to pricing once, not %s", (count, targets, remedy) => {
  const { problems } = contentWith({
    "site.yaml": (site) =>
      site.setIn(
        ["nav", "links"],
        targets.map((target) => ({ label: "Go", target })),
      ),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      field: "nav.links",
      message: `expected one link to pricing, found ${count} – ${remedy}; the label is up to you`,
    }),
  ]);
});

test.each([
  ["short", "Gone", /^expected 30 to 60 characters.* – say more$/],
  ["long", "A page that is not here ".repeat(3), /in fewer words$/],
])(
  "a title that is too %s for search results is a mistake",
  (_, title, said) => {
    const { problems } = contentWith({
      "not-found.yaml": (page) => page.set("title", title),
    });
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/not-found.yaml",
        field: "title",
        message: expect.stringMatching(said),
      }),
    ]);
  },
);

test.each(["title", "description"])("no two pages share their %s", (field) => {
  const { content } = contentWith({});
  const { problems } = contentWith({
    "not-found.yaml": (page) =>
      page.set(field, content?.policies[0]?.[field as "title"]),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/privacy-policy.md",
      field,
      message: `the page of content/not-found.yaml has the same ${field} – give each page its own`,
    }),
  ]);
});

test.each([
  ["plan", "pricing.yaml", "core-platform"],
  ["tier", "map-pack.yaml", "third"],
])("the cost comparison begins with a %s that %s has", (key, of, known) => {
  const { problems } = contentWith({
    "cost-comparison.yaml": (comparison) =>
      comparison.setIn(["start", key], "gone"),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/cost-comparison.yaml",
      field: `start.${key}`,
      message: expect.stringContaining(
        `no ${key} in ${of} has the slug "gone" – write one of `,
      ),
    }),
  ]);
  expect(problems[0]?.message).toContain(known);
});

test.each([
  [
    "the last tier leaves smaller places out",
    ["tiers", 2, "from"],
    10,
    /expected 0/,
  ],
  ["a tier is out of order", ["tiers", 0, "from"], 100, /largest tier first/],
  [
    "no city of a tier is listed",
    ["tiers", 1, "from"],
    100_000,
    /expected at least 250000, .* cities\.yaml/,
  ],
] as const)("city tiers are refused when %s", (_, path, from, said) => {
  const { problems } = contentWith({
    "map-pack.yaml": (mapPack) => mapPack.setIn(path, from),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/map-pack.yaml",
      field: `tiers[${path[1]}].from`,
      message: expect.stringMatching(said),
    }),
  ]);
});

test("mistakes in several files are told in one run, whatever else they keep from being checked", () => {
  const { problems } = contentWith({
    "pricing.yaml": (pricing) => pricing.set("lead", 5),
    "faq.yaml": (faq) => faq.set("heading", "Questions & <i>answers</i>"),
    "privacy-policy.md": policy.replace("## Security", "## Safety"),
  });
  expect(problems.map(({ file }) => file).sort()).toEqual([
    "content/faq.yaml",
    "content/pricing.yaml",
    "content/privacy-policy.md",
  ]);
});

test("a policy of more than 12 months is a warning and no mistake", () => {
  const { warnings, problems } = contentWith({
    "privacy-policy.md": policy.replace(
      /^effectiveDate: .*$/m,
      'effectiveDate: "2020-01-01"',
    ),
  });
  expect(problems).toEqual([]);
  expect(warnings).toContainEqual(
    expect.objectContaining({
      file: "content/privacy-policy.md",
      field: "effectiveDate",
      message: expect.stringMatching(/^2020-01-01 is more than 12 months ago/),
    }),
  );
});

test.each([
  ["2030-01-01", /^2030-01-01 is past – .* supportEmail/],
  ["2031-06-02", /^2031-06-02 is more than a year away – /],
])(
  "a security.txt that is good until %s is a warning on 2030-06-01",
  (day, said) => {
    const site = contentWith({
      "site.yaml": (yaml) => yaml.set("securityExpires", day),
    }).content?.site as Content["site"];
    expect(securityExpiry(site, new Date("2030-06-01"))).toEqual([
      {
        file: "site.yaml",
        path: ["securityExpires"],
        message: expect.stringMatching(said),
      },
    ]);
    expect(securityExpiry(site, new Date("2029-12-31"))).toHaveLength(
      day === "2030-01-01" ? 0 : 1,
    );
  },
);

test.each(["https://site.example/", "https://site.example/start"])(
  "the site's address is its name only, and not %s",
  (url) => {
    const { problems } = contentWith({
      "site.yaml": (site) => site.set("url", url),
    });
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/site.yaml",
        field: "url",
        message: expect.stringContaining("take out what follows it"),
      }),
    ]);
  },
);
