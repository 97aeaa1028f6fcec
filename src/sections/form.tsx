import { graphql } from "gatsby";
import { LeadForm } from "../lead-form/lead-form";
import { Ranges } from "../components/ranges";
import { ZipAnswer, type ZipAnswerProps } from "../lead-form/zip-answer";
import { Sentences } from "../components/sentences";
import { useZip } from "../hooks/use-zip";
import { WhoAnswers } from "../lead-form/who-answers";
import { interpolate } from "../lib/figures";

interface FormProps extends Pick<ZipAnswerProps, "finder" | "tiers"> {
  form: Queries.FormFragment;
  site: Queries.LeadFormSiteFragment;
}

/** The section with the form, and what is known of the ZIP code that the visitor asks about. */
export function Form({ form, site, finder, tiers }: FormProps) {
  const zip = useZip();
  return (
    <section
      id="form"
      aria-labelledby="form-heading"
      className="on-dark bg-brand px-5 py-8 text-brand-ink md:py-24"
    >
      {/* On a phone the form comes right after the market; what happens next follows it. */}
      <div className="mx-auto max-w-6xl md:grid md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr] md:gap-x-12 lg:gap-x-20">
        <div>
          <h2 id="form-heading" className="text-3xl">
            <Sentences
              text={
                zip ? interpolate(form.askedHeading, { zip }) : form.heading
              }
            />
          </h2>
          <ZipAnswer words={form.answer} finder={finder} tiers={tiers} />
        </div>
        <div className="mt-4 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0">
          <LeadForm form={form} site={site} />
        </div>
        {/* Stays beside the form, which is longer than a screen. */}
        <div className="md:sticky md:top-24 md:self-start">
          <ol className="mt-6 flex flex-col gap-3 leading-snug md:mt-8 md:text-xl print:hidden">
            {form.steps.map((step, index) => (
              <li key={index} className="flex items-start gap-2">
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 font-display text-xl leading-none font-bold md:text-2xl"
                >
                  {index + 1}
                </span>
                <span>
                  <Ranges text={step} />
                </span>
              </li>
            ))}
          </ol>
          {form.whoAnswers && <WhoAnswers who={form.whoAnswers} />}
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Form on FormYaml {
    heading
    askedHeading
    steps
    answer {
      ...ZipAnswer
    }
    whoAnswers {
      ...WhoAnswers
    }
    ...LeadForm
  }
`;
