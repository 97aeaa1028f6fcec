import { useId, useState } from "react";
import {
  limits,
  parameters,
  type NumberField,
} from "../lib/cost-comparison/state";
import { grouped, interpolate } from "../lib/figures";
import type { CostComparisonData } from "../lib/lazy-data";
import { controlClass } from "./control-class";

interface NumberInputProps {
  field: NumberField;
  words: CostComparisonData["words"];
  initialValue: number;
}

/** A number field with its unit, whose sign stands in the field. A mistake is shown when the visitor leaves the field. */
export function NumberInput({ field, words, initialValue }: NumberInputProps) {
  const id = useId();
  const [mistaken, setMistaken] = useState(false);
  const { label, unit } = words.numbers[field];
  const { min, max } = limits[field];
  const sign = /^[$%]/.exec(unit)?.[0];
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <span>
          <label htmlFor={id} className="block font-semibold">
            {label}
          </label>
          <span id={`${id}-unit`} className="text-muted">
            {sign && <span className="sr-only">{`${sign} `}</span>}
            {unit.slice(sign ? 1 : 0).trim()}
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
            aria-describedby={`${id}-unit ${id}-mistake`}
            className={`w-28 ${controlClass} text-end aria-invalid:border-warning ${sign === "%" ? "pe-9" : ""}`}
            defaultValue={initialValue}
            onBlur={({ target }) => setMistaken(!target.validity.valid)}
            onInput={({ currentTarget }) =>
              mistaken && setMistaken(!currentTarget.validity.valid)
            }
          />
          {sign && (
            <span
              aria-hidden="true"
              className={`pointer-events-none absolute inset-y-0 flex items-center ${sign === "%" ? "end-4" : "start-4"}`}
            >
              {sign}
            </span>
          )}
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
