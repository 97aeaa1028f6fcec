import { useId, useState } from "react";
import {
  limits,
  parameters,
  type NumberField,
} from "../../lib/cost-comparison/state";
import { grouped, interpolate } from "../../lib/figures";
import type { CostComparisonData } from "../../lib/lazy-data";
import { controlClass } from "./control-class";

interface NumberInputProps {
  field: NumberField;
  words: CostComparisonData["words"];
  initialValue: number;
}

/** A number field with its unit. A mistake is shown when the visitor leaves the field. */
export function NumberInput({ field, words, initialValue }: NumberInputProps) {
  const id = useId();
  const [mistaken, setMistaken] = useState(false);
  const { label, unit } = words.numbers[field];
  const { min, max } = limits[field];
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <span>
          <label htmlFor={id} className="block font-semibold">
            {label}
          </label>
          <span id={`${id}-unit`} className="text-muted">
            {unit}
          </span>
        </span>
        <input
          id={id}
          type="number"
          name={parameters[field]}
          inputMode="decimal"
          step="any"
          required
          autoComplete="off"
          min={min}
          max={max}
          aria-invalid={mistaken}
          aria-describedby={`${id}-unit ${id}-mistake`}
          className={`w-28 shrink-0 ${controlClass} text-end aria-invalid:border-warning`}
          defaultValue={initialValue}
          onBlur={({ target }) => setMistaken(!target.validity.valid)}
          onInput={({ currentTarget }) =>
            mistaken && setMistaken(!currentTarget.validity.valid)
          }
        />
      </div>
      <p
        id={`${id}-mistake`}
        role="status"
        className="text-sm font-semibold text-warning"
      >
        {mistaken && interpolate(words.mistake, { min, max: grouped(max) })}
      </p>
    </div>
  );
}
