import { ExampleTag } from "./example-tag";

type Thread = Queries.HowItWorksFragment["thread"];

interface TextThreadProps {
  thread: Thread;
  /** The word on drawings that look like data. */
  exampleTag: string;
}

/** A text thread between the AI assistant and a caller on a phone. */
export function TextThread({
  thread: { caption, title, messages },
  exampleTag,
}: TextThreadProps) {
  return (
    <figure className="relative">
      <div className="grow rounded-3xl border-4 border-night bg-card p-4 raised dark:border-control">
        <p className="border-b border-line pe-20 pb-3 text-sm font-semibold text-warning">
          {title}
        </p>
        <ol className="mt-3 flex flex-col gap-2 max-sm:text-sm max-sm:leading-snug sm:gap-3">
          {messages.map(({ from, sender, time, text }, index) => (
            <li
              key={index}
              className={`max-w-[85%] rounded-lg px-4 py-2 ${from === "agency" ? "self-end border border-transparent bg-brand text-brand-ink dark:border-accent" : "self-start border border-control bg-land text-ink"}`}
            >
              <span className="flex flex-wrap justify-between gap-x-3 text-sm">
                <span className="font-semibold">{sender}</span>
                <span className="tabular">{time}</span>
              </span>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <ExampleTag tag={exampleTag} caption={caption} />
    </figure>
  );
}
