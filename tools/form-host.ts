import { startFormHost } from "../tests/support/form-host.mjs";
import { devPorts, readPort } from "./ports";
import { runTool } from "./run-tool";

runTool(async () => {
  const { origin } = await startFormHost({
    port: readPort("PORT", devPorts.form),
  });
  console.log(`Sample form host at ${origin} (Ctrl-C to stop)`);
});
