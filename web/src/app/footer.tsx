import { Link } from "react-router-dom";
import { instagramUrl, phoneUrl, whatsAppUrl } from "../contact-links.ts";
import { shop, type ShopDetails } from "../shop.ts";
import { BlockPrint } from "../ui/block-print.tsx";
import { paths } from "../paths.ts";
import {
  ChatIcon,
  FacebookIcon,
  InstagramIcon,
  MailIcon,
  PhoneIcon,
  YouTubeIcon,
} from "../ui/first-load-icons.tsx";
import { Wordmark } from "../ui/wordmark.tsx";

const link = "inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline";

/** The pages of the shop elsewhere, without those that it does not have. */
const socialLinks = ({ instagram, facebook, youTube }: ShopDetails["contact"]) =>
  [
    { href: instagram && instagramUrl(instagram), icon: <InstagramIcon />, text: `Instagram ${instagram}` },
    { href: facebook, icon: <FacebookIcon />, text: "Facebook" },
    { href: youTube, icon: <YouTubeIcon />, text: "YouTube" },
  ].filter(({ href }) => href !== "");

type FooterPage = { slug: string; name: string };

/** The pages of the specification, section 2, until the shop's own list is there. */
const firstPages: readonly FooterPage[] = [
  { slug: "about", name: "About" },
  { slug: "delivery", name: "Delivery" },
  { slug: "privacy", name: "Privacy Policy" },
];

/** The footer of every page of the shop, with the pages that the shopkeeper links. */
export const Footer = ({ pages = firstPages }: { pages?: readonly FooterPage[] | undefined }) => {
  const { name, blurb, seller, contact } = shop();
  return (
    <footer className="mt-20">
      <div className="text-madder">
        <BlockPrint />
      </div>
      <div className="on-dark bg-ink text-paper">
        <div className="page-width grid gap-10 wrap-anywhere py-14 md:grid-cols-[3fr_2fr] lg:grid-cols-[1fr_2fr_1fr]">
          <div className="md:max-lg:col-span-2">
            <Wordmark />
            {blurb && <p className="mt-4 max-w-(--container-form) text-paper/85">{blurb}</p>}
          </div>
          <nav aria-label="Footer">
            <ul className="md:columns-2">
              <li>
                <Link to={paths.home()} className={link}>
                  Home
                </Link>
              </li>
              {pages.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={paths.page(slug)} className={link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ul>
            {contact.phone && (
              <li>
                <a href={phoneUrl(contact.phone)} className={link}>
                  <PhoneIcon /> {contact.phone}
                </a>
              </li>
            )}
            {contact.whatsApp && (
              <li>
                <a
                  href={whatsAppUrl(contact.whatsApp)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={link}
                >
                  <ChatIcon /> WhatsApp<span className="sr-only">, in a new tab</span>
                </a>
              </li>
            )}
            <li>
              <a href={`mailto:${contact.email}`} className={link}>
                <MailIcon /> {contact.email}
              </a>
            </li>
            {socialLinks(contact).map(({ href, icon, text }) => (
              <li key={href}>
                <a href={href} className={link} rel="noreferrer">
                  {icon} {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="page-width flex flex-wrap gap-x-6 gap-y-1 border-t border-paper/15 pt-6 pb-[max(1.5rem,var(--safe-bottom))] text-sm wrap-anywhere text-paper/85">
          <span>{`© 2025 ${name}. All rights reserved.`}</span>
          {seller && (
            <span>
              Sold by <span translate="no">{seller}</span>
            </span>
          )}
        </p>
      </div>
    </footer>
  );
};
