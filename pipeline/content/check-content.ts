import { loadWithPictures } from "./picture-files";
import { annotations, report } from "./problem";

void loadWithPictures("content").then(
  ({ problems, warnings, placeholders }) => {
    // GitHub shows these beside the lines that a pull request changed.
    if (process.env["GITHUB_ACTIONS"])
      console.log(annotations(problems, warnings));
    if (warnings.length > 0)
      console.warn(`Worth a look:\n${report(warnings)}\n`);
    if (problems.length > 0) {
      console.error(report(problems));
      console.error(`\n${problems.length} to fix in content/.`);
      process.exitCode = 1;
    } else {
      console.log(
        `Content is good. Placeholders left: ${placeholders.length}.`,
      );
    }
  },
);
