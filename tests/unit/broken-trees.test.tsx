import fc from "fast-check";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "../../pipeline/content/load-content";
import type { Content } from "../../pipeline/schema/content";
import { report } from "../../pipeline/content/problem";
import { breakages, markdownBreakages } from "../support/broken-trees";
import { fixture, siteContent } from "../support/content";
import { renderedPages } from "../support/rendered-pages";

/** How many trees to break; `npm run test:all` asks for more. */
const count = Number(process.env["BROKEN_TREES"] ?? 100);
const policy = "privacy-policy.md";
const files = readdirSync(fixture).filter((file) => file.endsWith(".yaml"));
/** A file, and what happens to it. */
const trees = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...files, policy), breakages),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant(policy), markdownBreakages),
  },
);
const folder = mkdtempSync(join(tmpdir(), "broken-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The elements of all pages. */
function elementsOf(content: Content): Element[] {
  return renderedPages(content).flatMap(({ body }) => [
    ...body.querySelectorAll("*"),
  ]);
}

const known = new Set([
  ...elementsOf(siteContent).map(({ localName }) => localName),
  // Those of Markdown that the policy does not use.
  ...["ol", "blockquote", "em", "strong", "br", "hr", "code"],
  ...["h3", "h4", "h5", "h6"],
]);

/** What could do harm in a page: foreign elements, handlers, addresses that run. */
function harmIn(content: Content): string[] {
  return elementsOf(content).flatMap(({ localName, attributes }) => [
    ...(known.has(localName) ? [] : [`<${localName}>`]),
    ...[...attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith("on") ||
          (/^(href|src|action)$/.test(name) &&
            !/^(https:|mailto:|tel:|\/|#)/.test(value)),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
}

test(`each of ${count} broken content trees is refused with a message that names a file, or published as text`, () => {
  const counts = { refused: 0, published: 0 };
  fc.assert(
    fc.property(trees, ([file, { apply }]) => {
      rmSync(folder, { recursive: true });
      cpSync(fixture, folder, { recursive: true });
      apply(join(folder, file));

      const start = performance.now();
      const { content, problems } = loadContent(folder);
      expect(performance.now() - start).toBeLessThan(5_000);
      expect(Object.prototype).not.toHaveProperty("polluted");

      if (content) {
        counts.published += 1;
        expect(harmIn(content)).toEqual([]);
        return;
      }
      counts.refused += 1;
      expect(problems).not.toEqual([]);
      for (const problem of problems) {
        expect(report([problem])).toMatch(
          /^content\/[^\n]+:\d+:\d+ {2}[^\n]{10,}$/,
        );
        expect(problem.message).not.toMatch(
          /undefined|\[object|NaN|\bat .*\.[jt]s:\d/,
        );
      }
    }),
    // The same trees every time.
    { numRuns: count, seed: 498 },
  );
  expect(counts.refused).toBeGreaterThan(0);
  expect(counts.published).toBeGreaterThan(0);
}, 600_000);
