import type { Paise } from "../../platform/money.ts";

/** Where the matches of a list by price begin. */
export type PriceStart = {
  /** The price of the first match of the sample. As a rule, one or two pages of matches come before it. */
  price: Paise;
  /** Products that a walk through the list reads to fill a page. */
  walk: number;
};

/** What a sample of the products says of a list. */
export type Forecast = {
  /** Products with the category, the kind and the price of the list. A walk through the list reads each of them. */
  candidates: number;
  /** Those of them that match the words too. */
  matches: number;
  /** `undefined` without a match in the sample. */
  byPrice: Record<"asc" | "desc", PriceStart> | undefined;
};

/** Prices of some products, and the number of products of the shop for each of them. */
export type SampledPrices = { prices: readonly Paise[]; scale: number };

/**
 * Behind the first match, a walk reads as many products as this number of pages would need if the matches were evenly
 * spread. They are not, so it is more than one page.
 */
const walkedPages = 3;

/** The forecast of a list with pages of `limit` rows. The candidates and the matches can be of different samples. */
export const forecastOf = (candidates: SampledPrices, matches: SampledPrices, limit: number): Forecast => {
  const counts = {
    candidates: Math.round(candidates.prices.length * candidates.scale),
    matches: Math.round(matches.prices.length * matches.scale),
  };
  if (counts.matches === 0) return { ...counts, byPrice: undefined };
  const [lowest, highest] = [Math.min, Math.max].map((end) =>
    matches.prices.reduce((found, price) => end(found, price)),
  ) as [Paise, Paise];
  const page = (walkedPages * limit * counts.candidates) / counts.matches;
  const walkBehind = (isBefore: (price: Paise) => boolean): number =>
    Math.round(candidates.prices.filter(isBefore).length * candidates.scale + page);
  return {
    ...counts,
    byPrice: {
      asc: { price: lowest, walk: walkBehind((price) => price < lowest) },
      desc: { price: highest, walk: walkBehind((price) => price > highest) },
    },
  };
};
