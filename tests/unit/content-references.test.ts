import { loadContent } from "../../pipeline/content/load-content";
import { dollars } from "../../src/lib/figures";
import { contentWith, secondPolicy } from "../support/content-copy";

const plans = loadContent("content").content?.pricing.plans ?? [];
const [plan] = plans;
const combined = plans.find(({ combines }) => combines);
const price = `{pricing.plans.${plan?.slug}.monthlyPrice}`;

const nowhere = (reference: string) =>
  `${reference} leads nowhere – write the file's name, the slug or field, and the field, as in {pricing.plans.core-platform.monthlyPrice}`;

/** The closing section's text in place of its own. */
const closingSays = (text: string) => ({
  "closing.yaml": `heading: A\ntext: "${text}"\nbutton: B\n`,
});

describe("a reference", () => {
  test("is filled in with the fact that it names", () => {
    const { content } = contentWith(closingSays(`Only ${price}.`));
    expect(content?.closing.text).toBe(
      `Only ${dollars(plan?.monthlyPrice ?? NaN)}.`,
    );
  });

  test("follows the fact when it changes", () => {
    const { content } = contentWith({
      ...closingSays("{timeline.claims.movementWeeks}"),
      "timeline.yaml": (timeline) =>
        timeline.setIn(["claims", "movementWeeks"], { low: 7, high: 11 }),
    });
    expect(content?.closing.text).toBe("7–11");
  });

  test("can name the sum that the build works out", () => {
    const { content } = contentWith(
      closingSays(`{pricing.plans.${combined?.slug}.monthlyPrice}`),
    );
    expect(content?.closing.text).toBe(dollars(combined?.monthlyPrice ?? NaN));
  });

  test("is filled in to the end, whichever file comes first", () => {
    const { content } = contentWith({
      ...closingSays("{hero.lead}!"),
      "hero.yaml": (hero) => hero.set("lead", "We are {site.brand.name}"),
    });
    expect(content?.closing.text).toBe(`We are ${content?.site.brand.name}!`);
  });

  test("that leads nowhere is found in the text that holds it", () => {
    const { problems, placeOf } = contentWith(
      closingSays("At {pricing.nope}."),
    );
    expect(problems).toEqual([
      {
        file: "content/closing.yaml",
        ...placeOf("closing.yaml", "{pricing.nope}"),
        field: "text",
        message: nowhere("{pricing.nope}"),
      },
    ]);
  });

  test("that leads nowhere is found in a list", () => {
    const { problems, placeOf } = contentWith({
      "pricing.yaml": (pricing) =>
        pricing.setIn(["plans", 0, "points", 0], "{timeline.nope}"),
    });
    expect(problems).toEqual([
      {
        file: "content/pricing.yaml",
        ...placeOf("pricing.yaml", "{timeline.nope}"),
        field: "plans[0].points[0]",
        message: nowhere("{timeline.nope}"),
      },
    ]);
  });

  test("that leads nowhere is found on its line of a policy's text", () => {
    const { problems, placeOf } = contentWith({
      "terms.md": `${secondPolicy()}\n## More\n\nAt {pricing.nope}.\n`,
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: "content/terms.md",
      line: placeOf("terms.md", "{pricing.nope}").line,
      message: nowhere("{pricing.nope}"),
    });
  });
});

describe("slugs", () => {
  const items = ["one", "two", "one"].map(
    (slug) => `  - { slug: ${slug}, question: Q, answer: A, icon: lock }\n`,
  );

  test("two items of a list cannot share one", () => {
    const { problems } = contentWith({
      "faq.yaml": `heading: A\nitems:\n${items.join("")}`,
    });
    expect(problems).toEqual([
      {
        file: "content/faq.yaml",
        line: 5,
        column: 13,
        field: "items[2].slug",
        message:
          '"one" is already the slug of the item on line 3 – give each item its own',
      },
    ]);
  });

  test("items of two lists in a file can share one", () => {
    const { problems } = contentWith({
      "how-it-works.yaml": (file) => {
        file.setIn(["steps", 0, "slug"], "one-and-the-same");
        file.setIn(["included", 0, "slug"], "one-and-the-same");
      },
    });
    expect(problems).toEqual([]);
  });
});
