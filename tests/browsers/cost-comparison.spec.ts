import { costComparisonData } from "../../pipeline/assets/lazy-data";
import { parameters, startOf } from "../../src/lib/cost-comparison/state";
import { writtenComparison } from "../../src/lib/cost-comparison/written";
import { test } from "../support/journey";

test("The comparison follows the visitor's numbers, and its address shows them again", async ({
  visitor,
  content,
}) => {
  const data = costComparisonData(content);
  const { heading, numbers, choices, results, start } = content.costComparison;
  const within = "#pricing";
  const price = { role: "spinbutton", name: numbers.leadPrice.label, within };
  const plan = { role: "combobox", name: choices.plan, within };
  const table = { role: "table", name: results, within };
  const given = { ...startOf(data), leadPrice: 45 };
  const { leads } = writtenComparison(given, data).perPolicy;
  const figure = { text: leads.figure, within: `${within} table` };

  await visitor.open();
  await visitor.click({ role: "heading", name: heading });
  await visitor.expect(plan, { value: start.plan });
  await visitor.expect(table);
  await visitor.expectNo(figure);
  await visitor.fill(price, "45");
  await visitor.expect(figure);
  await visitor.expectAddress(
    new RegExp(`[?&]${parameters.leadPrice}=45(&|$)`),
  );

  const address = await visitor.run(() => location.pathname + location.search);
  await visitor.open("/privacy-policy");
  await visitor.open(address);
  await visitor.scrollTo({ role: "heading", name: heading });
  await visitor.expect(price, { value: "45" });
  await visitor.expect(figure);
});
