import { z } from "zod";
import { heading, label, link, text } from "./fields";

/** `content/market-finder.yaml`: the field beside the call-volume table that finds a ZIP code's row. Words in braces are filled in. */
export const marketFinder = z.strictObject({
  heading: heading("The heading of the market finder."),
  pending: text("Stands in its place until it has loaded, or where it cannot."),
  lead: text("What it does."),
  label: label("The label of the field for a ZIP code."),
  mistake: text("Said when what was typed is no ZIP code."),
  loading: text("Said while the place is looked up."),
  slow: text("Said when that takes long."),
  offline: text("Said when the visitor has no connection."),
  failed: text("Said when the place could not be looked up."),
  retry: label("The label of the button that looks it up once more."),
  unknown: text("Said when no place has the ZIP code; {zip}."),
  military: text("Said when the ZIP code is that of a military post; {zip}."),
  found: text("Said when the place is found; {zip}, {city}, {state}, {tier}."),
  population: label("The label before the population."),
  populationAbove: text(
    "The population of a listed city; {population}, {date}.",
  ),
  populationBelow: text(
    "The population of a place that is not listed; {population}.",
  ),
  tier: label("The label before the tier."),
  calls: label("The label before a range of calls; {position}."),
  basis: text("On what the tier is based."),
  suburb: text(
    "Said of a place in the county of a large city; {city}, {near}.",
  ),
  ask: text("The sentence before the button that leads to the form."),
  sources: label("What stands before the source of the ZIP codes."),
  places: label("The label of the link to the source of the ZIP codes."),
  placesLink: link("The source of the ZIP codes."),
  license: label("The label of the link to its license."),
  licenseLink: link("Its license."),
  populationSources: text("Where the populations come from; {sources}."),
});
