import { ExampleTag } from "./example-tag";
import { StreetMap } from "./street-map";

interface MapPackSceneProps {
  scene: Queries.HeroFragment["illustration"];
  /** The word on drawings that look like data. */
  exampleTag: string;
}

/** The product in one picture: the client is first in the Map Pack, and a shopper calls. On a phone the call comes first, within the first screen. */
export function MapPackScene({ scene, exampleTag }: MapPackSceneProps) {
  const { caption, search, results, call } = scene;
  return (
    <figure className="relative isolate flex flex-col justify-end overflow-hidden border-y border-line px-5 pt-3 pb-3 md:mt-(--bar) md:min-h-[27rem] md:border-s md:border-b-0 md:ps-10 md:pe-[max(1.25rem,calc(50cqw-36rem))] print:hidden">
      <StreetMap className="absolute inset-0 -z-10 size-full" />
      <div aria-hidden="true" className="contents">
        <div className="relative mx-auto mb-1 flex w-full max-w-md items-end justify-between ps-6 pe-28 md:mb-4 md:max-w-none md:px-14">
          <Pin className="h-6 fill-muted md:mb-8 md:h-10" />
          <Pin className="h-9 fill-accent md:h-24" />
          <Pin className="h-6 fill-muted md:mb-12 md:h-10" />
        </div>
        <div className="relative z-10 mx-auto w-full max-w-md rounded-lg border border-line bg-card raised max-md:order-2 md:max-w-none">
          <p className="border-b border-line px-4 py-1.5 text-sm text-muted md:py-3">
            {search}
          </p>
          <ol className="overflow-hidden rounded-b-lg">
            {results.map(({ name, detail }, index) => (
              <li
                key={index}
                className={`relative flex items-baseline gap-3 bg-card px-4 py-1.5 not-first:border-t not-first:border-line md:py-3 ${index === 0 ? "climbs z-10" : "sinks text-muted"}`}
              >
                <span
                  className={`w-5 shrink-0 font-display text-xl md:text-2xl ${index === 0 ? "text-accent" : ""}`}
                >
                  {index + 1}
                </span>
                <span
                  className={`grow ${index === 0 ? "font-bold md:text-lg" : ""}`}
                >
                  {name}
                </span>
                <span className="text-end text-sm text-muted">{detail}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="arrives relative z-20 mx-auto my-2 flex w-[94%] max-w-sm items-center gap-4 rounded-lg border border-control bg-night p-4 text-night-ink raised max-md:order-1 md:me-0 md:mt-3 md:mb-0">
          <div className="grow">
            <p className="text-sm text-night-muted">{call.label}</p>
            <p className="text-lg font-bold">{call.caller}</p>
            <p className="text-sm">{call.topic}</p>
          </div>
          <Receiver className="rotate-135 bg-decline" />
          <Receiver className="bg-answer" />
        </div>
      </div>
      <ExampleTag tag={exampleTag} caption={caption} />
    </figure>
  );
}

/** A pin of the map. */
function Pin({ className }: { className: string }) {
  return (
    <svg
      width="28"
      viewBox="-16 -38 32 40"
      className={`w-auto stroke-card stroke-2 ${className}`}
    >
      <path d="M0 0C-3-4-14-13-14-22a14 14 0 0 1 28 0C14-13 3-4 0 0z" />
      <circle className="fill-card stroke-none" cy="-22" r="6" />
    </svg>
  );
}

function Receiver({ className }: { className: string }) {
  return (
    <span
      className={`flex size-12 shrink-0 items-center justify-center rounded-full text-brand-ink forced-colors:border ${className}`}
    >
      <svg
        width="24"
        viewBox="0 0 24 24"
        className="size-6 fill-none stroke-current"
        strokeLinecap="round"
      >
        <path strokeWidth="3" d="M7 6c0 6 5 11 11 11" />
        <path strokeWidth="4" d="M6.5 6.5l1-.5M17.5 17.5l.5-1" />
      </svg>
    </span>
  );
}
