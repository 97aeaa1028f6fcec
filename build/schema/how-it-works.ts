import { z } from "zod";
import { list, slug, text } from "./fields";

/** `content/how-it-works.yaml`: the steps, and what the fee includes. */
export const howItWorks = z.strictObject({
  heading: text("The heading of the section."),
  lead: text("The paragraph below the heading."),
  steps: list(
    z.strictObject({
      slug: slug("A name for the step, unique in this list."),
      heading: text("The step in a few words."),
      text: text("What happens in this step."),
    }),
    "The steps, in order. They are numbered on the page.",
  ),
  includedHeading: text("The heading above the list of services."),
  included: list(
    z.strictObject({
      slug: slug("A name for the service, unique in this list."),
      heading: text("The name of the service."),
      text: text("What the agent gets from it."),
    }),
    "The services that the monthly fee includes.",
  ),
});
