import { graphql } from "gatsby";
import { DirectLink, linkClass } from "./direct-link";
import { PhoneLink } from "../components/phone-link";
import { Picture } from "../components/picture";

/** The person who answers a visitor, as far as the content says it. */
export function WhoAnswers({
  who: { portrait, name, text, phone, booking, replyTime },
}: {
  who: Queries.WhoAnswersFragment;
}) {
  return (
    <div className="mt-8 flex max-w-measure flex-wrap items-start gap-4 border-t border-current pt-5">
      {portrait && (
        <Picture
          picture={portrait}
          sizes="6rem"
          className="size-24 shrink-0 rounded-full"
        />
      )}
      <div className="min-w-[min(10rem,100%)] flex-1">
        {name && <p className="font-semibold">{name}</p>}
        {text && <p>{text}</p>}
        {phone && (
          <p>
            <PhoneLink phone={phone} className={linkClass} />
          </p>
        )}
        {booking && (
          <p>
            <DirectLink address={booking.url}>
              {booking.label}
              <span className="sr-only">{` (${booking.newTab})`}</span>
            </DirectLink>
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
    booking {
      url
      label
      newTab
    }
    replyTime
  }
`;
