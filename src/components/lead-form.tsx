import { graphql } from "gatsby";
import { useRef } from "react";
import { attribution } from "../lib/attribution";
import { formAddress } from "../lib/form-address";
import { buttonClass } from "./button-link";
import { useBrowserValue } from "./use-browser-value";
import { useFrame, type FrameStatus } from "./use-frame";
import { useNear } from "./use-near";

interface LeadFormProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment;
  /** The ZIP code that the visitor asked about, if there is one yet. */
  zip?: string | undefined;
}

const givenUp: FrameStatus[] = ["failed", "unanswered"];
/** The height of the status line with its space, in pixels. */
const statusHeight = 56;

/**
 * The third-party form. Nothing of it is requested before the visitor comes
 * near. Two other ways to reach us are always below it, or in its place where
 * it is not there.
 */
export function LeadForm({ form, site, zip }: LeadFormProps) {
  const { status: say, fallback, consent } = form;
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

  const link =
    "inline-flex min-h-11 min-w-11 items-center font-semibold wrap-anywhere underline underline-offset-4";
  const direct = (label: string) => (
    <a
      className={link}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
    </a>
  );
  const otherWays = (isShown: boolean) => (
    <p
      aria-hidden={!isShown || undefined}
      className={`mt-3 flex flex-wrap items-center gap-x-4 ${isShown ? "" : "invisible"}`}
    >
      {fallback.text}
      {direct(fallback.link)}
      <a className={link} href={`mailto:${site.supportEmail}`}>
        {`${fallback.email} ${site.supportEmail}`}
      </a>
    </p>
  );
  // In the place of the form; one that is there stays, also without a connection.
  const inPlace = !shown && status !== "pending";
  return (
    <div
      ref={box}
      className="rounded-lg bg-card p-4 text-ink [--focus:var(--color-accent)] sm:p-6"
    >
      <div className="relative print:hidden no-scripting:hidden">
        {/* Reserves the height, before there is a frame, when there is none and
            whatever is said above it: a longer message makes the frame shorter,
            not the page longer. */}
        <svg
          aria-hidden="true"
          width="1"
          height={height + statusHeight}
          className="block"
        />
        <div className="absolute inset-0 flex flex-col">
          <div className="flex min-h-14 flex-wrap items-start gap-x-4 gap-y-2 pb-3">
            <p
              role="status"
              // However many lines it has, the first stays where it is.
              className={`pt-2 ${
                givenUp.includes(status)
                  ? "font-semibold text-warning"
                  : "text-muted"
              }`}
            >
              {say[status]}
            </p>
            {status === "slow" && direct(say.slowLink)}
            {givenUp.includes(status) && (
              <button
                type="button"
                className={buttonClass.quiet}
                onClick={retry}
              >
                {say.retry}
              </button>
            )}
          </div>
          {inPlace && otherWays(true)}
          {shown && (
            <iframe
              key={attempt}
              ref={frame}
              id={frameId}
              data-form-id={formId}
              data-layout="{'id':'INLINE'}"
              src={address}
              title={title}
              // Its own origin and its own submit, and no more: it cannot move
              // this page, cover it or ask for the camera.
              sandbox="allow-scripts allow-forms allow-same-origin"
              allow=""
              referrerPolicy="strict-origin"
              className="block min-h-0 w-full grow rounded-md border border-line"
            />
          )}
        </div>
      </div>
      {/* Where they are shown above, the height is kept. */}
      {otherWays(!inPlace)}
      <p className="mt-3 max-w-measure border-t border-line pt-3 text-sm text-muted">
        {`${consent.text} `}
        <a className="underline underline-offset-4" href="/privacy-policy">
          {consent.link}
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
      pending
      loading
      slow
      slowLink
      ready
      failed
      unanswered
      offline
      retry
    }
    fallback {
      text
      link
      email
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
