import { test } from "../support/journey";
import { given, whileShown } from "../support/shown";

whileShown("faq", () => {
  const items = given.faq.items.map(({ question, answer }) => ({
    question: { role: "heading", name: question },
    answer: { text: answer.split("\n")[0]!, within: "#faq" },
  }));

  test("A question opens its answer and closes any other, and closes by a second click", async ({
    visitor,
  }) => {
    await visitor.open();
    for (const { answer } of items) await visitor.expectNo(answer);
    for (const [index, { question }] of items.entries()) {
      await visitor.click(question);
      for (const [other, { answer }] of items.entries())
        await (other === index
          ? visitor.expect(answer)
          : visitor.expectNo(answer));
    }
    const last = items.at(-1)!;
    await visitor.click(last.question);
    await visitor.expectNo(last.answer);
    await visitor.press("Enter");
    await visitor.expect(last.answer);
    await visitor.press("Space");
    await visitor.expectNo(last.answer);
  });
});
