import * as Tooltip from "@radix-ui/react-tooltip";
import { graphql } from "gatsby";
import { createContext, use, useRef, useState, type ReactNode } from "react";
import { useBrowserValue } from "../hooks/use-browser-value";
import { TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_DELAY } from "../lib/thresholds";

type Terms = Queries.GlossaryFragment["terms"];

const KnownTerms = createContext<Terms>([]);

interface GlossaryProps {
  terms: Terms;
  children: ReactNode;
}

/** Provides the industry terms that `Explained` looks for. Section 9 of the specification sets the delays of the tooltips. */
export function Glossary({ terms, children }: GlossaryProps) {
  return (
    <Tooltip.Provider
      delayDuration={TOOLTIP_OPEN_DELAY}
      skipDelayDuration={TOOLTIP_SKIP_DELAY}
    >
      <KnownTerms value={terms}>{children}</KnownTerms>
    </Tooltip.Provider>
  );
}

/** A text in which the first mention of each term has a tooltip with its meaning; plain text until React takes over. */
export function Explained({ text }: { text: string }) {
  const terms = use(KnownTerms);
  const hydrated = useBrowserValue(() => true, false);
  if (!hydrated || terms.length === 0) return text;
  return parts(text, terms).map(({ words, meaning }, index) =>
    meaning === undefined ? (
      words
    ) : (
      <Explanation key={index} words={words} meaning={meaning} />
    ),
  );
}

/** Splits a text at the first mention of each term; the mentions carry the meaning. */
function parts(text: string, terms: Terms) {
  // Longest first, so that "lead form" is not found as "lead".
  const names = terms
    .map(({ term }) => term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
    .sort((one, other) => other.length - one.length);
  const pieces = text.split(
    new RegExp(`(?<!\\p{L})((?:${names.join("|")})s?)(?!\\p{L})`, "iu"),
  );
  const mentioned = new Set<string>();
  return pieces.map((words, index): { words: string; meaning?: string } => {
    // split() puts the captured mentions at odd indexes.
    const said = words.toLowerCase();
    const term = terms.find(
      ({ term: name }) =>
        index % 2 === 1 &&
        [name.toLowerCase(), `${name.toLowerCase()}s`].includes(said),
    );
    if (!term || mentioned.has(term.slug)) return { words };
    mentioned.add(term.slug);
    return { words, meaning: term.meaning };
  });
}

/** A mention with its tooltip, which opens on hover, on focus and on tap. */
function Explanation({ words, meaning }: { words: string; meaning: string }) {
  const [open, setOpen] = useState(false);
  const openBefore = useRef(false);
  const trigger = useRef<HTMLSpanElement>(null);

  const change = (opens: boolean) => {
    // Radix closes it on every scroll, also the one that brings the focus into view.
    const focused = trigger.current?.matches(":focus-visible");
    if (opens || !focused) setOpen(opens);
  };
  return (
    <Tooltip.Root open={open} onOpenChange={change}>
      <Tooltip.Trigger asChild>
        {/* No button element: on two lines it is a box, and a period after it would begin the next line. */}
        <span
          ref={trigger}
          role="button"
          tabIndex={0}
          className="cursor-help underline decoration-dotted underline-offset-4"
          onPointerDown={() => {
            openBefore.current = open;
          }}
          // Radix closes the tooltip on every click, so a tap could never open it.
          onClick={(event) => {
            event.preventDefault();
            const byPointer = event.detail > 0;
            setOpen(byPointer ? !openBefore.current : !open);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        >
          {words}
        </span>
      </Tooltip.Trigger>
      {open && (
        <Tooltip.Portal container={document.querySelector("main")}>
          <Tooltip.Content
            // Above, it would cover the heading.
            side="bottom"
            onEscapeKeyDown={() => setOpen(false)}
            sideOffset={6}
            collisionPadding={{ top: 80, right: 20, bottom: 96, left: 20 }}
            className="z-20 max-w-xs rounded-md border border-transparent bg-night px-4 py-3 text-sm text-night-ink"
          >
            {meaning}
          </Tooltip.Content>
        </Tooltip.Portal>
      )}
    </Tooltip.Root>
  );
}

export const fragment = graphql`
  fragment Glossary on GlossaryYaml {
    terms {
      slug
      term
      meaning
    }
  }
`;
