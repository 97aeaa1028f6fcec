interface PhoneLinkProps {
  phone: string;
  className: string;
}

/** A phone number that a tap dials. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={className}>
      {phone}
    </a>
  );
}
