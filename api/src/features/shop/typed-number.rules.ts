import { plainText } from "../../platform/plain-text.ts";
import { cleanLine } from "../../platform/text.ts";

/** What people write between the digits of a phone number or a PIN code. */
const separators = /[\s().,/·•-]/g;

/** The spellings that are stored as they are: 9876543210, 98765 43210, +91 98765 43210. */
const tidyMobile = /^(?:\+91 ?)?[6-9]\d{4} ?\d{5}$/;

const mobileForm = /^(?:(?:\+|0{1,2})?91)?0?([6-9]\d{9})$/;

const mobileDigits = (typed: string): string | undefined =>
  mobileForm.exec(plainText(typed).replace(separators, ""))?.[1];

/** An Indian mobile number as +919876543210; `undefined` for any other text. */
export const mobileOf = (typed: string): string | undefined => {
  const digits = mobileDigits(typed);
  return digits && `+91${digits}`;
};

/**
 * A phone number as it is stored. An Indian mobile number in an unusual spelling, as in "0091-98765.43210", becomes
 * "+91 98765 43210". Any other number keeps its spelling, in plain characters.
 */
export const phoneText = (typed: string): string => {
  const plain = plainText(typed);
  const digits = mobileDigits(plain);
  return digits === undefined || tidyMobile.test(plain)
    ? plain
    : `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
};

const maxPhoneLength = 20;

/** The same of a field; "" if it is blank. Throws BAD_INPUT. */
export const cleanPhone = (typed: string | null | undefined, field: string): string =>
  cleanLine(phoneText(cleanLine(typed ?? "", field, maxPhoneLength)), field, maxPhoneLength);

/** The six digits of a PIN code; `undefined` for any other text. */
export const pinOf = (typed: string): string | undefined => {
  const digits = plainText(typed).replace(separators, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
};

/** A PIN code as it is stored. Text that is no PIN code of India stays, in plain characters. */
export const pinText = (typed: string): string => pinOf(typed) ?? plainText(typed);
