import { z } from "zod";
import { count, label, list, slug } from "./fields";

/** From this population on a city is listed; every other place is smaller. */
export const smallestCity = 250_000;

/** `content/cities.yaml`: the population of large cities, for the market finder. */
export const cities = z
  .strictObject({
    sources: list(
      z.strictObject({
        slug: slug("A name for the source, unique in this list."),
        name: label("Who counted.").meta({ longest: 100 }),
        date: label("When they counted, as the page shows it."),
      }),
      "Where the figures come from; the first holds for every city that names none.",
    ),
    cities: list(
      z.strictObject({
        city: label("The city, as the Census Bureau writes it."),
        state: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .meta({
            description: "The state's two letters.",
            expects: "two capital letters",
          }),
        population: count("How many people live in the city itself."),
        source: slug("The slug of the figure's source.").optional(),
      }),
      "The cities of 250,000 people and more.",
    ),
  })
  .superRefine(({ sources, cities: listed }, context) => {
    const slugs = sources.map((source) => source.slug);
    const seen = new Map<string, number>();
    listed.forEach(({ city, state, population, source }, index) => {
      const tell = (key: string, message: string) =>
        context.addIssue({
          code: "custom",
          path: ["cities", index, key],
          message,
        });
      if (population < smallestCity)
        tell(
          "population",
          `expected at least ${smallestCity}, found ${population} – delete the city; every place that is not listed counts as smaller`,
        );
      if (source && !slugs.includes(source))
        tell(
          "source",
          `expected the slug of a source, found "${source}" – write one of ${slugs.join(", ")}`,
        );
      const name = `${city}, ${state}`;
      const first = seen.get(name);
      if (first !== undefined)
        tell(
          "city",
          `${name} stands twice – keep one of the two, cities[${first}] is the other`,
        );
      seen.set(name, first ?? index);
    });
  });
