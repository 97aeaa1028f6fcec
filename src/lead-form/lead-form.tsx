import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { attribution } from "../lib/attribution";
import { interpolate } from "../lib/figures";
import { formUrl } from "./form-url";
import { buttonClass } from "../components/button-link";
import { useZip } from "../hooks/use-zip";
import { useBrowserValue } from "../hooks/use-browser-value";
import { useNear } from "../hooks/use-near";
import { FormFrame } from "./form-frame";
import { FormStatus } from "./form-status";
import { OtherWays } from "./other-ways";
import { useFormFrame } from "./use-form-frame";

interface LeadFormProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment;
}

/** The height of the status line with its padding, in pixels. */
const statusHeight = 56;

/**
 * The third-party form. Requests nothing from the provider until the visitor
 * comes near. A direct link and an email address are always below the form, or
 * above it while nobody knows whether it has loaded.
 */
export function LeadForm({ form, site }: LeadFormProps) {
  const { host, formId, embedScript, title, minHeight, rights } = site.form;
  const frameId = `inline-${formId}`;

  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(box, "50% 0px");
  const campaign = useBrowserValue(() => attribution(site.attribution), "");
  const asked = useZip();
  const [zip, setZip] = useState(asked);
  const addressFor = (handedOver: string | undefined) =>
    formUrl(site.form, { zip: handedOver, attribution: campaign });
  const address = addressFor(zip);
  const { status, height, shown, attempt, touched, retry } = useFormFrame(
    frame,
    { host, embedScript, frameId, minHeight, address },
    near,
  );
  if (!touched && zip !== asked) setZip(asked);

  const ahead = status === "unanswered" || (!shown && status !== "pending");
  const otherWays = (visible: boolean) => (
    <OtherWays
      words={form.fallback}
      // Not the frame's: one that is in use keeps the ZIP code it was opened with.
      address={addressFor(asked)}
      email={site.supportEmail}
      visible={visible}
    />
  );
  return (
    <div
      ref={box}
      className="rounded-lg border border-control bg-card px-6 py-4 text-ink [--focus:var(--color-accent)]"
    >
      {/* The form has an inset of its own. */}
      <div className="relative -mx-6 print:hidden no-scripting:hidden">
        {/* Reserves the height, whether or not there is a frame. A longer status
            makes the frame shorter, not the page longer. */}
        <svg aria-hidden="true" width="1" height={height + statusHeight} />
        <div className="absolute inset-0 flex flex-col">
          <FormStatus
            status={status}
            words={form.status}
            address={address}
            onRetry={retry}
          />
          {shown && asked && asked !== zip && (
            <p className="px-6 pb-3">
              <button
                type="button"
                className={buttonClass.quiet}
                onClick={retry}
              >
                {interpolate(form.startOver, { zip: asked })}
              </button>
            </p>
          )}
          {ahead && <div className="px-6">{otherWays(true)}</div>}
          {shown && (
            <FormFrame
              // Another address gets another frame: Back would go through those of one frame.
              key={`${attempt} ${address}`}
              ref={frame}
              id={frameId}
              formId={formId}
              address={address}
              title={title}
              rights={rights}
            />
          )}
        </div>
      </div>
      <p className="text-muted max-sm:text-sm">
        {`${form.consent.text} `}
        {/* In a new tab, so that the form keeps what is typed in it, and with
              an opener, so that the tab knows the ZIP code and the campaign. */}
        <a
          className="underline underline-offset-4"
          href="/privacy-policy"
          target="_blank"
          rel="opener"
        >
          {form.consent.link}
        </a>
        {site.terms && (
          <>
            {" · "}
            <a
              className="underline underline-offset-4"
              href="/terms-of-service"
              target="_blank"
              rel="opener"
            >
              {form.consent.terms}
            </a>
          </>
        )}
      </p>
      {/* Invisible while they are shown above, so that the height stays. */}
      {otherWays(!ahead)}
    </div>
  );
}

export const fragment = graphql`
  fragment LeadForm on FormYaml {
    status {
      ...FormStatus
    }
    fallback {
      ...OtherWays
    }
    startOver
    consent {
      text
      link
      terms
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
      rights {
        ...FormFrameRights
      }
    }
    attribution
    supportEmail
    terms
  }
`;
