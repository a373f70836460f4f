import { useState } from "react";
import { EmailField } from "../../../ui/email-field.tsx";
import { EmailState } from "../email-verification/email-badge.tsx";
import { UnverifiedEmail } from "../email-verification/unverified-email.tsx";
import type { ProfileForm_UserFragment } from "../../../graphql/generated.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { isAnotherEmail, needsPassword } from "./profile-draft.ts";

type ProfileEmailProps = {
  user: ProfileForm_UserFragment;
  /** The address that she has just left, and that was told. */
  toldAddress: string | null;
  errors: { email?: string | undefined; currentPassword?: string | undefined };
};

/** Her address and whether it is verified. For another one her password is asked, and what follows is said. */
export const ProfileEmail = ({ user, toldAddress, errors }: ProfileEmailProps) => {
  const [typed, setTyped] = useState(user.email);
  const isAnother = isAnotherEmail(typed, user.email);
  return (
    <div className="grid gap-5">
      <div>
        <EmailField
          defaultValue={user.email}
          onChange={({ target }) => setTyped(target.value)}
          error={errors.email}
        />
        {!isAnother && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <EmailState isVerified={user.isEmailVerified} />
            {toldAddress && (
              <span className="min-w-0 wrap-anywhere">We wrote to {toldAddress} about the change.</span>
            )}
          </p>
        )}
      </div>
      {needsPassword(typed, user) && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          hint={`For a new address. We mail it a link that verifies it, and write to ${user.recoveryEmail} about it.`}
          error={errors.currentPassword}
          required
        />
      )}
      {!isAnother && <UnverifiedEmail user={user} isSent={toldAddress !== null} />}
    </div>
  );
};
