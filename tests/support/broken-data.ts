import { expect, type Page } from "@playwright/test";

/** Serves a page's data without one of its parts. */
export async function breakData(page: Page, data: string, part: string[]) {
  await page.route(`**/page-data/${data}/page-data.json*`, async (route) => {
    const response = await route.fetch();
    const json: unknown = await response.json();
    const path = ["result", "data", "content", ...part];
    const last = path.pop() ?? "";
    const parent = path.reduce((node, key) => Object(node)[key], json);
    expect(parent).toHaveProperty(last);
    Object.assign(Object(parent), { [last]: null });
    await route.fulfill({ response, json });
  });
}
