import type { Paise } from "../money.ts";
import { plainText } from "../plain-text.ts";

/**
 * The text of a cell that holds a number, a code or a day, in plain characters and without the apostrophe by which a spreadsheet
 * keeps a long number as it is. Not for words, which may begin with one ("'90s skirt").
 */
export const valueText = (cell: string): string => plainText(cell).replace(/^['‘’]+ ?/, "");

/** Digits as they are, or in the groups of 1,04,999 and 104,999; then decimal places. A comma never separates paise. */
const numberForm = /^(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;

/** Whole digits and decimal places, the latter without zeros at their end; `undefined` for any other text. */
const partsOf = (text: string): { whole: string; decimals: string } | undefined => {
  const match = numberForm.exec(text);
  return match
    ? { whole: (match[1] ?? "").replaceAll(",", ""), decimals: (match[2] ?? "").replace(/0+$/, "") }
    : undefined;
};

/**
 * An amount of a cell in paise, as spreadsheets format it: "1299.5", "1,04,999.00", "₹ 1,299", "Rs. 1299" and "1299/-". `undefined`
 * for any other text, also for an amount that is finer than a paisa.
 */
export const amountOf = (cell: string): Paise | undefined => {
  const text = valueText(cell)
    .replace(/^(?:₹|rs\.?|inr) ?/i, "")
    .replace(/ ?(?:₹|inr|\/-)$/i, "");
  const parts = partsOf(text);
  return parts && parts.whole.length <= 11 && parts.decimals.length <= 2
    ? Number(parts.whole) * 100 + Number(parts.decimals.padEnd(2, "0"))
    : undefined;
};

/** A whole number of a cell: "10", "1,200" and "10.0"; `undefined` for any other text. */
export const wholeNumberOf = (cell: string): number | undefined => {
  const parts = partsOf(valueText(cell));
  return parts && parts.whole.length <= 9 && parts.decimals === "" ? Number(parts.whole) : undefined;
};

/** Whether a spreadsheet has shortened a long number, as in 1.2E+12: its last digits are lost. */
export const isShortenedNumber = (cell: string): boolean =>
  /^-?\d+(?:[.,]\d+)?e\+?\d+$/i.test(valueText(cell)) && /[.,+]/.test(cell);

/** What to do about a shortened number. */
export const shortenedNumberText = (cell: string): string =>
  `A spreadsheet has shortened a number to ${valueText(cell)}. Please format its column as text and enter the number again.`;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const longMonths = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** The number of a month, from its digits or its English name; NaN for any other text. */
const monthOf = (text: string): number => {
  const name = text.toLowerCase().replace(/\.$/, "");
  const index = longMonths.findIndex(
    (month, at) => name === month || name === months[at] || (name === "sept" && at === 8),
  );
  return index < 0 ? Number(text) : index + 1;
};

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** India's order. A year of two digits is in this century. */
const dayFirst = /^(\d{1,2})[-/. ]+([a-z]{3,9}\.?|\d{1,2})[-/., ]+(\d{4}|\d{2})$/i;
/** A month by its name leaves no doubt about the order. */
const monthFirst = /^([a-z]{3,9}\.?) (\d{1,2}),? (\d{4})$/i;

/** Day, month and year as they are written; `undefined` for any other text. */
const datePartsOf = (text: string): [day: number, month: number, year: number] | undefined => {
  const [, year, monthOfYear, dayOfMonth] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return [Number(dayOfMonth), Number(monthOfYear), Number(year)];
  const [, name, dayAfter, yearAfter] = monthFirst.exec(text) ?? [];
  if (name !== undefined) return [Number(dayAfter), monthOf(name), Number(yearAfter)];
  const [, day, month = "", lastYear = ""] = dayFirst.exec(text) ?? [];
  return day === undefined ? undefined : [Number(day), monthOf(month), Number(lastYear.padStart(4, "20"))];
};

/** The time after the day in a cell: hour, minute, half of the day, and the "Z" of an instant in UTC. */
export const timeForm = /[ T](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?([ap])m)?(z?)$/i;

/**
 * A day of a cell as YYYY-MM-DD: "2026-11-28", in India's order "28-11-2026" and "28/11/26", by its month "28-Nov-26" and
 * "28 November 2026", each also with a time. `undefined` for any other text, and for a day that does not exist.
 */
export const dayOf = (cell: string): string | undefined => {
  const text = valueText(cell).replace(timeForm, "");
  const [day, month, year] = datePartsOf(text) ?? [];
  const date = new Date(Date.UTC(year ?? NaN, (month ?? NaN) - 1, day));
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
};
