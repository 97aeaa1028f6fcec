import { contentFolder } from "../content-folder";
import { launchReport } from "./launch-rules";
import { loadWithPictures } from "./picture-files";
import { report } from "./problem";

void loadWithPictures(contentFolder).then((loaded) => {
  const { issues, unverifiedQuotes } = launchReport(loaded);
  const found = [...loaded.problems, ...issues];
  if (unverifiedQuotes.length > 0)
    console.log(
      `${unverifiedQuotes.length} quotes are left out of a release (for your information):\n${report(unverifiedQuotes)}\n`,
    );
  if (process.env["FORM_HOST"]) {
    console.error("FORM_HOST is set: the form would come from a test host.");
    process.exitCode = 1;
  }
  if (found.length > 0) {
    console.error(report(found));
    console.error(`\n${found.length} to fix before the site can go live.`);
    process.exitCode = 1;
  }
  if (!process.exitCode)
    console.log(
      "Ready to go live. npm run release builds what you publish, and npm run check:form tries the form in it.",
    );
});
