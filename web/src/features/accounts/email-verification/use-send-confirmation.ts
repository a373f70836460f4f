import { useState, type FormEvent } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useSendConfirmationMutation } from "../../../graphql/generated.ts";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { CURRENT_PASSWORD_MISSING } from "../new-password.ts";

/** Specification, section 8: the same text as in the sign-up. */
const FAILED = "Failed to send verification email";

/** Mails the link that verifies the pending address. Needs the current password. */
export const useSendConfirmation = (onSent: () => void) => {
  const [send, { loading }] = useSendConfirmationMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<"currentPassword">();
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentPassword = formText(new FormData(event.currentTarget), "currentPassword");
    setFailure(null);
    if (currentPassword === "") return show({ currentPassword: CURRENT_PASSWORD_MISSING });
    try {
      const { data } = await send({ variables: { currentPassword } });
      if (data) onSent();
      else setFailure(FAILED);
    } catch (error) {
      const text = errorMessage(error, { fallback: FAILED });
      if (errorField(error) === "currentPassword") show({ currentPassword: text });
      else setFailure(text);
    }
  };

  return { errors, form, failure, submit, isSending: loading };
};
