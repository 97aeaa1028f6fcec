import { devPorts, readPort } from "./ports";
import { runTool } from "./run-tool";
import { serveSite } from "./site-server";

runTool(async () => {
  const { url } = await serveSite({ port: readPort("PORT", devPorts.site) });
  console.log(`Serving public/ at ${url} (Ctrl-C to stop)`);
});
