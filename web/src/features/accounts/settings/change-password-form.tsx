import { useSession } from "../session/session.ts";
import { PASSWORD_HINT } from "../new-password.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useUpdatePassword } from "./use-update-password.ts";
import { OutcomeMessages } from "../../../ui/outcome-messages.tsx";

/** The form for a new password. It is emptied after success. */
export const ChangePasswordForm = () => {
  const { session } = useSession();
  const { errors, form, outcome, clearOutcome, submit, isSending } = useUpdatePassword();
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid max-w-(--container-form) gap-5">
      <input
        type="email"
        autoComplete="username"
        value={session.status === "shopper" ? session.user.email : ""}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
      />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        required
        error={errors.confirmation}
      />
      <div className="-mb-1">
        <OutcomeMessages outcome={outcome} onVanish={clearOutcome} />
      </div>
      <Button type="submit" size="large" className="sm:justify-self-start" isLoading={isSending}>
        Change Password
      </Button>
    </form>
  );
};
