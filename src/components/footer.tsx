import { Link } from "gatsby";

/** The end of every page: postal address, email address, links and the small print. */
export function Footer({ site }: Pick<Queries.LayoutQuery["content"], "site">) {
  const { footer, supportEmail } = site;
  const heading = "font-display text-lg font-bold";
  const link =
    "inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline underline-offset-4";
  return (
    <footer className="border-t border-line px-5 py-12">
      <div className="mx-auto grid max-w-6xl gap-8 sm:grid-cols-3">
        <div>
          <h2 className={heading}>{footer.addressLabel}</h2>
          <address className="mt-2 not-italic">
            {footer.address.map((line, index) => (
              <div key={index}>{line}</div>
            ))}
          </address>
        </div>
        <div>
          <h2 className={heading}>{footer.emailLabel}</h2>
          <a href={`mailto:${supportEmail}`} className={link}>
            {supportEmail}
          </a>
        </div>
        <div className="print:hidden">
          <h2 className={heading}>{footer.linksLabel}</h2>
          <ul>
            <li>
              <Link to="/privacy-policy" className={link}>
                {footer.privacy}
              </Link>
            </li>
            <li>
              <Link to="/privacy-policy#accessibility" className={link}>
                {footer.accessibility}
              </Link>
            </li>
          </ul>
        </div>
        <p className="max-w-measure text-sm text-muted sm:col-span-3">
          {footer.note}
        </p>
      </div>
    </footer>
  );
}
