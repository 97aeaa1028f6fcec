import { expect, section, test } from "../../support/page";
import { given, whileShown } from "../../support/shown";

whileShown("faq", () => {
  for (const { question, answer } of given.faq.items.slice(-2))
    test(`Whoever searches the page for the answer to “${question}” gets to see it, though it was closed`, async ({
      page,
      content: { faq },
      guard,
    }) => {
      guard.allowForm();
      const [paragraph = ""] = answer.split("\n");
      const words = paragraph.split(" ").slice(0, 6).join(" ");
      // The browser's own search is out of reach; a text fragment is found in the same way.
      await page.goto(`/#:~:text=${encodeURIComponent(words)}`);
      const found = section(page, faq).getByText(paragraph, { exact: true });
      await expect(found).toBeInViewport();
      await expect(section(page, faq).locator("details[open]")).toHaveCount(1);
    });
});
