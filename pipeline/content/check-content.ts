import { contentFolder } from "../content-folder";
import { mergeProblems } from "./launch-rules";
import { loadWithPictures } from "./picture-files";
import { annotations, report } from "./problem";

void loadWithPictures(contentFolder).then((loaded) => {
  const problems = mergeProblems(loaded);
  if (problems.length === 0) {
    const left = loaded.placeholders.length;
    console.log(`Content is good. Placeholders left: ${left}.`);
    return;
  }
  // GitHub shows these beside the lines that a pull request changed.
  if (process.env["GITHUB_ACTIONS"]) console.log(annotations(problems));
  console.error(report(problems));
  console.error(`\n${problems.length} to fix in ${contentFolder}/.`);
  process.exitCode = 1;
});
