import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useBrowserValue } from "../hooks/use-browser-value";
import { useZip } from "../hooks/use-zip";
import { zipFrom, zipPattern } from "../lib/zip";
import { getZip, setZip } from "../lib/zip-store";

interface ZipFormProps {
  /** Until React takes over, the browser sends the ZIP code to this page with this anchor. */
  action: string;
  label: string;
  /** Shown when the field holds text without a ZIP code. */
  mistake: string;
  /** The button. */
  children: ReactNode;
  /** What is known of the ZIP code; spoken when it changes. A mistake takes its place. */
  answer: string;
  answerClass: string;
  /** Follows each press of the button. Without it, the field keeps the focus until it holds a ZIP code. */
  onSend?: () => void;
}

/** A field for the one ZIP code of the whole page, its button and the answer. */
export function ZipForm({
  action,
  label,
  mistake,
  children,
  answer,
  answerClass,
  onSend,
}: ZipFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useBrowserValue(() => true, false);
  const zip = useZip();
  const [mistaken, setMistaken] = useState(false);
  const speaks = useLastFocused(field);

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
  const follow = useEffectEvent(check);
  useEffect(() => void follow(), [zip]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Some password managers fill a field without an event.
    setZip(field.current?.value ?? "");
    const missing = field.current?.validity.valueMissing;
    const wrong = check() || missing === true;
    setMistaken(wrong);
    if (wrong) setZip("");
    // The specification's button leads to the form, whatever stands in the field.
    if (onSend) onSend();
    else if (wrong) field.current?.focus();
  };

  return (
    <form action={action} noValidate={hydrated} onSubmit={submit}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          {...(!onSend && {
            pattern: zipPattern,
            required: true,
            // Part of the browser's own message about a mistake.
            title: hydrated ? undefined : mistake,
          })}
          aria-invalid={mistaken}
          aria-describedby={`${id}-answer`}
          className="min-h-12 w-36 min-w-28 grow rounded-md border-2 border-control bg-card px-3 text-lg text-ink aria-invalid:border-warning sm:grow-0"
          onInput={({ currentTarget }) => {
            setZip(currentTarget.value);
            if (mistaken) check();
          }}
          onBlur={check}
        />
        {children}
      </div>
      <p
        id={`${id}-answer`}
        role={speaks ? "status" : undefined}
        className={`font-semibold ${answerClass} ${mistaken ? "text-warning" : ""}`}
      >
        {mistaken ? mistake : answer}
      </p>
    </form>
  );
}

/** Returns true for the ZIP code field that had the focus last. All of them answer, and a screen reader should say it once. */
function useLastFocused(field: RefObject<HTMLInputElement | null>): boolean {
  const [isLast, setIsLast] = useState(false);
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      if (focused?.getAttribute("name") === "zip")
        setIsLast(focused === field.current);
    };
    look();
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [field]);
  return isLast;
}
