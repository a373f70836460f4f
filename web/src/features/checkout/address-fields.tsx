import { Suspense } from "react";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { MAX_PASTED_LENGTH } from "../../ui/plain-text.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { Address, AddressErrors, AddressField } from "./address.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const PinNote = lazyPart(() => import("./pin-note.tsx"), "PinNote");

type AddressFieldsProps = {
  initialAddress: Address;
  errors: AddressErrors;
  states: readonly string[];
  country: string;
  emailHint?: string | undefined;
};

/** The fields of the shipping address. Each one sets the keyboard of a phone and the browser's autofill. */
export const AddressFields = ({
  initialAddress,
  errors,
  states,
  country,
  emailHint = "Order e-mails go to your account's address. A different address must be confirmed first.",
}: AddressFieldsProps) => {
  const field = (name: AddressField) => ({
    name,
    defaultValue: initialAddress[name],
    error: errors[name],
  });
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        label="Full name"
        className="sm:col-span-2"
        autoComplete="shipping name"
        maxLength={100}
        {...field("fullName")}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="shipping email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        hint={emailHint}
        {...field("email")}
      />
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        maxLength={MAX_PASTED_LENGTH}
        {...field("phone")}
      />
      <TextArea
        label="Address"
        className="sm:col-span-2"
        rows={2}
        autoComplete="shipping street-address"
        placeholder="House, street, landmark"
        maxLength={500}
        {...field("address")}
      />
      <TextField
        label="PIN code"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={MAX_PASTED_LENGTH}
        {...field("zipCode")}
      />
      <TextField label="City" autoComplete="shipping address-level2" maxLength={100} {...field("city")} />
      <Select
        label="State"
        placeholder="Choose a state"
        choices={states.map((state) => ({ value: state, label: state }))}
        autoComplete="shipping address-level1"
        {...field("state")}
      />
      <TextField
        label="Country"
        className="[&_input]:border-hairline [&_input]:bg-paper-deep"
        value={country}
        readOnly
        autoComplete="shipping country-name"
      />
      <Suspense>
        <PinNote states={states} />
      </Suspense>
    </div>
  );
};
