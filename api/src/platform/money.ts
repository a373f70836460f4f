/** Whole paise, a safe integer: the only form of money inside the shop. 100 paise are 1 rupee. */
export type Paise = number;

/** Highest price of one piece: ten lakh rupees. */
export const highestPrice: Paise = 100_000_000;

export const rupees = (whole: number): Paise => whole * 100;

/** Relative error of a sum of up to 100 amounts, which clients add up as binary fractions: 0.1 + 0.2 is 0.30000000000000004. */
const maxRoundingError = 64 * Number.EPSILON;

/** Paise of a decimal number of rupees; `undefined` if it is finer than a paisa, not finite, or too large to be exact. */
export const paiseOf = (amount: number): Paise | undefined => {
  if (!Number.isFinite(amount)) return undefined;
  const paise = Math.round(amount * 100);
  const isExact = Math.abs(amount * 100 - paise) <= maxRoundingError * Math.abs(paise);
  return isExact && Number.isSafeInteger(paise) ? paise : undefined;
};

const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** An amount in the notation of India: "₹1,29,900.00". */
export const formatRupees = (amount: Paise): string => rupeeFormat.format(amount / 100);

/** A share of an amount in hundredths of a percent, rounded to the nearest paisa, halves up. */
export const shareOf = (amount: Paise, hundredthsOfPercent: number): Paise =>
  Math.floor((amount * hundredthsOfPercent + 5000) / 10_000);

export const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);
