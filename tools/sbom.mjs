import { execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { shippedPackages } from "../build/shipped-packages";

// Writes the bill of materials, in the CycloneDX format, of all packages in
// package-lock.json. Those that are in the scripts that visitors load have the
// scope "required", all others "excluded". The same packages give the same file.

const file = "bom.cdx.json";

const bom = JSON.parse(
  execSync(
    "npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application --loglevel error",
    { encoding: "utf8", maxBuffer: 100_000_000 },
  ),
);
// Both are of the run, and CycloneDX has them as optional.
delete bom.serialNumber;
delete bom.metadata.timestamp;
// In place of the folder's.
bom.metadata.component.name = JSON.parse(
  readFileSync("package.json", "utf8"),
).name;
for (const component of bom.components) {
  const forDevelopment = component.properties.some(
    (/** @type {{ name: string }} */ { name }) =>
      name === "cdx:npm:package:development",
  );
  component.scope =
    !forDevelopment && Object.hasOwn(shippedPackages, component.name)
      ? "required"
      : "excluded";
}
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} packages in ${file}`);
