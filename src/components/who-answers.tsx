import { graphql } from "gatsby";
import { Picture } from "./picture";

/** The person who answers a visitor, as far as the content says it. */
export function WhoAnswers({
  who: { portrait, name, text, phone, replyTime },
}: {
  who: Queries.WhoAnswersFragment;
}) {
  return (
    <div className="mt-8 flex max-w-measure items-start gap-4 border-t border-current pt-5">
      {portrait && (
        <Picture
          picture={portrait}
          sizes="6rem"
          className="size-24 shrink-0 rounded-full"
        />
      )}
      <div>
        {name && <p className="font-semibold">{name}</p>}
        {text && <p>{text}</p>}
        {phone && (
          <p>
            <a
              href={`tel:${phone.replace(/[^+\d]/g, "")}`}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {phone}
            </a>
          </p>
        )}
        {replyTime && <p>{replyTime}</p>}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment WhoAnswers on FormYamlWhoAnswers {
    portrait {
      ...Picture
      image {
        childImageSharp {
          gatsbyImageData(width: 192)
        }
      }
    }
    name
    text
    phone
    replyTime
  }
`;
