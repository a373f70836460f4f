import { useEffect, useRef } from "react";
import type { ProfileForm_UserFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { MAX_PASTED_LENGTH } from "../../../ui/plain-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { profileNotice } from "../notices/profile.notice.ts";
import { PrivacyNotice } from "../notices/privacy-notice.tsx";
import { ProfileEmail } from "./profile-email.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import { OutcomeMessages } from "../../../ui/outcome-messages.tsx";

/**
 * For a text area that shows a saved text: another saved text replaces it, such as that of another default address, unless the
 * shopper has typed one. By itself a text area does not follow its default value.
 */
const useSavedText = (saved: string) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(saved);
  useEffect(() => {
    if (field.current && field.current.value === shown.current) field.current.value = saved;
    shown.current = saved;
  }, [saved]);
  return field;
};

/** The profile form. All fields and the picture are saved together. */
export const ProfileForm = ({ user }: { user: ProfileForm_UserFragment }) => {
  const {
    errors,
    form,
    outcome,
    clearOutcome,
    picture,
    setPicture,
    shownEmail,
    typeEmail,
    notifiedEmail,
    submit,
    isSaving,
  } = useProfileForm(user);
  const addressField = useSavedText(user.address ?? "");
  return (
    <>
      <ProfilePicture name={user.name} saved={user.profilePic} selected={picture} onChoose={setPicture} />
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
        <ProfileEmail
          user={user}
          shownEmail={shownEmail}
          onType={typeEmail}
          notifiedEmail={notifiedEmail}
          errors={errors}
        />
        <TextField
          label="Mobile"
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MAX_PASTED_LENGTH}
          isOptional
          defaultValue={user.mobile ?? ""}
          error={errors.mobile}
        />
        <TextArea
          ref={addressField}
          label="Address"
          name="address"
          autoComplete="street-address"
          maxLength={500}
          isOptional
          hint={
            user.addresses.some(({ isDefault, isComplete }) => isDefault && isComplete)
              ? "The street of your default address. To change its town or PIN code, edit it below."
              : undefined
          }
          defaultValue={user.address ?? ""}
          error={errors.address}
        />
        <div className="-mb-1">
          <OutcomeMessages outcome={outcome} onVanish={clearOutcome} />
        </div>
        <Button type="submit" size="large" className="sm:justify-self-start" isLoading={isSaving}>
          Save Changes
        </Button>
        <PrivacyNotice notice={profileNotice} />
      </form>
    </>
  );
};
