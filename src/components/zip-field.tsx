import { graphql } from "gatsby";
import {
  useId,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
} from "react";
import { zipFrom } from "../lib/zip";
import { ButtonLink } from "./button-link";

interface ZipFieldProps {
  zipField: Queries.ZipFieldFragment;
  /** The label of the button. */
  button: string;
  /** Called just before the page goes to the form, with the five digits; undefined if the field is empty. */
  onZip: (zip: string | undefined) => void;
}

/**
 * A ZIP code field and the button that leads to the form. The button is a link,
 * so that it works without JavaScript. An empty field is allowed.
 */
export function ZipField({
  zipField: { label, mistake },
  button,
  onZip,
}: ZipFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [mistaken, setMistaken] = useState(false);

  /** Cancels the link if the field holds anything but a ZIP code. */
  const follow = (event: MouseEvent) => {
    const typed = field.current?.value ?? "";
    const zip = zipFrom(typed);
    if (zip || typed.trim() === "") onZip(zip);
    const wrong = typed.trim() !== "" && !zip;
    setMistaken(wrong);
    if (!wrong) return;
    event.preventDefault();
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    link.current?.click();
  };
  const recheck = () => {
    const typed = field.current?.value ?? "";
    setMistaken(typed.trim() !== "" && !zipFrom(typed));
  };

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={mistaken}
          aria-describedby={`${id}-mistake`}
          className="min-h-12 w-32 rounded-md border-2 border-control bg-card px-3 text-lg text-ink aria-invalid:border-warning"
          onBlur={recheck}
          onInput={() => mistaken && recheck()}
        />
        <ButtonLink ref={link} href="#form" onClick={follow}>
          {button}
        </ButtonLink>
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
