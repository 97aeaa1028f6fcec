import { contentFolder } from "../content-folder";
import { loadWithPictures } from "./picture-files";
import { annotations, report } from "./problem";

void loadWithPictures(contentFolder).then(({ problems, placeholders }) => {
  if (problems.length === 0) {
    console.log(`Content is good. Placeholders left: ${placeholders.length}.`);
    return;
  }
  // GitHub shows these beside the lines that a pull request changed.
  if (process.env["GITHUB_ACTIONS"]) console.log(annotations(problems));
  console.error(report(problems));
  console.error(`\n${problems.length} to fix in ${contentFolder}/.`);
  process.exitCode = 1;
});
