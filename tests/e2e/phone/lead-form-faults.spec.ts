import type { Locator, Page } from "@playwright/test";
import {
  expect,
  open,
  section,
  test,
  type Content,
  type Guard,
} from "../../support/page";

/** The two faces that hold a frame, and how a visitor gets to each. */
const faces = {
  "in the section": async (page: Page, { form }: Content) => {
    await open(page);
    const region = section(page, form);
    await region.scrollIntoViewIfNeeded();
    return region;
  },
  "in the dialog": async (page: Page, { site }: Content) => {
    await open(page, "/privacy-policy");
    await page.getByRole("button", { name: site.dialog.title }).press("Enter");
    return page.getByRole("dialog", { name: site.dialog.title });
  },
};

interface Fault {
  inject: (page: Page, guard: Guard, content: Content) => Promise<unknown>;
  /** Ends the fault. */
  repair?: (page: Page) => Promise<unknown>;
  says: "unanswered";
}

const mode = (name: string) => (page: Page) =>
  page.setExtraHTTPHeaders({ "x-form-mode": name });
const friendly = mode("friendly");

const faults: Record<string, Fault> = {
  "its host refuses connections": {
    inject: (page, guard, { site }) => {
      guard.expectError(/ERR_CONNECTION_REFUSED/);
      return page.route(`${site.form.host}/**`, (route) =>
        route.abort("connectionrefused"),
      );
    },
    repair: (page) => page.unrouteAll(),
    says: "unanswered",
  },
  "an extension blocks it": {
    inject: (page, guard, { site }) => {
      guard.expectError(/ERR_BLOCKED_BY_CLIENT/);
      return page.route(`${site.form.host}/**`, (route) =>
        route.abort("blockedbyclient"),
      );
    },
    repair: (page) => page.unrouteAll(),
    says: "unanswered",
  },
  "the provider's script is missing": {
    inject: (page, guard) => {
      guard.expectError(/Failed to load resource.*\.js/);
      return mode("no-script")(page);
    },
    says: "unanswered",
  },
  "the provider's script hangs": {
    inject: mode("stuck"),
    says: "unanswered",
  },
  "it answers with an error 500": {
    inject: (page, guard) => {
      guard.expectError(/Failed to load resource.*500/);
      return mode("error")(page);
    },
    says: "unanswered",
  },
  "its connection breaks": { inject: mode("refused"), says: "unanswered" },
  "it hangs": { inject: mode("hanging"), says: "unanswered" },
  "it never says that it is there": {
    inject: mode("silent"),
    says: "unanswered",
  },
};

test("Where the form would be, its message and the other ways are in view together when it did not load", async ({
  page,
  content,
  guard,
}) => {
  const { inject } = faults["its host refuses connections"] as Fault;
  guard.allowForm();
  await inject(page, guard, content);
  await open(page, "/#form");
  const region = section(page, content.form);
  const status = region.getByRole("status");
  await expect(status).toHaveText(content.form.status.unanswered);
  await status.evaluate((node) => node.scrollIntoView());
  const { fallback, status: say } = content.form;
  for (const thing of [
    status,
    region.getByRole("button", { name: say.retry }),
    region.getByRole("link", { name: fallback.link }),
    region.getByRole("link", { name: content.site.supportEmail }),
  ])
    await expect(thing).toBeInViewport({ ratio: 1 });
});

for (const [face, reach] of Object.entries(faces)) {
  test.describe(face, () => {
    test.beforeEach(({ guard }) => guard.allowForm());

    // Both faces share their code: one fault shows that the dialog is wired up.
    const some = face === "in the dialog" ? 1 : undefined;
    for (const [fault, { inject, repair = friendly, says }] of Object.entries(
      faults,
    ).slice(0, some)) {
      test(`When ${fault}, the visitor reads so within 10 s, can write to us or open the form directly, and can try again`, async ({
        page,
        content,
        guard,
      }) => {
        await page.clock.install();
        await inject(page, guard, content);
        const place = await reach(page, content);
        const status = place.getByRole("status");
        await expect(status).not.toHaveText(content.form.status.pending);
        await page.clock.fastForward(10_000);
        await expect(status).toHaveText(content.form.status[says]);
        await expectOtherWays(place, content);

        await repair(page);
        await place
          .getByRole("button", { name: content.form.status.retry })
          .press("Enter");
        await expect(status).toHaveText(content.form.status.ready);
        await expect(place.locator("iframe")).toHaveCount(1);
      });
    }

    if (some) return;

    test("After 4 s a slow form offers the direct way, and is ready when it comes", async ({
      page,
      content,
    }) => {
      const { slow, slowLink, loading, ready } = content.form.status;
      await page.clock.install();
      await mode("slow")(page);
      const place = await reach(page, content);
      const status = place.getByRole("status");
      await expect(status).toHaveText(loading);
      await page.clock.fastForward(4_000);
      await expect(status).toHaveText(slow);
      await expect(place.getByRole("link", { name: slowLink })).toBeVisible();
      await expect(status).toHaveText(ready, { timeout: 9_000 });
    });

    test("Without a connection the form waits, and loads by itself when the connection is back", async ({
      page,
      context,
      content,
    }) => {
      const { offline, ready } = content.form.status;
      await mode("hanging")(page);
      const script = page.waitForResponse(content.site.form.embedScript);
      const place = await reach(page, content);
      const status = place.getByRole("status");
      await expect(status).toHaveText(content.form.status.loading);
      await (await script).finished();
      await context.setOffline(true);
      await expect(status).toHaveText(offline);
      await expectOtherWays(place, content);
      await friendly(page);
      await context.setOffline(false);
      await expect(status).toHaveText(ready);
    });

    test("A form that is half filled in stays when the connection is lost", async ({
      page,
      context,
      content,
    }) => {
      const { offline, ready } = content.form.status;
      const place = await reach(page, content);
      const status = place.getByRole("status");
      await expect(status).toHaveText(ready);
      const frame = place.locator("iframe");
      const name = frame.contentFrame().getByLabel("Name");
      await name.fill("Test agent");
      const direct = place.getByRole("link", {
        name: content.form.fallback.link,
      });
      const below = async () =>
        ((await direct.boundingBox())?.y ?? NaN) -
        ((await frame.boundingBox())?.y ?? NaN);
      await context.setOffline(true);
      await expect(status).toHaveText(offline);
      // The other ways have not come between.
      expect(await below()).toBeGreaterThan(0);
      await context.setOffline(false);
      await expect(status).toHaveText(ready);
      await expect(name).toHaveValue("Test agent");
    });
  });
}

async function expectOtherWays(place: Locator, { site, form }: Content) {
  await expect(
    place.getByRole("link", { name: site.supportEmail }),
  ).toHaveAttribute("href", `mailto:${site.supportEmail}`);
  await expect(
    place.getByRole("link", { name: form.fallback.link }),
  ).toBeVisible();
}
