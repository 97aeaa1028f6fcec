import { expect, open, section, test } from "../../support/page";

test("Only companies in the register are asked for anything, and none before its occasion", async ({
  page,
  content,
  guard,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await open(page);
  await page
    .getByRole("link", { name: content.site.footer.privacy, exact: true })
    .press("Enter");
  await expect(page).toHaveURL("/privacy-policy");
  expect([...asked]).toEqual([new URL(page.url()).origin]);

  guard.allowForm();
  await page.getByRole("button", { name: content.site.dialog.title }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
    content.form.status.ready,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: content.site.nav.home }).click();
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole("status")).toHaveText(
    content.form.status.ready,
  );
  const listed = content.thirdParties.parties
    .filter(({ occasion }) => occasion === "form")
    .flatMap(({ origins }) =>
      origins.map((address) => new URL(address).origin),
    );
  const foreign = [...asked].filter(
    (origin) => origin !== new URL(page.url()).origin,
  );
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((origin) => !listed.includes(origin))).toEqual([]);
});

test("The privacy policy names each of them, what for, when, and what it learns", async ({
  page,
  content,
}) => {
  const { caption, rows, parties } = content.thirdParties;
  await open(page, "/privacy-policy");
  const table = page.getByRole("table", { name: caption });
  for (const { name, purpose, when, data, policy } of parties) {
    await expect(
      table.getByRole("rowheader", { name, exact: true }),
    ).toBeVisible();
    for (const [label, said] of [
      [rows.purpose, purpose],
      [rows.when, when],
      [rows.data, data],
    ] as const) {
      await expect(
        table.getByRole("row", { name: `${label} ${said}` }).first(),
      ).toBeVisible();
    }
    await expect(table.getByRole("link", { name })).toHaveAttribute(
      "href",
      policy,
    );
  }
});
