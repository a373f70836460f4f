import { refuse } from "../../platform/errors/errors.ts";
import { plainText } from "../../platform/plain-text.ts";
import { cleanLine, cleanText } from "../../platform/text.ts";
import { phoneText, pinText } from "../shop/typed-number.rules.ts";

export type Address = {
  fullName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
};

const maxLengths: Record<keyof Address, number> = {
  fullName: 100,
  email: 254,
  phone: 20,
  address: 500,
  city: 100,
  state: 60,
  zipCode: 12,
  country: 60,
};

/** Fields that are stored in a plainer form than the typed one. Their formats are not checked: decision 18. */
const plainForms: Partial<Record<keyof Address, (text: string) => string>> = {
  email: plainText,
  phone: phoneText,
  zipCode: pinText,
};

const isField = (name: string): name is keyof Address => name in maxLengths;

/**
 * An address as the shop stores it: cleaned, every field present, a known state, India. Specification, section 5.
 * Throws FILL_ALL_FIELDS, STATE_UNKNOWN, COUNTRY_UNKNOWN, BAD_INPUT.
 */
export const checkedAddress = (
  input: Address,
  settings: { states: readonly string[]; country: string },
): Address => {
  const address = { ...input };
  for (const field of Object.keys(maxLengths).filter(isField)) {
    const cleanField = field === "address" ? cleanText : cleanLine;
    const text = cleanField(input[field], field, maxLengths[field]);
    const plainForm = plainForms[field];
    // A plain form can be longer: one character can stand for many.
    address[field] = plainForm ? cleanField(plainForm(text), field, maxLengths[field]) : text;
    if (address[field] === "") refuse("FILL_ALL_FIELDS", { field });
  }
  if (!settings.states.includes(address.state)) refuse("STATE_UNKNOWN", { field: "state" });
  if (address.country !== settings.country) refuse("COUNTRY_UNKNOWN", { field: "country" });
  return address;
};
