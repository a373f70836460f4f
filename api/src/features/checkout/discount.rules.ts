import { portion, sum, type Paise } from "../../platform/money.ts";

/** What a person types: any case, with spaces around and within. Nothing when it is blank. */
export const normalizedCode = (typed: string | null | undefined): string | null =>
  (typed ?? "").replace(/\s+/g, "").toUpperCase() || null;

/** So many percent off the subtotal, to the nearest paisa. Decision 15. */
export const discountOf = (subtotal: Paise, percent: number): Paise => portion(subtotal, percent * 100);

/**
 * Spreads an amount over lines in proportion to what they cost, by the largest remainder: the shares are whole paise,
 * none is more than its line, and together they are the amount. In big integers, since products of two amounts are
 * beyond the exact ones.
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
