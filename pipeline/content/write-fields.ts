import { writeFileSync } from "node:fs";
import { fieldReference } from "../describe/field-list";

writeFileSync("content/fields.md", fieldReference());
