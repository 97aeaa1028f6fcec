import { useEffect } from "react";
import { isMilitary, marketFound, tierOf } from "../lib/market";
import { usePlace } from "./use-place";

/**
 * Looks up the market of a ZIP code: its place and its tier. Undefined until
 * they are known, and for military post offices, which have none.
 */
export function useMarket<
  Tier extends { readonly from: number; readonly slug: string },
>(zip: string | undefined, tiers: readonly Tier[]) {
  const military = zip !== undefined && isMilitary(zip);
  const { place, status, retry } = usePlace(military ? undefined : zip);
  const tier = place && tierOf(place.population, tiers);
  const found = status === "done" ? (tier?.slug ?? "unknown") : undefined;
  useEffect(() => {
    if (found)
      window.dispatchEvent(new CustomEvent(marketFound, { detail: found }));
  }, [found, zip]);
  return { place, tier, status, military, retry };
}
