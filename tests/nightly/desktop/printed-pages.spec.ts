import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Page, TestInfo } from "@playwright/test";
import { findProgram } from "../../../tools/programs";
import { dollars } from "../../../src/lib/figures";
import { formAddress } from "../../../src/lib/form-address";
import { expect, open, test } from "../../support/page";
import { isShown } from "../../support/shown";

test("The printed landing page has the whole offer and how to reach us, on pages that are not empty", async ({
  page,
  content,
}, info) => {
  await open(page);
  const sheets = await printed(page, info);
  expectFilled(sheets);
  const paper = sheets.join("");
  const { hero, howItWorks, mapPack, pricing, faq, site } = content;
  const words = [
    ...[hero.heading, hero.lead, site.supportEmail],
    ...howItWorks.steps.map(({ text }) => text),
    ...pricing.plans.map(({ monthlyPrice }) => dollars(monthlyPrice!)),
    ...(isShown("mapPack") ? [mapPack.note] : []),
    ...(isShown("faq") ? faq.items.map(({ answer }) => answer) : []),
    formAddress(site.form),
  ];
  for (const each of words) expect(paper).toContain(squeeze(each));
  const onlyOnScreen = [site.nav.links[2]!.label, content.form.status.loading];
  for (const each of onlyOnScreen) expect(paper).not.toContain(squeeze(each));
});

test("The printed policy has all of its text, and the addresses of its links", async ({
  page,
  content: { thirdParties, site },
}, info) => {
  await open(page, "/privacy-policy");
  const text = await page.locator("article").innerText();
  const sheets = await printed(page, info);
  expectFilled(sheets);
  const paper = sheets.join("");
  for (const line of text.split("\n")) expect(paper).toContain(squeeze(line));
  for (const { policy } of thirdParties.parties)
    expect(paper).toContain(policy);
  expect(paper).not.toContain(squeeze(site.dialog.title));
});

/** Expects text on every sheet; the last one may hold little, because the page ends there. */
function expectFilled(sheets: string[]) {
  for (const sheet of sheets.slice(0, -1))
    expect(sheet.length).toBeGreaterThan(200);
  expect(sheets.at(-1)).not.toBe("");
}

/** The text of each sheet of paper, without its blanks. */
async function printed(page: Page, info: TestInfo) {
  const file = info.outputPath("page.pdf");
  writeFileSync(file, await page.pdf({ format: "Letter" }));
  const pdftotext = findProgram("pdftotext") ?? "pdftotext";
  return execFileSync(pdftotext, ["-raw", file, "-"], { encoding: "utf8" })
    .split("\f")
    .slice(0, -1)
    .map(squeeze);
}

function squeeze(text: string) {
  return text.replace(/\s+/g, "");
}
