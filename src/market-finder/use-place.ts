import {
  onlineManager,
  QueryClient,
  skipToken,
  useQuery,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { placeOf, readShard, shardAddress, type ZipShard } from "../lib/market";
import {
  DATA_KEPT_FOR,
  DATA_RETRIES,
  DATA_RETRY_CAP,
  DATA_SLOW_AFTER,
  DATA_TIMEOUT,
} from "../lib/thresholds";

/** No file exists for the first three digits, so no ZIP code begins with them. */
class NotFound extends Error {}

/** Caches the fetched ZIP code files for every part of the page. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
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

// Without a provider, which would do it: goes on when the connection is back.
queryClient.mount();

type Status = "loading" | "slow" | "offline" | "failed" | "done";

/**
 * Looks up a ZIP code. The result always belongs to the given code, even if
 * the answer for an earlier one arrives later.
 */
export function usePlace(zip: string | undefined) {
  // The library listens for changes only, and the connection may be lost already.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  const address = zip && shardAddress(zip);
  const query = useQuery(
    {
      queryKey: [address],
      queryFn: address ? () => fetchShard(address) : skipToken,
    },
    queryClient,
  );
  const slow = useSlow(query.fetchStatus === "fetching", address);

  const status = (): Status => {
    if (query.data || query.error instanceof NotFound) return "done";
    if (query.isError) return "failed";
    if (query.fetchStatus === "paused") return "offline";
    return slow ? "slow" : "loading";
  };
  return {
    place: zip && query.data ? placeOf(query.data, zip) : undefined,
    status: status(),
    retry: () => void query.refetch(),
  };
}

async function fetchShard(address: string): Promise<ZipShard> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(DATA_TIMEOUT),
  });
  if (response.status === 404) throw new NotFound(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return readShard(await response.json());
}

/** Returns true once the same address has been loading for a long time. */
function useSlow(loading: boolean, address: string | undefined): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setSlow(address), DATA_SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [loading, address]);
  return slow !== undefined && slow === address;
}
