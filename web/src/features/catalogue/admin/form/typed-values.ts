/** The entries of a comma-separated text, trimmed, without blank ones (specification, section 3). */
export const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const plainNumber = /^\d+(\.\d{1,2})?$/;
/** Digits in groups, as in 1,04,999. A comma never separates paise: "12,50" is no number. */
const groupedNumber = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d{1,2})?$/;

const highestPrice = 1_000_000;

/** The rupees of a typed price: "1499.50", "₹1,499". `undefined` unless it is 0.01 to 1,000,000 in whole paise. */
export const parsePrice = (text: string): number | undefined => {
  const typed = text.replace(/[₹\s]/g, "");
  if (!plainNumber.test(typed) && !groupedNumber.test(typed)) return undefined;
  const rupees = Number(typed.replaceAll(",", ""));
  return rupees > 0 && rupees <= highestPrice ? rupees : undefined;
};

const maxPieces = 1_000_000;

/** A typed number of pieces; `undefined` unless it is a whole number from 0 to 1,000,000. */
export const parsePieces = (text: string): number | undefined => {
  const typed = text.trim();
  return /^\d+$/.test(typed) && Number(typed) <= maxPieces ? Number(typed) : undefined;
};

/** A typed difference: "-2", "3". `undefined` unless it is a whole number of at most 1,000,000 pieces. */
export const parseDifference = (text: string): number | undefined => {
  const typed = text.trim().replace("−", "-");
  const pieces = parsePieces(typed.replace(/^[+-]/, ""));
  return pieces !== undefined && typed.startsWith("-") ? -pieces : pieces;
};
