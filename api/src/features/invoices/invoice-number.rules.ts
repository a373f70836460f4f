import { dayInIndia } from "../../platform/days.ts";

/** The financial year of an instant in Indian time, April to March: "26-27". */
export const financialYear = (instant: Date): string => {
  const [year = 0, month = 0] = dayInIndia(instant).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, "0")).join("-");
};

/** At most 16 letters, digits, dashes and slashes, as rules 46 and 53 of the CGST Rules require. */
const numberIn = (series: string, year: string, sequence: number): string =>
  `${series}/${year}/${String(sequence).padStart(6, "0")}`;

/** "SJ/26-27/000123" */
export const invoiceNumber = (year: string, sequence: number): string => numberIn("SJ", year, sequence);

/** "CN/26-27/000123" */
export const creditNoteNumber = (year: string, sequence: number): string => numberIn("CN", year, sequence);
