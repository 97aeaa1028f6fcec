import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Content } from "../../support/page";
import { given, isShown } from "../../support/shown";
import { states, visit } from "../../support/states";
import { transcriptOf } from "../../support/transcripts";

// What a screen reader says of each state, top to bottom, as a virtual one does
// (@guidepup/virtual-screen-reader), is kept in tests/transcripts/: roles, names
// as “…”, states and order, indented by what they stand in. The words are left
// out, and of neighbors that are alike one is kept, so that editing words, or
// adding to a list, fails no test. `npm run transcripts` renews the files; read
// what has changed.

test.describe.configure({ mode: "parallel" });
// The virtual screen reader is a script.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const state of states) {
  const file = `tests/transcripts/${state.name.toLowerCase().replace(/\W+/g, "-")}.txt`;
  test.describe(() => {
    if (state.phoneOnly) test.use({ viewport: { width: 390, height: 844 } });

    test(`A screen reader says of “${state.name}” what is in ${file}`, async ({
      page,
      context,
      content,
      guard,
    }, { config }) => {
      await visit(state, { page, context, content, guard });
      const parts = page.locator(state.part ?? "header, main > *, footer");
      const said: string[] = [];
      for (const part of await parts.all()) {
        if (!(await part.isVisible())) continue;
        const { id, localName } = await part.evaluate((element) => ({
          id: element.id,
          localName: element.localName,
        }));
        const lines = await transcriptOf(page, part);
        said.push([`== ${id || localName} ==`, ...lines, ""].join("\n"));
      }
      if (/all|changed/.test(config.updateSnapshots))
        writeFileSync(file, said.join("\n"));
      expect(existsSync(file), "write it with npm run transcripts").toBe(true);
      const kept = readFileSync(file, "utf8").split(/^(?=== )/m);
      expect(said.map((part) => part.trim())).toEqual(
        kept.map((part) => part.trim()).filter(isOnPage),
      );
    });
  });
}

/** Whether editors have left a section on the page. */
function isOnPage(part: string) {
  const [, id = ""] = /^== (.*) ==/.exec(part) ?? [];
  const name = id.replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  return !(name in given) || isShown(name as keyof Content);
}
