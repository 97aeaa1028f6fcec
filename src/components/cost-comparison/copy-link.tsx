import { useState, type RefObject } from "react";
import type { ComparisonState } from "../../lib/cost-comparison/state";
import type { CostComparisonData } from "../../lib/lazy-data";
import { STATUS_NOTIFICATIONS_SHOWN } from "../../lib/thresholds";
import { buttonClass } from "../button-link";
import { useNotifications } from "../use-notifications";
import { comparisonAnchor } from "./anchor";
import { writeAddress } from "./use-comparison";

interface CopyLinkProps {
  form: RefObject<HTMLFormElement | null>;
  data: CostComparisonData;
  state: ComparisonState;
}

/** The button that copies a link to the comparison, and its outcome until the visitor changes a number. */
export function CopyLink({ form, data, state }: CopyLinkProps) {
  const { words, notifications } = data;
  const [outcome, setOutcome] = useState({ text: "", of: state });
  const { notify, notifications: shown } = useNotifications(
    STATUS_NOTIFICATIONS_SHOWN,
    {
      words: notifications,
      hotkey: "F8",
      className: "inset-x-4 top-20 mx-auto max-w-sm",
    },
  );

  const copy = async () => {
    const mistake =
      form.current?.querySelector<HTMLInputElement>("input:invalid");
    if (mistake) {
      mistake.focus();
      return;
    }
    writeAddress(state, `#${comparisonAnchor}`);
    try {
      await navigator.clipboard.writeText(window.location.href);
    } catch {
      setOutcome({ text: words.notCopied, of: state });
      return;
    }
    setOutcome({ text: words.copied, of: state });
    notify(notifications.copied);
  };

  const text = outcome.of === state ? outcome.text : "";
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          className={buttonClass.quiet}
          onClick={() => void copy()}
        >
          {words.copyLink}
        </button>
        {/* No status role for "copied": the notification announces it. */}
        <p
          role={text === words.copied ? undefined : "status"}
          className="font-semibold"
        >
          {text}
        </p>
      </div>
      {shown}
    </>
  );
}
