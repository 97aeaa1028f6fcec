import { useId } from "react";
import { DownIcon } from "../components/icon";
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
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex items-center pe-3">
        <select
          id={id}
          name={name}
          autoComplete="off"
          className={`w-52 appearance-none pe-10 ${controlClass}`}
          defaultValue={initialValue}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <DownIcon />
      </div>
    </div>
  );
}
