import type { Paise } from "../../platform/money.ts";

/** Cash has no paise. What was received differs from the exact total by less than this. */
const rupee: Paise = 100;

/** The cash that is collected for an exact amount: the nearest whole rupee, halves up. */
export const wholeRupees = (exact: Paise): Paise => Math.floor((exact + rupee / 2) / rupee) * rupee;

/** The same in SQL, for an expression of at least 0 paise. */
export const wholeRupeesSql = (exact: string): string => `((${exact} + ${rupee / 2}) / ${rupee} * ${rupee})`;

/** Whether an amount that was received pays an exact amount in cash: the difference is rounding. */
export const isCashFor = (exact: Paise, received: Paise): boolean =>
  received >= 0 && Math.abs(received - exact) < rupee;

/** What of a credit is paid back in cash. `rounding` is what the credit is more than that. */
export type CashBack = { payout: Paise; rounding: Paise };

/** A credit is paid back in full, but together with the earlier payouts of its order at most what was received. */
export const cashBack = (
  credit: Paise,
  { received, paidBack }: { received: Paise; paidBack: Paise },
): CashBack => {
  const payout = Math.min(credit, received - paidBack);
  return { payout, rounding: credit - payout };
};
