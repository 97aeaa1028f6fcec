import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FloatingButton } from "../components/floating-button";
import { PageHead } from "../components/head";
import { Layout } from "../components/layout";
import { Closing } from "../sections/closing";
import { Faq } from "../sections/faq";
import { Form } from "../sections/form";
import { Hero } from "../sections/hero";
import { HowItWorks } from "../sections/how-it-works";
import { MapPack } from "../sections/map-pack";
import { PainPoints } from "../sections/pain-points";
import { Pricing } from "../sections/pricing";
import { Testimonials } from "../sections/testimonials";
import { Timeline } from "../sections/timeline";

/** The landing page: its sections in the order of the specification. */
export default function LandingPage({
  data: { content },
}: PageProps<Queries.LandingQuery>) {
  const { sourceLine } = content.site;
  const { button } = content.hero;
  return (
    <Layout onLanding>
      <Hero hero={content.hero} zipField={content.site.zipField} />
      <PainPoints
        painPoints={content.painPoints}
        sourceLine={sourceLine}
        button={button}
      />
      <HowItWorks howItWorks={content.howItWorks} button={button} />
      <MapPack
        mapPack={content.mapPack}
        marketFinder={content.marketFinder}
        sourceLine={sourceLine}
        button={button}
      />
      <Timeline
        timeline={content.timeline}
        sourceLine={sourceLine}
        button={button}
      />
      <Pricing
        pricing={content.pricing}
        ownership={content.faq.ownership}
        costComparison={content.costComparison}
        paymentLink={content.site.paymentLink}
        terms={content.site.terms}
        button={button}
      />
      <Testimonials testimonials={content.testimonials} />
      <Form
        form={content.form}
        site={content.site}
        points={content.pricing.plans[0]?.points ?? []}
      />
      <Faq faq={content.faq} email={content.site.supportEmail} />
      <Closing closing={content.closing} />
      <FloatingButton label={button} />
    </Layout>
  );
}

export function Head({ data: { content } }: HeadProps<Queries.LandingQuery>) {
  return (
    <PageHead
      site={content.site}
      path="/"
      heading={content.hero.heading}
      {...content.site.landing}
    />
  );
}

export const query = graphql`
  query Landing {
    content {
      site {
        landing {
          title
          description
          share {
            alt
          }
        }
        paymentLink
        terms
        sourceLine
        ...PageHead
        zipField {
          ...ZipField
        }
        ...LeadFormSite
      }
      hero {
        ...Hero
      }
      painPoints {
        ...PainPoints
      }
      howItWorks {
        ...HowItWorks
      }
      mapPack {
        ...MapPack
      }
      marketFinder {
        ...MarketFinder
      }
      timeline {
        ...Timeline
      }
      pricing {
        ...Pricing
      }
      costComparison {
        ...CostComparison
      }
      testimonials {
        ...Testimonials
      }
      form {
        ...Form
      }
      faq {
        ...Faq
        ...Ownership
      }
      closing {
        ...Closing
      }
    }
  }
`;
