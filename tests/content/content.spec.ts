import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { pageFile } from "../../pipeline/publish/page-files";
import { axeProblems } from "../support/axe";
import { formOf } from "../support/lead-form";
import { htmlProblems } from "../support/html-problems";
import {
  expect,
  expectBelowBar,
  navLink,
  open,
  section,
  test,
} from "../support/page";
import { routes } from "../support/routes";

// What holds for any valid content. tests/e2e has the tests of what the site does.

test.beforeEach(({ guard }) => guard.allowForm());

for (const path of routes) {
  test(`${path} is valid HTML`, async () => {
    const html = readFileSync(pageFile(path), "utf8");
    expect(await htmlProblems(html)).toEqual([]);
  });

  test(`${path} starts without an error, does not scroll sideways, and its links lead somewhere`, async ({
    page,
    content: { site },
    guard,
  }) => {
    if (path === "/404") guard.expectMissingPage();
    await open(page, path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overhang = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overhang, `scrolls sideways at ${width} px`).toBe(0);
    }
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, hash }) => pathname + hash),
    );
    const moved = site.redirects
      .filter(({ to }) => to.startsWith("/"))
      .map(({ from }) => from);
    // Many links lead to the same page, which is read once.
    const pages = new Map([[path, JSDOM.fragment(await page.content())]]);
    for (const link of new Set([...links, ...moved])) {
      const [address = "", anchor] = link.split("#");
      if (!pages.has(address)) {
        const answer = await page.request.get(address);
        expect.soft(answer.ok(), `${link} has a page`).toBe(true);
        pages.set(address, JSDOM.fragment(await answer.text()));
      }
      // The top of a page needs no element.
      if (anchor && anchor !== "top")
        expect
          .soft(pages.get(address)?.getElementById(anchor), link)
          .toBeTruthy();
    }
  });

  test.describe("with axe", () => {
    test.use({ bypassCSP: true });

    test(`axe finds nothing on ${path}`, async ({ page, guard }) => {
      if (path === "/404") guard.expectMissingPage();
      await open(page, path);
      expect(await axeProblems(page)).toEqual([]);
    });
  });
}

test("The menu leads to its section, from every page of a small phone", async ({
  page,
  content,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/privacy-policy"]) {
    await open(page, path);
    await (await navLink(page, content, "pricing")).click();
    const heading = section(page, content.pricing).getByRole("heading", {
      level: 2,
    });
    await expectBelowBar(page, heading);
  }
});

test("The form is ready, in its section and in the dialog", async ({
  page,
  content,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { ready } = content.form.status;
  await open(page, "/#form");
  await expect(formOf(page, content).status).toHaveText(ready);
  await open(page, "/privacy-policy");
  await page.getByRole("button", { name: content.site.dialog.title }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toHaveText(ready);
});

test("Every question opens its answer", async ({ page }) => {
  await open(page);
  const questions = await page.locator("#faq details").all();
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) {
    await question.locator("summary").click();
    await expect(question.getByRole("paragraph").first()).toBeVisible();
  }
});
