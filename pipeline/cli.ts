import { writeFileSync } from "node:fs";
import { fieldList } from "./describe/field-list";
import { launchReport, mergeProblems } from "./launch";
import { loadWhole } from "./load";
import { annotations, report } from "./problem";
import { longTitles } from "./site";

const commands: Record<string, () => void | Promise<void>> = {
  check,
  launch,
  fields: () => writeFileSync("content/fields.md", fieldList()),
};

const [command = ""] = process.argv.slice(2);
if (!commands[command])
  throw new Error(`Expected one of ${Object.keys(commands).join(", ")}`);
void commands[command]();

/** Says what is wrong with the content; a pull request cannot be merged with it. */
async function check(): Promise<void> {
  const loaded = await loadWhole("content");
  const problems = mergeProblems(loaded);
  if (problems.length === 0) {
    const left = loaded.placeholders.length;
    console.log(`Content is good. Placeholders left: ${left}.`);
    for (const title of loaded.content ? longTitles(loaded.content) : [])
      console.log(
        `In search results, this title has no room for the name: ${title}`,
      );
    return;
  }
  // GitHub shows these beside the lines that a pull request changed.
  if (process.env["GITHUB_ACTIONS"]) console.log(annotations(problems));
  console.error(report(problems));
  console.error(`\n${problems.length} to fix.`);
  process.exitCode = 1;
}

/** Says what must not go live yet. */
async function launch(): Promise<void> {
  const loaded = await loadWhole("content");
  const { issues, unverifiedQuotes } = launchReport(loaded);
  const found = [...loaded.problems, ...issues];
  if (unverifiedQuotes.length > 0)
    console.log(
      `${unverifiedQuotes.length} quotes are left out of a release (for your information):\n${report(unverifiedQuotes)}\n`,
    );
  if (found.length > 0) {
    console.error(report(found));
    console.error(`\n${found.length} to fix before the site can go live.`);
    process.exitCode = 1;
    return;
  }
  console.log(
    "Ready to go live. npm run release builds what you publish, and npm run check:form tries the form in it.",
  );
}
