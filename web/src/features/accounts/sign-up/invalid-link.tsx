import { ButtonLink } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { FormPage } from "../../../ui/form-page.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";

type InvalidLinkProps = {
  /** The error of the link. */
  text: string;
  /** The start page of the logged-in user. */
  startPage: string;
};

/** The error of a sign-up link for a user who is logged in and needs no new link. */
export const InvalidLink = ({ text, startPage }: InvalidLinkProps) => {
  usePageTitle("Verify Your Email");
  return (
    <FormPage title="Verify Your Email">
      <FormMessage tone="error" detail="Links work once, for 24 hours. You are logged in already.">
        {text}
      </FormMessage>
      <ButtonLink to={startPage} className="mt-6">
        Go to my dashboard
      </ButtonLink>
    </FormPage>
  );
};
