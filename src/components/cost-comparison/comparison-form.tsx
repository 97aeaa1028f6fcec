import type { ReactNode, Ref } from "react";
import { callsOf } from "../../lib/cost-comparison/compare";
import {
  parameters,
  type ComparisonState,
  type NumberField,
} from "../../lib/cost-comparison/state";
import type { WrittenComparison } from "../../lib/cost-comparison/written";
import { interpolate } from "../../lib/figures";
import type { CostComparisonData } from "../../lib/lazy-data";
import { positions } from "../../lib/positions";
import { Choice } from "./choice";
import { NumberInput } from "./number-input";

interface ComparisonFormProps {
  ref: Ref<HTMLFormElement>;
  data: CostComparisonData;
  state: ComparisonState;
  comparison: WrittenComparison;
  /** The tier of the ZIP code that the visitor asks about. */
  preselected: string | undefined;
  /** Names the place of that ZIP code; empty without one. */
  place: string;
  onInput: (form: HTMLFormElement) => void;
}

/** The visitor's numbers: shared leads on one side, the plan on the other. */
export function ComparisonForm({
  ref,
  data,
  state,
  comparison,
  preselected,
  place,
  onInput,
}: ComparisonFormProps) {
  const { words, plans, tiers, columns } = data;
  const { mapPack, ads } = callsOf(state, data);
  const number = (field: NumberField) => (
    <NumberInput
      key={field}
      field={field}
      words={words}
      initialValue={state[field]}
    />
  );
  const outcome = (side: "leads" | "plan") => (
    <>
      <span className="block text-sm font-semibold text-muted">
        {comparison.perPolicy.label}
      </span>
      <span className="text-2xl font-bold tabular">
        {comparison.perPolicy[side].figure}
      </span>
    </>
  );
  return (
    <form
      ref={ref}
      noValidate
      onInput={({ currentTarget }) => onInput(currentTarget)}
    >
      <div className="grid gap-8 sm:grid-cols-2">
        <Group legend={words.leads} outcome={outcome("leads")}>
          {number("leadPrice")}
          {number("leadsPerMonth")}
          {number("leadCloseRate")}
        </Group>
        <Group legend={words.plan} outcome={outcome("plan")}>
          <Choice
            label={words.choices.plan}
            name={parameters.plan}
            initialValue={state.plan}
            options={plans.map(({ slug, name }) => [slug, name])}
          />
          {mapPack && (
            <>
              <Choice
                // The browser keeps what is chosen, so another choice takes another list.
                key={preselected}
                label={words.choices.tier}
                name={parameters.tier}
                initialValue={state.tier}
                options={tiers.map(({ slug, tier, population }) => [
                  slug,
                  interpolate(words.choices.tierOption, { tier, population }),
                ])}
              />
              <p className="text-muted empty:hidden">{place}</p>
              <Choice
                label={words.choices.position}
                name={parameters.position}
                initialValue={state.position}
                options={positions.map((one) => [one, columns[one]])}
              />
            </>
          )}
          {ads && (
            <>
              {number("adBudgetFrom")}
              {number("adBudgetTo")}
              {number("adCallFrom")}
              {number("adCallTo")}
            </>
          )}
          {number("callCloseRate")}
          <p className="text-muted">
            {interpolate(words.planFacts, {
              cost: comparison.costPerMonth,
              calls: comparison.calls,
            })}
          </p>
        </Group>
      </div>
    </form>
  );
}

interface GroupProps {
  legend: string;
  /** What its numbers come to. */
  outcome: ReactNode;
  children: ReactNode;
}

function Group({ legend, outcome, children }: GroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="w-full border-b-2 border-ink font-display text-xl font-bold">
        {legend}
      </legend>
      <div className="my-4 flex flex-col gap-4">{children}</div>
      {/* Beside the numbers, so that a visitor sees it change. Hidden, because the table and the status say it. */}
      <p aria-hidden="true" className="mt-auto border-t border-line pt-3">
        {outcome}
      </p>
    </fieldset>
  );
}
