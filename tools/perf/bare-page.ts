import { writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

const texts = "h1, h2, h3, p, li, td, th, dt, dd, summary, address";

/** Writes a page with the text of one of ours, and no styles, scripts or pictures: the least that this text costs. */
export async function writeBarePage(
  browser: Browser,
  url: string,
  file: string,
): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const body = await page.locator(texts).evaluateAll((elements) =>
    elements
      .filter((element) => !element.querySelector("p, li, h3"))
      .map(({ localName, textContent }) => {
        const tag = /^h\d$/.test(localName) ? localName : "p";
        const bare = document.createElement(tag);
        bare.textContent = textContent;
        return bare.outerHTML;
      })
      .join("\n"),
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${await page.title()}</title><body>${body}</body></html>`;
  await page.close();
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
}
