import { isMilitary, tierOf } from "../../lib/market";
import { usePlace } from "./use-place";

/**
 * Looks up the market of a ZIP code: its place and its tier. Undefined until
 * they are known, and for military post offices, which have none.
 */
export function useMarket<Tier extends { readonly from: number }>(
  zip: string | undefined,
  tiers: readonly Tier[],
) {
  const military = zip !== undefined && isMilitary(zip);
  const { place, status, retry } = usePlace(military ? undefined : zip);
  const tier = place && tierOf(place.population, tiers);
  return { place, tier, status, military, retry };
}
