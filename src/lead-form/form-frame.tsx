import { graphql } from "gatsby";
import type { Ref } from "react";

interface FormFrameProps {
  /** The box around the frame. */
  ref: Ref<HTMLDivElement>;
  /** The address of the form. */
  address: string;
  form: Queries.FormFrameFragment;
  /** Puts the box below the screen, in this width; see `useFrameFocus`. */
  parkedWidth: number;
  height: number;
  /** Nothing to see yet. */
  invisible: boolean;
  /** A form that took the focus out of view: without a box it cannot. */
  hidden: boolean;
}

/**
 * The provider's form in a sandboxed frame, in a box. Size and place are the
 * box's: the provider's script may move, wrap, restyle and reload the frame in
 * it, so React must neither change nor remove the frame itself. `global.css`
 * keeps the frame visible and as large as the box.
 */
export function FormFrame({
  ref,
  address,
  form: { embed, rights },
  parkedWidth,
  height,
  invisible,
  hidden,
}: FormFrameProps) {
  const place = parkedWidth ? "fixed top-[200vh]" : "absolute inset-x-0 top-0";
  return (
    <div
      ref={ref}
      hidden={hidden}
      className={`form-frame ${place} ${invisible ? "invisible" : ""}`}
      style={{ height, width: parkedWidth || undefined }}
    >
      <iframe
        {...Object.fromEntries(
          embed.attributes.map(({ name, value }) => [name, value]),
        )}
        id={embed.id}
        src={address}
        title={embed.title}
        sandbox={sandbox(rights)}
        allow=""
        referrerPolicy="strict-origin"
      />
    </div>
  );
}

/** Allows its own origin, scripts and submit; unless the content says so, it cannot navigate this page or open windows. */
function sandbox({
  alerts,
  downloads,
  popups,
  topNavigation,
}: Queries.FormFrameFragment["rights"]) {
  const allowed = ["allow-scripts allow-forms allow-same-origin"];
  // Without the second, pages with Cross-Origin-Opener-Policy do not open.
  if (popups) allowed.push("allow-popups allow-popups-to-escape-sandbox");
  if (alerts) allowed.push("allow-modals");
  if (downloads) allowed.push("allow-downloads");
  if (topNavigation) allowed.push("allow-top-navigation-by-user-activation");
  return allowed.join(" ");
}

export const fragment = graphql`
  fragment FormFrame on SiteYamlForm {
    embed {
      frame
      script
      id
      title
      height
      attributes {
        name
        value
      }
    }
    rights {
      alerts
      downloads
      popups
      topNavigation
    }
  }
`;
