declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    path: { type?: string; property?: string }[];
  }

  /** The package ships no types; what is given has things by their type. */
  export default class Validator {
    constructor(schemaOrg: object);
    validate(data: Record<string, object>): Promise<Issue[]>;
  }
}
