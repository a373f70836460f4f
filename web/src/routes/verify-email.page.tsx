import { useLayoutEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useConfirmEmail } from "../features/accounts/email-verification/use-confirm-email.ts";
import { useSession } from "../features/accounts/session/session.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { FormPage } from "../ui/form-page.tsx";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { NeedsScript } from "../ui/needs-script.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { readVerifiedEmail, type VerifiedState } from "../navigation-state.ts";

/** Specification, section 8. */
const INVALID = "Invalid verification token";

/** What a mail program that opened the link first has left of it. The server says the same. */
const VERIFIED_BEFORE = "This address is verified.";

/** Opening the page changes nothing. */
const NotPressed = ({ onPress }: { onPress: () => void }) => (
  <>
    <NeedsScript action="This page" className="mb-6" />
    <p>Press the button to confirm that the address is yours.</p>
    <Button onClick={onPress} className="mt-6">
      Verify Email
    </Button>
  </>
);

/** `email` is missing if the link was used before. */
const Verified = ({ email }: { email?: string }) => {
  const { session } = useSession();
  return (
    <>
      <FormMessage tone="success" detail={email && <span className="wrap-anywhere">{email}</span>}>
        {email ? "Email verified successfully!" : VERIFIED_BEFORE}
      </FormMessage>
      <ButtonLink to={session.status === "shopper" ? paths.dashboard() : paths.login()} className="mt-6">
        {session.status === "shopper" ? "Go to my dashboard" : "Sign in"}
      </ButtonLink>
    </>
  );
};

const NotVerified = ({ text, onRetry }: { text: string; onRetry: (() => void) | null }) => (
  <>
    <FormMessage tone="error" detail={!onRetry && "Links work once, for 24 hours."}>
      {text}
    </FormMessage>
    <div className="mt-6 flex flex-wrap gap-3">
      {onRetry && <Button onClick={onRetry}>Try Again</Button>}
      <ButtonLink to={paths.profileEdit()} variant="secondary">
        Go to my profile
      </ButtonLink>
    </div>
  </>
);

/** The target of the link mailed to a new address. Its button verifies the address with or without a login. */
export const VerifyEmailPage = () => {
  usePageTitle("Verify Your Email");
  const navigate = useNavigate();
  const storedEmail = readVerifiedEmail(useLocation().state);
  const token = useSearchParams()[0].get("token");
  const { verification, retry, press } = useConfirmEmail(token);
  const verifiedEmail = verification.status === "verified" ? verification.email : null;
  // A layout effect: the used token leaves the URL before the success is painted, so that no reload sends it again.
  useLayoutEffect(() => {
    if (verifiedEmail)
      void navigate(paths.verifyEmail(), {
        replace: true,
        state: { verified: verifiedEmail } satisfies VerifiedState,
      });
  }, [verifiedEmail, navigate]);

  const email = verifiedEmail ?? storedEmail;
  const failure = verification.status === "failed" ? verification : null;
  const isUsed = failure?.code === "EMAIL_VERIFIED";
  const isPressed = verification.status !== "none";
  return (
    <FormPage title="Verify Your Email">
      {email && <Verified email={email} />}
      {!email && isUsed && <Verified />}
      {!email && token && !isPressed && <NotPressed onPress={press} />}
      {!email && verification.status === "checking" && (
        <LoadingRegion label="Verifying your email">
          <Skeleton className="h-19" />
          <Skeleton className="mt-6 h-11 w-48" />
        </LoadingRegion>
      )}
      {!email && !isUsed && (failure || !token) && (
        <NotVerified text={failure?.text ?? INVALID} onRetry={failure?.isRetryable ? retry : null} />
      )}
    </FormPage>
  );
};
