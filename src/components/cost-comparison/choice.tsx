import { useId } from "react";
import { controlClass } from "./control-class";

interface ChoiceProps {
  label: string;
  /** Its parameter in the address. */
  name: string;
  initialValue: string;
  options: (readonly [value: string, label: string])[];
}

/** A list from which a visitor chooses one option. */
export function Choice({ label, name, initialValue, options }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        autoComplete="off"
        className={`mt-1 block w-full max-w-sm ${controlClass}`}
        defaultValue={initialValue}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
