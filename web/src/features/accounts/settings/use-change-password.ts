import { useState, type FormEvent } from "react";
import { changedPasswordWords, PASSWORD_MISSING, passwordProblems } from "../new-password.ts";
import { useSession } from "../session/session.ts";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useChangePasswordMutation } from "../../../graphql/generated.ts";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";

/** Specification, section 8: the same words whether the server broke or could not be reached. */
const words = { done: "Password changed successfully!", failed: "Failed to change password" };

type Field = "currentPassword" | "newPassword" | "confirmation";
type Outcome = { tone: "success" | "error"; text: string };

/** Changes her password, and keeps the new token: the old one has ended with the old password. */
export const useChangePassword = () => {
  const { follow } = useSession();
  const [change, { loading }] = useChangePasswordMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<Field>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const refused = (error: unknown) => {
    const text = errorMessage(error, { fallback: words.failed, network: words.failed });
    const field = errorField(error);
    if (field === "currentPassword" || field === "newPassword") show({ [field]: text });
    else setOutcome({ tone: "error", text });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const typed = new FormData(element);
    const currentPassword = formText(typed, "currentPassword");
    const newPassword = formText(typed, "newPassword");
    const { password, confirmation } = passwordProblems(
      newPassword,
      formText(typed, "confirmation"),
      changedPasswordWords,
    );
    const missing = currentPassword === "" ? PASSWORD_MISSING : undefined;
    setOutcome(null);
    show({ currentPassword: missing, newPassword: password, confirmation });
    if (missing ?? password ?? confirmation) return;
    try {
      const { data } = await change({ variables: { currentPassword, newPassword } });
      if (!data) return setOutcome({ tone: "error", text: words.failed });
      follow(data.changePassword.user, data.changePassword.token);
      element.reset();
      setOutcome({ tone: "success", text: words.done });
    } catch (error) {
      refused(error);
    }
  };

  return { errors, form, outcome, forget: () => setOutcome(null), submit, isSending: loading };
};
