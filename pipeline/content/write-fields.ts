import { writeFileSync } from "node:fs";
import { fieldReference } from "./field-reference";

writeFileSync("content/fields.md", fieldReference());
