declare module "zipcodes" {
  interface ZipCode {
    zip: string;
    city: string;
    /** Two letters. */
    state: string;
  }

  /** The ZIP codes of a state or territory. */
  export function lookupByState(state: string): ZipCode[];
}
