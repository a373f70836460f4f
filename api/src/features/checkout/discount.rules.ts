import { shareOf, sum, type Paise } from "../../platform/money.ts";

/** What a person types: any case, with spaces around and within. Nothing when it is blank. */
export const typedCode = (typed: string | null | undefined): string | null =>
  (typed ?? "").replace(/\s+/g, "").toUpperCase() || null;

/** So many percent off the subtotal, to the nearest paisa. Decision 15. */
export const discountOf = (subtotal: Paise, percent: number): Paise => shareOf(subtotal, percent * 100);

/**
 * Spreads an amount over lines in proportion to what they cost, by the largest remainder: the shares are whole paise,
 * none is more than its line, and together they are the amount. In big integers, since products of two amounts are
 * beyond the exact ones.
 */
export const spread = (amount: Paise, lineTotals: readonly Paise[]): Paise[] => {
  const total = BigInt(sum(lineTotals));
  if (total === 0n) return lineTotals.map(() => 0);
  const parts = lineTotals.map((lineTotal, place) => {
    const exact = BigInt(amount) * BigInt(lineTotal);
    return { place, share: Number(exact / total), rest: exact % total };
  });
  const left = amount - sum(parts.map(({ share }) => share));
  const byRest = parts.toSorted((one, other) =>
    one.rest === other.rest ? one.place - other.place : one.rest > other.rest ? -1 : 1,
  );
  const luckier = new Set(byRest.slice(0, left).map(({ place }) => place));
  return parts.map(({ place, share }) => share + (luckier.has(place) ? 1 : 0));
};
