import type { SVGProps } from "react";
import { StreetMap } from "./street-map";

/** A map pin; its tip is at the origin. */
const pin = "M0 0C-3-4-14-13-14-22a14 14 0 0 1 28 0C14-13 3-4 0 0z";

type Scene = Queries.HeroFragment["illustration"];

/** The product in one picture: the client is first in the Map Pack, and a shopper calls. */
export function MapPackScene({ scene }: { scene: Scene }) {
  const { caption, search, results, call } = scene;
  return (
    <figure className="relative isolate flex min-h-[27rem] flex-col justify-end overflow-hidden border-y border-line p-5 pb-3 md:row-span-2 md:mt-(--bar) md:border-s md:border-b-0 md:ps-10 md:pe-[max(1.25rem,calc(50vw-36rem))] print:hidden">
      <StreetMap className="absolute inset-0 -z-10 size-full">
        <g className="stroke-card" strokeWidth="2">
          <Pin className="fill-muted" transform="translate(396 116)" />
          <Pin className="fill-muted" transform="translate(186 128)" />
          <Pin
            className="fill-accent"
            transform="translate(268 166) scale(2.2)"
          />
        </g>
      </StreetMap>
      <div aria-hidden="true" className="contents">
        <div className="mx-auto w-full max-w-md rounded-lg border border-line bg-card raised md:max-w-none">
          <p className="border-b border-line px-4 py-3 text-sm text-muted">
            {search}
          </p>
          <ol className="pb-2">
            {results.map(({ name, detail }, index) => (
              <li
                key={index}
                className={`flex items-center gap-3 px-4 py-3 not-first:border-t not-first:border-line ${index === 0 ? "climbs" : "sinks text-muted"}`}
              >
                <span
                  className={`w-6 font-display text-2xl ${index === 0 ? "text-accent" : ""}`}
                >
                  {index + 1}
                </span>
                <span>
                  <span
                    className={`block ${index === 0 ? "text-lg font-bold" : ""}`}
                  >
                    {name}
                  </span>
                  <span className="block text-sm text-muted">{detail}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div className="arrives mx-auto mt-3 flex w-[94%] max-w-sm flex-wrap items-center gap-4 rounded-lg border border-control bg-night p-4 text-night-ink raised md:me-0">
          <div className="grow basis-24">
            <p className="text-sm text-night-muted">{call.label}</p>
            <p className="text-lg font-bold">{call.caller}</p>
            <p className="text-sm">{call.topic}</p>
          </div>
          <Receiver className="rotate-135 bg-decline" />
          <Receiver className="bg-answer" />
        </div>
      </div>
      <figcaption className="mt-4 text-sm text-ink">
        <span className="rounded-sm bg-paper box-decoration-clone px-1">
          {caption}
        </span>
      </figcaption>
    </figure>
  );
}

function Pin(props: SVGProps<SVGGElement>) {
  return (
    <g {...props}>
      <path d={pin} />
      <circle className="fill-card stroke-none" cy="-22" r="6" />
    </g>
  );
}

function Receiver({ className }: { className: string }) {
  return (
    <span
      className={`flex size-12 shrink-0 items-center justify-center rounded-full ${className}`}
    >
      <svg
        width="24"
        viewBox="0 0 24 24"
        className="size-6 fill-none stroke-brand-ink"
        strokeLinecap="round"
      >
        <path strokeWidth="3" d="M7 6c0 6 5 11 11 11" />
        <path strokeWidth="4" d="M6.5 6.5l1-.5M17.5 17.5l.5-1" />
      </svg>
    </span>
  );
}
