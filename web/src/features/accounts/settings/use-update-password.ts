import { useState, type FormEvent } from "react";
import { changedPasswordMessages, CURRENT_PASSWORD_MISSING, passwordProblems } from "../new-password.ts";
import { useSession } from "../session/session.ts";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { specifiedFailure } from "../../../graphql/lost-answer.ts";
import { useUpdatePasswordMutation } from "../../../graphql/generated.ts";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import type { Outcome } from "../../../ui/outcome-messages.tsx";

/** `done` and `failed`: specification, section 8. A second try with the old password would fail if the first one was carried out. */
const messages = {
  done: "Password changed successfully!",
  failed: "Failed to change password",
  lost: "We did not hear back from the shop, so your password may have changed already. If you are asked to log in, try the new password first.",
};

export const passwordFailureText = (error: unknown): string => {
  const failed = specifiedFailure(error, messages.failed, messages.lost);
  return errorMessage(error, { fallback: failed, network: failed });
};

type Field = "currentPassword" | "newPassword" | "confirmation";
/** Changes the password and saves the new token: the old session has ended with the old password. */
export const useUpdatePassword = () => {
  const { updateUser } = useSession();
  const [change, { loading }] = useUpdatePasswordMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<Field>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const showError = (error: unknown) => {
    const text = passwordFailureText(error);
    const field = errorField(error);
    if (field === "currentPassword" || field === "newPassword") show({ [field]: text });
    else setOutcome({ tone: "error", text });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formElement = event.currentTarget;
    const formData = new FormData(formElement);
    const currentPassword = formText(formData, "currentPassword");
    const newPassword = formText(formData, "newPassword");
    const { password, confirmation } = passwordProblems(
      newPassword,
      formText(formData, "confirmation"),
      changedPasswordMessages,
    );
    const missingMessage = currentPassword === "" ? CURRENT_PASSWORD_MISSING : undefined;
    setOutcome(null);
    show({ currentPassword: missingMessage, newPassword: password, confirmation });
    if (missingMessage ?? password ?? confirmation) return;
    try {
      const { data } = await change({ variables: { currentPassword, newPassword } });
      if (!data) return setOutcome({ tone: "error", text: messages.failed });
      updateUser(data.updatePassword.user, data.updatePassword.token);
      formElement.reset();
      setOutcome({ tone: "success", text: messages.done });
    } catch (error) {
      showError(error);
    }
  };

  return { errors, form, outcome, clearOutcome: () => setOutcome(null), submit, isSending: loading };
};
