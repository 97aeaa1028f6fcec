import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Boundary } from "./boundary";
import { ButtonLink } from "./button-link";
import { MessagePage } from "./message-page";

/** Shows a message and a link home if the page throws while rendering. */
export function ErrorScreen({ children }: { children: ReactNode }) {
  const { error } = useStaticQuery<Queries.ErrorScreenQuery>(query).content;
  return (
    <Boundary
      fallback={
        <main>
          <MessagePage heading={error.heading} text={error.text}>
            <ButtonLink href="/">{error.link}</ButtonLink>
          </MessagePage>
        </main>
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
