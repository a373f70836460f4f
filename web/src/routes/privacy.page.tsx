import { Link } from "react-router-dom";
import { contactDetails } from "../contact-details.ts";
import { paths, type SettingType } from "../paths.ts";
import { ProsePage, ProseSection } from "../ui/prose-page.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { StoredDataList } from "../features/content/privacy/stored-data-list.tsx";
import { browserStorageEntries, storedData } from "../features/content/privacy/stored-data.ts";

const inShort = [
  "Nothing is sold, rented or swapped.",
  "No advertising, no trackers, no cookies that follow you.",
  "You can take your data along, or have it erased, by yourself.",
];

const Setting = ({ type, children }: { type: SettingType; children: string }) => (
  <Link to={paths.settings(type)} className="text-link">
    {children}
  </Link>
);

const keys = browserStorageEntries.map(({ id, why }) => ({
  id,
  name: <code className="font-sans text-sm font-semibold wrap-anywhere">{id}</code>,
  why,
}));

/** The privacy policy: which data the shop stores, why, for how long, and the shopper's rights. */
export const PrivacyPage = () => {
  usePageTitle("Privacy Policy");
  return (
    <ProsePage
      title="Privacy Policy"
      lead="We keep what it takes to bring you your clothes and to stand by them. Here is all of it, in words that need no lawyer."
      aside={
        <ul className="grid gap-3 border-l-2 border-madder pl-5 lg:mb-1">
          {inShort.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
    >
      <ProseSection title="What we keep, and why" isWide>
        <StoredDataList entries={storedData} />
      </ProseSection>
      <ProseSection title="Who else sees it">
        <p>
          <strong className="font-semibold">The courier</strong> sees the name, address and phone number on
          the parcel. <strong className="font-semibold">Razorpay</strong> takes online payments: what you type
          into its window, your card above all, goes to them and not to us; they tell us that an order was
          paid. <strong className="font-semibold">Our hosting and mail companies</strong> store and carry data
          for us and may not use it. No one else, unless a court orders it.
        </p>
      </ProseSection>
      <ProseSection title="In your browser" isWide>
        <p className="max-w-(--container-prose)">
          We set one cookie, for half an hour, while you sign up: it shows that your browser opened the link
          in our mail. Your browser&rsquo;s own storage keeps these, and nothing else of ours:
        </p>
        <StoredDataList entries={keys} />
        <p className="max-w-(--container-prose) text-ink-soft">
          Typefaces and pictures come from our own server. Razorpay&rsquo;s script is fetched only when you
          choose to pay online; in its window it may set cookies of its own.
        </p>
      </ProseSection>
      <ProseSection title="Our mails">
        <p>
          E-mail in general, order updates and security mails are on when you join; promotions are off until
          you switch them on. The switches are under <Setting type="notifications">Notifications</Setting>,
          and our mailer obeys them. Mails about your account and its security are always sent: you would want
          to know.
        </p>
      </ProseSection>
      <ProseSection title="What you can do">
        <ul className="grid list-disc gap-3 pl-5 marker:text-madder">
          <li>
            Take a copy of your data, as a file, or delete your account: both under{" "}
            <Setting type="privacy">Privacy</Setting> in your settings, at once and without asking us. Of an
            address that had a welcome code we keep a fingerprint, made with a secret key, for one purpose:
            the address gets no second code.
          </li>
          <li>
            Correct it in{" "}
            <Link to={paths.profileEdit()} className="text-link">
              your profile
            </Link>
            .
          </li>
          <li>
            See where you are logged in, and log any of it out, under{" "}
            <Setting type="security">Security</Setting>.
          </li>
          <li>
            Deleting erases your profile, cart, wishlist, messages, logins, photographs and the pieces that
            you wait for. Orders, returns and invoices stay as long as tax law says, without your e-mail
            address and phone number once an order is over.
          </li>
        </ul>
        <p>
          If you cannot log in, write to{" "}
          <a href={`mailto:${contactDetails.email}`} className="text-link wrap-anywhere">
            {contactDetails.email}
          </a>{" "}
          from the address of your account, or use the{" "}
          <Link to={paths.contact()} className="text-link">
            contact form
          </Link>
          . A person answers.
        </p>
      </ProseSection>
    </ProsePage>
  );
};
