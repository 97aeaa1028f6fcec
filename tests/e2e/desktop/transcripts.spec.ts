import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Content } from "../../support/page";
import { given, isShown } from "../../support/shown";
import { states, visit } from "../../support/states";
import { structureOf, transcriptOf } from "../../support/transcripts";

// Every test sets its own screen, so one Playwright project runs them all.
test.describe.configure({ mode: "parallel" });
// The virtual screen reader comes as a script.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const folder = "tests/transcripts";
const introduction = `What a screen reader says of this state, top to bottom, as a virtual one does
(@guidepup/virtual-screen-reader). Indented is what stands inside; in quotation
marks is what comes from content/. Tests compare the rest, roles, states and
order, so that editing words, or adding to a list, fails none.
To renew all transcripts: npm run transcripts. Then read what has changed.
`;

for (const state of states) {
  const file = `${folder}/${state.name.toLowerCase().replace(/\W+/g, "-")}.txt`;
  test.describe(() => {
    if (state.only === "phone")
      test.use({ viewport: { width: 390, height: 844 } });

    test(`A screen reader says of “${state.name}” what stands in ${file}`, async ({
      page,
      context,
      content,
      guard,
    }, { config }) => {
      await visit(state, { page, context, content, guard });
      const parts =
        state.part?.(page, content) ?? page.locator("header, main > *, footer");
      const said: Record<string, string[]> = {};
      for (const part of await parts.all()) {
        const name = await part.evaluate(
          (element) => element.id || element.localName,
        );
        if (await part.isVisible()) said[name] = await transcriptOf(page, part);
      }
      if (/all|changed/.test(config.updateSnapshots))
        write(file, state.name, said);
      const kept = readTranscript(file);
      expect(structures(said), "see the beginning of the file").toEqual(
        structures(kept),
      );
    });
  });
}

function write(file: string, name: string, said: Record<string, string[]>) {
  mkdirSync(folder, { recursive: true });
  const parts = Object.entries(said).map(
    ([part, lines]) => `== ${part} ==\n${lines.join("\n")}\n`,
  );
  const title = `${name}\n${"=".repeat(name.length)}`;
  writeFileSync(file, [title, introduction, ...parts].join("\n"));
}

function readTranscript(file: string): Record<string, string[]> {
  if (!existsSync(file))
    throw new Error(`${file} is missing: write it with npm run transcripts`);
  const [, ...parts] = readFileSync(file, "utf8").split(/^== /m);
  return Object.fromEntries(
    parts.map((part) => {
      const [title = "", ...lines] = part.trimEnd().split("\n");
      return [title.replace(/ ==$/, ""), lines];
    }),
  );
}

/** By part; those are left out that editors have switched off. */
function structures(transcript: Record<string, string[]>) {
  const isThere = (part: string) => {
    const name = part.replace(/-(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    return !(name in given) || isShown(name as keyof Content);
  };
  return Object.fromEntries(
    Object.entries(transcript)
      .filter(([part]) => isThere(part))
      .map(([part, lines]) => [part, structureOf(lines)]),
  );
}
