import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSession } from "../features/accounts/session/session.ts";
import { readShopperId } from "../features/accounts/session/session-storage.ts";
import { contactDetails } from "../contact-details.ts";
import { paths } from "../paths.ts";
import { ContactForm } from "../features/support/contact/contact-form.tsx";
import { InstagramIcon, MailIcon, UserIcon } from "../ui/first-load-icons.tsx";
import { ChatIcon, PinIcon } from "../ui/icons.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const Channel = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[1.5rem_6rem_minmax(0,1fr)] gap-x-4 border-t border-hairline py-3.5">
    <dt className="contents">
      <span className="mt-0.5 text-madder">{icon}</span>
      <span className="text-ink-soft">{name}</span>
    </dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const link = "text-link inline-flex min-h-11 items-center -my-2.5";

const Channels = () => (
  <dl className="mt-8 border-b border-hairline">
    <Channel icon={<UserIcon size={22} />} name="Founder">
      {contactDetails.founder}
    </Channel>
    <Channel icon={<ChatIcon size={22} />} name="WhatsApp">
      <a href={contactDetails.whatsApp.href} className={link} rel="noreferrer">
        {contactDetails.whatsApp.label}
      </a>
    </Channel>
    <Channel icon={<MailIcon size={22} />} name="E-mail">
      <a href={`mailto:${contactDetails.email}`} className={link}>
        {contactDetails.email}
      </a>
    </Channel>
    <Channel icon={<InstagramIcon size={22} />} name="Instagram">
      <a href={contactDetails.instagram.href} className={link} rel="noreferrer">
        {contactDetails.instagram.label}
      </a>
    </Channel>
    <Channel icon={<PinIcon size={22} />} name="Address">
      <address className="not-italic">
        {contactDetails.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </Channel>
  </dl>
);

/** How to reach the shop, and the contact form (specification, section 2; decision 6). */
export const ContactPage = () => {
  usePageTitle("Contact");
  const { session } = useSession();
  const hasLoggedOut = session.status === "visitor" && session.endedBy === "user";
  return (
    <div className="page-width grid gap-x-16 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-start">
      <div>
        <h1 className="text-3xl sm:text-4xl md:text-5xl">Contact</h1>
        <p className="mt-5 max-w-(--container-prose) text-lg text-ink-soft">
          A size between two sizes, a parcel that took a detour, a print you saw on the street: write to us,
          at any hour. A person reads it, and answers.
        </p>
        <Channels />
        <p className="mt-6 text-ink-soft">
          Quicker than we are:{" "}
          <Link to={paths.delivery()} className="text-link">
            delivery and returns
          </Link>
          ,{" "}
          <Link to={paths.orders()} className="text-link">
            where your order is
          </Link>
          .
        </p>
      </div>
      <div className="border border-hairline bg-paper-raised px-4 py-8 max-sm:-mx-4 max-sm:border-x-0 sm:px-10 sm:py-10">
        <ContactForm
          // A logout resets the form, so that the next person at this browser finds it empty.
          key={hasLoggedOut ? "after logout" : "before logout"}
          person={session.status === "shopper" ? session.user : undefined}
          shopperId={readShopperId()}
        />
      </div>
    </div>
  );
};
