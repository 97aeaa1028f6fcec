import { existsSync, readFileSync, statSync } from "node:fs";
import { chromium, devices } from "@playwright/test";
import { loadContent } from "../pipeline/content/load-content";
import { report } from "../pipeline/content/problem";
import type { Content } from "../pipeline/schema/content";
import { ensureBrowser, launchFlags } from "./browser";
import { findings, findingsAfterwards } from "./check-form/findings";
import { senderName } from "./check-form/send-form";
import { visitForm } from "./check-form/visit-form";
import { conclude, print, type Finding } from "./finding";
import { runTool } from "./run-tool";
import { serveSite } from "./site-server";

// Tries the form of content/site.yaml on the built site, on two screens. With
// --send, it also sends the form.

const screens = { "On a phone": "Pixel 7", "On a computer": "Desktop Chrome" };

runTool(async () => {
  const testHost = process.env["FORM_HOST"];
  const { content, problems } = loadContent("content", testHost);
  if (!content) throw new Error(report(problems));
  const { host } = content.site.form;
  if (!isBuilt(content))
    throw new Error(
      `public/ is no build with the form of ${host} and the present settings: run npm run build, then try again.`,
    );
  const send = process.argv.includes("--send");
  console.log(
    send
      ? `Sends one real entry to ${host}, with the name ${senderName}; delete it there.`
      : "Sends nothing; with -- --send, it also sends one real entry.",
  );
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: launchFlags,
  });
  const site = await serveSite({ port: 0 });
  const all: Finding[] = [];
  for (const [title, device] of Object.entries(screens)) {
    const { before, after } = await visitForm(
      browser,
      content,
      site.url,
      {
        ...devices[device],
        // A page at a public address may otherwise not ask this machine.
        ...(testHost && { permissions: ["local-network-access"] }),
      },
      send && title === "On a computer",
    );
    const found = [
      ...findings(content, before),
      ...(after ? findingsAfterwards(after) : []),
    ];
    console.log(`\n${title}`);
    print(found);
    all.push(...found);
  }
  await Promise.all([browser.close(), site.close()]);
  conclude(all, "The form works.");
});

/** Whether the build is newer than the settings of the form, and not one for a test host. */
function isBuilt({ site }: Content): boolean {
  const built = "public/_headers";
  if (!existsSync(built)) return false;
  const changed = ["site", "third-parties"].map(
    (name) => statSync(`content/${name}.yaml`).mtimeMs,
  );
  return (
    readFileSync(built, "utf8").includes(`frame-src ${site.form.host}`) &&
    Math.max(...changed) < statSync(built).mtimeMs
  );
}
