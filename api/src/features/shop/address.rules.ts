import { refuse } from "./shop.refusals.ts";
import { printedText, unprintableIn } from "../../platform/pdf/printed-text.ts";
import { plainText } from "../../platform/plain-text.ts";
import { cleanLine, cleanText, wordsOf } from "../../platform/text.ts";
import { phoneText, pinText } from "./typed-number.rules.ts";

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

/** Maximum length of each field of an address. */
export const maxLengths: Record<keyof Address, number> = {
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

/** The fields that are printed as they were typed. */
const printedFields = ["fullName", "address", "city", "phone", "zipCode"] as const;

const listFormat = new Intl.ListFormat("en-GB");

/** Why a field cannot stand on the parcel; `undefined` if it can. */
const printProblem = (text: string, field: string): string | undefined => {
  const missing = unprintableIn(text);
  if (missing.length > 0)
    return `We cannot print ${listFormat.format(missing.slice(0, 5))} on your parcel. Please write in English or in an Indian language.`;
  if (printedText(text).trim() === "")
    return `We cannot print emoji on your parcel. Please write the ${wordsOf(field)} in letters.`;
  return undefined;
};

/** Throws NOT_PRINTABLE for an address that the courier could not read in full. */
const checkPrintable = (address: Address): void => {
  for (const field of printedFields) {
    const message = printProblem(address[field], field);
    if (message) refuse("NOT_PRINTABLE", { field, message });
  }
};

/**
 * An address as the shop stores it: cleaned, every field present, a known state, India. Specification, section 5.
 * Throws FILL_ALL_FIELDS, NOT_PRINTABLE, STATE_UNKNOWN, COUNTRY_UNKNOWN, BAD_INPUT.
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
  checkPrintable(address);
  if (!settings.states.includes(address.state)) refuse("STATE_UNKNOWN", { field: "state" });
  if (address.country !== settings.country) refuse("COUNTRY_UNKNOWN", { field: "country" });
  return address;
};
