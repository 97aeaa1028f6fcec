import { existsSync } from "node:fs";
import { loadContent } from "../pipeline/content/load-content";
import { report } from "../pipeline/content/problem";
import { checkLive } from "./check-live/checks";
import { conclude, print } from "./finding";
import { runTool } from "./run-tool";

// Compares a published site with the build in public/.

runTool(async () => {
  const [address = ""] = process.argv.slice(2);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:")
    throw new Error(
      "Which site? npm run check:live -- https://www.example.com",
    );
  if (!existsSync("public/index.html"))
    throw new Error(
      "Nothing to compare with: build what is published, with npm run build.",
    );
  const { content, problems } = loadContent("content");
  if (!content) throw new Error(report(problems));
  const findings = await checkLive(content, url.origin);
  print(findings);
  conclude(findings, `${url.origin} is what the build is.`);
});
