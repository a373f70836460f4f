import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Select } from "../ui/select.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { Address } from "./address.ts";

type AddressFieldsProps = {
  register: UseFormRegister<Address>;
  errors: FieldErrors<Address>;
  states: readonly string[];
  country: string;
};

/** Where the order goes. Each field tells the phone which keyboard to show and what the browser may fill in. */
export const AddressFields = ({ register, errors, states, country }: AddressFieldsProps) => (
  <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
    <TextField
      label="Full name"
      className="sm:col-span-2"
      autoComplete="shipping name"
      maxLength={100}
      error={errors.fullName?.message}
      {...register("fullName")}
    />
    <TextField
      label="E-mail"
      type="email"
      autoComplete="shipping email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      hint="Order mails go to your account's address. Another one has to be confirmed first."
      error={errors.email?.message}
      {...register("email")}
    />
    <TextField
      label="Mobile number"
      type="tel"
      inputMode="tel"
      autoComplete="shipping tel"
      maxLength={20}
      error={errors.phone?.message}
      {...register("phone")}
    />
    <TextArea
      label="Address"
      className="sm:col-span-2"
      rows={2}
      autoComplete="shipping street-address"
      placeholder="House, street, landmark"
      maxLength={500}
      error={errors.address?.message}
      {...register("address")}
    />
    <TextField
      label="City"
      autoComplete="shipping address-level2"
      maxLength={100}
      error={errors.city?.message}
      {...register("city")}
    />
    <TextField
      label="PIN code"
      inputMode="numeric"
      autoComplete="shipping postal-code"
      maxLength={12}
      error={errors.zipCode?.message}
      {...register("zipCode")}
    />
    <Select
      label="State"
      placeholder="Choose a state"
      choices={states.map((state) => ({ value: state, label: state }))}
      autoComplete="shipping address-level1"
      error={errors.state?.message}
      {...register("state")}
    />
    <TextField
      label="Country"
      className="[&_input]:border-hairline [&_input]:bg-paper-deep"
      value={country}
      readOnly
      autoComplete="shipping country-name"
    />
  </div>
);
