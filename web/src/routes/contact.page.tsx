import type { ReactNode } from "react";
import { useSession } from "../features/accounts/session/session.ts";
import { readShopperId } from "../features/accounts/session/session-storage.ts";
import { instagramUrl, whatsAppUrl } from "../contact-links.ts";
import { Blocks } from "../features/content/blocks.tsx";
import { withFigures } from "../features/content/figures.ts";
import { Inline } from "../features/content/markup.tsx";
import { nodesOf } from "../features/content/markup-tree.ts";
import { TextPageQuery } from "../features/content/text-page-query.tsx";
import { OldVersionNote } from "../features/content/text-page.tsx";
import { shop } from "../shop.ts";
import { ContactForm } from "../features/support/contact/contact-form.tsx";
import { buttonClasses } from "../ui/button-classes.ts";
import { ChatIcon, InstagramIcon, MailIcon, UserIcon } from "../ui/first-load-icons.tsx";
import { ClockIcon, PinIcon } from "../ui/icons.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import type { TextPage_PageFragment } from "../graphql/generated.ts";
import { NotFoundPage } from "./not-found.page.tsx";

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

const Channels = () => {
  const { founder, whatsApp, email, instagram, address, hours } = shop().contact;
  return (
    <dl className="mt-8 border-b border-hairline">
      {founder && (
        <Channel icon={<UserIcon size={22} />} name="Founder">
          {founder}
        </Channel>
      )}
      {whatsApp && (
        <Channel icon={<ChatIcon size={22} />} name="WhatsApp">
          <a href={whatsAppUrl(whatsApp)} className={link} rel="noreferrer">
            {whatsApp}
          </a>
        </Channel>
      )}
      <Channel icon={<MailIcon size={22} />} name="E-mail">
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </Channel>
      {instagram && (
        <Channel icon={<InstagramIcon size={22} />} name="Instagram">
          <a href={instagramUrl(instagram)} className={link} rel="noreferrer">
            {instagram}
          </a>
        </Channel>
      )}
      <Channel icon={<PinIcon size={22} />} name="Address">
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Channel>
      {hours && (
        <Channel icon={<ClockIcon size={22} />} name="Open">
          {hours}
        </Channel>
      )}
    </dl>
  );
};

const ContactView = ({ page }: { page: TextPage_PageFragment }) => {
  const { session } = useSession();
  const { whatsApp } = shop().contact;
  const hasLoggedOut = session.status === "visitor" && session.endedBy === "user";
  return (
    <div className="page-width grid gap-x-16 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-start">
      <div>
        <h1 className="text-3xl sm:text-4xl md:text-5xl">{withFigures(page.heading)}</h1>
        <p className="mt-5 max-w-(--container-prose) text-lg text-ink-soft">
          <Inline nodes={nodesOf(page.lead)} />
        </p>
        <Channels />
        {whatsApp && (
          <a
            href={whatsAppUrl(whatsApp)}
            target="_blank"
            rel="noopener noreferrer"
            className={`mt-6 ${buttonClasses({ variant: "secondary" })}`}
          >
            <ChatIcon />
            Chat on WhatsApp<span className="sr-only">, in a new tab</span>
          </a>
        )}
        <div className="mt-6 grid gap-4 text-ink-soft">
          <Blocks blocks={nodesOf(page.body)} parts={{}} />
        </div>
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

/** How to reach the shop, and the contact form (specification, section 2; decision 6). */
export const ContactPage = () => {
  usePageTitle("Contact");
  return (
    <TextPageQuery slug="contact" notFound={<NotFoundPage />}>
      {(page) => (
        <>
          <OldVersionNote page={page} />
          <ContactView page={page} />
        </>
      )}
    </TextPageQuery>
  );
};
