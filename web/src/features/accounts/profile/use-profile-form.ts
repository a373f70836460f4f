import { useState, type FormEvent } from "react";
import { PASSWORD_MISSING } from "../new-password.ts";
import { useSession } from "../session/session.ts";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useUpdateProfileMutation, type ProfileForm_UserFragment } from "../../../graphql/generated.ts";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import {
  needsPassword,
  profileField,
  profileProblems,
  readProfile,
  type ProfileField,
} from "./profile-draft.ts";

/** Specification, section 8: the same words whether the server broke or could not be reached. */
const words = { done: "Profile updated successfully!", failed: "Failed to update profile" };

type Outcome = { tone: "success" | "error"; text: string };

/** Saves her profile as a whole, picture included; her name and face on the page and in the browser's storage follow. */
export const useProfileForm = (user: ProfileForm_UserFragment) => {
  const { follow } = useSession();
  const [update, { loading }] = useUpdateProfileMutation();
  const { errors, show, form } = useFieldErrors<ProfileField>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Undefined while she leaves it as it is.
  const [chosen, setChosen] = useState<string | null | undefined>();
  const picture = chosen === undefined ? user.profilePic : chosen;
  const [toldAddress, setToldAddress] = useState<string | null>(null);

  const refused = (error: unknown) => {
    const text = errorMessage(error, { fallback: words.failed, network: words.failed });
    const field = profileField(errorField(error));
    if (field) show({ [field]: text });
    else setOutcome({ tone: "error", text });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const draft = readProfile(typed);
    const currentPassword = needsPassword(draft.email, user) ? formText(typed, "currentPassword") : null;
    const problems = {
      ...profileProblems(draft),
      ...(currentPassword === "" && { currentPassword: PASSWORD_MISSING }),
    };
    setOutcome(null);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      const { data } = await update({
        variables: { input: { ...draft, currentPassword, profilePic: picture } },
      });
      if (!data) return setOutcome({ tone: "error", text: words.failed });
      follow(data.updateProfile);
      setChosen(undefined);
      if (currentPassword !== null) setToldAddress(user.recoveryEmail);
      setOutcome({ tone: "success", text: words.done });
    } catch (error) {
      refused(error);
    }
  };

  return {
    errors,
    form,
    outcome,
    forget: () => setOutcome(null),
    picture,
    setPicture: setChosen,
    /** The address that she has just left, and that was told. */
    toldAddress,
    submit,
    isSaving: loading,
  };
};
