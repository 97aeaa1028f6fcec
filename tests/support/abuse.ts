import fc from "fast-check";
import { isMap, isSeq, parseDocument } from "yaml";

/** A change to one content file that no editor should be able to break the site with. */
export interface Abuse {
  /** What was done, for the message of a failed test. */
  name: string;
  /** The file's new bytes; null deletes it. */
  apply: (text: string) => Buffer | null;
  /** A new name for the file. */
  renameTo?: string;
}

/** Texts that must come out as text or not at all. */
export const hostileTexts = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)//",
  "<img src=x onerror=alert(1)>",
  "< b >bold< /b >",
  "&lt;script&gt;",
  "<svg/onload=alert(1)>",
  "--><marquee>",
  "{{constructor.constructor('return 1')()}}",
  "${process.exit(1)}",
  "{constructor}",
  "{__proto__}",
  "{site.__proto__.polluted}",
  "{closing.text}{closing.text}",
  "javascript:alert(1)",
  "data:text/html,<b>x</b>",
  "*all* _of_ `it`",
  "[here](javascript:alert(1))",
  "![x](https://a.example/x.png)",
  "مرحبا بكم في الموقع",
  "שלום עולם",
  "Z̸̢̛̗a̵l̶g̷o̸",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "\ud800",
  "ﷺ".repeat(50),
  "𝕬𝖌𝖊𝖓𝖙",
  "‮gnp.exe",
  "a\u0000b",
  "=cmd|' /C calc'!A0",
  "%s%n%d",
  "'; DROP TABLE agents;--",
  "../../etc/passwd",
  " ",
  "",
];

const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  1e308,
  0.1,
  [],
  {},
  [[[[[]]]]],
  { low: 1, high: 2 },
  { constructor: { prototype: { polluted: true } } },
  "x".repeat(100_000),
  "x ".repeat(5_000),
  Array.from({ length: 2_000 }, () => "x"),
  Array.from({ length: 200 }, () => ({ slug: "x" })),
  nested(200),
];

const keys = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "0",
  "",
  "<b>",
  "shown",
];

const blocks = [
  `bomb: &a [${"x,".repeat(20)}]\nb: &b [*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b]\n`,
  "<<: { heading: merged }\n",
  `deep: ${"[".repeat(5_000)}\n`,
  `deep: ${"{a: ".repeat(2_000)}\n`,
  "when: !!js/function 'function () {}'\n",
  "? [complex, key]\n: value\n",
  "--- \nanother: document\n",
  "%YAML 9.9\n",
  "\ttab: here\n",
  "<<<<<<< HEAD\n",
  "# only a comment\n",
  "heading: [unclosed\n",
  'heading: "unclosed\n',
  ": : : :\n",
  "- - - -\n",
];

const markdowns = [
  "<script>alert(1)</script>",
  "Text with <b onclick=alert(1)>HTML</b>.",
  "<iframe src=https://a.example></iframe>",
  "[click](javascript:alert(1))",
  "[click](java\nscript:alert(1))",
  "[click](JaVaScRiPt:alert(1))",
  "[click](&#106;avascript:alert(1))",
  "[click][x]\n\n[x]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "![x](x.png)",
  "{constructor}",
  "{__proto__}",
  "{third-parties}",
  "    code",
  "```\n<b>code</b>\n```",
  "# h1",
  "> > > > quote",
  `${"> ".repeat(500)}deep`,
  "[".repeat(2_000),
  "*".repeat(2_000),
  "| a | b |\n|---|---|\n| <i>c</i> | d |",
  "[^1]\n\n[^1]: <b>note</b>",
  "مرحبا بكم",
];

/** Anything that may befall a content file. */
export const abuses: fc.Arbitrary<Abuse> = fc.oneof(
  { weight: 5, arbitrary: hostileField() },
  { weight: 2, arbitrary: changedList() },
  { weight: 2, arbitrary: hostileKey() },
  { weight: 2, arbitrary: cutText() },
  { weight: 2, arbitrary: pastedText() },
  { weight: 1, arbitrary: wrongEncoding() },
  { weight: 1, arbitrary: wrongFile() },
);

/** Something is written below a policy. */
export const markdownAbuses: fc.Arbitrary<Abuse> = fc
  .array(fc.constantFrom(...markdowns, ...hostileTexts), {
    minLength: 1,
    maxLength: 2,
  })
  .map((paragraphs) => ({
    name: `Markdown ${short(paragraphs)}`,
    apply: (text) => Buffer.from(`${text}\n${paragraphs.join("\n\n")}\n`),
  }));

/** A value somewhere in the YAML is replaced by something that does not belong there. */
function hostileField(): fc.Arbitrary<Abuse> {
  return fc
    .record({ at: fc.nat(), value: fc.constantFrom(...hostileValues) })
    .map(({ at, value }) => ({
      name: `value ${at}: ${short(value)}`,
      apply: editYaml((document, paths) =>
        document.setIn(pick(paths, at), value),
      ),
    }));
}

/** An item of a list is deleted, doubled or moved. */
function changedList(): fc.Arbitrary<Abuse> {
  return fc
    .record({ at: fc.nat(), how: fc.constantFrom("delete", "double", "move") })
    .map(({ at, how }) => ({
      name: `${how} ${at}`,
      apply: editYaml((document, paths) => {
        const path = pick(paths, at);
        const parent = document.getIn(path.slice(0, -1), true);
        if (how === "delete" || !isSeq(parent)) document.deleteIn(path);
        else if (how === "double") parent.add(parent.items[0]);
        else parent.items.reverse();
      }),
    }));
}

function hostileKey(): fc.Arbitrary<Abuse> {
  return fc
    .record({ at: fc.nat(), key: fc.constantFrom(...keys) })
    .map(({ at, key }) => ({
      name: `key ${JSON.stringify(key)} at ${at}`,
      apply: editYaml((document, paths) => {
        const parent = document.getIn(pick(paths, at).slice(0, -1), true);
        if (isMap(parent)) parent.add(document.createPair(key, "x"), true);
      }),
    }));
}

function cutText(): fc.Arbitrary<Abuse> {
  return fc
    .record({
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(400),
      how: fc.constantFrom("truncate", "cut", "repeat"),
    })
    .map(({ from, length, how }) => ({
      name: `${how} at ${from.toFixed(3)} for ${length}`,
      apply: (text) => {
        const start = Math.floor(from * text.length);
        const [before, part, after] = [
          text.slice(0, start),
          text.slice(start, start + length),
          text.slice(start + length),
        ];
        if (how === "truncate") return Buffer.from(before);
        return Buffer.from(
          how === "cut" ? before + after : before + part + part + after,
        );
      },
    }));
}

function pastedText(): fc.Arbitrary<Abuse> {
  const pasted = fc.oneof(
    fc.constantFrom(...blocks, ...markdowns, ...hostileTexts),
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom(..."\"'`#:-{}[]&*!|>%@,?\n\t <>$\\"),
      maxLength: 8,
    }),
  );
  return fc
    .record({ at: fc.nat(), onOwnLine: fc.boolean(), pasted })
    .map(({ at, onOwnLine, pasted: words }) => ({
      name: `pasted ${short(words)} at ${at}`,
      apply: (text) => {
        const lines = text.split("\n");
        const index = at % lines.length;
        lines[index] += onOwnLine ? `\n${words}` : words;
        return Buffer.from(lines.join("\n"));
      },
    }));
}

function wrongEncoding(): fc.Arbitrary<Abuse> {
  return fc
    .constantFrom(
      (text: string) => Buffer.from(text, "utf16le"),
      (text: string) => Buffer.from(`\ufeff${text}`, "utf16le"),
      (text: string) => Buffer.from(`${text}é`, "latin1"),
      (text: string) => Buffer.from(`\ufeff${text}`),
      (text: string) => Buffer.from(text.replaceAll("\n", "\r\n")),
      (text: string) => Buffer.from(text.replaceAll("\n", "\r")),
      (text: string) => Buffer.from(text, "base64"),
    )
    .map((apply) => ({ name: `encoding ${String(apply)}`, apply }));
}

function wrongFile(): fc.Arbitrary<Abuse> {
  const keep = (text: string) => Buffer.from(text);
  return fc.constantFrom<Abuse>(
    { name: "deleted", apply: () => null },
    { name: "emptied", apply: () => Buffer.alloc(0) },
    { name: "huge", apply: (text) => Buffer.from(text.repeat(400)) },
    { name: "renamed", apply: keep, renameTo: "renamed.yaml" },
    { name: "renamed to Markdown", apply: keep, renameTo: "renamed.md" },
    { name: "renamed oddly", apply: keep, renameTo: "<b>.yaml" },
    { name: "renamed without an ending", apply: keep, renameTo: "constructor" },
  );
}

type Document = ReturnType<typeof parseDocument>;
type Path = (string | number)[];

/** Changes the YAML of a file, or the front matter of a policy. */
function editYaml(edit: (document: Document, paths: Path[]) => void) {
  return (text: string): Buffer => {
    const [, front, rest = ""] = /^---\n(.*?\n)(---\n.*)$/s.exec(text) ?? [];
    const document = parseDocument(front ?? text);
    edit(document, pathsOf(document.toJS()));
    // A lone surrogate cannot be written; it becomes a replacement character.
    const yaml = document.toString({ lineWidth: 0 });
    return Buffer.from(front ? `---\n${yaml}${rest}` : yaml);
  };
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, child]) =>
      pathsOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function pick<T>(list: T[], at: number): T {
  return list[at % list.length] as T;
}

function nested(depth: number): unknown {
  return depth === 0 ? "x" : { a: nested(depth - 1) };
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? "undefined").slice(0, 60);
}
