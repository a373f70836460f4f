import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { CURRENT_PASSWORD_MISSING } from "../new-password.ts";
import { useSession } from "../session/session.ts";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { specifiedFailure } from "../../../graphql/lost-answer.ts";
import { useUpdateProfileMutation, type ProfileForm_UserFragment } from "../../../graphql/generated.ts";
import { formText } from "../../../ui/form-text.ts";
import { showSaved } from "../../../ui/show-saved.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import {
  changedFields,
  needsPassword,
  profileFieldOf,
  profileProblems,
  readProfileForm,
  type ProfileField,
} from "./profile-draft.ts";
import type { Outcome } from "../../../ui/outcome-messages.tsx";

/** Specification, section 8. */
const messages = { done: "Profile updated successfully!", failed: "Failed to update profile" };

export const profileFailureText = (error: unknown): string => {
  const failed = specifiedFailure(error, messages.failed);
  return errorMessage(error, { fallback: failed, network: failed });
};

/** Saves the profile with its picture, and updates the session on the page and in the browser. */
export const useProfileForm = (user: ProfileForm_UserFragment) => {
  const { updateUser } = useSession();
  const [update, { loading }] = useUpdateProfileMutation();
  const { errors, show, form } = useFieldErrors<ProfileField>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // `undefined` if unchanged, `null` if removed.
  const [changedPicture, setChangedPicture] = useState<string | null | undefined>();
  const picture = changedPicture === undefined ? user.profilePic : changedPicture;
  // `null` before the shopper types into the field.
  const [typedEmail, setTypedEmail] = useState<string | null>(null);
  const [notifiedEmail, setNotifiedEmail] = useState<string | null>(null);

  const showError = (error: unknown) => {
    const text = profileFailureText(error);
    const field = profileFieldOf(errorField(error));
    if (field) show({ [field]: text });
    else setOutcome({ tone: "error", text });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formElement = event.currentTarget;
    const formData = new FormData(formElement);
    const draft = readProfileForm(formData);
    const currentPassword = needsPassword(draft.email, user) ? formText(formData, "currentPassword") : null;
    const problems = {
      ...profileProblems(draft),
      ...(currentPassword === "" && { currentPassword: CURRENT_PASSWORD_MISSING }),
    };
    setOutcome(null);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      const { data } = await update({
        variables: { input: { ...changedFields(draft, user), currentPassword, profilePic: changedPicture } },
      });
      if (!data) return setOutcome({ tone: "error", text: messages.failed });
      flushSync(() => {
        updateUser(data.updateProfile.user);
        setChangedPicture(undefined);
        setTypedEmail((typed) => (typed === formText(formData, "email") ? null : typed));
      });
      // The answer also has what another tab has saved.
      showSaved(formElement, formData);
      if (currentPassword !== null) setNotifiedEmail(user.recoveryEmail);
      setOutcome({ tone: "success", text: messages.done });
    } catch (error) {
      showError(error);
    }
  };

  return {
    errors,
    form,
    outcome,
    clearOutcome: () => setOutcome(null),
    picture,
    setPicture: setChangedPicture,
    shownEmail: typedEmail ?? user.email,
    typeEmail: setTypedEmail,
    /** The recovery address, if the shop has just mailed it a notice of the change; else `null`. */
    notifiedEmail,
    submit,
    isSaving: loading,
  };
};
