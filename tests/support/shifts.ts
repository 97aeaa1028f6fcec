import type { Page } from "@playwright/test";

/** Records every layout shift in the form section from the first paint on, also those that follow an input. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const form = document.getElementById("form");
        const moved = sources.filter(({ node }) => form?.contains(node));
        const names = moved.map(({ node }) => node?.nodeName);
        if (moved.length > 0)
          shifts.push(`${value.toFixed(4)}: ${names.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has shifted in the form section since then, a line each. */
export function shiftsOf(page: Page) {
  return page.evaluate(
    () => (window as unknown as { shifts: string[] }).shifts,
  );
}
