import { LeadForm } from "../components/lead-form/lead-form";
import { Section } from "../components/section";

interface FormProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment;
  /** The ZIP code that the visitor asked about, if there is one yet. */
  zip: string | undefined;
}

/** The section with the form. `LeadForm` has its fragments. */
export function Form({ form, site, zip }: FormProps) {
  return (
    <Section
      id="form"
      heading={form.heading}
      lead={form.lead}
      layout="split"
      className="on-dark bg-brand text-brand-ink"
    >
      <LeadForm form={form} site={site} zip={zip} />
    </Section>
  );
}
