import type { BrowserContext, Page } from "@playwright/test";
import { breakData } from "./broken-data";
import {
  expect,
  mentionIn,
  open,
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
  /** The landing page when left out. */
  path?: string;
  /** Only small screens have it. */
  phoneOnly?: true;
  /** What the form host does; it works when left out. */
  form?: "hanging" | "no-script";
  /** A selector of what is new; all of the page when left out. */
  part?: string;
  /** Brings the freshly opened page into the state. */
  reach?: (visit: Visit) => Promise<unknown>;
}

const policy = "/privacy-policy";
const patience = { timeout: 15_000 };

/** Every state in which the pages are checked and read out. */
export const states: State[] = [
  { name: "The landing page" },
  {
    name: "The landing page with the floating button",
    part: "main > :not(section)",
    phoneOnly: true,
    reach: async ({ page }) => {
      await page.locator("#how-it-works").scrollIntoViewIfNeeded();
      await expect(page.locator("main > .fixed:not([inert])")).toBeVisible();
    },
  },
  { name: "The open menu", part: "header", phoneOnly: true, reach: openMenu },
  ...whileShown("faq", {
    name: "Every answer of the FAQ",
    part: "#faq",
    reach: async ({ page }) => {
      for (const question of await page.locator("#faq details").all()) {
        // Answers that share a name close each other.
        await question.evaluate((element) => element.removeAttribute("name"));
        await question.locator("summary").press("Enter");
        await expect(question).toHaveAttribute("open");
      }
    },
  }),
  { name: "The form", part: "#form", reach: formSays("ready") },
  {
    name: "The slow form",
    part: "#form",
    form: "hanging",
    reach: formSays("slow"),
  },
  {
    name: "The failed form",
    part: "#form",
    form: "no-script",
    reach: formSays("unanswered"),
  },
  ...whileShown(
    "mapPack",
    {
      name: "The market finder before an answer, and mistyped ZIP codes",
      part: "#map-pack",
      reach: async ({ page, content }) => {
        for (const [section, mistake] of [
          ["#hero", content.site.zipField.mistake],
          ["#map-pack", content.marketFinder.mistake],
        ] as const) {
          await page.locator(section).scrollIntoViewIfNeeded();
          const field = page.locator(`${section} input`);
          await field.fill("1234");
          await field.press("Enter");
          await expect(
            page.locator(section).getByRole("status").filter({ hasText: /\S/ }),
          ).toHaveText(mistake);
        }
      },
    },
    {
      name: "The market finder with an answer",
      part: "#map-pack",
      reach: async ({ page }) => {
        await page.locator("#map-pack").scrollIntoViewIfNeeded();
        await page.locator("#map-pack input").fill("75001");
        await expect(page.locator("#map-pack [role=status]")).toContainText(
          "Addison",
        );
      },
    },
  ),
  {
    name: "The cost comparison with a number and a mistake",
    part: "#pricing",
    reach: async (visit) => {
      const place = await openComparison(visit);
      const { numbers } = visit.content.costComparison;
      await place.getByLabel(numbers.leadPrice.label).fill("45");
      const field = place.getByLabel(numbers.leadsPerMonth.label);
      await field.fill("");
      await field.blur();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      // Announced once the visitor has stopped typing for a while.
      const said = place.getByRole("status").filter({ hasText: /\S/ });
      await expect(said).not.toHaveCount(0);
    },
  },
  {
    name: "A tooltip",
    part: ":focus, [data-radix-popper-content-wrapper]",
    reach: async (visit) => {
      const place = await openComparison(visit);
      const mention = mentionIn(place, visit.content);
      await mention.scrollIntoViewIfNeeded();
      await settled(visit.page);
      await mention.focus();
      await expect(visit.page.getByRole("tooltip")).toBeAttached();
    },
  },
  {
    name: "A notification",
    part: "body > [role=region] ol",
    reach: async (visit) => {
      const { page, context, content } = visit;
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const place = await openComparison(visit);
      // For a second it is announced as well, out of sight.
      const announcement = page
        .getByRole("status")
        .filter({ hasText: content.notifications.notice });
      const announced = announcement.waitFor({ state: "attached" });
      await place
        .getByRole("button", { name: content.notifications.copyLink })
        .press("Enter");
      await announced;
      await expect(announcement).toHaveCount(0);
      await expect(
        page.getByText(content.notifications.copied).first(),
      ).toBeVisible();
    },
  },
  { name: "The privacy policy", path: policy },
  {
    name: "The open menu of the policy",
    path: policy,
    part: "header",
    phoneOnly: true,
    reach: openMenu,
  },
  {
    name: "The dialog with the form",
    path: policy,
    part: "dialog",
    reach: dialogSays("ready"),
  },
  {
    name: "The dialog without the form",
    path: policy,
    part: "dialog",
    form: "no-script",
    reach: dialogSays("unanswered"),
  },
  { name: "The 404 page", path: "/no-such-page" },
  {
    name: "The error screen",
    path: policy,
    reach: async ({ page, content, guard }) => {
      guard.expectError(/Cannot read properties/);
      await breakData(page, "privacy-policy", ["policy", "body"]);
      await open(page, policy);
      await expect(page.locator("h1")).toHaveText(content.error.heading);
    },
  },
];

/** Brings a page into a state and stops its timers, so that nothing changes by itself any more. */
export async function visit(state: State, visit: Visit): Promise<void> {
  const { page, guard } = visit;
  const { path = "/", form, reach } = state;
  // On a tall screen the form may be near from the start.
  guard.allowForm();
  if (path === "/no-such-page") guard.expectMissingPage();
  if (form === "no-script") guard.expectError(/Failed to load resource.*\.js/);
  if (form) await page.setExtraHTTPHeaders({ "x-form-mode": form });
  await open(page, path);
  await reach?.(visit);
  await settled(page);
  await page.evaluate(() => {
    const last = Number(setTimeout(() => {}));
    for (let id = 1; id <= last; id += 1) clearTimeout(id);
  });
}

function whileShown(part: keyof Content, ...of: State[]): State[] {
  return isShown(part) ? of : [];
}

async function openMenu({ page, content: { site } }: Visit) {
  await page.locator("header button[popovertarget]").press("Enter");
  await expect(page.locator("#menu").getByRole("listitem")).toHaveCount(
    site.nav.links.length,
  );
}

async function openComparison({ page }: Visit) {
  const place = page.locator("#pricing");
  await place.locator("summary").first().click();
  await expect(place.getByRole("table")).toBeVisible();
  return place;
}

function formSays(says: "slow" | "unanswered" | "ready") {
  return async ({ page, content }: Visit) => {
    await page.locator("#form").scrollIntoViewIfNeeded();
    const status = page.locator("#form").getByRole("status");
    await expect(status).toHaveText(content.form.status[says], patience);
    await status.scrollIntoViewIfNeeded();
  };
}

function dialogSays(says: "ready" | "unanswered") {
  return async ({ page, content }: Visit) => {
    await page.locator("button[aria-haspopup=dialog]").press("Enter");
    const status = page.getByRole("dialog").getByRole("status");
    await expect(status).toHaveText(content.form.status[says], patience);
  };
}
