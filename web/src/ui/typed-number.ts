import { plainText } from "./plain-text.ts";

/** What people write between the digits of a phone number or a PIN code. */
const separators = /[\s().,/·•-]/g;

const compactNumber = (typed: string) => plainText(typed).replace(separators, "");

/** The ten digits of an Indian mobile number, with or without +91, 0091 or 0 before them; `undefined` for anything else. */
export const mobileDigits = (typed: string) =>
  /^(?:(?:\+|0{1,2})?91)?0?([6-9]\d{9})$/.exec(compactNumber(typed))?.[1];

/** An Indian mobile number as people read it, such as "+91 98765 43210"; `undefined` for anything else. */
export const mobileText = (typed: string) => {
  const digits = mobileDigits(typed);
  return digits && `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
};

/** A phone number as the API takes it: a mobile number of India as `+91 98765 43210`, any other as it was typed. */
export const phoneText = (typed: string) => mobileText(typed) ?? plainText(typed);

/** The six digits of a typed PIN code; `null` for anything else. */
export const pinOf = (typed: string): string | null => {
  const digits = compactNumber(typed);
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
};

/** A typed whole number of at most nine digits, such as a quantity; `undefined` for anything else. */
export const wholeNumberOf = (typed: string) => {
  const text = plainText(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};
