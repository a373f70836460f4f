import { Link } from "react-router-dom";
import { contactDetails } from "../contact-details.ts";
import { BlockPrint } from "../ui/block-print.tsx";
import { InstagramIcon, MailIcon, PhoneIcon } from "../ui/first-load-icons.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { footerLinks } from "./shop-links.ts";

const link = "inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline";

/** The footer of every page of the shop. */
export const Footer = () => (
  <footer className="mt-20">
    <div className="text-madder">
      <BlockPrint />
    </div>
    <div className="on-dark bg-ink text-paper">
      <div className="page-width grid grid-cols-1 gap-10 wrap-anywhere py-14 md:grid-cols-[1fr_auto_auto] lg:grid-cols-[2fr_1fr_1.3fr]">
        <div>
          <Wordmark />
          <p className="mt-4 max-w-(--container-form) text-paper/85">
            Western lines, Indian hands. Dresses, co-ords and office wear cut for the city, printed, dyed and
            embroidered by craftspeople across India.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul>
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul>
          <li>
            <a href={contactDetails.phone.href} className={link}>
              <PhoneIcon /> {contactDetails.phone.label}
            </a>
          </li>
          <li>
            <a href={`mailto:${contactDetails.email}`} className={link}>
              <MailIcon /> {contactDetails.email}
            </a>
          </li>
          <li>
            <a href={contactDetails.instagram.href} className={link} rel="noreferrer">
              <InstagramIcon /> Instagram {contactDetails.instagram.label}
            </a>
          </li>
        </ul>
      </div>
      <p className="page-width border-t border-paper/15 py-6 text-sm text-paper/85">
        © 2025 Saanjh. All rights reserved.
      </p>
    </div>
  </footer>
);
