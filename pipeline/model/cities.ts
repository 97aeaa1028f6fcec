import { z } from "zod";
import { smallestCity } from "../../src/lib/market";
import { count, label, list, text } from "./fields";

/** `content/cities.yaml`: the population of large cities, for the market finder. */
export const cities = z
  .strictObject({
    sources: list(
      z.strictObject({
        name: text("Who published the figures.", 100),
        date: label("The date of the figures, as the page shows it."),
      }),
      "The sources of the figures.",
    ),
    cities: list(
      z.strictObject({
        city: label("The city's name, as the Census Bureau writes it."),
        state: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .meta({
            description: "The state's two-letter abbreviation.",
            expects: "two capital letters",
          }),
        population: count(
          "The population of the city itself, without its suburbs.",
        ),
      }),
      "The cities with at least 250,000 people.",
    ),
  })
  .superRefine(({ cities: listed }, context) => {
    const seen = new Map<string, number>();
    listed.forEach(({ city, state, population }, index) => {
      const addIssue = (key: string, message: string) =>
        context.addIssue({
          code: "custom",
          path: ["cities", index, key],
          message,
        });
      if (population < smallestCity)
        addIssue(
          "population",
          `expected at least ${smallestCity}, found ${population} – delete the city; places that are not listed count as smaller`,
        );
      const name = `${city}, ${state}`;
      const first = seen.get(name);
      if (first !== undefined)
        addIssue(
          "city",
          `${name} is listed twice – delete it here or at cities[${first}]`,
        );
      seen.set(name, first ?? index);
    });
  });
