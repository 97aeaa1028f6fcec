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
 * A ZIP code field and the button that leads to the form. An empty field is
 * allowed. Until React takes over, the browser refuses mistakes in its own words
 * and sends the ZIP code to `/?zip=80202#form`.
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

  /** Marks a mistake. Without one, the field shows the ZIP code that was asked elsewhere, unless the visitor is typing. */
  const check = () => {
    const { current } = field;
    if (!current) return false;
    const typed = zipFrom(current.value);
    const wrong = !typed && current.value.trim() !== "";
    setMistaken(wrong);
    const asked = getZip();
    if (!wrong && typed !== asked && current !== document.activeElement)
      current.value = asked ?? "";
    return wrong;
  };
  useEffect(() => {
    // Typed before hydration, or put back by the browser.
    if (field.current?.value) setZip(field.current.value);
  }, []);
  useEffect(() => void check(), [zip]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Some password managers fill a field without an event.
    setZip(field.current?.value ?? "");
    if (check()) field.current?.focus();
    else location.assign("#form");
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
