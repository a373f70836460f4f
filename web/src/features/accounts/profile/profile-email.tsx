import { EmailField } from "../../../ui/email-field.tsx";
import { EmailBadge } from "../email-verification/email-badge.tsx";
import { UnverifiedEmail } from "../email-verification/unverified-email.tsx";
import type { ProfileForm_UserFragment } from "../../../graphql/generated.ts";
import { OwnPasswordField } from "../session/own-password-field.tsx";
import { isDifferentEmail, needsPassword } from "./profile-draft.ts";

type ProfileEmailProps = {
  user: ProfileForm_UserFragment;
  /** What the field shows. */
  shownEmail: string;
  onType: (text: string) => void;
  /** The recovery address, if the shop has just mailed it a notice of the change; else `null`. */
  notifiedEmail: string | null;
  errors: { email?: string | undefined; currentPassword?: string | undefined };
};

/** The e-mail address and its verification. A different address needs the password; a hint explains what follows. */
export const ProfileEmail = ({ user, shownEmail, onType, notifiedEmail, errors }: ProfileEmailProps) => {
  const isDifferent = isDifferentEmail(shownEmail, user.email);
  return (
    <div className="grid gap-5">
      <div>
        <EmailField
          defaultValue={user.email}
          onChange={({ target }) => onType(target.value)}
          error={errors.email}
        />
        {!isDifferent && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <EmailBadge isVerified={user.isEmailVerified} />
            {notifiedEmail && (
              <span className="min-w-0 wrap-anywhere">We wrote to {notifiedEmail} about the change.</span>
            )}
          </p>
        )}
      </div>
      {needsPassword(shownEmail, user) && (
        <OwnPasswordField
          label="Current password"
          name="currentPassword"
          hint={`For a new address. We mail it a link that verifies it, and write to ${user.recoveryEmail} about it.`}
          error={errors.currentPassword}
        />
      )}
      {!isDifferent && <UnverifiedEmail user={user} isSent={notifiedEmail !== null} />}
    </div>
  );
};
