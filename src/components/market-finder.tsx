import {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type { MarketFinderData } from "../../pipeline/assets/lazy-data";
import { interpolate, grouped, formatRange } from "../lib/figures";
import {
  isMilitary,
  placeOf,
  readShard,
  shardAddress,
  tierOf,
  type Place,
  type ZipShard,
} from "../lib/market";
import { positions } from "../lib/positions";
import {
  DATA_KEPT_FOR,
  DATA_RETRIES,
  DATA_RETRY_CAP,
  DATA_SLOW_AFTER,
  DATA_TIMEOUT,
  EVENT_NOTIFICATIONS_SHOWN,
} from "../lib/thresholds";
import { zipFrom } from "../lib/zip";
import { ButtonLink } from "./button-link";
import { Explained, Terms } from "./terms";
import { useNotifications } from "./use-notifications";
import { useOnline } from "./use-online";

/** What the market finder is given. */
export interface MarketFinderProps {
  data: MarketFinderData;
  /** The label of the button that leads to the form. */
  button: string;
  /** Called with the ZIP code just before the page goes to the form. */
  onZip: (zip: string) => void;
  /** Called with the slug of the tier that is found, or with nothing. */
  onTier: (slug: string | undefined) => void;
}

const cache = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: DATA_KEPT_FOR,
      staleTime: Infinity,
      // What is not there will not be there a second later, and nobody waits twice.
      retry: (failures, error) =>
        !(error instanceof NotThere) &&
        error.name !== "TimeoutError" &&
        failures < DATA_RETRIES,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, DATA_RETRY_CAP),
    },
  },
});

class NotThere extends Error {}

/** Tells the market size of a ZIP code: its city, its tier and the calls a month that the table gives for it. */
export function MarketFinder(props: MarketFinderProps) {
  return (
    <QueryClientProvider client={cache}>
      <Terms terms={props.data.terms}>
        <Finder {...props} />
      </Terms>
    </QueryClientProvider>
  );
}

function Finder({ data, button, onZip, onTier }: MarketFinderProps) {
  const { words, tiers, columns, sources, notifications } = data;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState(false);
  const zip = zipFrom(typed);
  const military = zip !== undefined && isMilitary(zip);
  const { place, status, retry } = usePlace(military ? undefined : zip);
  const tier = place && tierOf(place.population, tiers);

  useEffect(() => onTier(tier?.slug), [onTier, tier?.slug]);

  const {
    notify,
    prepare,
    notifications: shown,
  } = useNotifications(EVENT_NOTIFICATIONS_SHOWN, {
    words: notifications,
    hotkey: "F9",
    className: "inset-x-4 bottom-24 mx-auto max-w-sm",
  });
  const online = useOnline();
  const wasOnline = useRef(online);
  const failed = zip !== undefined && status === "failed";
  useEffect(() => {
    if (failed) notify(notifications.failed);
  }, [failed, notify, notifications]);
  useEffect(() => {
    if (online === wasOnline.current) return;
    wasOnline.current = online;
    notify(online ? notifications.online : notifications.offline);
  }, [online, notify, notifications]);

  const say = () => {
    if (!zip) return left && typed.trim() !== "" ? words.mistake : "";
    if (military) return interpolate(words.military, { zip });
    // A notification announces that it failed; the words stand below.
    if (status === "failed") return "";
    if (status !== "done") return words[status];
    return interpolate(place ? words.found : words.unknown, {
      ...{ zip, tier: tier?.tier },
      ...place,
    });
  };
  return (
    <>
      <p className="max-w-measure text-muted">
        <Explained text={words.lead} />
      </p>
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(true);
        }}
      >
        <label htmlFor={id} className="font-semibold">
          {words.label}
        </label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={left && !zip && typed.trim() !== ""}
          aria-describedby={`${id}-status ${id}-trouble`}
          className="mt-1 block min-h-12 w-32 rounded-md border-2 border-control bg-card px-3 text-lg text-ink aria-invalid:border-warning"
          value={typed}
          onFocus={prepare}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
      </form>
      <p
        id={`${id}-status`}
        role="status"
        className="mt-3 min-h-14 max-w-measure font-semibold"
      >
        {say()}
      </p>
      <p
        id={`${id}-trouble`}
        className="max-w-measure font-semibold empty:hidden"
      >
        {/* One text: React could not take away one of two that a translator has replaced. */}
        {failed ? words.failed : !zip && !online && words.offline}
      </p>
      {failed && (
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={retry}
        >
          {words.retry}
        </button>
      )}
      {place && tier && (
        <>
          <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
            {[
              [words.population, populationOf(place, data)],
              [words.tier, tier.tier],
              ...positions.map((position) => [
                interpolate(words.calls, { position: columns[position] }),
                formatRange(tier[position]),
              ]),
            ].map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="text-lg font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 max-w-measure text-muted">
            {words.basis +
              (place.near ? ` ${interpolate(words.suburb, { ...place })}` : "")}
          </p>
        </>
      )}
      {zip && status === "done" && !military && (
        <div className="mt-5">
          <p className="max-w-measure text-muted">{words.ask}</p>
          <p className="mt-3">
            <ButtonLink href="#form" onClick={() => onZip(zip)}>
              {button}
            </ButtonLink>
          </p>
        </div>
      )}
      <p className="mt-5 max-w-measure text-sm text-muted">
        {`${words.sources} `}
        <a className={link} href={words.placesLink}>
          {words.places}
        </a>
        {" ("}
        <a className={link} href={words.licenceLink}>
          {words.licence}
        </a>
        {"). "}
        {interpolate(words.populationSources, {
          sources: sources
            .map(({ name, date }) => `${name}, ${date}`)
            .join("; "),
        })}
      </p>
      {shown}
    </>
  );
}

const link = "underline underline-offset-4";

type Status = "loading" | "slow" | "offline" | "failed" | "done";

/** Looks a ZIP code up. What is answered is always about this one, however fast another was typed. */
function usePlace(zip: string | undefined) {
  // The library hears of changes only; the connection may be lost already.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  const address = zip && shardAddress(zip);
  const query = useQuery({
    queryKey: [address],
    enabled: Boolean(address),
    queryFn: () => fetchShard(address ?? ""),
  });
  const slow = useSlow(query.fetchStatus === "fetching", address);

  const notThere = query.error instanceof NotThere;
  const place = zip && query.data ? placeOf(query.data, zip) : undefined;
  const status: Status =
    query.data || notThere
      ? "done"
      : query.isError
        ? "failed"
        : query.fetchStatus === "paused"
          ? "offline"
          : slow
            ? "slow"
            : "loading";
  return { place, status, retry: () => void query.refetch() };
}

async function fetchShard(address: string): Promise<ZipShard> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(DATA_TIMEOUT),
  });
  // No ZIP code begins with these digits.
  if (response.status === 404) throw new NotThere(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return readShard(await response.json());
}

/** Whether something has been going on for long. */
function useSlow(going: boolean, what: string | undefined): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!going) return undefined;
    const timer = setTimeout(() => setSlow(what), DATA_SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [going, what]);
  return slow !== undefined && slow === what;
}

function populationOf(
  { city, state, population }: Place,
  { words, sources, otherSources, smallestCity }: MarketFinderData,
): string {
  const source = sources[otherSources[`${city}, ${state}`] ?? 0];
  return population
    ? interpolate(words.populationAbove, {
        population: grouped(population),
        date: source?.date,
      })
    : interpolate(words.populationBelow, {
        population: grouped(smallestCity),
      });
}
