import { existsSync, readdirSync } from "node:fs";
import { sectionNames, sections, type PartialContent } from "../sections";
import { pagesOf } from "../publish/page-files";
import { pageAddress } from "../publish/redirects";
import { parseMarkdown, textOf } from "./markdown";
import { pictureFolder } from "./picture-uses";
import type { ContentIssue } from "./problem";

/** Checks that span several fields or files. */
export function crossChecks(content: PartialContent): ContentIssue[] {
  return [
    ...unlistedOrigins(content),
    ...redirects(content),
    ...missingInserts(content),
  ];
}

/** Files in the folder that are not content. */
const otherFiles = ["README.md", "fields.md", pictureFolder];

/** Names that Gatsby and the build give to pages and folders of their own. */
const taken = ["index", "404", "static", "page-data", "zip", "share"];

/** Finds the documents in the folder, and what is wrong with the names of the files. */
export function fileNames(entries: string[]): {
  documents: string[];
  issues: ContentIssue[];
} {
  const known = sectionNames.map((name) => sections[name].file);
  const content = entries.filter(
    (entry) => !otherFiles.includes(entry) && !entry.startsWith("."),
  );
  const documents = content.filter((entry) => /\.(md|markdown)$/i.test(entry));
  const issues = content.flatMap((entry): ContentIssue[] => {
    const message = documents.includes(entry)
      ? documentName(entry)
      : known.includes(entry)
        ? undefined
        : strayFile(entry, known);
    return message ? [{ file: entry, path: [], message }] : [];
  });
  if (!documents.some((entry) => addressName(entry) === "privacy-policy.md"))
    issues.push({
      file: "privacy-policy.md",
      path: [],
      message: "the file is missing – put it back under exactly this name",
    });
  return { documents, issues };
}

/** A document's name is its address, which has to work on every host. */
function documentName(entry: string): string | undefined {
  const name = addressName(entry);
  if (name !== entry)
    return `the name of a document is its address, in lowercase letters and digits with hyphens between words – rename the file to ${name}`;
  if (taken.includes(name.slice(0, -".md".length)) || isPublished(name))
    return "the site already has a page or a folder of this name – rename the file to the address of its page, such as refunds.md";
  return undefined;
}

/** The name that a document should have. */
function addressName(entry: string): string {
  const words = entry
    .replace(/\.\w+$/, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${words?.join("-") ?? "refunds"}.md`;
}

/** Whether `static/` has a folder or a page of a document's name. */
function isPublished(name: string): boolean {
  const files = existsSync("static") ? readdirSync("static") : [];
  return files.some((file) => `${file.replace(/\.html$/, "")}.md` === name);
}

function strayFile(entry: string, known: string[]): string {
  return /\.(jpe?g|png|webp|avif)$/i.test(entry)
    ? `pictures belong into content/${pictureFolder} – move it there`
    : `the site does not use this file – remove or rename it; known files: ${known.join(", ")}`;
}

/** Every origin that the browser contacts is listed in third-parties.yaml. */
function unlistedOrigins({
  site,
  form,
  thirdParties,
}: PartialContent): ContentIssue[] {
  if (!site || !thirdParties) return [];
  const { frame, script } = site.form.embed;
  const counter = site.measurement && originOf(site.measurement);
  const booking = form?.whoAnswers?.booking?.url;
  const used = [
    ["site.yaml", ["form", "snippet"], frame, "form"],
    ["site.yaml", ["form", "snippet"], script, "form"],
    // On the site's own address, there is no other company.
    ["site.yaml", ["measurement"], counter === site.url ? "" : counter, "page"],
    ["site.yaml", ["paymentLink"], site.paymentLink, "click"],
    ["form.yaml", ["whoAnswers", "booking", "url"], booking, "click"],
  ] as const;
  const unlisted = used.flatMap(([file, path, address, occasion]) => {
    const origin = address && originOf(address);
    const isListed = thirdParties.parties.some(
      (party) =>
        party.occasion === occasion &&
        party.origins.some((listed) => originOf(listed) === origin),
    );
    if (!origin || isListed) return [];
    const message = `${origin} is in no company of content/third-parties.yaml with "occasion: ${occasion}" – add it there, so that the privacy policy names it`;
    return { file, path: [...path], message };
  });
  const wrong = thirdParties.parties.flatMap((party, index) => {
    const issue = (path: PropertyKey[], message: string): ContentIssue => ({
      file: "third-parties.yaml",
      path: ["parties", index, ...path],
      message,
    });
    const isIdle = !counter || counter === site.url;
    return [
      ...party.origins.flatMap((address, at) =>
        // A reference without a value is told where it is filled in.
        originOf(address) || address.startsWith("{")
          ? []
          : issue(
              ["origins", at],
              `expected an address that starts with https://, found "${address}" – write it in full`,
            ),
      ),
      ...(party.occasion === "page" && isIdle
        ? [
            issue(
              ["occasion"],
              `no page contacts ${party.name}, because content/site.yaml has no "measurement:" of another company – remove the company, or write the address there`,
            ),
          ]
        : []),
    ];
  });
  return [...wrong, ...unlisted];
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** A redirect leads from an address without a page to a page. */
function redirects(content: PartialContent): ContentIssue[] {
  const { site } = content;
  if (!site) return [];
  const pages = pagesOf(content);
  const addresses = site.redirects.map(({ from }) => pageAddress(from));
  return site.redirects.flatMap(({ from, to }, index) => {
    const address = addresses[index] ?? from;
    const found = (key: string, message: string): ContentIssue => ({
      file: "site.yaml",
      path: ["redirects", index, key],
      message,
    });
    return [
      ...(pages.includes(address)
        ? [found("from", `there is a page at ${address} – remove the redirect`)]
        : []),
      ...(addresses.indexOf(address) < index
        ? [found("from", `${from} already has a redirect – keep only one`)]
        : []),
      ...(pages.includes(to)
        ? []
        : [
            found(
              "to",
              `expected the address of a page, found "${to}" – write one of ${pages.join(", ")}`,
            ),
          ]),
    ];
  });
}

/** What `privacy-policy.md` has to have on lines of their own, and what they are for. */
const policyInserts = {
  "{third-parties}":
    "where the table of the companies in content/third-parties.yaml belongs",
  "{accessibility}":
    "before the heading of the accessibility statement, to which every footer links",
};

/** Finds the inserts that the privacy policy does not have exactly once. */
function missingInserts({ documents }: PartialContent): ContentIssue[] {
  const policy = documents.find(({ slug }) => slug === "privacy-policy");
  if (!policy) return [];
  const present = parseMarkdown(policy.markdown).children.map((block) =>
    block.type === "paragraph" && block.children.length === 1
      ? textOf(block)
      : "",
  );
  return Object.entries(policyInserts)
    .filter(
      ([insert]) => present.filter((text) => text === insert).length !== 1,
    )
    .map(([insert, place]) => ({
      file: "privacy-policy.md",
      path: [],
      ...(policy.markdown.includes(insert) && { words: insert }),
      message: `the page needs ${insert} once on a line of its own – write it ${place}, with an empty line before and after it`,
    }));
}
