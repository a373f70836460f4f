import { Link, useLocation, useNavigate } from "react-router-dom";
import { OtpRequestForm } from "../features/accounts/recovery/otp-request-form.tsx";
import { OtpResetForm } from "../features/accounts/recovery/otp-reset-form.tsx";
import { ResendOtp } from "../features/accounts/recovery/resend-otp.tsx";
import { paths } from "../paths.ts";
import { FormPage } from "../ui/form-page.tsx";
import { NeedsScript } from "../ui/needs-script.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { readOtpSent, type OtpSentState } from "../navigation-state.ts";

/**
 * Password recovery by a one-time password. The second step is a history entry: a reload stays there, Back returns to
 * the first step.
 */
export const ForgotPasswordPage = () => {
  usePageTitle("Forgot Password");
  const navigate = useNavigate();
  const sent = readOtpSent(useLocation().state);
  const toSecondStep = (email: string, options: { replace: boolean }) =>
    void navigate(paths.forgotPassword(), {
      ...options,
      state: { email, sentAt: Date.now() } satisfies OtpSentState,
    });
  return (
    <FormPage
      key={sent ? "one-time password" : "address"}
      title="Forgot Password"
      lead={
        sent ? (
          <>
            If <strong className="font-semibold wrap-anywhere text-ink">{sent.email}</strong> has an account,
            a one-time password is on its way to it.
          </>
        ) : (
          "We will e-mail you a one-time password. Use it here to choose a new password."
        )
      }
    >
      {sent ? (
        <>
          <OtpResetForm email={sent.email} sentAt={sent.sentAt} />
          <div className="mt-6 grid gap-1 border-t border-hairline pt-4">
            <ResendOtp
              email={sent.email}
              sentAt={sent.sentAt}
              onSent={() => toSecondStep(sent.email, { replace: true })}
            />
            <Link to={paths.forgotPassword()} className="text-link inline-flex min-h-11 items-center">
              Use another address
            </Link>
          </div>
        </>
      ) : (
        <>
          <NeedsScript action="Resetting a password" className="mb-6" />
          <OtpRequestForm onSent={(email) => toSecondStep(email, { replace: false })} />
          <p className="mt-6 border-t border-hairline pt-4">
            <Link to={paths.login()} className="text-link inline-flex min-h-11 items-center">
              Back to the login
            </Link>
          </p>
        </>
      )}
    </FormPage>
  );
};
