import { useState } from "react";
import { EmailField } from "../../accounts/email-field.tsx";
import { EmailState } from "../../accounts/email-state.tsx";
import type { ProfileForm_UserFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import { isAnotherEmail } from "./profile-draft.ts";
import { useProfileForm } from "./use-profile-form.ts";

const Email = ({
  user,
  toldAddress,
  error,
}: {
  user: ProfileForm_UserFragment;
  toldAddress: string | null;
  error: string | undefined;
}) => {
  const [typed, setTyped] = useState(user.email);
  const isAnother = isAnotherEmail(typed, user.email);
  return (
    <div>
      <EmailField
        defaultValue={user.email}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        hint={
          isAnother
            ? `A new address counts as unverified, and we write to ${user.email} about it.`
            : undefined
        }
      />
      {!isAnother && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <EmailState isVerified={user.isEmailVerified} />
          {toldAddress && `We wrote to ${toldAddress} about the change.`}
        </p>
      )}
    </div>
  );
};

/** Her profile, saved as a whole. */
export const ProfileForm = ({ user }: { user: ProfileForm_UserFragment }) => {
  const { errors, form, outcome, forget, picture, setPicture, toldAddress, submit, isSaving } =
    useProfileForm(user);
  return (
    <>
      <ProfilePicture name={user.name} saved={user.profilePic} chosen={picture} onChoose={setPicture} />
      <form {...form} onSubmit={(event) => void submit(event)} className="mt-8 grid gap-5">
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={user.name}
          error={errors.name}
        />
        <Email user={user} toldAddress={toldAddress} error={errors.email} />
        <TextField
          label="Mobile"
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          isOptional
          defaultValue={user.mobile ?? ""}
          error={errors.mobile}
        />
        <TextArea
          label="Address"
          name="address"
          autoComplete="street-address"
          maxLength={500}
          isOptional
          defaultValue={user.address ?? ""}
          error={errors.address}
        />
        <div className="-mb-1">
          <FormMessage tone="error">{outcome?.tone === "error" ? outcome.text : null}</FormMessage>
          <FormMessage tone="success" vanishAfter={5} onVanish={forget}>
            {outcome?.tone === "success" ? outcome.text : null}
          </FormMessage>
        </div>
        <Button type="submit" size="large" className="sm:justify-self-start" isLoading={isSaving}>
          Save Changes
        </Button>
      </form>
    </>
  );
};
