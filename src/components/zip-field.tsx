import { graphql } from "gatsby";
import { useZip } from "../hooks/use-zip";
import { formatRange, interpolate } from "../lib/figures";
import { useMarket } from "../hooks/use-market";
import { buttonClass } from "./button-link";
import { ZipForm } from "./zip-form";

interface ZipFieldProps {
  zipField: Queries.ZipFieldFragment;
  /** The city tiers of the call-volume table, largest first. */
  tiers: Queries.CallVolumeTableFragment["tiers"];
  /** The label of the button. */
  button: string;
  /** The address of the form section. */
  target?: "#form" | "/#form";
}

/** A ZIP code field and the button that leads to the form. The line below says what is known of the ZIP code, without an email. */
export function ZipField({
  zipField: words,
  tiers,
  button,
  target = "#form",
}: ZipFieldProps) {
  const zip = useZip();
  const { place, tier, military, status } = useMarket(zip, tiers);
  const answer = () => {
    // A failed lookup says nothing: the button leads to the form all the same.
    if (status !== "done") return "";
    if (military) return words.military;
    return tier ? words.found : words.unknown;
  };
  return (
    <ZipForm
      action={target}
      label={words.label}
      mistake={words.mistake}
      answer={interpolate(answer(), {
        zip,
        ...place,
        top3: tier && formatRange(tier.top3),
      })}
      answerClass={`min-h-8 pt-2 text-sm ${tier ? "text-positive" : ""}`}
      onSend={() => location.assign(target)}
    >
      <button className={`${buttonClass.loud} max-sm:w-full`}>{button}</button>
    </ZipForm>
  );
}

export const fragment = graphql`
  fragment ZipField on SiteYamlZipField {
    label
    mistake
    found
    unknown
    military
  }
`;
