import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PASSWORD_HINT } from "../accounts/new-password.ts";
import { staffRoles } from "../accounts/staff/staff-roles.ts";
import { useJoinStaff, type OpenedInvitation } from "./use-join-staff.ts";

type JoinStaffFormProps = {
  token: string;
  invitation: OpenedInvitation;
  /** Address of the account that is logged in in this browser; `null` for a visitor. */
  viewerEmail: string | null;
  onDone: () => void;
  onInvalid: (text: string) => void;
};

/** The account of an invitation: a new one, or the shopper's account of the address. */
export const JoinStaffForm = ({ token, invitation, viewerEmail, onDone, onInvalid }: JoinStaffFormProps) => {
  const { email, staffRole, invitedBy, hasAccount } = invitation;
  const join = useJoinStaff({ token, hasAccount }, { done: onDone, invalid: onInvalid });
  const isOtherAccount = viewerEmail !== null && viewerEmail.toLowerCase() !== email.toLowerCase();
  const { name, text } = staffRoles[staffRole];
  return (
    <form {...join.form} onSubmit={(event) => void join.submit(event)} className="form-stack">
      <div className="border-y border-hairline py-4">
        <p className="wrap-anywhere">
          {invitedBy} invited <b>{email}</b> as <b>{name}</b>.
        </p>
        <p className="mt-1 text-sm text-ink-soft">{text}</p>
      </div>
      {isOtherAccount && (
        <p className="border-l-2 border-marigold pl-3 text-sm wrap-anywhere">
          You are logged in as {viewerEmail}. That account stays as it is: the invitation is for {email}, with
          which you log in afterwards.
        </p>
      )}
      {hasAccount && (
        <p className="border-l-2 border-marigold pl-3 text-sm wrap-anywhere">
          You already shop here with {email}. This account becomes a staff account: it is logged out
          everywhere, and cannot order while it belongs to the staff. Its orders stay.
        </p>
      )}
      <FormMessage tone="error" className="empty:hidden">
        {join.failure}
      </FormMessage>
      {!hasAccount && (
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          maxLength={100}
          error={join.errors.name}
          required
        />
      )}
      <PasswordField
        label={hasAccount ? "Password of your account" : "Password"}
        name="password"
        autoComplete={hasAccount ? "current-password" : "new-password"}
        hint={hasAccount ? undefined : PASSWORD_HINT}
        error={join.errors.password}
        required
      />
      {!hasAccount && (
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          error={join.errors.confirmation}
          required
        />
      )}
      <Button type="submit" size="large" isWide isLoading={join.isSending}>
        Join the staff
      </Button>
    </form>
  );
};
