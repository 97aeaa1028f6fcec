import { useEffect, useState } from "react";
import {
  numberFields,
  parameters,
  readState,
  searchWith,
  startOf,
  type ComparisonState,
  type NumberField,
} from "../lib/cost-comparison/state";
import { writtenComparison } from "../lib/cost-comparison/written";
import { interpolate } from "../lib/figures";
import type { CostComparisonData } from "../lib/lazy-data";

/** The address is written and the result announced after this long without a change, in milliseconds. */
const pause = 700;

/**
 * Keeps the numbers that a visitor compares: starts from the address, follows
 * the form, and writes the address and the announcement after a pause.
 *
 * @param askedTier the slug of the tier that the visitor asks about; chosen when
 *   it becomes known, unless the address has one
 */
export function useComparison(
  data: CostComparisonData,
  askedTier: string | undefined,
) {
  const [start, setStart] = useState(() =>
    readState(window.location.search, data, startOf(data)),
  );
  const [state, setState] = useState(start);
  const [invalid, setInvalid] = useState<readonly NumberField[]>([]);
  const [announced, setAnnounced] = useState("");
  const [shared] = useState(() =>
    new URLSearchParams(window.location.search).has(parameters.tier),
  );
  const [preselected, setPreselected] = useState<string>();
  if (askedTier && askedTier !== preselected && !shared) {
    setPreselected(askedTier);
    const chosen = { ...state, tier: askedTier };
    setState(chosen);
    // Not the visitor's change, so it is neither announced nor in the address.
    if (state === start) setStart(chosen);
  }

  // An invalid number makes its results unknown; the last valid one would mislead.
  const unknown = Object.fromEntries(invalid.map((field) => [field, NaN]));
  const comparison = writtenComparison({ ...state, ...unknown }, data);
  const announcement = interpolate(data.words.announcement, {
    verdict: comparison.verdict,
    plan: comparison.plan,
    leadCost: comparison.perPolicy.leads.figure,
    planCost: comparison.perPolicy.plan.figure,
  });

  useEffect(() => {
    if (state === start) return undefined;
    const timer = setTimeout(() => {
      writeAddress(state);
      setAnnounced(announcement);
    }, pause);
    return () => clearTimeout(timer);
  }, [state, start, announcement]);

  /** Reads the form; an invalid field keeps its last valid number in the state. */
  const readForm = (form: HTMLFormElement) => {
    const invalidNow = numberFields.filter((field) => isInvalid(form, field));
    const query = new URLSearchParams();
    new FormData(form).forEach((value, name) => query.set(name, String(value)));
    for (const field of invalidNow) query.delete(parameters[field]);
    setInvalid(invalidNow);
    setState(readState(query.toString(), data, state));
  };

  return { state, preselected, comparison, announced, readForm };
}

/** Writes the state to the address and keeps its other parameters. */
export function writeAddress(
  state: ComparisonState,
  hash = window.location.hash,
) {
  window.history.replaceState(
    window.history.state,
    "",
    searchWith(window.location.search, state) + hash,
  );
}

function isInvalid(form: HTMLFormElement, field: NumberField): boolean {
  const input = form.elements.namedItem(parameters[field]);
  return input instanceof HTMLInputElement && !input.validity.valid;
}
