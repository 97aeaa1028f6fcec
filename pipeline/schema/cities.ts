import { z } from "zod";
import { smallestCity } from "../../src/lib/market";
import { count, label, list, slug, text } from "./fields";

/** `content/cities.yaml`: the population of large cities, for the market finder. */
export const cities = z
  .strictObject({
    sources: list(
      z.strictObject({
        slug: slug("A name for the source, unique in this list."),
        name: text("Who published the figures.", 100),
        date: label("The date of the figures, as the page shows it."),
      }),
      "The sources of the figures. The first applies to every city without a source of its own.",
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
        source: slug("The slug of the figure's source.").optional(),
      }),
      "The cities with at least 250,000 people.",
    ),
  })
  .superRefine(({ sources, cities: listed }, context) => {
    const slugs = sources.map((source) => source.slug);
    const seen = new Map<string, number>();
    listed.forEach(({ city, state, population, source }, index) => {
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
      if (source && !slugs.includes(source))
        addIssue(
          "source",
          `expected the slug of a source, found "${source}" – write one of ${slugs.join(", ")}`,
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
