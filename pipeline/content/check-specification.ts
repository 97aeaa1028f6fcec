import { loadContent } from "./load-content";
import { report } from "./problem";
import { specificationDifferences } from "./specification-differences";

const loaded = loadContent("content");
const differences = specificationDifferences(loaded);
if (!loaded.content) {
  console.error(report(loaded.problems));
  process.exitCode = 1;
} else {
  console.log(
    report(differences) || "The content says what the specification says.",
  );
}
