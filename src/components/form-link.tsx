import type { ComponentProps } from "react";
import { ButtonLink } from "./button-link";
import { useZip } from "../hooks/use-zip";

interface FormLinkProps extends ComponentProps<"a"> {
  children: string;
}

/** The button that leads to the form. Its label ends with the ZIP code that the visitor asks about. */
export function FormLink({ children, ...rest }: FormLinkProps) {
  const zip = useZip();
  return (
    <ButtonLink href="#form" {...rest}>
      {/* No line ends with the dot. */}
      {zip ? `${children} ·\u00a0${zip}` : children}
    </ButtonLink>
  );
}
