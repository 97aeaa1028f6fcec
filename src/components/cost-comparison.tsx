import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from "react";
import {
  callsOf,
  limits,
  numberFields,
  parameters,
  readState,
  searchWith,
  startOf,
  writtenComparison,
  type ComparisonState,
  type CostComparisonData,
  type NumberField,
} from "../lib/cost-comparison";
import { interpolate, grouped } from "../lib/figures";
import { positions } from "../lib/positions";
import { STATUS_NOTIFICATIONS_SHOWN } from "../lib/thresholds";
import { buttonClass } from "./button-link";
import { Explained, Terms } from "./terms";
import { useNotifications } from "./use-notifications";

/** The address is written and the result announced after this long without a change, in milliseconds. */
const pause = 700;

/** Compares what calls and policies cost with shared leads and with a plan, from the visitor's own numbers. Only the browser can render it: it begins with what the address says. */
export default function CostComparison({ data }: { data: CostComparisonData }) {
  const { words, terms, notifications } = data;
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() =>
    readState(window.location.search, data, startOf(data)),
  );
  const [state, setState] = useState(start);
  const [wrong, setWrong] = useState<readonly NumberField[]>([]);
  const [said, setSaid] = useState("");
  const [confirmation, setConfirmation] = useState("");

  const { notify, notifications: shown } = useNotifications(
    STATUS_NOTIFICATIONS_SHOWN,
    {
      words: notifications,
      hotkey: "F8",
      className: "inset-x-4 top-20 mx-auto max-w-sm",
    },
  );
  const { mapPack, ads } = callsOf(state, data);
  // A wrong number leaves its results unknown instead of showing another's.
  const gaps = Object.fromEntries(wrong.map((field) => [field, NaN]));
  const comparison = writtenComparison({ ...state, ...gaps }, data);
  const { plan, perCall, perPolicy, policies, verdict } = comparison;
  const announcement = interpolate(words.announcement, {
    ...{ verdict, plan },
    leadCost: perPolicy.leads.figure,
    planCost: perPolicy.plan.figure,
  });

  useEffect(() => {
    if (state === start) return undefined;
    const timer = setTimeout(() => {
      keepInAddress(state);
      setSaid(announcement);
    }, pause);
    return () => clearTimeout(timer);
  }, [state, start, announcement]);

  /** Reads the form as the address is read; a wrong number keeps its last good value. */
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const given = new URLSearchParams();
    const mistaken = numberFields.filter((field) =>
      isWrong(currentTarget, field),
    );
    new FormData(currentTarget).forEach((value, name) => {
      if (!mistaken.some((field) => parameters[field] === name))
        given.set(name, String(value));
    });
    setWrong(mistaken);
    setState(readState(given.toString(), data, state));
    setConfirmation("");
  };

  const copy = async () => {
    const mistake =
      form.current?.querySelector<HTMLInputElement>("input:invalid");
    if (mistake) {
      mistake.focus();
      return;
    }
    // Whoever opens the link is to see the comparison.
    keepInAddress(state, "#pricing");
    try {
      await navigator.clipboard.writeText(window.location.href);
    } catch {
      setConfirmation(words.notCopied);
      return;
    }
    setConfirmation(words.copied);
    notify(notifications.copied);
  };

  const number = (field: NumberField) => (
    <NumberInput key={field} {...{ field, words }} value={state[field]} />
  );
  return (
    <Terms terms={terms}>
      <div>
        <p className="max-w-measure text-muted">
          <Explained text={words.lead} />
        </p>
        <p className="mt-2 max-w-measure text-sm text-muted">
          {words.starting}
        </p>
        <form ref={form} noValidate onInput={read}>
          <div className="mt-6 grid gap-8 md:grid-cols-2">
            <Group legend={words.leads}>
              {number("leadPrice")}
              {number("leadsPerMonth")}
              {number("leadCloseRate")}
            </Group>
            <Group legend={words.plan}>
              <Choice
                label={words.choices.plan}
                name={parameters.plan}
                value={state.plan}
                options={data.plans.map(({ slug, name }) => [slug, name])}
              />
              {mapPack && (
                <>
                  <Choice
                    label={words.choices.tier}
                    name={parameters.tier}
                    value={state.tier}
                    options={data.tiers.map(({ slug, tier, population }) => [
                      slug,
                      interpolate(words.choices.tierOption, {
                        tier,
                        population,
                      }),
                    ])}
                  />
                  <Choice
                    label={words.choices.position}
                    name={parameters.position}
                    value={state.position}
                    options={positions.map((one) => [one, data.columns[one]])}
                  />
                </>
              )}
              {ads && adFields.map(number)}
              {number("callCloseRate")}
              <p className="text-muted">
                {interpolate(words.planFacts, {
                  cost: comparison.costPerMonth,
                  calls: comparison.calls,
                })}
              </p>
            </Group>
          </div>
        </form>
        <table className="mt-8 w-full table-fixed text-start tabular">
          <caption className="pb-3 text-start font-display text-xl font-bold">
            {words.results}
          </caption>
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              <th scope="col" className="py-2 font-semibold">
                {words.leads}
              </th>
              <th scope="col" className="px-2 font-semibold">
                {plan}
              </th>
            </tr>
          </thead>
          {[perCall, perPolicy, policies].map(
            ({ label, leads, plan: ours }) => (
              <tbody key={label} className="border-b border-line">
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={2}
                    className="pt-3 text-sm font-semibold text-muted"
                  >
                    {label}
                  </th>
                </tr>
                <tr className="align-top">
                  {[leads, ours].map(({ figure, formula }, side) => (
                    <td key={side} className="pb-3 last:ps-2">
                      <span className="block text-lg font-bold sm:text-xl">
                        {figure}
                      </span>
                      <span className="block text-sm text-muted">
                        {formula}
                      </span>
                    </td>
                  ))}
                </tr>
              </tbody>
            ),
          )}
        </table>
        <p className="mt-5 max-w-measure text-lg font-semibold">{verdict}</p>
        <output className="sr-only">{said}</output>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="button"
            className={buttonClass.quiet}
            onClick={() => void copy()}
          >
            {words.copyLink}
          </button>
          {/* A notification announces that it is copied. */}
          <p
            role={confirmation === words.copied ? undefined : "status"}
            className="font-semibold"
          >
            {confirmation}
          </p>
        </div>
        <h4 className="mt-6 font-semibold">{words.assumptionsHeading}</h4>
        <ul className="mt-2 flex max-w-measure list-disc flex-col gap-1 ps-5 text-sm text-muted">
          {words.assumptions.map((assumption) => (
            <li key={assumption}>
              <Explained text={assumption} />
            </li>
          ))}
        </ul>
        {shown}
      </div>
    </Terms>
  );
}

const adFields = [
  "adBudgetFrom",
  "adBudgetTo",
  "adCallFrom",
  "adCallTo",
] as const;

function isWrong(form: HTMLFormElement, field: NumberField): boolean {
  const input = form.elements.namedItem(parameters[field]);
  return input instanceof HTMLInputElement && !input.validity.valid;
}

/** Writes the state to the address; what else stands there stays. */
function keepInAddress(state: ComparisonState, hash = window.location.hash) {
  window.history.replaceState(
    window.history.state,
    "",
    searchWith(window.location.search, state) + hash,
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="w-full border-b-2 border-ink font-display text-xl font-bold">
        {legend}
      </legend>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </fieldset>
  );
}

const control =
  "min-h-12 rounded-md border-2 border-control bg-card px-3 text-lg text-ink";

interface NumberInputProps {
  field: NumberField;
  words: CostComparisonData["words"];
  value: number;
}

/** A field for a number within limits, with its unit. A mistake is told when the visitor leaves it. */
function NumberInput({ field, words, value }: NumberInputProps) {
  const id = useId();
  const [mistaken, setMistaken] = useState(false);
  const { label, unit } = words.numbers[field];
  const { min, max } = limits[field];
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <input
          id={id}
          type="number"
          name={parameters[field]}
          inputMode="decimal"
          step="any"
          required
          autoComplete="off"
          {...{ min, max }}
          aria-invalid={mistaken}
          aria-describedby={`${id}-unit ${id}-mistake`}
          className={`w-32 ${control} aria-invalid:border-warning`}
          defaultValue={value}
          onBlur={({ target }) => setMistaken(!target.validity.valid)}
          onInput={({ currentTarget }) =>
            mistaken && setMistaken(!currentTarget.validity.valid)
          }
        />
        <span id={`${id}-unit`} className="text-muted">
          {unit}
        </span>
      </div>
      <p
        id={`${id}-mistake`}
        role="status"
        className="text-sm font-semibold text-warning"
      >
        {mistaken &&
          interpolate(words.mistake, {
            min,
            max: grouped(max),
          })}
      </p>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** Its name in the address. */
  name: string;
  value: string;
  options: (readonly [value: string, label: string])[];
}

/** A list to choose one from. */
function Choice({ label, name, value, options }: ChoiceProps) {
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
        className={`mt-1 block w-full max-w-sm ${control}`}
        defaultValue={value}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
