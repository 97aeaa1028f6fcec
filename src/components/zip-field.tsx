import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { formatRange, interpolate } from "../lib/figures";
import { setZip, getZip } from "../lib/zip-store";
import { zipFrom, zipPattern } from "../lib/zip";
import { buttonClass } from "./button-link";
import { useZip } from "../hooks/use-zip";
import { useBrowserValue } from "../hooks/use-browser-value";
import { useMarket } from "../market-finder/use-market";
import { ZipInput } from "./zip-input";

interface ZipFieldProps {
  zipField: Queries.ZipFieldFragment;
  /** The city tiers of the call-volume table, largest first. */
  tiers: Queries.CallVolumeTableFragment["tiers"];
  /** The label of the button. */
  button: string;
  /** The address of the form section. */
  target?: "#form" | "/#form";
}

/**
 * A ZIP code field and the button that leads to the form. The line below says
 * what is known of the ZIP code, without an email. An empty field is
 * allowed. Until React takes over, the browser refuses mistakes in its own words
 * and sends the ZIP code to `/?zip=80202#form`.
 */
export function ZipField({
  zipField: words,
  tiers,
  button,
  target = "#form",
}: ZipFieldProps) {
  const { label, mistake } = words;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useBrowserValue(() => true, false);
  const zip = useZip();
  const { place, tier, military, status } = useMarket(zip, tiers);
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
    else location.assign(target);
  };

  const answer = () => {
    // A failed lookup says nothing: the button leads to the form all the same.
    if (status !== "done") return "";
    if (military) return words.military;
    return tier ? words.found : words.unknown;
  };
  return (
    <form action={target} noValidate={hydrated} onSubmit={submit}>
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
        className={`min-h-7 pt-1 text-sm font-semibold ${mistaken ? "text-warning" : "text-positive"}`}
      >
        {mistaken
          ? mistake
          : interpolate(answer(), {
              zip,
              ...place,
              top3: tier && formatRange(tier.top3),
            })}
      </p>
    </form>
  );
}

export const fragment = graphql`
  fragment ZipField on SiteYamlZipField {
    label
    mistake
    found
    unknown
    military
  }
`;
