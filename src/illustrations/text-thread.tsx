import { Screenshot } from "../components/screenshot";

type Thread = Queries.HowItWorksFragment["thread"];

/** A text thread between the AI agent and a caller on a phone. */
export function TextThread({
  thread: { caption, title, messages, screenshot },
}: {
  thread: Thread;
}) {
  if (screenshot)
    return (
      <Screenshot picture={screenshot} sizes="(min-width: 68rem) 28rem, 90vw" />
    );
  return (
    <figure className="mx-auto w-full max-w-md print:hidden">
      <div className="rounded-3xl border-8 border-night bg-card p-5 pb-6 raised dark:border-control">
        <p className="border-b border-line pb-3 text-center text-sm font-semibold text-warning">
          {title}
        </p>
        <ol className="mt-4 flex flex-col gap-3">
          {messages.map(({ from, sender, text }, index) => (
            <li
              key={index}
              className={`max-w-[85%] rounded-lg px-4 py-2 ${from === "agency" ? "self-end bg-brand text-brand-ink" : "self-start bg-land text-ink"}`}
            >
              <span className="block text-sm font-semibold">{sender}</span>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-4 text-center text-sm text-muted">
        {caption}
      </figcaption>
    </figure>
  );
}
