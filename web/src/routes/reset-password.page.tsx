import { useSearchParams } from "react-router-dom";
import { ResetPasswordForm } from "../features/accounts/recovery/reset-password-form.tsx";
import { useResetLinkDialog } from "../features/accounts/recovery/use-reset-link-dialog.tsx";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { FormPage } from "../ui/form-page.tsx";
import { NeedsScript } from "../ui/needs-script.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

/** Specification, section 8. */
const INVALID = "Invalid reset link. Please request a new password reset.";

const InvalidLink = ({ onNewLink }: { onNewLink: () => void }) => (
  <FormPage title="Reset Password" lead="This password reset link is invalid or has expired.">
    <FormMessage tone="error">{INVALID}</FormMessage>
    <div className="button-row mt-6">
      <Button onClick={onNewLink}>Send a New Link</Button>
      <ButtonLink to={paths.login()} variant="secondary">
        Back to the login
      </ButtonLink>
    </div>
  </FormPage>
);

/** The target of the mailed reset link. Without a token it only offers a new link. */
export const ResetPasswordPage = () => {
  usePageTitle("Reset Password");
  const token = useSearchParams()[0].get("token");
  const { open, dialog } = useResetLinkDialog();
  return (
    <>
      {token ? (
        <FormPage title="Reset Password" lead="Choose a new password. You will be logged out on all devices.">
          <NeedsScript action="Resetting a password" className="mb-6" />
          <ResetPasswordForm token={token} onNewLink={() => open()} />
        </FormPage>
      ) : (
        <InvalidLink onNewLink={() => open()} />
      )}
      {dialog}
    </>
  );
};
