import { ports } from "./settings";
import type { Content } from "./sections";

/** Puts the sample form host in place of the provider: in the form, and in the register of third parties. */
export function withSampleForm(content: Content): Content {
  const { site, thirdParties } = content;
  const { embed } = site.form;
  const hosts = new Map([
    [new URL(embed.script).origin, ports.script],
    [new URL(embed.frame).origin, ports.form],
  ]);
  const moved = (address: string) => {
    const { origin, pathname, search } = new URL(address);
    const port = hosts.get(origin);
    return port ? `http://localhost:${port}${pathname}${search}` : address;
  };
  const { frame, script } = embed;
  return {
    ...content,
    site: {
      ...site,
      form: {
        ...site.form,
        embed: { ...embed, frame: moved(frame), script: moved(script) },
      },
    },
    thirdParties: {
      ...thirdParties,
      parties: thirdParties.parties.map((party) => ({
        ...party,
        origins: party.origins.map(moved),
      })),
    },
  };
}
