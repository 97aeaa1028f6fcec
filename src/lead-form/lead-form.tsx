import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { buttonClass } from "../components/button-link";
import { PhoneLink } from "../components/phone-link";
import { useBrowserValue } from "../hooks/use-browser-value";
import { useInView } from "../hooks/use-in-view";
import { useZip } from "../hooks/use-zip";
import { attribution } from "../lib/attribution";
import { interpolate } from "../lib/figures";
import { Consent } from "./consent";
import { DirectLink, linkClass } from "./direct-link";
import { FormFrame } from "./form-frame";
import { formUrl } from "./form-url";
import { useFormFrame } from "./use-form-frame";

interface LeadFormProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment;
}

/**
 * The third-party form. Requests nothing from the provider until the visitor
 * comes near. A direct link and an email address stand below the form, or above
 * it while nobody knows whether it has loaded.
 */
export function LeadForm({ form, site }: LeadFormProps) {
  const { embed, zipParameter } = site.form;
  const card = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const inView = useInView(() => card.current, "50% 0px");
  const [near, setNear] = useState(false);
  if (inView && !near) setNear(true);
  const campaign = useBrowserValue(() => attribution(site.attribution), "");
  const asked = useZip();
  const [zip, setZip] = useState(asked);
  const addressFor = (handedOver: string | undefined) =>
    formUrl(embed.frame, {
      zip: handedOver,
      zipParameter,
      attribution: campaign,
    });
  const address = addressFor(zip);
  const { status, height, used, parkedWidth, stole, attempt, retry } =
    useFormFrame({ place, box, top }, embed, address, near);
  // A form that is in use keeps the ZIP code it was opened with.
  if (!used && zip !== asked) setZip(asked);

  const loading = status === "loading";
  const down = status === "down";
  const troubled = !loading && status !== "ready";
  const otherWays = (
    <p className="flex flex-wrap items-center gap-x-4 border-t border-line pt-3">
      <span className="w-full print:hidden no-scripting:hidden scriptless:hidden">
        {form.fallback.text}
      </span>
      <DirectLink address={addressFor(asked)}>{form.fallback.link}</DirectLink>
      <a className={linkClass} href={`mailto:${site.supportEmail}`}>
        {`${form.fallback.email} ${site.supportEmail}`}
      </a>
      {site.phone && <PhoneLink phone={site.phone} className={linkClass} />}
    </p>
  );
  return (
    <div
      ref={card}
      className="rounded-lg border border-control bg-card px-6 py-4 text-ink [--focus:var(--color-accent)] in-[dialog]:border-0 in-[dialog]:bg-transparent in-[dialog]:px-0"
    >
      <div ref={top} className="pb-3 print:hidden">
        <Consent consent={form.consent} hasTerms={site.terms !== null} />
      </div>
      {/* While the form loads, the status lies over its place. */}
      <div className="relative print:hidden no-scripting:hidden scriptless:hidden">
        <p
          // Silent while the visitor types a ZIP code elsewhere, for which it loads anew.
          role={inView ? "status" : undefined}
          className={
            loading
              ? "absolute text-muted"
              : troubled
                ? "pb-2 font-semibold"
                : "sr-only"
          }
        >
          {form.status[status]}
        </p>
        {troubled && (
          <div className="pb-3">
            {/* Whoever has sent the form already should not get an empty one. */}
            {status !== "unconfirmed" && (
              <button
                type="button"
                className={`${buttonClass.quiet} mb-3`}
                onClick={retry}
              >
                {form.status.retry}
              </button>
            )}
            {otherWays}
          </div>
        )}
        {used && zip && asked && zip !== asked && (
          <p className="pb-3">{interpolate(form.stillAsks, { zip })}</p>
        )}
      </div>
      {/* The form has an inset of its own. */}
      <div
        ref={place}
        className={`relative -mx-6 max-sm:in-[dialog]:-mx-5 print:hidden no-scripting:hidden scriptless:hidden ${down ? "hidden" : ""}`}
      >
        {/* Reserves the height, whether or not there is a frame. */}
        <svg aria-hidden="true" width="1" height={height} />
        {parkedWidth !== undefined && (
          <FormFrame
            // Another address gets another frame: Back would go through those of one frame.
            key={`${attempt} ${address}`}
            ref={box}
            address={address}
            form={site.form}
            parkedWidth={parkedWidth}
            height={height}
            invisible={loading}
            hidden={parkedWidth > 0 && stole}
          />
        )}
      </div>
      {/* Keeps its height below a frame, so that nothing below moves. */}
      {!down && (
        <div
          className={`mt-3 ${site.phone ? "min-h-39 sm:min-h-29" : "min-h-28 sm:min-h-18"}`}
        >
          {!troubled && otherWays}
        </div>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment LeadForm on FormYaml {
    status {
      loading
      ready
      silent
      down
      unconfirmed
      retry
    }
    stillAsks
    fallback {
      text
      link
      email
    }
    consent {
      ...Consent
    }
  }

  fragment LeadFormSite on SiteYaml {
    form {
      zipParameter
      ...FormFrame
    }
    attribution
    supportEmail
    phone
    terms
  }
`;
