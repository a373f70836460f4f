import { shareOf, sum, type Paise } from "../../platform/money.ts";
import { plainText } from "../../platform/plain-text.ts";
import { cleanLine } from "../../platform/text.ts";

/** A discount code without spaces and in upper case; `null` if it is blank. Throws BAD_INPUT for text that cannot be stored. */
export const normalizedCode = (input: string | null | undefined): string | null =>
  plainText(cleanLine(input ?? "", "discountCode", Infinity))
    .replaceAll(" ", "")
    .toUpperCase() || null;

/** `percent` of the subtotal, to the nearest paisa. Decision 15. */
export const discountOf = (subtotal: Paise, percent: number): Paise => shareOf(subtotal, percent * 100);

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
  const byRemainder = parts.toSorted((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  const withExtraPaisa = new Set(byRemainder.slice(0, leftover).map(({ index }) => index));
  return parts.map(({ index, share }) => share + (withExtraPaisa.has(index) ? 1 : 0));
};
