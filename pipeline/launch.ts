import type { Content } from "./sections";
import { isVerified } from "./schema/testimonials";
import { locate, type SourceFile } from "./read/source-file";
import type { LoadedContent } from "./load";
import { pictureUses } from "./check/pictures";
import { fieldName, placeAt, type Issue, type Problem } from "./problem";
import { termsLabel, termsOfService } from "./check/terms-of-service";
import { walk } from "./read/walk";

/** What the launch check finds. */
interface LaunchReport {
  /** What must not go live. */
  issues: Problem[];
  /** Quotes that a release leaves out. They never stop it. */
  unverifiedQuotes: Problem[];
}

/**
 * Lists what must not go live yet: placeholders, test addresses, portraits
 * without permission, a policy that denies the analytics that are on, and a
 * payment link without terms. Lists each field once.
 */
export function launchReport({
  content,
  placeholders,
  files,
}: LoadedContent): LaunchReport {
  if (!content) return { issues: [], unverifiedQuotes: [] };
  const quotes = content.testimonials.items.flatMap((item, index) =>
    isVerified(item) ? [] : fieldName(["items", index]),
  );
  const isLeftOut = ({ file, field }: { file: string; field: string }) =>
    file === "content/testimonials.yaml" &&
    quotes.some((quote) => `${field}.`.startsWith(`${quote}.`));
  const found = [
    ...placeholders.map(({ wanted, ...place }) => ({
      ...place,
      message: `placeholder – ${wanted || "write the real text"}`,
    })),
    ...files.flatMap(testAddresses),
    ...files.flatMap(drafts),
    ...[
      ...testServices(content),
      ...portraitsWithoutPermission(content),
      ...missingTerms(content),
      ...deniedAnalytics(content),
    ].map((issue) => locate(issue, files)),
  ].filter((issue) => !isLeftOut(issue));
  return {
    issues: found.filter(
      ({ file, field }, index) =>
        field === "" ||
        found.findIndex((one) => one.file === file && one.field === field) ===
          index,
    ),
    unverifiedQuotes: content.testimonials.items.flatMap((item, index) =>
      isVerified(item)
        ? []
        : locate(
            {
              file: "testimonials.yaml",
              path: ["items", index],
              message: `not verified, or without the client's permission: ${item.author}`,
            },
            files,
          ),
    ),
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

/** Finds test addresses as they are written, so that a reference to one is not another. */
function testAddresses({ file, yaml, markdown }: SourceFile): Problem[] {
  const issue = (words: string) => `"${words}" is a test address`;
  const fields = walk(yaml.data).flatMap(({ path, value }) =>
    typeof value === "string"
      ? [...value.matchAll(testAddress)].map(([words]) => ({
          file,
          ...yaml.placeOf(path, words),
          field: fieldName(path),
          message: issue(words),
        }))
      : [],
  );
  const { text = "", firstLine = 1 } = markdown ?? {};
  const body = [...text.matchAll(testAddress)].map(({ 0: words, index }) => {
    const { line, column } = placeAt(text, index);
    const place = { line: firstLine + line - 1, column };
    return { file, ...place, field: "", message: issue(words) };
  });
  return [...fields, ...body];
}

/** A text or a paragraph in square brackets, as the drafts of this repository are. */
const draft = /(?<=^\s*|\n\s*\n)\[[^[\]]{10,}\](?=\n\n|\s*$)/g;

function drafts({ file, yaml, markdown }: SourceFile): Problem[] {
  const message =
    "this is a draft in square brackets – write the real text, or delete it";
  const fields = walk(yaml.data).flatMap(({ path, value }) =>
    typeof value === "string" && value.trim().search(draft) === 0
      ? { file, ...yaml.placeOf(path), field: fieldName(path), message }
      : [],
  );
  const { text = "", firstLine = 1 } = markdown ?? {};
  const body = [...text.matchAll(draft)].map(({ index }) => {
    const { line, column } = placeAt(text, index);
    return { file, line: firstLine + line - 1, column, field: "", message };
  });
  return [...fields, ...body];
}

/** A form or a payment page that only tests. */
function testServices({ site }: Content): Issue[] {
  const issue = (path: string[], message: string) => ({
    ...{ file: "site.yaml", path, message },
  });
  const { id, frame } = site.form.embed;
  const sample = [new URL(frame).pathname.split("/").at(-1) ?? "", id].find(
    (name) => /(^|[-_])(sample|test|demo|example)([-_\d]|$)/i.test(name),
  );
  return [
    ...(sample
      ? [
          issue(
            ["form", "snippet"],
            `"${sample}" looks like the id of a test form`,
          ),
        ]
      : []),
    ...(/\/test_/.test(site.paymentLink ?? "")
      ? [
          issue(
            ["paymentLink"],
            `"${site.paymentLink}" is a test link: nobody would be charged`,
          ),
        ]
      : []),
  ];
}

function portraitsWithoutPermission(content: Content): Issue[] {
  return pictureUses(content)
    .filter(({ unpermitted }) => unpermitted)
    .map(({ file, path, picture }) => ({
      file,
      path,
      message: `${picture} shows a person – ask for the permission, and write "permission: true" below it`,
    }));
}

/** A payment that renews needs terms. */
function missingTerms(content: Content): Issue[] {
  if (!content.site.paymentLink || termsLabel(content)) return [];
  return [
    {
      file: `${termsOfService}.md`,
      path: [],
      message:
        "a payment that renews every month needs terms of service – write them in this file, with the same lines at its top as content/privacy-policy.md; the links to it come by themselves",
    },
  ];
}

/** "runs no analytics", "does not use any analytics", "without cookies or analytics". */
const denial =
  /\b(?:no|not|never|without)(?:\s+(?:use|run|load|include|contain|have|any|web|third-party|advertising|cookies?|trackers?|or|and|kind|of))*\s+analytics\b/i;

/** A policy that says nothing is counted, while visits are. */
function deniedAnalytics({ site, documents }: Content): Issue[] {
  if (!site.measurement) return [];
  return documents.flatMap(({ slug, markdown }) => {
    const words = denial.exec(markdown)?.[0];
    return words
      ? {
          file: `${slug}.md`,
          path: [],
          words,
          message:
            'content/site.yaml has a "measurement:", so this is not true any more – say what is counted instead',
        }
      : [];
  });
}
