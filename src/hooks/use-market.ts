import { QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  isMilitary,
  placeOf,
  shardAddress,
  tierOf,
  type Place,
  type ZipShard,
} from "../lib/market";
import {
  DATA_KEPT_FOR,
  DATA_RETRIES,
  DATA_RETRY_CAP,
  DATA_TIMEOUT,
} from "../lib/thresholds";

/** No file exists for the first three digits, so no ZIP code begins with them. */
class NotFound extends Error {}

/** Caches the fetched ZIP code files for every part of the page. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // `navigator.onLine` is wrong on some machines, so always try.
      networkMode: "always",
      gcTime: DATA_KEPT_FOR,
      staleTime: Infinity,
      // Does not retry 404s or timeouts.
      retry: (failures, error) =>
        !(error instanceof NotFound) &&
        error.name !== "TimeoutError" &&
        failures < DATA_RETRIES,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, DATA_RETRY_CAP),
    },
  },
});

// Without a provider, which would do it: retries go on when a hidden tab is shown again.
queryClient.mount();

type Tiers = Queries.CallVolumeTableFragment["tiers"];

/** What is known of the ZIP code that the visitor asks about. */
export interface Market {
  /** Undefined until it is known, and if no place has the ZIP code. */
  place: Place | undefined;
  tier: Tiers[number] | undefined;
  /** True for military post offices, which have no market. */
  military: boolean;
  status: "idle" | "loading" | "failed" | "done";
  retry: () => void;
}

/** Looks up the market of a ZIP code. The result always belongs to the given code, even if the answer for an earlier one arrives later. */
export function useMarket(zip: string | undefined, tiers: Tiers): Market {
  const military = zip !== undefined && isMilitary(zip);
  const address = zip && !military ? shardAddress(zip) : undefined;
  const { data, error, refetch } = useQuery(
    {
      queryKey: [address],
      queryFn: address ? () => fetchShard(address) : skipToken,
    },
    queryClient,
  );

  const place = zip && data ? placeOf(data, zip) : undefined;
  const tier = place && tierOf(place.population, tiers);
  const status = () => {
    if (!zip) return "idle";
    if (military || data || error instanceof NotFound) return "done";
    return error ? "failed" : "loading";
  };
  const found = status() === "done" ? (tier?.slug ?? "unknown") : undefined;
  useEffect(() => {
    if (found) announce(zip, found);
  }, [found, zip]);
  return {
    place,
    tier,
    military,
    status: status(),
    retry: () => void refetch(),
  };
}

async function fetchShard(address: string): Promise<ZipShard> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(DATA_TIMEOUT),
  });
  if (response.status === 404) throw new NotFound(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const shard = (await response.json()) as Partial<ZipShard> | null;
  // Something else at the same address, such as a network's sign-in page.
  if (!shard?.places || !shard.zips)
    throw new Error(`No ZIP codes: ${address}`);
  return shard as ZipShard;
}

let announced: string | undefined;

/** Tells the window once about each ZIP code, since several parts of the page look it up. */
function announce(zip: string | undefined, detail: string): void {
  if (zip === announced) return;
  announced = zip;
  window.dispatchEvent(new CustomEvent("market-found", { detail }));
}
