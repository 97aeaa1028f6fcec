import { graphql } from "gatsby";
import { buttonClass } from "../components/button-link";
import { DirectLink } from "./direct-link";
import type { FrameStatus } from "./use-form-frame";

interface FormStatusProps {
  status: FrameStatus;
  words: Queries.FormStatusFragment;
  /** The address of the form. */
  address: string;
  onRetry: () => void;
}

/** The line above the form: how loading goes and what the visitor can do about it, then what the form is about. */
export function FormStatus({
  status,
  words,
  address,
  onRetry,
}: FormStatusProps) {
  const unanswered = status === "unanswered";
  return (
    <div className="flex min-h-14 flex-wrap items-start gap-x-4 gap-y-2 px-6 pb-3">
      <p
        role="status"
        // The padding keeps the first line in place, however many follow.
        className={
          status === "ready"
            ? "sr-only"
            : `pt-3 ${unanswered ? "font-semibold" : "text-muted"}`
        }
      >
        {words[status]}
      </p>
      {/* In the place of the status, so that the form does not move up. */}
      {status === "ready" && (
        // In one line on the narrowest phone, so that the frame has its place.
        <h3 className="pt-3 text-[min(1.625rem,5.4vw)]">{words.about}</h3>
      )}
      {status === "slow" && (
        <DirectLink address={address}>{words.slowLink}</DirectLink>
      )}
      {unanswered && (
        <button type="button" className={buttonClass.quiet} onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment FormStatus on FormYamlStatus {
    pending
    loading
    slow
    slowLink
    ready
    about
    unanswered
    offline
    retry
  }
`;
