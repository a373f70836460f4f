import { dayInIndia } from "../../platform/days.ts";

/** The financial year of an instant in Indian time, April to March: "26-27". */
export const financialYear = (instant: Date): string => {
  const [year = 0, month = 0] = dayInIndia(instant).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, "0")).join("-");
};

/**
 * The number of a sequence: "SJ/26-27/000123" of "SJ/26-27/". At most 16 letters, digits, dashes and slashes, as rules 46 and 53 of
 * the CGST Rules require.
 */
export const numberAfter = (start: string, sequence: number): string =>
  `${start}${String(sequence).padStart(6, "0")}`;

/** "SJ/26-27/000123" of the prefix "SJ". */
export const invoiceNumber = (prefix: string, year: string, sequence: number): string =>
  numberAfter(`${prefix}/${year}/`, sequence);

/** "CN/26-27/000123" */
export const creditNoteNumber = (year: string, sequence: number): string =>
  numberAfter(`CN/${year}/`, sequence);

/** What stands before the sequence of a number: "SJ/26-27/" of "SJ/26-27/000123". */
export const startOf = (number: string): string => number.slice(0, number.lastIndexOf("/") + 1);

/** The sequence of a number: 123 of "SJ/26-27/000123". */
export const sequenceOf = (number: string): number => Number(number.slice(number.lastIndexOf("/") + 1));
