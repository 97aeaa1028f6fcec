import type { BrowserContext, Locator, Page } from "@playwright/test";
import { breakData } from "./broken-data";
import {
  expect,
  open,
  section,
  settled,
  type Content,
  type Guard,
} from "./page";
import { isShown } from "./shown";

interface Visit {
  page: Page;
  context: BrowserContext;
  content: Content;
  guard: Guard;
}

/** A state in which a visitor may find a page. */
export interface State {
  name: string;
  path: "/" | "/privacy-policy" | "/no-such-page";
  /** The screens that have such a state; both when left out. */
  only?: "phone" | "desktop";
  /** Brings the freshly opened page into the state, by role and keyboard. */
  reach?: (visit: Visit) => Promise<unknown>;
  /** What the state is about; all of the page when left out. */
  part?: (page: Page, content: Content) => Locator;
  /** Opens the page, where that takes more than its address. */
  arrive?: (visit: Visit) => Promise<unknown>;
}

/** Opens a page whose form host behaves as told. */
const withForm =
  (mode: string, path?: string) =>
  async ({ page, guard }: Visit) => {
    if (mode === "no-script")
      guard.expectError(/Failed to load resource.*form_embed/);
    await page.setExtraHTTPHeaders({ "x-form-mode": mode });
    await open(page, path);
  };

async function formSays(
  { page, content }: Visit,
  says: "slow" | "failed" | "ready",
) {
  const place = section(page, content.form);
  await place.scrollIntoViewIfNeeded();
  const status = place.getByRole("status");
  // It takes 4 s until a form is called slow.
  const patience = { timeout: 9_000 };
  await expect(status).toHaveText(content.form.status[says], patience);
  // What has failed is less high.
  await status.scrollIntoViewIfNeeded();
}

async function openDialog(
  { page, content: { site, form } }: Visit,
  says: "ready" | "failed",
) {
  const name = site.dialog.title;
  await page.getByRole("button", { name }).press("Enter");
  const status = page.getByRole("dialog", { name }).getByRole("status");
  await expect(status).toHaveText(form.status[says]);
}

async function openMenu({ page, content: { site } }: Visit) {
  const bar = page.getByRole("navigation", { name: site.nav.label });
  await bar.getByRole("button", { name: site.nav.menu }).press("Enter");
  await expect(bar.getByRole("listitem")).toHaveCount(site.nav.links.length);
}

async function reachFinder({ page, content }: Visit) {
  const place = section(page, content.mapPack);
  await place.scrollIntoViewIfNeeded();
  const field = place.getByLabel(content.marketFinder.label);
  await expect(field).toBeVisible();
  return { field, status: place.getByRole("status") };
}

async function openComparison({ page, content }: Visit) {
  const { heading, results } = content.costComparison;
  const place = section(page, content.pricing);
  await place.getByRole("heading", { name: heading }).click();
  await expect(place.getByRole("table", { name: results })).toBeVisible();
  return place;
}

/** All states in which the pages are checked and read out. */
export const states: State[] = [
  { name: "The landing page", path: "/" },
  {
    name: "The landing page with the floating button",
    path: "/",
    part: (page) => page.locator("main > :not(section)"),
    only: "phone",
    reach: async ({ page, content }) => {
      await section(page, content.howItWorks).scrollIntoViewIfNeeded();
      await expect(
        page.getByRole("link", { name: content.hero.button }),
      ).toHaveCount(2);
    },
  },
  {
    name: "The open menu",
    path: "/",
    part: (page) => page.getByRole("banner"),
    only: "phone",
    reach: openMenu,
  },
  ...whileShown("faq", {
    name: "Every answer of the FAQ",
    path: "/",
    part: (page, content) => section(page, content.faq),
    // The browser keeps one open; without their common name all of them can be,
    // which no engine and no screen reader can tell from one at a time.
    reach: async ({ page, content }) => {
      const questions = section(page, content.faq).getByRole("group");
      await questions.evaluateAll((all) =>
        all.forEach((question) => question.removeAttribute("name")),
      );
      const controls = section(page, content.faq).locator("summary");
      for (const control of await controls.all()) await control.press("Enter");
      await expect(questions.and(page.locator("[open]"))).toHaveCount(
        content.faq.items.length,
      );
    },
  }),
  {
    name: "The form",
    path: "/",
    part: (page, content) => section(page, content.form),
    reach: (visit) => formSays(visit, "ready"),
  },
  {
    name: "The slow form",
    path: "/",
    part: (page, content) => section(page, content.form),
    arrive: withForm("hanging"),
    reach: (visit) => formSays(visit, "slow"),
  },
  {
    name: "The failed form",
    path: "/",
    part: (page, content) => section(page, content.form),
    arrive: withForm("no-script"),
    reach: (visit) => formSays(visit, "failed"),
  },
  ...whileShown(
    "mapPack",
    {
      name: "The market finder before an answer, and mistyped ZIP codes",
      path: "/",
      part: (page, content) => section(page, content.mapPack),
      reach: async (visit) => {
        const { page, content } = visit;
        const { mistake, label } = content.site.zipField;
        const hero = section(page, content.hero);
        await hero.getByLabel(label).fill("1234");
        const button = { name: content.hero.button };
        await hero.getByRole("link", button).press("Enter");
        await expect(hero.getByRole("status")).toHaveText(mistake);
        const { field, status } = await reachFinder(visit);
        await field.fill("1234");
        await field.press("Enter");
        await expect(status).toHaveText(content.marketFinder.mistake);
      },
    },
    {
      name: "The market finder with an answer",
      path: "/",
      part: (page, content) => section(page, content.mapPack),
      reach: async (visit) => {
        const { field, status } = await reachFinder(visit);
        await field.fill("75001");
        await expect(status).toContainText("Addison, TX");
      },
    },
  ),
  {
    name: "The cost comparison with a number and a mistake",
    path: "/",
    part: (page, content) => section(page, content.pricing),
    reach: async (visit) => {
      const place = await openComparison(visit);
      const { numbers } = visit.content.costComparison;
      await place.getByLabel(numbers.leadPrice.label).fill("45");
      const field = place.getByLabel(numbers.leadsPerMonth.label);
      await field.fill("");
      await field.blur();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      // Said once the visitor has stopped typing for a while.
      const said = place.getByRole("status").filter({ hasText: /\S/ });
      await expect(said).not.toHaveCount(0);
    },
  },
  {
    name: "A tooltip",
    path: "/",
    part: (page) => page.locator(":focus"),
    reach: async (visit) => {
      const place = await openComparison(visit);
      const { items } = visit.content.terms;
      const { term } = items.find(({ slug }) => slug === "cost-per-call")!;
      const mention = place.getByRole("button", { name: term }).first();
      await mention.focus();
      await expect(visit.page.getByRole("tooltip")).toBeAttached();
    },
  },
  {
    name: "A notification",
    path: "/",
    part: (page, { notifications }) =>
      page
        .getByRole("region", { name: notifications.label.split(" ")[0] ?? "" })
        .getByRole("list"),
    reach: async (visit) => {
      const { page, context, content } = visit;
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const place = await openComparison(visit);
      const { copyLink } = content.costComparison;
      // For a second it is announced as well, out of sight.
      const announcement = page
        .getByRole("status")
        .filter({ hasText: content.notifications.notice });
      const announced = announcement.waitFor({ state: "attached" });
      await place.getByRole("button", { name: copyLink }).press("Enter");
      await expect(
        page
          .getByRole("listitem")
          .filter({ hasText: content.notifications.copied }),
      ).toBeVisible();
      await announced;
      await expect(announcement).toHaveCount(0);
    },
  },
  { name: "The privacy policy", path: "/privacy-policy" },
  {
    name: "The open menu of the policy",
    path: "/privacy-policy",
    part: (page) => page.getByRole("banner"),
    only: "phone",
    reach: openMenu,
  },
  {
    name: "The dialog with the form",
    path: "/privacy-policy",
    part: (page) => page.getByRole("dialog"),
    reach: (visit) => openDialog(visit, "ready"),
  },
  {
    name: "The dialog without the form",
    path: "/privacy-policy",
    part: (page) => page.getByRole("dialog"),
    arrive: withForm("no-script", "/privacy-policy"),
    reach: (visit) => openDialog(visit, "failed"),
  },
  {
    name: "The 404 page",
    path: "/no-such-page",
    arrive: ({ page, guard }) => {
      guard.expectMissingPage();
      return open(page, "/no-such-page");
    },
  },
  {
    name: "The error screen",
    path: "/privacy-policy",
    arrive: async ({ page, content }) => {
      await breakData(page, "privacy-policy", ["policy", "body"]);
      await open(page, "/privacy-policy");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        content.error.heading,
      );
    },
  },
];

function whileShown(part: keyof Content, ...of: State[]): State[] {
  return isShown(part) ? of : [];
}

/**
 * Brings a page into a state and stops it there: nothing changes by itself any
 * more, however long somebody looks at it.
 */
export async function visit(state: State, visit: Visit): Promise<void> {
  const { page, guard } = visit;
  // On a tall screen the form may be near from the start.
  guard.allowForm();
  await (state.arrive ? state.arrive(visit) : open(page, state.path));
  await state.reach?.(visit);
  await settled(page);
  await page.evaluate(() => {
    const last = Number(setTimeout(() => {}));
    for (let id = last; id > Math.max(last - 10_000, 0); id -= 1)
      clearTimeout(id);
  });
}
