import type { ReactNode } from "react";
import { contactDetails } from "../contact-details.ts";
import { ChatIcon, InstagramIcon, MailIcon, PinIcon, UserIcon } from "../ui/icons.tsx";
import { ProsePage } from "../ui/prose-page.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const Way = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="border-t border-hairline py-5">
    <dt className="flex items-center gap-5 text-sm text-ink-soft">
      <span className="text-madder">{icon}</span>
      {name}
    </dt>
    <dd className="pl-11">{children}</dd>
  </div>
);

const link = "text-link inline-flex min-h-11 items-center -my-2";

/** How to reach the shop. */
export const ContactPage = () => {
  usePageTitle("Contact");
  return (
    <ProsePage
      title="Contact"
      lead="A size between two sizes, a parcel that took a detour, a print you saw on somebody: write to us. People answer, Monday to Saturday, 10 am to 7 pm."
    >
      <dl className="mt-10 border-b border-hairline">
        <Way icon={<UserIcon size={24} />} name="Founder">
          {contactDetails.founder}
        </Way>
        <Way icon={<ChatIcon size={24} />} name="WhatsApp">
          <a href={contactDetails.whatsApp.href} className={link} rel="noreferrer">
            {contactDetails.whatsApp.shown}
          </a>
        </Way>
        <Way icon={<MailIcon size={24} />} name="E-mail">
          <a href={`mailto:${contactDetails.email}`} className={link}>
            {contactDetails.email}
          </a>
        </Way>
        <Way icon={<InstagramIcon size={24} />} name="Instagram">
          <a href={contactDetails.instagram.href} className={link} rel="noreferrer">
            {contactDetails.instagram.shown}
          </a>
        </Way>
        <Way icon={<PinIcon size={24} />} name="Studio">
          <address className="not-italic">
            {contactDetails.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Way>
      </dl>
    </ProsePage>
  );
};
