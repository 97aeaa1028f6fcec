import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FloatingButton } from "../components/floating-button";
import { Glossary } from "../components/glossary";
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
  const { sourceLine, exampleTag } = content.site;
  const { button } = content.hero;
  return (
    <Glossary terms={content.glossary.terms}>
      <Layout onLanding>
        <Hero
          hero={content.hero}
          zipField={content.site.zipField}
          tiers={content.mapPack.tiers}
          exampleTag={exampleTag}
          phone={content.site.phone}
        />
        <PainPoints
          painPoints={content.painPoints}
          sourceLine={sourceLine}
          button={button}
        />
        <HowItWorks
          howItWorks={content.howItWorks}
          exampleTag={exampleTag}
          button={button}
        />
        <MapPack
          mapPack={content.mapPack}
          marketFinder={content.marketFinder}
          sources={content.cities.sources}
          sourceLine={sourceLine}
          button={button}
        />
        <Timeline
          timeline={content.timeline}
          sourceLine={sourceLine}
          exampleTag={exampleTag}
          button={button}
        />
        <Pricing
          pricing={content.pricing}
          ownership={content.faq.ownership}
          calculator={content.calculator}
          tiers={content.mapPack.tiers}
          paymentLink={content.site.paymentLink}
          terms={content.site.terms}
          exampleTag={exampleTag}
        />
        <Testimonials testimonials={content.testimonials} />
        <Form
          form={content.form}
          site={content.site}
          finder={content.marketFinder}
          tiers={content.mapPack.tiers}
        />
        <Faq faq={content.faq} email={content.site.supportEmail} />
        <Closing closing={content.closing} logo={content.site.logo} />
        <FloatingButton label={button} />
      </Layout>
    </Glossary>
  );
}

export function Head({ data: { content } }: HeadProps<Queries.LandingQuery>) {
  const { site, hero } = content;
  return (
    <PageHead
      content={content}
      path="/"
      heading={hero.heading}
      {...site.landing}
      listed
    />
  );
}

export const query = graphql`
  query Landing {
    content {
      ...PageHead
      site {
        landing {
          title
          description
          share {
            alt
            shareAddress
          }
        }
        logo {
          ...Logo
        }
        paymentLink
        phone
        terms
        sourceLine
        exampleTag
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
        ...Finder
      }
      cities {
        ...PopulationSources
      }
      glossary {
        ...Glossary
      }
      timeline {
        ...Timeline
      }
      pricing {
        ...Pricing
      }
      calculator {
        ...Calculator
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
