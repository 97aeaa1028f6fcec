import { graphql } from "gatsby";
import { LeadForm } from "../lead-form/lead-form";
import { Ranges } from "../components/ranges";
import { ZipAnswer, type ZipAnswerProps } from "../market-finder/zip-answer";
import { Section } from "../components/section";
import { useZip } from "../hooks/use-zip";
import { WhoAnswers } from "../components/who-answers";
import { interpolate } from "../lib/figures";

interface FormProps extends Pick<ZipAnswerProps, "finder" | "tiers"> {
  form: Queries.FormFragment;
  site: Queries.LeadFormSiteFragment;
}

/** The section with the form, and what is known of the ZIP code that the visitor asks about. */
export function Form({ form, site, finder, tiers }: FormProps) {
  const zip = useZip();
  return (
    <Section
      id="form"
      heading={zip ? interpolate(form.askedHeading, { zip }) : form.heading}
      intro={
        <>
          <ZipAnswer words={form.answer} finder={finder} tiers={tiers} />
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
        </>
      }
      layout="split"
      className="on-dark bg-brand text-brand-ink"
    >
      <LeadForm form={form} site={site} />
    </Section>
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
