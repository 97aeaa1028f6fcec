import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtFiles } from "../../pipeline/publish/built-files";
import { contentSecurityPolicy } from "../../pipeline/publish/security-policy";
import type { Content } from "../../pipeline/schema/content";
import { serveSite } from "../../tools/site-server";

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
  { site, thirdParties, ...rest }: Content,
  { allow = [], origins = [], ...granted }: Rights,
) {
  const none = { popups: false, topNavigation: false, writesHtml: false };
  const rights = { ...none, ...granted };
  const form = { ...site.form, zipParameter: "zip", rights };
  const parties = thirdParties.parties.map((party) => ({
    ...party,
    allow: party.occasion === "form" ? allow : [],
    origins: [...party.origins, ...(party.occasion === "form" ? origins : [])],
  }));
  const content: Content = {
    ...rest,
    site: { ...site, form, attribution: ["utm_*", "gclid"] },
    thirdParties: { ...thirdParties, parties },
  };

  const directory = mkdtempSync(join(tmpdir(), "rights-"));
  cpSync("public", directory, { recursive: true });
  change(join(directory, "page-data/index/page-data.json"), (text) => {
    const data = JSON.parse(text);
    Object.assign(data.result.data.content.site.form, form);
    data.result.data.content.site.attribution = content.site.attribution;
    return JSON.stringify(data);
  });
  const pages = builtFiles(/\.html$/).map(
    (path) => [path, readFileSync(path, "utf8")] as const,
  );
  const policy = contentSecurityPolicy(content, pages);
  change(join(directory, "_headers"), (text) =>
    text.replace(/(?<=Content-Security-Policy: ).*/, () => policy),
  );
  const { url, close } = await serveSite({ port: 0, directory });
  return {
    content,
    url,
    async stop() {
      await close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Changes a file, and deletes its compressed versions. */
function change(file: string, how: (text: string) => string): void {
  writeFileSync(file, how(readFileSync(file, "utf8")));
  for (const kind of ["br", "gz"]) rmSync(`${file}.${kind}`, { force: true });
}
