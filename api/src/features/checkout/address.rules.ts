import { refuse } from "../../platform/errors/errors.ts";
import { cleanLine, cleanText } from "../../platform/text.ts";

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
    address[field] = cleanField(input[field], field, maxLengths[field]);
    if (address[field] === "") refuse("FILL_ALL_FIELDS", { field });
  }
  if (!settings.states.includes(address.state)) refuse("STATE_UNKNOWN", { field: "state" });
  if (address.country !== settings.country) refuse("COUNTRY_UNKNOWN", { field: "country" });
  return address;
};
