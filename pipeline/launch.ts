import { pictureUses } from "./check/pictures";
import type { LoadedContent } from "./load";
import { isVerified } from "./model/testimonials";
import { quoted, type Locate, type Problem } from "./problem";
import {
  locator,
  problemIn,
  textsOf,
  type SourceFile,
} from "./read/source-file";
import type { Content } from "./sections";
import { termsLabel, termsOfService } from "./site";

/** What the launch check finds. */
interface LaunchReport {
  /** What must not go live. */
  issues: Problem[];
  /** Quotes that a release leaves out. They never stop it. */
  unverifiedQuotes: Problem[];
}

/**
 * Lists what must not go live yet: placeholders, test addresses, text of
 * templates, portraits without permission, and a payment link without terms. Lists
 * each field once.
 */
export function launchReport({
  content,
  placeholders,
  files,
}: LoadedContent): LaunchReport {
  if (!content) return { issues: [], unverifiedQuotes: [] };
  const locate = locator(files);
  const unverifiedQuotes = content.testimonials.items.flatMap((item, index) =>
    isVerified(item)
      ? []
      : locate(
          "testimonials.yaml",
          ["items", index],
          `not verified, or without the client's permission: ${item.author}`,
        ),
  );
  const isLeftOut = ({ file, field }: Problem) =>
    unverifiedQuotes.some(
      (quote) =>
        quote.file === file && `${field}.`.startsWith(`${quote.field}.`),
    );
  const found = [
    ...placeholders.map(({ message, ...place }) => ({
      ...place,
      message: `placeholder – ${message || "write the real text"}`,
    })),
    ...files.flatMap(unfinishedText),
    ...testPayment(content, locate),
    ...portraitsWithoutPermission(content, locate),
    ...missingTerms(content, locate),
  ].filter((problem) => !isLeftOut(problem));
  const isTold = ({ file, field }: Problem, index: number) =>
    found
      .slice(0, index)
      .some((one) => field !== "" && one.file === file && one.field === field);
  return {
    issues: found.filter((problem, index) => !isTold(problem, index)),
    unverifiedQuotes,
  };
}

/**
 * What keeps a pull request from being merged: mistakes, and as soon as `url` is a
 * real address also what must not go live.
 */
export function mergeProblems(loaded: LoadedContent): Problem[] {
  const url = loaded.content?.site.url ?? "";
  const isLaunched = url !== "" && url.search(testAddress) < 0;
  return [
    ...loaded.problems,
    ...(isLaunched ? launchReport(loaded).issues : []),
  ];
}

/** Hosts reserved for examples and tests (RFC 2606 and 6761), alone, in an email address or in a URL, and this computer. */
const testAddress =
  /(?<![\w.-])(?:(?:https?:\/\/)?(?:[\w.+%-]+@)?(?:(?:[a-z\d-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z\d-]+\.)*example\.(?:com|net|org|edu))|(?:https?:\/\/|[\w.+%-]+@)(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\]))(?![\w-]|\.\w)(?:[/:?#][^\s"'<>)\]]*[^\s"'<>)\].,;:!?])?/gi;

/** Text of templates and drafts: [Company Name], ____, TBD, lorem ipsum, invented addresses and telephone numbers, and a whole text in brackets. */
const templateText = [
  /\[(?:(?:[A-Z][\w’']*[ ,]+)+[A-Z][\w’']*|[A-Z]{2,}[^[\]]*)\](?![([:])/g,
  /\[(?:insert|enter|your|name|date|company|address)\b[^[\]]*\](?![([:])/gi,
  /_{3,}|\b(?:TODO|TBD|TBA|FIXME|X{3,})\b|lorem ipsum/gi,
  /\b(?:you|your|name|user|info|email)@(?:your)?(?:email|domain|company|site)\.\w+/gi,
  /\b555[-. ]?(?:555[-. ]?5555|01\d\d)\b/g,
  /(?<=^\s*|\n\s*\n)\[[^[\]]{10,}\](?=\n\n|\s*$)/g,
];

/** Finds text that is not real yet, as it is written, so that a reference to it is not another. */
function unfinishedText(source: SourceFile): Problem[] {
  return textsOf(source).flatMap(({ text, path, offsetOf }) => {
    // Placeholders in comments are told as such.
    const shown = text.replace(/<!--[^]*?-->/g, (comment) =>
      " ".repeat(comment.length),
    );
    const all = [
      ...find(shown, [testAddress], "is a test address"),
      ...find(shown, templateText, "is text of a template or a draft"),
    ];
    return all.map(({ words, index, message }) =>
      problemIn(source, offsetOf(words, index), message, path),
    );
  });
}

function find(text: string, patterns: RegExp[], said: string) {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      ...{ words, index },
      message: `${quoted(words)} ${said}`,
    })),
  );
}

/** A payment page that only tests. */
function testPayment({ site }: Content, locate: Locate): Problem[] {
  return /\/test_/.test(site.paymentLink ?? "")
    ? [
        locate(
          "site.yaml",
          ["paymentLink"],
          `"${site.paymentLink}" is a test link: nobody would be charged`,
        ),
      ]
    : [];
}

function portraitsWithoutPermission(
  content: Content,
  locate: Locate,
): Problem[] {
  return pictureUses(content)
    .filter(({ unpermitted }) => unpermitted)
    .map(({ file, path, picture }) =>
      locate(
        file,
        path,
        `${picture} shows a person – ask for the permission, and write "permission: true" below it`,
      ),
    );
}

/** A payment that renews needs terms. */
function missingTerms(content: Content, locate: Locate): Problem[] {
  if (!content.site.paymentLink || termsLabel(content)) return [];
  return [
    locate(
      `${termsOfService}.md`,
      [],
      "a payment that renews every month needs terms of service – write them in this file, with the same lines at its top as content/privacy-policy.md; the links to it come by themselves",
    ),
  ];
}
