import fc from "fast-check";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fromMarkdown from "mdast-util-from-markdown";
import toHast from "mdast-util-to-hast";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { loadContent, type Content } from "../../pipeline/content/load-content";
import { report } from "../../pipeline/content/problem";
import NotFoundPage from "../../src/pages/404";
import LandingPage from "../../src/templates/landing";
import PolicyPage from "../../src/templates/policy";
import { abuses, markdownAbuses } from "../support/abuse";
import { staticQuery } from "../support/gatsby-stub";

const runs = Number(process.env["ABUSE_RUNS"] ?? 1_000);
const files = readdirSync("content").filter((file) =>
  /^(?!README|fields).*\.(yaml|md)$/.test(file),
);

// What Gatsby gives a page besides its data is of no interest here.
type Page = ComponentType<object>;
const Landing = LandingPage as unknown as Page;
const NotFound = NotFoundPage as unknown as Page;
const Policy = PolicyPage as unknown as Page;

/** A file, and what befalls it. */
const trees = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...files), abuses) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant("privacy-policy.md"), markdownAbuses),
  },
);

/** All pages, as they are built. */
function pagesOf(content: Content): string {
  staticQuery.data = { content };
  const data = { data: { content }, location: { pathname: "/x" } };
  const policies = content.policies.map((policy) => {
    const body = {
      htmlAst: toHast(fromMarkdown(policy.markdown), {
        allowDangerousHtml: true,
      }),
    };
    const props = {
      data: { content: { ...content, policy: { ...policy, body } } },
    };
    return <Policy key={policy.slug} {...props} />;
  });
  return renderToStaticMarkup(
    <>
      <Landing {...data} />
      <NotFound {...data} />
      {policies}
    </>,
  );
}

/** What could do harm in a page: elements that ours do not have, handlers, addresses that run. */
function harmIn(html: string, known: Set<string>): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.body.querySelectorAll("*")].flatMap((element) => [
    ...(known.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith("on") ||
          (/^(href|src|action)$/.test(name) &&
            !/^(https:|mailto:|\/|#)/.test(value)),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
}

function elementsIn(html: string): Set<string> {
  const page = new DOMParser().parseFromString(html, "text/html");
  // Markdown may make these also where the present policy does not.
  const ofMarkdown = [
    "ol",
    "blockquote",
    "em",
    "strong",
    "br",
    "hr",
    "h3",
    "h4",
    "h5",
    "h6",
    "code",
  ];
  return new Set([
    ...ofMarkdown,
    ...[...page.body.querySelectorAll("*")].map(({ localName }) => localName),
  ]);
}

test(`of ${runs} broken content trees each is refused with a message that names a file, or published as text`, () => {
  const directory = mkdtempSync(join(tmpdir(), "abuse-"));
  cpSync("content", directory, { recursive: true });
  const original = loadContent("content").content;
  if (!original) throw new Error("The content of the site has mistakes.");
  const known = elementsIn(pagesOf(original));
  const counts = { refused: 0, published: 0, slowest: 0 };
  jest.spyOn(console, "warn").mockImplementation(() => {});

  fc.assert(
    fc.property(trees, ([file, abuse]) => {
      const text = readFileSync(join("content", file), "utf8");
      const bytes = abuse.apply(text);
      const changed = join(directory, abuse.renameTo ?? file);
      rmSync(join(directory, file));
      if (bytes) writeFileSync(changed, bytes);

      const start = performance.now();
      const { content, problems } = loadContent(directory);
      counts.slowest = Math.max(counts.slowest, performance.now() - start);
      rmSync(changed, { force: true });
      cpSync(join("content", file), join(directory, file));
      expect(counts.slowest).toBeLessThan(5_000);
      expect(Object.prototype).not.toHaveProperty("polluted");

      if (content) {
        counts.published += 1;
        expect(harmIn(pagesOf(content), known)).toEqual([]);
      } else {
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
      }
    }),
    // The same trees every time; another seed is a new search.
    { numRuns: runs, seed: Number(process.env["ABUSE_SEED"] ?? 498) },
  );
  rmSync(directory, { recursive: true });
  console.info(
    `${runs} broken trees: ${counts.refused} refused, ${counts.published} published as text; the slowest check took ${Math.round(counts.slowest)} ms`,
  );
  expect(counts.refused).toBeGreaterThan(0);
  expect(counts.published).toBeGreaterThan(0);
}, 300_000);
