import { graphql } from "gatsby";
import type { Ref } from "react";

interface FormFrameProps {
  ref: Ref<HTMLIFrameElement>;
  id: string;
  /** The address of the form. */
  address: string;
  form: Queries.FormFrameFragment;
  /** Puts the frame below the screen, in this width; see `useFrameFocus`. */
  parkedWidth: number;
  stole: boolean;
  height: number;
  onLoad: () => void;
}

/** The provider's form in a sandboxed frame. */
export function FormFrame({
  ref,
  id,
  address,
  form: { formId, title, rights },
  parkedWidth,
  stole,
  height,
  onLoad,
}: FormFrameProps) {
  const parked = stole ? "hidden" : "fixed top-[200vh]";
  return (
    <iframe
      ref={ref}
      id={id}
      data-form-id={formId}
      data-layout="{'id':'INLINE'}"
      src={address}
      title={title}
      sandbox={sandbox(rights)}
      allow=""
      referrerPolicy="strict-origin"
      onLoad={onLoad}
      width={parkedWidth || undefined}
      height={height}
      className={parkedWidth ? parked : "min-h-0 w-full grow"}
    />
  );
}

/** Allows its own origin, scripts and submit; unless the content says so, it cannot navigate this page or open windows. */
function sandbox({
  popups,
  topNavigation,
}: Queries.FormFrameFragment["rights"]) {
  const allowed = ["allow-scripts allow-forms allow-same-origin"];
  // Without the second, pages with Cross-Origin-Opener-Policy do not open.
  if (popups) allowed.push("allow-popups allow-popups-to-escape-sandbox");
  if (topNavigation) allowed.push("allow-top-navigation-by-user-activation");
  return allowed.join(" ");
}

export const fragment = graphql`
  fragment FormFrame on SiteYamlForm {
    formId
    title
    rights {
      popups
      topNavigation
    }
  }
`;
