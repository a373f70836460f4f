import { useState, type FormEvent } from "react";
import { errorCode, errorField } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import {
  useAcceptStaffInvitationMutation,
  type OpenStaffInvitationMutation,
} from "../../graphql/generated.ts";
import { formText } from "../../ui/form-text.ts";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import { passwordProblems } from "../accounts/new-password.ts";

export type OpenedInvitation = OpenStaffInvitationMutation["openStaffInvitation"];

type Field = "name" | "password" | "confirmation";

const FAILED = "The invitation could not be accepted. Please try again.";

/** Accepts an invitation. An existing account does so with its password, a new one chooses name and password. */
export const useJoinStaff = (
  { token, hasAccount }: { token: string; hasAccount: boolean },
  on: { done: () => void; invalid: (text: string) => void },
) => {
  const [accept, { loading }] = useAcceptStaffInvitationMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<Field>();
  const [failure, setFailure] = useState<string | null>(null);

  const problemsOf = (formData: FormData): Partial<Record<Field, string>> => {
    const password = formText(formData, "password");
    if (hasAccount) return password === "" ? { password: "Please enter your password." } : {};
    return {
      ...(formText(formData, "name").trim() === "" && { name: "Please enter your name." }),
      ...passwordProblems(password, formText(formData, "confirmation")),
    };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const formData = new FormData(event.currentTarget);
    const problems = problemsOf(formData);
    setFailure(null);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      const { data } = await accept({
        variables: { token, name: formText(formData, "name"), password: formText(formData, "password") },
      });
      if (data) on.done();
      else setFailure(FAILED);
    } catch (error) {
      const text = writeErrorMessage(error, { fallback: FAILED });
      const field = errorField(error);
      if (errorCode(error) === "INVITATION_INVALID") on.invalid(text);
      else if (field === "name" || field === "password") show({ [field]: text });
      else setFailure(text);
    }
  };
  return { errors, form, failure, submit, isSending: loading };
};
