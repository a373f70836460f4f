import { useState, type FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { formText } from "../../ui/form-text.ts";
import { MAX_PASTED_LENGTH } from "../../ui/plain-text.ts";
import { TextField } from "../../ui/text-field.tsx";
import { pinOf } from "../../ui/typed-number.ts";
import { savePin } from "./stored-pin.ts";

const PIN_INVALID = "Please enter a PIN code of 6 digits that does not start with 0.";

/** The shopper has just pressed the button that opened the field. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

/** Takes the PIN code of the shopper. */
export const PinForm = ({ pin, onDone }: { pin: string | null; onDone: () => void }) => {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = pinOf(formText(new FormData(event.currentTarget), "pin"));
    setError(typed ? undefined : PIN_INVALID);
    if (!typed) return;
    savePin(typed);
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex max-w-80 items-end gap-3">
      <TextField
        label="PIN code"
        name="pin"
        className="grow"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={MAX_PASTED_LENGTH}
        defaultValue={pin ?? ""}
        error={error}
        ref={focusOnce}
      />
      <Button type="submit" variant="secondary" className={error ? "self-start mt-7" : ""}>
        Show
      </Button>
    </form>
  );
};
