import {
  expect,
  formOf,
  open,
  scrollTo,
  section,
  settled,
  test,
} from "../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

for (const mode of ["friendly", "long", "one-page"])
  test(
    `The thank-you of a ${mode} form is in sight after Send`,
    { tag: "@every-screen" },
    async ({ page, content }) => {
      await page.setExtraHTTPHeaders({ "x-form-mode": mode });
      await open(page, "/#form");
      const { inside: form } = formOf(page, content);
      await form.getByLabel("Name").fill("Test agent");
      await form.getByLabel("Email").fill("agent@agency.example");
      await form.getByLabel("ZIP code").fill("80202");
      const send = form.getByRole("button", { name: "Send" });
      // Where the visitor has Send at the top of the screen, the thank-you is far above.
      await send.evaluate((button) => button.scrollIntoView());
      await send.click();
      const thanks = form.getByText("nothing was sent");
      await expect(thanks).toBeInViewport({ ratio: 1 });
      await settled(page);
      const bar = await page.getByRole("banner").boundingBox();
      const box = await thanks.boundingBox();
      expect(box?.y).toBeGreaterThan((bar?.y ?? NaN) + (bar?.height ?? NaN));
      await expect(page).toHaveURL("/#form");
    },
  );

for (const mode of ["focuses", "scrolls"])
  test(
    `A form that ${mode} by itself one screen below the reader moves neither the page nor the focus, and gets the next ZIP code`,
    { tag: "@every-screen" },
    async ({ page, content }) => {
      await page.setExtraHTTPHeaders({ "x-form-mode": mode });
      await open(page);
      const status = section(page, content.form).getByRole("status");
      const height = page.viewportSize()?.height ?? NaN;
      const distance = (await status.boundingBox())?.y ?? NaN;
      await scrollTo(page, distance - 1.4 * height);
      await page.keyboard.press("Shift");
      const tries = () =>
        formOf(page, content)
          .inside.locator("html")
          .evaluate((html) => Number(html.dataset["tries"]));
      await expect.poll(tries).toBeGreaterThan(4);
      expect(await page.evaluate(() => scrollY)).toBeCloseTo(
        distance - 1.4 * height,
        -1,
      );

      await scrollTo(page, 0);
      const field = section(page, content.hero).getByRole("textbox");
      await field.click();
      await page.keyboard.type("80202", { delay: 200 });
      await expect(field).toHaveValue("80202");
      await expect(field).toBeFocused();
      await expect(page.locator("iframe")).toHaveAttribute("src", /=80202$/);
    },
  );
