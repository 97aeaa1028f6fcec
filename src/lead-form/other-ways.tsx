import { graphql } from "gatsby";
import { DirectLink, linkClass } from "./direct-link";

interface OtherWaysProps {
  words: Queries.OtherWaysFragment;
  /** The address of the form. */
  address: string;
  email: string;
  /** If false, it only keeps its height. */
  visible: boolean;
}

/** Two ways to reach us without the embedded form: a direct link and an email address. */
export function OtherWays({ words, address, email, visible }: OtherWaysProps) {
  return (
    <p
      aria-hidden={!visible || undefined}
      className={`mt-4 flex flex-wrap items-center gap-x-4 border-t border-line pt-3 ${visible ? "" : "invisible"}`}
    >
      <span className="w-full">{words.text}</span>
      <DirectLink address={address}>{words.link}</DirectLink>
      <a className={linkClass} href={`mailto:${email}`}>
        {`${words.email} ${email}`}
      </a>
    </p>
  );
}

export const fragment = graphql`
  fragment OtherWays on FormYamlFallback {
    text
    link
    email
  }
`;
