import { ExampleTag } from "./example-tag";
import { interpolate } from "../lib/figures";

type Dashboard = Queries.HowItWorksFragment["dashboard"];

interface CallDashboardProps {
  dashboard: Dashboard;
  /** The word on drawings that look like data. */
  exampleTag: string;
}

/** A week of calls as columns of marks, and the latest calls as a list. Screen readers get the caption only. */
export function CallDashboard({ dashboard, exampleTag }: CallDashboardProps) {
  const { caption, title, summary, days, answered, missed, calls } = dashboard;
  const sum = (kind: "answered" | "missed") =>
    days.reduce((total, day) => total + day[kind], 0);
  return (
    <figure className="relative print:hidden">
      <div
        aria-hidden="true"
        className="rounded-lg border border-line bg-card p-4 raised sm:p-6"
      >
        <p className="pe-20 font-display text-xl leading-tight font-bold">
          {title}
        </p>
        <p className="mt-1">
          {interpolate(summary, {
            answered: sum("answered"),
            missed: sum("missed"),
            calls: sum("answered") + sum("missed"),
          })}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            <Mark kind="answered" />
            {answered}
          </span>
          <span>
            <Mark kind="missed" />
            {missed}
          </span>
        </p>
        <ol className="mt-3 flex items-end justify-between gap-[min(0.25rem,1.3vw)]">
          {days.map((day, index) => (
            <li
              key={index}
              // In vw, so that a week fits on a phone whose text is twice as large.
              className="flex grow basis-0 flex-col gap-1 text-center text-[min(0.9375rem,4.2vw)] sm:text-sm"
            >
              {Array.from({ length: day.missed }, (_, index) => (
                <Mark key={`missed ${index}`} kind="missed" wide />
              ))}
              {Array.from({ length: day.answered }, (_, index) => (
                <Mark key={`answered ${index}`} kind="answered" wide />
              ))}
              <span className="border-t border-control">{day.day}</span>
            </li>
          ))}
        </ol>
        <ul className="mt-4 text-sm max-sm:leading-snug">
          {calls.map(({ time, caller, topic, outcome }, index) => (
            <li
              key={index}
              className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line py-2"
            >
              <span className="font-semibold">{caller}</span>
              <span className="text-end font-semibold text-balance">
                {outcome}
              </span>
              <span className="text-muted">{topic}</span>
              <span className="text-end text-muted tabular">{time}</span>
            </li>
          ))}
        </ul>
      </div>
      <ExampleTag tag={exampleTag} caption={caption} />
    </figure>
  );
}

function Mark({
  kind,
  wide = false,
}: {
  kind: "answered" | "missed";
  wide?: boolean;
}) {
  const fill =
    kind === "answered"
      ? "border-accent bg-accent forced-colors:bg-[CanvasText]"
      : "border-warning border-dotted";
  return (
    <span
      className={`rounded-sm border-2 ${fill} ${wide ? "block h-5 sm:h-7" : "me-1.5 inline-block h-3 w-5"}`}
    />
  );
}
