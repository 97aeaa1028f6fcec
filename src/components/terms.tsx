import * as Tooltip from "@radix-ui/react-tooltip";
import { createContext, use, useRef, useState, type ReactNode } from "react";
import { TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_DELAY } from "../lib/thresholds";

/** An industry term. */
interface Term {
  readonly slug: string;
  readonly term: string;
  readonly meaning: string;
}

const Known = createContext<readonly Term[]>([]);

interface TermsProps {
  terms: readonly Term[];
  children: ReactNode;
}

/** Provides the terms that `Explained` looks for. Section 9 of the specification sets the delays of the tooltips. */
export function Terms({ terms, children }: TermsProps) {
  return (
    <Tooltip.Provider
      delayDuration={TOOLTIP_OPEN_DELAY}
      skipDelayDuration={TOOLTIP_SKIP_DELAY}
    >
      <Known value={terms}>{children}</Known>
    </Tooltip.Provider>
  );
}

/** A text in which the first mention of each term has a tooltip with its meaning. */
export function Explained({ text }: { text: string }) {
  return parts(text, use(Known)).map(({ words, meaning }, index) =>
    meaning === undefined ? (
      words
    ) : (
      <Explanation key={index} words={words} meaning={meaning} />
    ),
  );
}

/** Splits a text at the first mention of each term; the mentions carry the meaning. */
function parts(
  text: string,
  terms: readonly Term[],
): { words: string; meaning?: string }[] {
  // Longest first, so that "lead form" is not found as "lead".
  const names = terms
    .map(({ term }) => term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
    .sort((one, other) => other.length - one.length);
  if (names.length === 0) return [{ words: text }];
  const pieces = text.split(
    new RegExp(`(?<!\\p{L})((?:${names.join("|")})s?)(?!\\p{L})`, "iu"),
  );
  const mentioned = new Set<Term>();
  return pieces.map((words, index) => {
    // split() puts the captured mentions at odd indexes.
    const term = index % 2 === 1 && termOf(words, terms);
    if (!term || mentioned.has(term)) return { words };
    mentioned.add(term);
    return { words, meaning: term.meaning };
  });
}

function termOf(words: string, terms: readonly Term[]): Term | undefined {
  const said = words.toLowerCase();
  return terms.find(({ term }) =>
    [term.toLowerCase(), `${term.toLowerCase()}s`].includes(said),
  );
}

/** A mention with its tooltip, which opens on hover, on focus and on tap. */
function Explanation({ words, meaning }: { words: string; meaning: string }) {
  const [open, setOpen] = useState(false);
  const openBefore = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const escaped = useRef(false);

  const change = (opens: boolean) => {
    setOpen(opens);
    const focused = () => trigger.current?.matches(":focus-visible");
    // Radix closes it on every scroll, also the one that brings the focus into view.
    if (!opens && !escaped.current && focused())
      window.addEventListener("scrollend", () => focused() && setOpen(true), {
        once: true,
      });
    escaped.current = false;
  };
  return (
    <Tooltip.Root open={open} onOpenChange={change}>
      <Tooltip.Trigger
        ref={trigger}
        type="button"
        className="inline cursor-help text-start underline decoration-dotted underline-offset-4"
        onPointerDown={() => {
          openBefore.current = open;
        }}
        // Radix closes the tooltip on every click, so a tap could never open it.
        onClick={(event) => {
          event.preventDefault();
          const byKeyboard = event.detail === 0;
          setOpen(byKeyboard ? !open : !openBefore.current);
        }}
      >
        {words}
      </Tooltip.Trigger>
      <Tooltip.Portal container={document.querySelector("main")}>
        <Tooltip.Content
          onEscapeKeyDown={() => {
            escaped.current = true;
          }}
          sideOffset={6}
          collisionPadding={{ top: 80, right: 16, bottom: 96, left: 16 }}
          className="z-20 max-w-xs rounded-md border border-transparent bg-night px-4 py-3 text-sm text-night-ink"
        >
          {meaning}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
