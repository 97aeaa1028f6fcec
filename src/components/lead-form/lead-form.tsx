import { graphql } from "gatsby";
import { useRef } from "react";
import { attribution } from "../../lib/attribution";
import { formAddress } from "../../lib/form-address";
import { useBrowserValue } from "../use-browser-value";
import { useNear } from "../use-near";
import { FormFrame } from "./form-frame";
import { FormStatus } from "./form-status";
import { OtherWays } from "./other-ways";
import { useFrame } from "./use-frame";

interface LeadFormProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment;
  /** The ZIP code that the visitor asked about, if there is one yet. */
  zip?: string | undefined;
}

/** The height of the status line with its padding, in pixels. */
const statusHeight = 56;

/**
 * The third-party form. Requests nothing from the provider until the visitor
 * comes near. A direct link and an email address are always below the form, or
 * in its place if it does not load.
 */
export function LeadForm({ form, site, zip }: LeadFormProps) {
  const { host, formId, embedScript, title, minHeight } = site.form;
  const frameId = `inline-${formId}`;

  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(box, "50% 0px");
  const { status, height, shown, attempt, retry } = useFrame(
    frame,
    { host, embedScript, frameId, minHeight },
    near,
  );
  const campaign = useBrowserValue(() => attribution(site.attribution), "");
  const address = formAddress(site.form, { zip, attribution: campaign });

  const inPlace = !shown && status !== "pending";
  const otherWays = (visible: boolean) => (
    <OtherWays
      words={form.fallback}
      address={address}
      email={site.supportEmail}
      visible={visible}
    />
  );
  return (
    <div
      ref={box}
      className="rounded-lg bg-card p-4 text-ink [--focus:var(--color-accent)] sm:p-6"
    >
      <div className="relative print:hidden no-scripting:hidden">
        {/* Reserves the height, whether or not there is a frame. A longer status
            makes the frame shorter, not the page longer. */}
        <svg
          aria-hidden="true"
          width="1"
          height={height + statusHeight}
          className="block"
        />
        <div className="absolute inset-0 flex flex-col">
          <FormStatus
            status={status}
            words={form.status}
            address={address}
            onRetry={retry}
          />
          {inPlace && otherWays(true)}
          {shown && (
            <FormFrame
              key={attempt}
              ref={frame}
              id={frameId}
              formId={formId}
              address={address}
              title={title}
            />
          )}
        </div>
      </div>
      {/* Invisible while they are shown above, so that the height stays. */}
      {otherWays(!inPlace)}
      <p className="mt-3 max-w-measure border-t border-line pt-3 text-sm text-muted">
        {`${form.consent.text} `}
        <a className="underline underline-offset-4" href="/privacy-policy">
          {form.consent.link}
        </a>
      </p>
    </div>
  );
}

export const fragment = graphql`
  fragment LeadForm on FormYaml {
    heading
    lead
    status {
      ...FormStatus
    }
    fallback {
      ...OtherWays
    }
    consent {
      text
      link
    }
  }

  fragment LeadFormSite on SiteYaml {
    form {
      host
      widgetPath
      formId
      embedScript
      title
      minHeight
      zipParameter
    }
    attribution
    supportEmail
  }
`;
