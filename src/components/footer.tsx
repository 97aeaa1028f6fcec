import { Logo } from "./logo";
import { PhoneLink } from "./phone-link";

/** The end of every page: what the company does, postal address, phone, email address, links and the small print. */
export function Footer({ site }: Pick<Queries.LayoutQuery["content"], "site">) {
  const { brand, footer, supportEmail, phone } = site;
  const heading = "md:leading-[1.7rem]";
  const link =
    "inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline underline-offset-4";
  return (
    <footer className="border-t border-line px-5 pt-8 pb-20 md:py-12">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-4 sm:grid-cols-3">
        <div>
          <div className="flex items-center gap-1 font-display text-xl font-bold md:leading-[1.7rem]">
            <Logo logo={site.logo} repeated className="-ms-1 h-6" />
            <span translate="no">{brand.name}</span>
          </div>
          <p className="mt-2 text-muted">{footer.promise}</p>
        </div>
        <div>
          <h2 className={heading}>{footer.addressLabel}</h2>
          <address className="mt-2 not-italic">
            {footer.address.map((line, index) => (
              <div key={index}>{line}</div>
            ))}
            {phone && <PhoneLink phone={phone} className={link} />}
          </address>
        </div>
        <div>
          <h2 className={heading}>{footer.emailLabel}</h2>
          <a href={`mailto:${supportEmail}`} className={link}>
            {supportEmail}
          </a>
        </div>
        <div className="grid items-baseline gap-x-8 gap-y-2 border-t border-line pt-4 sm:col-span-3 sm:grid-cols-3">
          <p className="max-w-measure text-sm text-muted sm:col-span-2">
            {footer.note}
          </p>
          <ul className="flex flex-wrap gap-x-4 print:hidden">
            <li>
              <a href="/privacy-policy" className={link}>
                {footer.privacy}
              </a>
            </li>
            {site.terms && (
              <li>
                <a href="/terms-of-service" className={link}>
                  {site.terms}
                </a>
              </li>
            )}
            <li>
              <a href="/privacy-policy#accessibility" className={link}>
                {footer.accessibility}
              </a>
            </li>
            {footer.links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
