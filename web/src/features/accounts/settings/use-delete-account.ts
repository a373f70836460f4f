import { startTransition, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../session/session.ts";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useDeleteAccountMutation } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import type { NoticeState } from "../../../navigation-state.ts";
import { CONFIRMATION_WORD, isConfirmed } from "./confirmation-word.ts";

const words = {
  done: "Your account is deleted. Thank you for the time you spent with us.",
  failed: "Your account could not be deleted. Please try again.",
};

/** Deletes her account against her password; then nobody is logged in here, nothing of her is kept, and home says so. */
export const useDeleteAccount = () => {
  const { leave } = useSession();
  const navigate = useNavigate();
  const [erase, { loading }] = useDeleteAccountMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<"password" | "word">();
  const [failure, setFailure] = useState<string | null>(null);

  const goHome = () =>
    // In one step, so that the guard of this page does not send her to the login first.
    startTransition(() => {
      void navigate(paths.home(), { replace: true, state: { notice: words.done } satisfies NoticeState });
      leave();
    });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = formText(typed, "password");
    const problems = {
      password: password === "" ? "Please enter your password." : undefined,
      word: isConfirmed(formText(typed, "word")) ? undefined : `Please type ${CONFIRMATION_WORD}.`,
    };
    setFailure(null);
    show(problems);
    if (problems.password ?? problems.word) return;
    try {
      const { data } = await erase({ variables: { password } });
      if (data?.deleteAccount) goHome();
      else setFailure(words.failed);
    } catch (error) {
      const text = errorMessage(error, { fallback: words.failed });
      if (errorField(error) === "password") show({ password: text });
      else setFailure(text);
    }
  };

  return { errors, form, failure, submit, isDeleting: loading };
};
