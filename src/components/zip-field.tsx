import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { setZip, getZip } from "../lib/zip-store";
import { zipFrom, zipPattern } from "../lib/zip";
import { buttonClass } from "./button-link";
import { useZip } from "../hooks/use-zip";
import { useBrowserValue } from "../hooks/use-browser-value";
import { ZipInput } from "./zip-input";

interface ZipFieldProps {
  zipField: Queries.ZipFieldFragment;
  /** The label of the button. */
  button: string;
}

/**
 * A ZIP code field and the button that leads to the form. `src/startup/` keeps
 * the ZIP code and goes to the form. An empty field is allowed. Until React
 * takes over, the browser refuses mistakes in its own words.
 */
export function ZipField({
  zipField: { label, mistake },
  button,
}: ZipFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useBrowserValue(() => true, false);
  const zip = useZip();
  const [mistaken, setMistaken] = useState(false);

  const check = () => {
    const typed = field.current?.value ?? "";
    const wrong = typed.trim() !== "" && !zipFrom(typed);
    setMistaken(wrong);
    return wrong;
  };
  useEffect(() => {
    // Typed before hydration, or put back by the browser.
    if (field.current?.value) setZip(field.current.value);
  }, []);
  useEffect(() => {
    const { current } = field;
    // Nobody is interrupted while typing here, and a mistake stays until it is corrected.
    if (!current || current === document.activeElement || check()) return;
    const asked = getZip();
    if (zipFrom(current.value) !== asked) current.value = asked ?? "";
  }, [zip]);

  const submit = (event: FormEvent) => {
    if (!check()) return;
    event.preventDefault();
    field.current?.focus();
  };

  return (
    <form action="#form" noValidate={hydrated} onSubmit={submit}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <ZipInput
          ref={field}
          id={id}
          className="max-sm:w-full"
          pattern={zipPattern}
          // Part of the browser's own message about a mistake.
          title={hydrated ? undefined : mistake}
          aria-invalid={mistaken}
          aria-describedby={`${id}-mistake`}
          onBlur={check}
          onInput={() => mistaken && check()}
        />
        <button className={`${buttonClass.loud} max-sm:w-full`}>
          {button}
        </button>
      </div>
      <p
        id={`${id}-mistake`}
        role="status"
        className="min-h-7 pt-1 text-sm font-semibold text-warning"
      >
        {mistaken && mistake}
      </p>
    </form>
  );
}

export const fragment = graphql`
  fragment ZipField on SiteYamlZipField {
    label
    mistake
  }
`;
