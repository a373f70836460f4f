import { VerifyEmailForm } from "./verify-email-form.tsx";
import type { LinkVerification } from "../email-verification/use-mailed-link.ts";
import { FormPage } from "../../../ui/form-page.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { LoginInstead } from "./login-instead.tsx";
import { WelcomeAside } from "./welcome-aside.tsx";

const problemOf = (verification: LinkVerification, onRetry: () => void) => {
  if (verification.status !== "failed") return undefined;
  const { text, isRetryable } = verification;
  const detail = isRetryable ? (
    <button type="button" className="text-link" onClick={onRetry}>
      Try the link again
    </button>
  ) : (
    "Links work once, for 24 hours. Ask for a new one here."
  );
  return { text, detail };
};

/** First step of the sign-up: requests a link. Shows the error of an invalid link above the form. */
export const VerifyYourEmail = ({
  verification,
  onRetry,
}: {
  verification: LinkVerification;
  onRetry: () => void;
}) => {
  usePageTitle("Verify Your Email");
  return (
    <FormPage
      title="Verify Your Email"
      lead="Enter your e-mail address and we will send you a link to continue."
      aside={<WelcomeAside />}
    >
      <VerifyEmailForm problem={problemOf(verification, onRetry)} />
      <LoginInstead />
    </FormPage>
  );
};
