import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request, type Page } from "@playwright/test";
import { expect, section, test, wake } from "../../support/page";
import { makeSecondBuild } from "../../support/second-build";
import { Visitors } from "../../support/visitors";
import {
  serverNames,
  startServer,
  type WebServer,
} from "../../support/web-servers";

test.use({ ignoreHTTPSErrors: true });

let second: string;
test.beforeAll(async () => {
  second = mkdtempSync(join(tmpdir(), "second-build-"));
  await makeSecondBuild(second, "Second");
});
test.afterAll(() => rmSync(second, { recursive: true }));

for (const name of serverNames.filter((each) => each !== "container"))
  test.describe(`With ${name}, publishing another build and going back`, () => {
    test.describe.configure({ mode: "serial" });
    let server: WebServer;

    test.beforeAll(async () => {
      server = await startServer(name);
      cpSync(second, join(server.folder, "second"), { recursive: true });
    });
    test.afterAll(() => server.stop());

    /** Publishes a build and waits until the server has come round to it. */
    async function publish(build: string) {
      await server.publish(build);
      const page = readFileSync(
        join(server.folder, build, "public/index.html"),
        "utf8",
      );
      const visitor = await request.newContext({ ignoreHTTPSErrors: true });
      const seen = async () => (await visitor.get(server.url)).text();
      await expect.poll(seen).toBe(page);
      await visitor.dispose();
    }

    async function openHome(page: Page) {
      await page.goto(server.url);
      await wake(page);
      await page.waitForSelector("html.hydrated");
    }

    test("no visitor gets an error, half a page, or one with the headers of the other", async () => {
      test.setTimeout(90_000);
      const visitors = new Visitors(server.url);
      await visitors.see("first", 30);
      await server.publish("second");
      await visitors.see("second", 30);
      await server.publish("build");
      await visitors.see("first", 30);
      await visitors.leave();
    });

    const ways = {
      publishing: ["build", "second"],
      "going back": ["second", "build"],
    };
    for (const [way, [from = "", to = ""]] of Object.entries(ways))
      test(`a page that was open before ${way} goes on working, and leads to the pages of now`, async ({
        page,
        guard,
        content,
      }) => {
        guard.allowOrigin(server.url);
        await publish(from);
        await openHome(page);
        expect(await buildOf(page)).toBe(from);
        await publish(to);
        // What has waited to be near is loaded only now.
        const map = section(page, content.mapPack);
        await map.scrollIntoViewIfNeeded();
        await expect(map.getByRole("textbox")).toBeVisible();
        await page.locator("footer a[href='/privacy-policy']").click();
        await expect(page).toHaveURL(/privacy-policy$/);
        await expect(page.getByRole("main")).toBeVisible();
        await expect.poll(() => buildOf(page)).toBe(to);
      });

    test("where a host keeps no former scripts, an open page still leads to the pages of now", async ({
      page,
      guard,
    }) => {
      guard.allowOrigin(server.url);
      guard.expectError(/status of 404/);
      guard.expectError(/Refused to execute script/);
      await publish("build");
      await openHome(page);
      await publish("second");
      const files = (build: string) =>
        readFileSync(join(server.folder, build, ".published"), "utf8")
          .split("\n")
          .filter((file) => file.endsWith(".js"));
      for (const file of files("build"))
        rmSync(join(server.folder, "second/public", file));
      await page.locator("footer a[href='/privacy-policy']").click();
      await expect(page).toHaveURL(/privacy-policy$/);
      await expect(page.getByRole("main")).toBeVisible();
      await expect.poll(() => buildOf(page)).toBe("second");
    });
  });

/** Which build the page is of. */
function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      getComputedStyle(document.documentElement).getPropertyValue("--build") ||
      "build",
  );
}
