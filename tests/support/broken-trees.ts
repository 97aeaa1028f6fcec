import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { isMap, isSeq, parseDocument, type Document } from "yaml";

/** A change to one content file that no editor should be able to break the site with. */
export interface Breakage {
  /** What is done, for the message of a failed test. */
  what: string;
  apply: (path: string) => void;
}

/** Texts that have to come out as text or not at all. */
const texts = [
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
  "Z̸̢̛̗a̵l̶g̷o̸",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "\ud800",
  "‮gnp.exe",
  "a\u0000b",
  "=cmd|' /C calc'!A0",
  "../../etc/passwd",
  "'\"--\"'...2-3\\'n\"",
  " ",
  "",
];

const values: unknown[] = [
  ...texts,
  ...[null, true, -1, 1e308, 0.1, [], {}, [[[[[]]]]], { low: 1, high: 2 }],
  { constructor: { prototype: { polluted: true } } },
  "x".repeat(100_000),
  "x ".repeat(5_000),
  Array.from({ length: 2_000 }, () => "x"),
  Array.from({ length: 200 }, () => ({ slug: "x" })),
  JSON.parse(`${'{"a":'.repeat(200)}1${"}".repeat(200)}`),
];

const keys = [
  ...["__proto__", "constructor", "toString", "hasOwnProperty"],
  ...["0", "", "<b>", "shown"],
];

const yamls = [
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
  "heading: [unclosed\n",
  'heading: "unclosed\n',
  ": : : :\n",
  "- - - -\n",
];

const markdowns = [
  "Text with <b onclick=alert(1)>HTML</b>.",
  "<iframe src=https://a.example></iframe>",
  "[click](java\nscript:alert(1))",
  "[click](JaVaScRiPt:alert(1))",
  "[click](&#106;avascript:alert(1))",
  "[click][x]\n\n[x]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "{third-parties}",
  "    code",
  "```\n<b>code</b>\n```",
  "# h1",
  `${"> ".repeat(500)}deep`,
  "[".repeat(2_000),
  "*".repeat(2_000),
  "| a | b |\n|---|---|\n| <i>c</i> | d |",
  "[^1]\n\n[^1]: <b>note</b>",
];

/** How far into the file, or into the list of its fields, something happens. */
const where = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const any = fc.constantFrom;

/** Something that is written below a policy. */
export const markdownBreakages: fc.Arbitrary<Breakage> = fc
  .constantFrom(...markdowns, ...texts)
  .map((words) =>
    edit(`${short(words)} below`, (text) => `${text}\n${words}\n`),
  );

/** Anything that may happen to a content file. */
export const breakages: fc.Arbitrary<Breakage> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(where, any(...values)).map(replaceValue) },
  { weight: 2, arbitrary: fc.tuple(where, any("-", "+")).map(changeList) },
  { weight: 2, arbitrary: fc.tuple(where, any(...keys)).map(addKey) },
  { weight: 2, arbitrary: fc.tuple(where, fc.nat(400)).map(cutText) },
  { weight: 4, arbitrary: fc.tuple(where, pasted(), fc.boolean()).map(paste) },
  { weight: 1, arbitrary: any(...encodings()) },
  { weight: 1, arbitrary: any(...files()) },
);

function replaceValue([at, value]: [number, unknown]): Breakage {
  return editYaml(`a value is ${short(value)}`, at, (document, path) =>
    document.setIn(path, value),
  );
}

function changeList([at, how]: [number, string]): Breakage {
  return editYaml(`an item ${how}`, at, (document, path) => {
    const list = document.getIn(path.slice(0, -1), true);
    if (how === "+" && isSeq(list)) list.add(list.items[0]);
    else document.deleteIn(path);
  });
}

function addKey([at, key]: [number, string]): Breakage {
  return editYaml(`a key ${short(key)}`, at, (document, path) => {
    const map = document.getIn(path.slice(0, -1), true);
    if (isMap(map)) map.add(document.createPair(key, "x"), true);
  });
}

function cutText([at, length]: [number, number]): Breakage {
  return edit(`${length} characters cut`, (text) => {
    const start = Math.floor(at * text.length);
    return text.slice(0, start) + text.slice(start + length);
  });
}

function pasted(): fc.Arbitrary<string> {
  const marks = any(..."\"'`#:-{}[]&*!|>%@,?\n\t <>$\\");
  return fc.oneof(
    { weight: 4, arbitrary: any(...yamls, ...texts) },
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({ unit: marks, maxLength: 8 }),
  );
}

function paste([at, words, apart]: [number, string, boolean]): Breakage {
  return edit(`${short(words)} pasted`, (text) => {
    const lines = text.split("\n");
    lines[Math.floor(at * lines.length)] += apart ? `\n\n${words}\n` : words;
    return lines.join("\n");
  });
}

function encodings(): Breakage[] {
  return [
    edit("UTF-16", (text) => Buffer.from(text, "utf16le")),
    edit("Latin-1", (text) => Buffer.from(`${text}é`, "latin1")),
    edit("a byte order mark", (text) => `\ufeff${text}`),
    edit("Windows line ends", (text) => text.replaceAll("\n", "\r\n")),
    edit("base64", (text) => Buffer.from(text).toString("base64")),
  ];
}

function files(): Breakage[] {
  const rename = (name: string): Breakage => ({
    what: `renamed ${name}`,
    apply: (path) => renameSync(path, join(dirname(path), name)),
  });
  return [
    { what: "deleted", apply: rmSync },
    edit("emptied", () => ""),
    edit("huge", (text) => text.repeat(400)),
    ...["renamed.yaml", "renamed.md", "<b>.yaml", "constructor"].map(rename),
  ];
}

function edit(
  what: string,
  change: (text: string) => string | Buffer,
): Breakage {
  return {
    what,
    apply: (path) => writeFileSync(path, change(readFileSync(path, "utf8"))),
  };
}

type Path = (string | number)[];

/** Changes the YAML of a file, or the front matter of a policy, at one of its fields. */
function editYaml(
  what: string,
  at: number,
  change: (document: Document, path: Path) => void,
): Breakage {
  return edit(what, (text) => {
    const [, front, rest = ""] = /^---\n(.*?\n)(---\n.*)$/s.exec(text) ?? [];
    const document = parseDocument(front ?? text);
    const paths = pathsOf(document.toJS());
    change(document, paths[Math.floor(at * paths.length)]!);
    const yaml = document.toString({ lineWidth: 0 });
    return front ? `---\n${yaml}${rest}` : yaml;
  });
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

function short(value: unknown): string {
  return JSON.stringify(value).slice(0, 60);
}
