import { useId, useState, type FormEvent } from "react";
import { useApolloClient } from "@apollo/client/react";
import { errorField } from "../../graphql/error-message.ts";
import { ApiKeysDocument, useAddApiKeyMutation, type Permission } from "../../graphql/generated.ts";
import { isAnswerLost, writeErrorMessage } from "../../graphql/lost-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { formText } from "../../ui/form-text.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import { permissionWords } from "./permission-words.ts";

type KeyDialogProps = {
  /** What a key can be allowed to do. */
  permissions: readonly Permission[];
  onClose: () => void;
  /** Gets the new key. */
  onDone: (key: string) => void;
};

type Field = "name" | "permissions" | "password";

const fields: readonly Field[] = ["name", "permissions", "password"];

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

/** Makes an API key, after the owner has typed the password again. */
export const KeyDialog = ({ permissions, onClose, onDone }: KeyDialogProps) => {
  const id = useId();
  const client = useApolloClient();
  const [add, { loading }] = useAddApiKeyMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<Field>();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const formData = new FormData(event.currentTarget);
    const name = formText(formData, "name").trim();
    const chosen = permissions.filter((permission) => formData.getAll("permissions").includes(permission));
    const password = formText(formData, "password");
    const problems = {
      ...(name === "" && { name: "Please enter a name for the key." }),
      ...(chosen.length === 0 && { permissions: "Please choose what the key may do." }),
      ...(password === "" && { password: "Please enter your password." }),
    };
    setFailure(null);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    const expiresInDays = Number(formText(formData, "expiresInDays")) || null;
    try {
      const { data } = await add({
        variables: { input: { name, permissions: chosen, expiresInDays }, password },
      });
      if (!data) return setFailure(FAILED);
      client.cache.writeQuery({ query: ApiKeysDocument, data: { apiKeys: data.addApiKey.apiKeys } });
      onDone(data.addApiKey.key);
    } catch (error) {
      const text = writeErrorMessage(error, { fallback: FAILED, lost: LOST });
      if (isAnswerLost(error)) void client.refetchQueries({ include: [ApiKeysDocument] });
      const field = fields.find((each) => each === errorField(error)?.replace(/^input\./, ""));
      if (field) show({ [field]: text });
      else setFailure(text);
    }
  };
  return (
    <Dialog
      title="Create an API key"
      description="A program that sends this key may do what you choose here, in your name."
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} isLoading={loading}>
            Create key
          </Button>
        </>
      }
    >
      <form {...form} id={id} onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={60}
          hint="The program that uses it, such as Warehouse."
          error={errors.name}
        />
        <fieldset aria-describedby={errors.permissions ? `${id}-permissions` : undefined}>
          <legend className="text-sm font-semibold">It may use</legend>
          <FieldError id={`${id}-permissions`}>{errors.permissions}</FieldError>
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
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          hint="To make sure that it is you."
          error={errors.password}
          required
        />
        <FormMessage tone="error" className="empty:hidden">
          {failure}
        </FormMessage>
      </form>
    </Dialog>
  );
};
