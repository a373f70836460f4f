import { plainText } from "../../../ui/plain-text.ts";

/** The entries of a comma-separated text, trimmed, without blank ones (specification, section 3). */
export const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const plainNumber = /^\d+(\.\d{1,2})?$/;
/** Digits in groups, as in 1,04,999. A comma never separates paise: "12,50" is no number. */
const groupedNumber = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d{1,2})?$/;

/** A number without a sign and with at most two decimal places; `undefined` if it is none. */
const parseAmount = (text: string): number | undefined => {
  const typed = plainText(text).replace(/[₹%\s]|^(?:rs\.?|inr)(?=[\s\d])/gi, "");
  return plainNumber.test(typed) || groupedNumber.test(typed) ? Number(typed.replaceAll(",", "")) : undefined;
};

const highestPrice = 1_000_000;

/** The rupees of a typed price: "1499.50", "₹1,499". `undefined` unless it is 0.01 to 1,000,000 in whole paise. */
export const parsePrice = (text: string): number | undefined => {
  const rupees = text.includes("%") ? undefined : parseAmount(text);
  return rupees !== undefined && rupees > 0 && rupees <= highestPrice ? rupees : undefined;
};

/** The rupees of a price as a form shows them: "1499", "1499.50". */
export const priceText = (rupees: number): string =>
  Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);

const maxPieces = 1_000_000;

/** A typed number of pieces: "7", "1,200". `undefined` unless it is a whole number from 0 to 1,000,000. */
export const parsePieces = (text: string): number | undefined => {
  const pieces = /[^\d,.]/.test(plainText(text)) ? undefined : parseAmount(text);
  return pieces !== undefined && Number.isInteger(pieces) && pieces <= maxPieces ? pieces : undefined;
};

/** Reads a number with a sign. */
const signed =
  (parse: (text: string) => number | undefined) =>
  (text: string): number | undefined => {
    const typed = plainText(text);
    const value = parse(typed.replace(/^[+-]/, ""));
    return value !== undefined && typed.startsWith("-") ? -value : value;
  };

/** A typed difference: "-2", "3". `undefined` unless it is a whole number of at most 1,000,000 pieces. */
export const parseDifference = signed(parsePieces);

/** A typed change of a price in rupees or in percent: "-₹100", "12.5 %". `undefined` if it is no number. */
export const parsePriceChange = signed(parseAmount);
