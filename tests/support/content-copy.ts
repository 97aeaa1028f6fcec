import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseDocument, type Document } from "yaml";
import { loadContent, type LoadedContent } from "../../pipeline/load";
import { styleSheet } from "../../pipeline/read/colors";
import type { Place } from "../../pipeline/problem";
import { launched } from "./launched";

/** A file's new text or bytes, a change to its YAML, or null for no such file. */
type Change = string | Buffer | null | ((document: Document) => void);

interface ContentCopy extends LoadedContent {
  /** The folder that holds the copy, as `content/`. */
  root: string;
  /** Where a text first stands in a file of the copy. */
  placeOf(file: string, text: string): Place;
}

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** The text of a file of the launched site. */
export function textOf(file: string): string {
  return readFileSync(join(launched, file), "utf8");
}

/** The text of a document beside the privacy policy, with the policy's settings and its own words. */
export function secondPolicy(words = "## Rules\n\nNone.\n"): string {
  const [, settings = ""] = textOf("privacy-policy.md").split("---\n");
  return `---\n${settings.replace(/ *# .*/g, "")}---\n${words}`;
}

/**
 * Copies the launched site's content, changes some of the files and reads the copy.
 *
 * @param changes by the file's name, for example `faq.yaml`
 */
export function contentWith(changes: Record<string, Change>): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  roots.push(root);
  const path = (file: string) => join(root, "content", file);
  cpSync(launched, path(""), { recursive: true });
  // A company that has its own colors.
  const styles = readFileSync(styleSheet, "utf8");
  mkdirSync(join(root, dirname(styleSheet)), { recursive: true });
  writeFileSync(
    join(root, styleSheet),
    styles.replace(/\/\* placeholder[^]*?\*\//, ""),
  );

  for (const [file, change] of Object.entries(changes)) {
    if (change === null) rmSync(path(file), { force: true });
    else if (typeof change !== "function") writeFileSync(path(file), change);
    else {
      const document = parseDocument(textOf(file));
      change(document);
      writeFileSync(path(file), String(document));
    }
  }

  return {
    ...loadContent(path("")),
    root,
    placeOf(file, text) {
      const whole = readFileSync(path(file), "utf8");
      const start = whole.indexOf(text);
      if (start < 0) throw new Error(`${file} does not contain ${text}`);
      const before = whole.slice(0, start).split("\n");
      return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    },
  };
}

/** A provider's snippet with a form at an address. */
export function snippetOf(address: string): string {
  return `<iframe src="${address}" id="inline-1" title="Form"></iframe>
<script src="https://scripts.example/js/form_embed.js"></script>
`;
}
