import { withSampleForm } from "../../pipeline/sample-form";
import { ports } from "../../pipeline/settings";
import { siteContent } from "../support/content";

test("the sample form host takes the place of the form's origin and its script's, in the register too", () => {
  const { site, thirdParties } = withSampleForm(siteContent);
  const { embed } = siteContent.site.form;
  const moved = (address: string, port: number) =>
    `http://localhost:${port}${new URL(address).pathname}`;
  const frame = moved(embed.frame, ports.form);
  const script = moved(embed.script, ports.script);
  expect(site.form.embed).toEqual({ ...embed, frame, script });
  const form = thirdParties.parties.find(({ occasion }) => occasion === "form");
  expect(form?.origins).toEqual([frame, script]);
});
