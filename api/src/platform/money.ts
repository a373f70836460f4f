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

/** The price of all pieces of a line. */
export const lineTotal = (line: { price: Paise; quantity: number }): Paise => line.price * line.quantity;

export const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Spreads an amount over lines in proportion to their totals, by the largest remainder. The shares are whole paise, none
 * exceeds its line, and their sum is the amount. Big integers, because a product of two amounts can exceed the safe
 * integers.
 */
export const spreadOverLines = (amount: Paise, lineTotals: readonly Paise[]): Paise[] => {
  const total = BigInt(sum(lineTotals));
  if (total === 0n) return lineTotals.map(() => 0);
  const parts = lineTotals.map((lineTotal, index) => {
    const exact = BigInt(amount) * BigInt(lineTotal);
    return { index, share: Number(exact / total), remainder: exact % total };
  });
  const leftover = amount - sum(parts.map(({ share }) => share));
  const byRemainder = parts.toSorted((one, other) => {
    if (one.remainder === other.remainder) return one.index - other.index;
    return one.remainder > other.remainder ? -1 : 1;
  });
  const withExtraPaisa = new Set(byRemainder.slice(0, leftover).map(({ index }) => index));
  return parts.map(({ index, share }) => share + (withExtraPaisa.has(index) ? 1 : 0));
};
