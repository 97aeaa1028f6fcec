import type { Content } from "../../pipeline/schema/content";
import { serveChanged } from "./changed-site";

type Form = Content["site"]["form"];
type Allow = Content["thirdParties"]["parties"][number]["allow"];

/** What the form and its company are allowed, in place of what the content allows them. */
export interface Rights extends Partial<Form["rights"]> {
  allow?: Allow;
  /** Addresses at the company, beside those of the form. */
  origins?: string[];
}

/** Serves the build as it would be with other rights, and passes on its content. */
export async function serveWithRights(
  { site: settings, thirdParties, ...rest }: Content,
  { allow = [], origins = [], ...granted }: Rights,
) {
  const none = { popups: false, topNavigation: false, writesHtml: false };
  const rights = { ...none, ...granted };
  const form = { ...settings.form, zipParameter: "zip", rights };
  const parties = thirdParties.parties.map((party) => ({
    ...party,
    allow: party.occasion === "form" ? allow : [],
    origins: [...party.origins, ...(party.occasion === "form" ? origins : [])],
  }));
  const content: Content = {
    ...rest,
    site: { ...settings, form, attribution: ["utm_*", "gclid"] },
    thirdParties: { ...thirdParties, parties },
  };

  const site = await serveChanged(content, {
    "page-data/index/page-data.json": (text) => {
      const data = JSON.parse(text);
      Object.assign(data.result.data.content.site.form, form);
      data.result.data.content.site.attribution = content.site.attribution;
      return JSON.stringify(data);
    },
  });
  return { content, ...site };
}
