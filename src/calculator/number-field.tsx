import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { dollars, grouped, interpolate } from "../lib/figures";
import { mayBecomeNumber, readNumber } from "./break-even";

interface NumberFieldProps {
  /** The field's name in the form. */
  name: string;
  label: string;
  /** Stands in the field. */
  unit: "$" | "%";
  limits: { min: number; max: number };
  initialValue: number;
  /** The number that the page calculates with. */
  used: number;
  /** Shown once no number can come of what is typed, and when the visitor leaves the field without one; {min}, {max} and {used}, which has its unit. */
  mistake: string;
  /** Called with each valid number. */
  onNumber: (number: number) => void;
}

/** A number field. Accepts any text, so that a mistake gets our message; browsers drop letters from `type="number"` without a word. */
export function NumberField({
  name,
  label,
  unit,
  limits,
  initialValue,
  used,
  mistake,
  onNumber,
}: NumberFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [mistaken, setMistaken] = useState(false);

  const read = (leaving: boolean) => {
    const typed = field.current?.value ?? "";
    const number = readNumber(typed, limits);
    if (number !== undefined) onNumber(number);
    // Half a number is no mistake yet. More than the most is: without a word, "150" would count as 15.
    if (leaving || number !== undefined || !mayBecomeNumber(typed, limits.max))
      setMistaken(number === undefined);
  };
  const readRestored = useEffectEvent(() =>
    read(field.current !== document.activeElement),
  );
  // Typed before hydration, or put back by the browser.
  useEffect(() => readRestored(), []);

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="min-w-28 flex-1 font-semibold">
          {label}
        </label>
        <span className="relative shrink-0">
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute inset-y-0 flex items-center ${unit === "%" ? "end-4" : "start-4"}`}
          >
            {unit}
          </span>
          <input
            ref={field}
            id={id}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={initialValue}
            aria-invalid={mistaken}
            aria-describedby={`${id}-unit ${id}-mistake`}
            className={`min-h-12 w-28 rounded-md border-2 border-control bg-card text-end text-lg text-ink aria-invalid:border-warning ${unit === "%" ? "ps-2 pe-9" : "ps-8 pe-4"}`}
            onInput={() => read(false)}
            onBlur={() => read(true)}
          />
        </span>
      </div>
      <span id={`${id}-unit`} hidden>
        {unit}
      </span>
      <p
        id={`${id}-mistake`}
        role="status"
        // Below the ring of the focus.
        className="pt-1.5 text-sm font-semibold text-warning empty:pt-0"
      >
        {mistaken &&
          interpolate(mistake, {
            min: limits.min,
            max: grouped(limits.max),
            used: unit === "$" ? dollars(used) : `${used}%`,
          })}
      </p>
    </div>
  );
}
