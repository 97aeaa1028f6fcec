import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { expect, test } from "../../support/page";

// Asks for some hundred properties of some hundred elements.
test.describe.configure({ timeout: 60_000 });
test.use({
  javaScriptEnabled: false,
  // It lets no style sheet in but the one that the build has made.
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
});

/** The style sheet as it is written: before it is minified. */
async function source(html: string) {
  const from = resolve("src/styles/global.css");
  const { css } = await postcss([tailwind({ optimize: false })]).process(
    readFileSync(from, "utf8"),
    { from },
  );
  // The fonts where the build has put them.
  return css.replace(
    /\.\.\/fonts\/([\w-]+)\.woff2/g,
    (_, name: string) =>
      new RegExp(`/static/${name}-\\w+\\.woff2`).exec(html)?.[0] ?? "",
  );
}

for (const route of ["/", "/privacy-policy", "/404"]) {
  test(`Every class in ${route} is in its sheet`, async ({ page, guard }) => {
    if (route === "/404") guard.expectMissingPage();
    await page.goto(route);
    const missing = await page.evaluate(() => {
      const sheet = document.querySelector("style")?.textContent ?? "";
      const classes = new Set(
        [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [
          ...classList,
        ]),
      );
      return [...classes].filter(
        (name) => !sheet.includes(`.${CSS.escape(name)}`),
      );
    });
    expect(missing).toEqual([]);
  });
}

for (const route of ["/", "/privacy-policy"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`The sheet in ${route} styles every element as its source does, ${colorScheme}`, async ({
      page,
      request,
    }) => {
      const css = await source(await (await request.get(route)).text());
      expect(css).toContain("@layer components");
      await page.emulateMedia({ colorScheme });
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      const differences = await page.evaluate(async (sheet) => {
        const looks = () =>
          [...document.querySelectorAll("body, body *")].map((element) => {
            const style = getComputedStyle(element);
            return Object.fromEntries(
              [...style]
                .filter((name) => !name.startsWith("--"))
                .map((name) => [
                  `<${element.localName}> ${name}`,
                  style.getPropertyValue(name),
                ]),
            );
          });
        const before = looks();
        const styles = document.querySelectorAll("style");
        styles.forEach((style) => (style.textContent = sheet));
        // Only what is laid out asks for its font.
        document.body.getBoundingClientRect();
        await document.fonts.ready;
        const found = new Set<string>();
        looks().forEach((look, index) => {
          for (const [name, value] of Object.entries(look))
            if (before[index]?.[name] !== value)
              found.add(`${name}: ${value}, minified ${before[index]?.[name]}`);
        });
        return { styles: styles.length, found: [...found] };
      }, css);
      expect(differences).toEqual({ styles: 1, found: [] });
    });
  }
}
