import { graphql } from "gatsby";
import { useRef } from "react";
import { useFrameStatus } from "./use-frame-status";
import { useNear } from "./use-near";

interface LeadFormProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment;
}

/**
 * The third-party form. Nothing of it is requested before the visitor comes
 * near, and two other ways to reach us are always below it.
 */
export function LeadForm({
  form: { status: say, fallback },
  site,
}: LeadFormProps) {
  const { host, widgetPath, formId, embedScript, title, minHeight } = site.form;
  const address = `${host}${widgetPath}${formId}`;

  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(box, "50% 0px");
  const status = useFrameStatus(frame, { host, embedScript }, near);

  const link =
    "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";
  return (
    <div
      ref={box}
      className="rounded-lg bg-card p-4 text-ink [--focus:var(--color-accent)] sm:p-6"
    >
      <p
        role="status"
        className={
          status === "failed" ? "font-semibold text-warning" : "text-muted"
        }
      >
        {status !== "idle" && say[status]}
      </p>
      <div className="mt-3 grid overflow-hidden rounded-md border border-line bg-card print:hidden no-scripting:hidden">
        {/* Reserves the height before there is a frame. */}
        <svg
          aria-hidden="true"
          width="1"
          height={minHeight}
          className="col-start-1 row-start-1"
        />
        {near && (
          <iframe
            ref={frame}
            id={`inline-${formId}`}
            data-form-id={formId}
            data-layout="{'id':'INLINE'}"
            src={address}
            title={title}
            height={minHeight}
            className="col-start-1 row-start-1 block w-full"
          />
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-4">
        {fallback.text}
        <a
          className={link}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {fallback.link}
        </a>
        <a className={link} href={`mailto:${site.supportEmail}`}>
          {`${fallback.email} ${site.supportEmail}`}
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
      loading
      ready
      failed
    }
    fallback {
      text
      link
      email
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
    }
    supportEmail
  }
`;
