import { loadContent } from "./content";
import { report } from "./problem";

const { problems, placeholders } = loadContent("content");
if (problems.length > 0) {
  console.error(report(problems));
  console.error(`\n${problems.length} to mend in content/.`);
  process.exitCode = 1;
} else {
  console.log(`Content is good. Placeholders left: ${placeholders.length}.`);
}
