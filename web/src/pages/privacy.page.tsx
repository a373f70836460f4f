import { Link } from "react-router-dom";
import { contactDetails } from "../contact-details.ts";
import { paths } from "../paths.ts";
import { ProsePage, ProseSection } from "../ui/prose-page.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

/** What the shop keeps about a shopper and why. */
export const PrivacyPage = () => {
  usePageTitle("Privacy Policy");
  return (
    <ProsePage
      title="Privacy Policy"
      lead="We keep what it takes to bring you your clothes and to stand by them. We do not sell it, and there is no advertising on this site."
    >
      <ProseSection title="What we keep">
        <ul className="grid list-disc gap-2 pl-5 marker:text-madder">
          <li>
            Your name, e-mail address and, if you give it, your mobile number: to know you and to reach you.
          </li>
          <li>Your password as a one-way hash. Nobody here can read it.</li>
          <li>Your cart, so that it is there on your other device too.</li>
          <li>
            Your orders with their addresses: to deliver them, to take them back, and because tax law asks for
            it.
          </li>
          <li>The reviews that you write. Your name stands beside them.</li>
        </ul>
      </ProseSection>
      <ProseSection title="Who else sees it">
        <p>
          The courier sees the name, address and phone number on the parcel. Our hosting company stores the
          data for us. Nobody else, unless a court orders it.
        </p>
      </ProseSection>
      <ProseSection title="In your browser">
        <p>
          While you are logged in, your browser keeps a token and your name so that you need not log in on
          every page. Logging out removes all of it. We set no cookies that follow you, and typefaces and
          pictures come from our own server.
        </p>
      </ProseSection>
      <ProseSection title="What you can ask for">
        <p>
          A copy of your data, or the deletion of your account: both are on the{" "}
          <Link to={paths.settings("privacy")} className="text-link">
            privacy page of your settings
          </Link>
          . For a correction, or when you cannot log in, write to{" "}
          <a href={`mailto:${contactDetails.email}`} className="text-link">
            {contactDetails.email}
          </a>{" "}
          from the address of your account; we answer within 30 days. Orders and invoices stay as long as tax
          law says.
        </p>
      </ProseSection>
    </ProsePage>
  );
};
