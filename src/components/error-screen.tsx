import { graphql, useStaticQuery } from "gatsby";
import { Component, type ReactNode } from "react";
import { ButtonLink } from "./button-link";
import { MessagePage } from "./message-page";

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Shows a way home in place of a page that fails while it renders. */
export function ErrorScreen({ children }: { children: ReactNode }) {
  const { error } = useStaticQuery<Queries.ErrorScreenQuery>(query).content;
  return (
    <Boundary
      fallback={
        <MessagePage heading={error.heading} text={error.text}>
          {/* A full page load: what failed must not live on. */}
          <ButtonLink href="/">{error.link}</ButtonLink>
        </MessagePage>
      }
    >
      {children}
    </Boundary>
  );
}

const query = graphql`
  query ErrorScreen {
    content {
      error {
        heading
        text
        link
      }
    }
  }
`;
