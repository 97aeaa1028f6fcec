import type { Frame, Locator } from "@playwright/test";
import type { Content } from "../../pipeline/schema/content";

/** The name in the entry that is sent, by which the owner recognizes it. */
export const senderName = "Form Check";

/** How long a form may take to answer, in milliseconds. */
const patience = 5_000;

/**
 * Fills in the form and sends it.
 *
 * @returns what the form says afterwards that it did not say before; undefined if
 *   it has no button to send it
 */
export async function sendForm(
  frame: Frame,
  { site }: Content,
): Promise<string | undefined> {
  const answers: [name: RegExp, answer: string][] = [
    [/mail/i, site.supportEmail],
    [/tel|phone/i, "303-555-0100"],
    [/zip|postal/i, "80202"],
    [/number/i, "1"],
    [/url|website/i, site.url],
    [/date/i, "2030-01-01"],
    [/./, senderName],
  ];
  const fields = frame.locator("input, select, textarea");
  for (const field of await fields.all())
    // What cannot be filled in is the form's to complain about.
    if (await field.isVisible()) await fill(field, answers).catch(() => {});

  const button = frame
    .locator("button:not([type=button], [type=reset]), input[type=submit]")
    .filter({ visible: true })
    .last();
  if ((await button.count()) === 0) return undefined;
  const before = await wordsOf(frame);
  await button.click({ timeout: patience });
  // Not until the first new words, which may be "Sending".
  await frame.page().waitForTimeout(patience);
  const after = await wordsOf(frame).catch(() => []);
  return after.filter((line) => !before.includes(line)).join(" ");
}

async function fill(field: Locator, answers: [RegExp, string][]) {
  const timeout = 2_000;
  const { type, name, value } = await field.evaluate(
    (element: HTMLInputElement) => ({
      type: element.type,
      name: `${element.type} ${element.name} ${element.autocomplete}`,
      value: element.value,
    }),
  );
  if (type === "checkbox" || type === "radio") await field.check({ timeout });
  else if (value) return;
  else if (type.startsWith("select"))
    await field.selectOption({ index: 1 }, { timeout });
  else {
    const answer = answers.find(([pattern]) => pattern.test(name))?.[1] ?? "";
    await field.fill(answer, { timeout });
  }
}

async function wordsOf(frame: Frame): Promise<string[]> {
  const text = await frame.locator("body").innerText({ timeout: 2_000 });
  return text.split("\n").filter((line) => line.trim() !== "");
}
