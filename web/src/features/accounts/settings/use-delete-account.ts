import { startTransition, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../session/session.ts";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useDeleteAccountMutation } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import type { NoticeState } from "../../../navigation-state.ts";
import { CONFIRMATION_WORD, isConfirmationWord } from "./confirmation-word.ts";

const messages = {
  done: "Your account is deleted. Thank you for the time you spent with us.",
  failed: "Your account could not be deleted. Please try again.",
};

export const deletionFailureText = (error: unknown) => errorMessage(error, { fallback: messages.failed });

/**
 * Deletes the account after a check of the password, clears the session here, and opens the home page with a notice.
 */
export const useDeleteAccount = () => {
  const { logOutLocally } = useSession();
  const navigate = useNavigate();
  const [deleteAccount, { loading }] = useDeleteAccountMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<"password" | "word">();
  const [failure, setFailure] = useState<string | null>(null);

  const goHome = () =>
    // In one transition: otherwise the guard of this page redirects to the login first.
    startTransition(() => {
      void navigate(paths.home(), { replace: true, state: { notice: messages.done } satisfies NoticeState });
      logOutLocally();
    });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const password = formText(formData, "password");
    const problems = {
      password: password === "" ? "Please enter your password." : undefined,
      word: isConfirmationWord(formText(formData, "word")) ? undefined : `Please type ${CONFIRMATION_WORD}.`,
    };
    setFailure(null);
    show(problems);
    if (problems.password ?? problems.word) return;
    try {
      const { data } = await deleteAccount({ variables: { password } });
      if (data?.deleteAccount) goHome();
      else setFailure(messages.failed);
    } catch (error) {
      const text = deletionFailureText(error);
      if (errorField(error) === "password") show({ password: text });
      else setFailure(text);
    }
  };

  return { errors, form, failure, submit, isDeleting: loading };
};
