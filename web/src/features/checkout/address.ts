import type { ShippingAddressInput } from "../../graphql/generated.ts";
import { EMAIL_INVALID, emailText, isEmail } from "../../ui/email.ts";
import { formText } from "../../ui/form-text.ts";
import { plainText } from "../../ui/plain-text.ts";
import { mobileDigits, phoneText, pinOf } from "../../ui/typed-number.ts";

/** Shown before any single field is checked (specification, section 5). */
export const FILL_ALL_FIELDS = "Please fill all fields.";

/** The fields in the order of the form. The country is always India and has no field of its own here. */
export const addressFields = ["fullName", "email", "phone", "address", "city", "state", "zipCode"] as const;

export type AddressField = (typeof addressFields)[number];

export type Address = Required<Pick<ShippingAddressInput, AddressField>>;

/** As many as a profile can have. */
export const MAX_SAVED_ADDRESSES = 10;

/** Error messages by field. */
export type AddressErrors = Partial<Record<AddressField, string>>;

const formats: Partial<Record<AddressField, { isValid: (value: string) => boolean; message: string }>> = {
  email: { isValid: isEmail, message: EMAIL_INVALID },
  phone: {
    isValid: (value) => mobileDigits(value) !== undefined,
    message: "Please enter a 10-digit Indian mobile number.",
  },
  zipCode: {
    isValid: (value) => pinOf(value) !== null,
    message: "Please enter a PIN code of 6 digits that does not start with 0.",
  },
};

/** The address as it is typed. */
export const readTypedAddress = (form: FormData): Address =>
  Object.fromEntries(addressFields.map((field) => [field, formText(form, field)])) as Address;

/** The address of a submitted form, each value without blanks around it. */
export const readAddress = (form: FormData): Address =>
  Object.fromEntries(addressFields.map((field) => [field, formText(form, field).trim()])) as Address;

const blankFields = (address: Address) => addressFields.filter((field) => address[field].trim() === "");

/** Whether a field of the address is blank. */
export const hasBlank = (address: Address): boolean => blankFields(address).length > 0;

/**
 * Errors of the address by field; empty for a valid address. Blank fields come first: formats are checked only when
 * every field is filled (decision 18).
 */
export const addressErrors = (
  address: Address,
  { isEmailOptional = false }: { isEmailOptional?: boolean } = {},
): AddressErrors => {
  const isLeftOut = (field: AddressField) =>
    isEmailOptional && field === "email" && address.email.trim() === "";
  const blank = blankFields(address).filter((field) => !isLeftOut(field));
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, "Please fill this in."]));
  const invalidFields = addressFields.filter(
    (field) => !isLeftOut(field) && formats[field]?.isValid(address[field]) === false,
  );
  return Object.fromEntries(invalidFields.map((field) => [field, formats[field]?.message]));
};

/** The address in the form that the API takes: mobile number as `+91 98765 43210`, PIN code without spaces. */
export const toShippingAddressInput = (address: Address, country: string): ShippingAddressInput => ({
  ...address,
  email: emailText(address.email),
  phone: phoneText(address.phone),
  zipCode: pinOf(address.zipCode) ?? plainText(address.zipCode),
  country,
});

/** The fields of an address in a response, without the country. Missing ones are empty. */
export const currentAddress = (response: object): Address =>
  Object.fromEntries(
    addressFields.map((field) => [field, String((response as Record<string, unknown>)[field] ?? "")]),
  ) as Address;

/** The current address with the fields that were typed. A field that was left as it was seen takes the current value. */
export const rebasedAddress = (typed: Address, seen: Address, current: Address): Address =>
  Object.fromEntries(
    addressFields.map((field) => [field, typed[field] === seen[field] ? current[field] : typed[field]]),
  ) as Address;
