import { graphql } from "gatsby";
import type { Ref } from "react";

interface FormFrameProps {
  ref: Ref<HTMLIFrameElement>;
  id: string;
  formId: string;
  /** The address of the form. */
  address: string;
  title: string;
  rights: Queries.FormFrameRightsFragment;
}

/** The provider's form in a sandboxed frame. */
export function FormFrame({
  ref,
  id,
  formId,
  address,
  title,
  rights,
}: FormFrameProps) {
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
      className="min-h-0 w-full grow"
    />
  );
}

/** Allows its own origin, scripts and submit; unless the content says so, it cannot navigate this page or open windows. */
function sandbox({ popups, topNavigation }: Queries.FormFrameRightsFragment) {
  const allowed = ["allow-scripts allow-forms allow-same-origin"];
  // Without the second, pages with Cross-Origin-Opener-Policy do not open.
  if (popups) allowed.push("allow-popups allow-popups-to-escape-sandbox");
  if (topNavigation) allowed.push("allow-top-navigation-by-user-activation");
  return allowed.join(" ");
}

export const fragment = graphql`
  fragment FormFrameRights on SiteYamlFormRights {
    popups
    topNavigation
  }
`;
