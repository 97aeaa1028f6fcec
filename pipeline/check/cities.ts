import type { Locate, Problem } from "../problem";
import { citiesIn } from "../read/zip-codes";
import type { PartialContent } from "../sections";
import { nearest } from "./nearest";

/** Finds listed cities that no ZIP code has: their people would count as none. */
export function unknownCities(
  { cities }: PartialContent,
  locate: Locate,
): Problem[] {
  return (cities?.cities ?? []).flatMap(({ city, state }, index) => {
    const known = citiesIn(state);
    if (known.has(city)) return [];
    const near = nearest(city, [...known]);
    return locate(
      "cities.yaml",
      ["cities", index, "city"],
      `no ZIP code is in "${city}, ${state}" – ${near ? `did you mean "${near}"?` : "correct the name or the state"}`,
    );
  });
}
