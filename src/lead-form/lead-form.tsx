import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { buttonClass } from "../components/button-link";
import { useBrowserValue } from "../hooks/use-browser-value";
import { useNear } from "../hooks/use-near";
import { useZip } from "../hooks/use-zip";
import { attribution } from "../lib/attribution";
import { interpolate } from "../lib/figures";
import { DirectLink, linkClass } from "./direct-link";
import { FormFrame } from "./form-frame";
import { formUrl } from "./form-url";
import { useFormFrame } from "./use-form-frame";

interface LeadFormProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment;
}

/** The height of the line above the form, in pixels. */
const lineHeight = 56;

/**
 * The third-party form. Requests nothing from the provider until the visitor
 * comes near. A direct link and an email address stand below the form, or above
 * it while nobody knows whether it has loaded.
 */
export function LeadForm({ form, site }: LeadFormProps) {
  const { host, formId, embedScript, minHeight } = site.form;
  const frameId = `inline-${formId}`;

  const place = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(place, "50% 0px");
  const campaign = useBrowserValue(() => attribution(site.attribution), "");
  const asked = useZip();
  const [zip, setZip] = useState(asked);
  const addressFor = (handedOver: string | undefined) =>
    formUrl(site.form, { zip: handedOver, attribution: campaign });
  const address = addressFor(zip);
  const { status, height, used, parkedWidth, stole, attempt, retry, onLoad } =
    useFormFrame(
      { frame, place, top },
      { host, embedScript, frameId, minHeight, address },
      near,
    );
  // A form that is in use keeps the ZIP code it was opened with.
  if (!used && zip !== asked) setZip(asked);

  const unanswered = status === "unanswered";
  const otherWays = (
    <p className="flex flex-wrap items-center gap-x-4 border-t border-line pt-3">
      <span className="w-full">{form.fallback.text}</span>
      <DirectLink address={addressFor(asked)}>{form.fallback.link}</DirectLink>
      <a className={linkClass} href={`mailto:${site.supportEmail}`}>
        {`${form.fallback.email} ${site.supportEmail}`}
      </a>
    </p>
  );
  return (
    <div className="rounded-lg border border-control bg-card px-6 py-4 text-ink [--focus:var(--color-accent)] in-[dialog]:border-0 in-[dialog]:bg-transparent in-[dialog]:px-0">
      {/* The form has an inset of its own. */}
      <div
        ref={place}
        className="relative -mx-6 in-[dialog]:mx-0 print:hidden no-scripting:hidden"
      >
        {/* Reserves the height, whether or not there is a frame. More lines above
            make the frame shorter, not the page longer. */}
        <svg aria-hidden="true" width="1" height={height + lineHeight} />
        <div className="absolute inset-0 flex flex-col">
          <div
            ref={top}
            className="flex min-h-14 shrink-0 flex-wrap items-start gap-x-4 gap-y-2 px-6 pb-3"
          >
            <p
              role="status"
              // The padding keeps the first line in place, however many follow.
              className={
                status === "ready"
                  ? "sr-only"
                  : `pt-3 ${unanswered ? "font-semibold" : "text-muted"}`
              }
            >
              {form.status[status]}
            </p>
            {/* In the place of the status, so that the form does not move up. */}
            {status === "ready" && (
              // In one line on the narrowest phone, so that the frame has its place.
              <h3 className="pt-3 text-[min(1.625rem,5.4vw)]">
                {form.status.about}
              </h3>
            )}
            {unanswered && (
              <button
                type="button"
                className={buttonClass.quiet}
                onClick={retry}
              >
                {form.status.retry}
              </button>
            )}
          </div>
          {used && zip && asked && zip !== asked && (
            <p className="shrink-0 px-6 pb-3">
              {interpolate(form.stillAsks, { zip })}
            </p>
          )}
          {unanswered && <div className="shrink-0 px-6">{otherWays}</div>}
          {parkedWidth !== undefined && (
            <FormFrame
              // Another address gets another frame: Back would go through those of one frame.
              key={`${attempt} ${address}`}
              ref={frame}
              id={frameId}
              address={address}
              form={site.form}
              parkedWidth={parkedWidth}
              stole={stole}
              height={height}
              onLoad={onLoad}
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
      {/* Keeps its height, so that nothing below moves. */}
      <div className="mt-4 min-h-32 sm:min-h-[5.5rem]">
        {!unanswered && otherWays}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment LeadForm on FormYaml {
    status {
      loading
      ready
      about
      unanswered
      retry
    }
    stillAsks
    fallback {
      text
      link
      email
    }
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
      embedScript
      minHeight
      zipParameter
      ...FormFrame
    }
    attribution
    supportEmail
    terms
  }
`;
