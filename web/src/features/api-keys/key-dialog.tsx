import { useId } from "react";
import { useApolloClient } from "@apollo/client/react";
import {
  ApiKeysDocument,
  useAddApiKeyMutation,
  type ConfirmationInput,
  type Permission,
} from "../../graphql/generated.ts";
import { isAnswerLost, writeErrorMessage } from "../../graphql/lost-answer.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { formText } from "../../ui/form-text.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ConfirmedForm } from "../accounts/second-factor/confirmed-form.tsx";
import { permissionWords } from "./permission-words.ts";

type KeyDialogProps = {
  /** What a key can be allowed to do. */
  permissions: readonly Permission[];
  onClose: () => void;
  /** Gets the new key. */
  onDone: (key: string) => void;
};

const expiries = [
  { value: "", label: "Never" },
  { value: "30", label: "After 30 days" },
  { value: "90", label: "After 90 days" },
  { value: "365", label: "After a year" },
];

const FAILED = "The key could not be created.";

/** The key may exist, and its text was never shown. */
const LOST =
  "We did not hear back from the shop. Close this and look at the list: if the key is there, end it and create another one.";

const failureOf = (error: unknown) => writeErrorMessage(error, { fallback: FAILED, lost: LOST });

const nameOf = (typed: FormData) => formText(typed, "name").trim();

/** Makes an API key, after the owner has entered the password, or used a passkey, again. */
export const KeyDialog = ({ permissions, onClose, onDone }: KeyDialogProps) => {
  const id = useId();
  const client = useApolloClient();
  const [add] = useAddApiKeyMutation({ fetchPolicy: "no-cache" });
  const chosenOf = (typed: FormData) =>
    permissions.filter((permission) => typed.getAll("permissions").includes(permission));
  const makeKey = async (confirmation: ConfirmationInput, typed: FormData) => {
    const expiresInDays = Number(formText(typed, "expiresInDays")) || null;
    const input = { name: nameOf(typed), permissions: chosenOf(typed), expiresInDays };
    try {
      const { data } = await add({ variables: { input, confirmation } });
      if (!data) return;
      client.cache.writeQuery({ query: ApiKeysDocument, data: { apiKeys: data.addApiKey.apiKeys } });
      onDone(data.addApiKey.key);
    } catch (error) {
      if (isAnswerLost(error)) void client.refetchQueries({ include: [ApiKeysDocument] });
      throw error;
    }
  };
  return (
    <Dialog
      title="Create an API key"
      description="A program that sends this key may do what you choose here, in your name."
      isOpen
      onClose={onClose}
    >
      <ConfirmedForm
        button="Create key"
        check={(typed) => ({
          name: nameOf(typed) === "" ? "Please enter a name for the key." : undefined,
          permissions: chosenOf(typed).length === 0 ? "Please choose what the key may do." : undefined,
        })}
        onConfirmed={makeKey}
        failureOf={failureOf}
      >
        {(errors) => (
          <>
            <TextField
              label="Name"
              name="name"
              autoComplete="off"
              maxLength={60}
              hint="The program that uses it, such as Warehouse."
              error={errors["name"]}
            />
            <fieldset aria-describedby={errors["permissions"] ? `${id}-permissions` : undefined}>
              <legend className="text-sm font-semibold">It may use</legend>
              <FieldError id={`${id}-permissions`}>{errors["permissions"]}</FieldError>
              {permissions.map((permission) => (
                <Checkbox
                  key={permission}
                  name="permissions"
                  value={permission}
                  className="py-1.5"
                  label={
                    <>
                      <span className="block font-semibold">
                        {permissionWords[permission]?.name ?? permission}
                      </span>
                      <span className="block text-sm text-ink-soft">{permissionWords[permission]?.text}</span>
                    </>
                  }
                />
              ))}
            </fieldset>
            <Select label="Expires" name="expiresInDays" choices={expiries} defaultValue="" />
          </>
        )}
      </ConfirmedForm>
    </Dialog>
  );
};
