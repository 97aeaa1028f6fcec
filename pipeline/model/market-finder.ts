import { z } from "zod";
import { heading, label, link, text, withVariables } from "./fields";

/** `content/market-finder.yaml`: the ZIP code lookup beside the call-volume table. The page fills in the variables in braces. */
export const marketFinder = z.strictObject({
  heading: heading("The heading of the market finder."),
  lead: text("What the market finder does."),
  find: label("The label of the button that looks the ZIP code up."),
  mark: label("Marks the rows of the call-volume table that are found."),
  label: label("The label of the field for a ZIP code."),
  mistake: text("Shown when the input is empty or not a ZIP code."),
  loading: text("Shown while the ZIP code is looked up."),
  failed: text("Shown when the lookup failed."),
  failedNotice: withVariables(
    label(
      "The notification that the lookup failed, if the visitor has scrolled away from the field.",
    ),
    "zip",
  ),
  retry: label("The label of the button that repeats the lookup."),
  unknown: withVariables(text("Shown when no place has the ZIP code."), "zip"),
  military: withVariables(
    text("Shown when the ZIP code belongs to a military post."),
    "zip",
  ),
  found: withVariables(
    text(
      "Shown when the place is found. The population of its tier is {range}.",
    ),
    "zip",
    "city",
    "state",
    "range",
  ),
  populationAbove: withVariables(
    text("The population of a listed city."),
    "population",
  ),
  populationBelow: withVariables(
    text("The population of a place that is not listed."),
    "population",
  ),
  calls: withVariables(label("The label before a range of calls."), "position"),
  basis: text("What the tier is based on."),
  suburb: withVariables(
    text("Shown for a place in the same county as a large city."),
    "city",
    "near",
  ),
  ask: withVariables(
    text("The sentence before the button that links to the form."),
    "zip",
  ),
  sourcesHeading: label("The line that unfolds the sources."),
  sources: label("The words before the link to the source of the ZIP codes."),
  places: label("The label of the link to the source of the ZIP codes."),
  placesLink: link("The address of that source."),
  license: label("The label of the link to that source's license."),
  licenseLink: link("The address of that license."),
  populationSources: withVariables(
    text("The sources of the populations."),
    "sources",
  ),
});
