import { startFormHost } from "../tests/support/form-host.mjs";
import { buildSite } from "./build";
import { devPorts, readPort } from "./ports";
import { runTool } from "./run-tool";
import { listen } from "./server";
import { serveSite } from "./site-server";

runTool(async () => {
  const port = readPort("PORT", devPorts.site);
  const formPort = readPort("FORM_PORT", devPorts.form);
  if (port === formPort) throw new Error("PORT and FORM_PORT must differ.");
  // Report a taken port before the build, not after it.
  for (const [each, variable] of [
    [port, "PORT"],
    [formPort, "FORM_PORT"],
  ] as const)
    await (await listen(() => {}, each, variable)).close();

  await buildSite({ FORM_HOST: `http://localhost:${formPort}` });
  const site = await serveSite({ port });
  const formHost = await startFormHost({ port: formPort });
  console.log(
    [
      "The finished site is running, with a sample form that sends nothing.",
      `Site: ${site.url}   Sample form host: ${formHost.origin}`,
      "Stop both with Ctrl-C.",
    ].join("\n"),
  );
});
