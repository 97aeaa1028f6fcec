import { z } from "zod";
import { heading, label, list, slug, text, withVariables } from "./fields";

/** `content/how-it-works.yaml`: the steps from a ZIP code to calls. */
export const howItWorks = z.strictObject({
  heading: heading("The heading of the section."),
  steps: list(
    z.strictObject({
      slug: slug("A name for the step, unique in this list."),
      heading: text("The step in a few words."),
      text: text("What happens in this step."),
    }),
    "The steps, in order. They are numbered on the page.",
  ),
  thread: z
    .strictObject({
      caption: text(
        'The end of "Example: …", for screen readers: what the picture shows.',
      ),
      title: text("The line at the top of the thread."),
      messages: list(
        z.strictObject({
          from: z.enum(["agency", "caller"]).meta({
            description:
              "Who sent the message: the agency's AI assistant, or the caller.",
            expects: "one of agency, caller",
          }),
          sender: text("The sender's name."),
          time: label("The time of the message."),
          text: text("The message."),
        }),
        "The messages, in order.",
      ),
    })
    .describe("The picture of a text thread after a missed call."),
  dashboard: z
    .strictObject({
      caption: text(
        'The end of "Example: …", for screen readers: what the picture shows.',
      ),
      title: text("The line at the top of the dashboard."),
      days: list(
        z.strictObject({
          day: label("The day of the week, abbreviated."),
          answered: z.int().nonnegative().meta({
            description: "Calls that were answered.",
            expects: "a whole number",
          }),
          missed: z.int().nonnegative().meta({
            description: "Calls that were missed and texted back.",
            expects: "a whole number",
          }),
        }),
        "The days of the week, in order.",
      ),
      summary: withVariables(
        text("The week in one line.", 80),
        "answered",
        "missed",
        "calls",
      ),
      answered: label("The label for answered calls."),
      missed: label("The label for missed calls."),
      calls: list(
        z.strictObject({
          time: text("The time of the call."),
          caller: label("The caller's number, partly hidden."),
          topic: text("What the call was about."),
          outcome: text("How the call ended."),
        }),
        "A few calls, latest first.",
      ),
    })
    .describe("The picture of the call dashboard."),
});
