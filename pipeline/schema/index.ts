import { calculator } from "./calculator";
import { cities } from "./cities";
import { closing } from "./closing";
import { error } from "./error";
import { faq } from "./faq";
import { form } from "./form";
import { glossary } from "./glossary";
import { hero } from "./hero";
import { howItWorks } from "./how-it-works";
import { mapPack } from "./map-pack";
import { marketFinder } from "./market-finder";
import { notFound } from "./not-found";
import { notifications } from "./notifications";
import { painPoints } from "./pain-points";
import { pricing } from "./pricing";
import { site } from "./site";
import { testimonials } from "./testimonials";
import { thirdParties } from "./third-parties";
import { timeline } from "./timeline";

/** The schema of each YAML file in `content/`, by the file's name in camel case. */
export const schemas = {
  calculator,
  cities,
  closing,
  error,
  faq,
  form,
  glossary,
  hero,
  howItWorks,
  mapPack,
  marketFinder,
  notFound,
  notifications,
  painPoints,
  pricing,
  site,
  testimonials,
  thirdParties,
  timeline,
};

/** The name of a content file in camel case, for example `painPoints`. */
export type SectionName = keyof typeof schemas;

/** The file that a schema describes, for example `pain-points.yaml`. */
export function fileOf(name: SectionName): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}
