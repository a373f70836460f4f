import {
  LoginNumberDocument,
  useRemoveLoginNumberMutation,
  useSendNumberCodeMutation,
} from "../../../graphql/generated.ts";
import { formText } from "../../../ui/form-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { mobileText } from "../../../ui/typed-number.ts";
import { loginNumberNotice } from "../notices/login-number.notice.ts";
import { PrivacyNotice } from "../notices/privacy-notice.tsx";
import { ConfirmedForm } from "../second-factor/confirmed-form.tsx";

/** The same as in the messages of the server. */
const MOBILE_INVALID = "Please enter an Indian mobile number of ten digits.";

const mobileOf = (typed: FormData) => mobileText(formText(typed, "mobile"));

/** Asks for a number, and for the password or a passkey; then sends the code. */
export const AddNumberForm = ({ onSent }: { onSent: (mobile: string) => void }) => {
  const [send] = useSendNumberCodeMutation({ fetchPolicy: "no-cache" });
  return (
    <ConfirmedForm
      button="Send code"
      notice={<PrivacyNotice notice={loginNumberNotice} />}
      check={(typed) => ({ mobile: mobileOf(typed) === undefined ? MOBILE_INVALID : undefined })}
      onConfirmed={async (confirmation, typed) => {
        const mobile = mobileOf(typed) ?? "";
        await send({ variables: { mobile, confirmation } });
        onSent(mobile);
      }}
    >
      {(errors) => (
        <TextField
          label="Mobile number"
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="An Indian number. We send it a code by SMS."
          error={errors["mobile"]}
          required
        />
      )}
    </ConfirmedForm>
  );
};

/** Asks for the password or a passkey; then removes the number. */
export const RemoveNumberForm = ({ onRemoved }: { onRemoved: () => void }) => {
  const [remove] = useRemoveLoginNumberMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: LoginNumberDocument, data: data.removeLoginNumber }),
  });
  return (
    <ConfirmedForm
      button="Remove"
      isDanger
      onConfirmed={async (confirmation) => {
        await remove({ variables: { confirmation } });
        onRemoved();
      }}
    >
      {() => <p>We will no longer send login codes to it.</p>}
    </ConfirmedForm>
  );
};
