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

/** A number field with its sign and its unit. A mistake is shown when the visitor leaves the field. */
export function NumberInput({ field, words, initialValue }: NumberInputProps) {
  const id = useId();
  const [mistaken, setMistaken] = useState(false);
  const { label, unit } = words.numbers[field];
  const { min, max, sign } = limits[field];
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
        <span className="relative shrink-0">
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
            aria-describedby={`${id}-sign ${id}-unit ${id}-mistake`}
            className={`w-28 [appearance:textfield] ${controlClass} text-end aria-invalid:border-warning`}
            defaultValue={initialValue}
            onBlur={({ target }) => setMistaken(!target.validity.valid)}
            onInput={({ currentTarget }) =>
              mistaken && setMistaken(!currentTarget.validity.valid)
            }
          />
          <span
            id={`${id}-sign`}
            className="pointer-events-none absolute start-3 top-0 mt-2 bg-card text-lg text-muted"
          >
            {sign}
          </span>
        </span>
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
