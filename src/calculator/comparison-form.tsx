import type { ReactNode, Ref } from "react";
import { callsOf } from "../lib/cost-comparison/compare";
import {
  parameters,
  type ComparisonState,
  type NumberField,
} from "../lib/cost-comparison/state";
import type { WrittenComparison } from "../lib/cost-comparison/written";
import { interpolate } from "../lib/figures";
import type { CostComparisonData } from "../lib/lazy-data";
import { positions } from "../lib/positions";
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
  const { perPolicy, cheaper } = comparison;
  const { mapPack, ads } = callsOf(state, data);
  const number = (field: NumberField) => (
    <NumberInput
      key={field}
      field={field}
      words={words}
      initialValue={state[field]}
    />
  );
  return (
    <form
      ref={ref}
      noValidate
      className="group"
      onInput={({ currentTarget }) => onInput(currentTarget)}
    >
      {/* In view on a phone while one types, because the results are further down. Hidden, because the table and the status say it. */}
      <p
        aria-hidden="true"
        className="fixed inset-x-0 top-(--bar) hidden grid-cols-2 border-b border-line bg-card px-5 py-2 max-sm:group-focus-within:grid [@media(height<16rem)]:hidden"
      >
        <span className="col-span-2 text-sm text-muted">{perPolicy.label}</span>
        {(["leads", "plan"] as const).map((side) => (
          <span key={side} className="mt-1 leading-snug font-semibold">
            {`${side === "leads" ? words.leads : comparison.plan} `}
            <span
              className={`block text-xl font-bold tabular ${cheaper === side ? "text-positive" : ""}`}
            >
              {perPolicy[side].figure}
              {cheaper === side && " ✓"}
            </span>
          </span>
        ))}
      </p>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-1">
        <Group legend={words.leads}>
          {number("leadPrice")}
          {number("leadsPerMonth")}
          {number("leadCloseRate")}
        </Group>
        <Group legend={words.plan}>
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
              <p className="-mt-2 text-sm text-muted empty:hidden">{place}</p>
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
          <p className="-mt-2 text-end text-sm text-muted">
            {interpolate(words.planFacts, {
              cost: comparison.costPerMonth,
              calls: comparison.calls,
            })}
          </p>
          {number("callCloseRate")}
        </Group>
      </div>
    </form>
  );
}

interface GroupProps {
  legend: string;
  children: ReactNode;
}

function Group({ legend, children }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="w-full border-b-2 border-ink font-display text-lg font-bold">
        {legend}
      </legend>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </fieldset>
  );
}
