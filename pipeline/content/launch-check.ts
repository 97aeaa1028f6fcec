import { loadWithPictures } from "./picture-files";
import { report } from "./problem";
import { launchIssues } from "./launch-rules";
import { specificationDifferences } from "./specification-differences";

void loadWithPictures("content").then((loaded) => {
  const list = loaded.content ? launchIssues(loaded) : loaded.problems;
  const differences = specificationDifferences(loaded);
  if (differences.length > 0)
    console.log(
      `Different from the specification (for your information):\n${report(differences)}\n`,
    );
  if (process.env["FORM_HOST"]) {
    console.error("FORM_HOST is set: the form would come from a test host.");
    process.exitCode = 1;
  }
  if (list.length > 0) {
    console.error(report(list));
    console.error(`\n${list.length} to fix before the site can go live.`);
    process.exitCode = 1;
  }
  if (!process.exitCode)
    console.log(
      "Ready to go live. Before you publish, try the form: npm run build, then npm run check:form.",
    );
});
