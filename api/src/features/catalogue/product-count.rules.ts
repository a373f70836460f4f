import { rupees, type Paise } from "../../platform/money.ts";
import { hasChoice } from "./facets/facet.rules.ts";
import type { ProductSelection } from "./product-list.rules.ts";

/** Products of a selection by category, as if no category were chosen. */
export type CategoryCounts = Record<string, number>;

/** The cache key of the counts of a selection. Its categories are not part of the key. */
export const selectionKey = (selection: ProductSelection): string =>
  JSON.stringify([
    selection.text ?? null,
    selection.minPrice ?? null,
    selection.maxPrice ?? null,
    selection.newSince !== undefined,
  ]);

/** Number of products in the list: the sum over its categories. */
export const totalOf = (counts: CategoryCounts, categories: string[] | undefined): number =>
  (categories ?? Object.keys(counts)).reduce((total, category) => total + (counts[category] ?? 0), 0);

/** The width of a price band: the step of the price sliders (specification, section 9). */
export const bandWidth: Paise = rupees(100);

/** Number of products of a category in one price band: those at exactly its lowest price, or those above it. */
export type PriceBand = { category: string; lowest: Paise; isAtLowest: boolean; products: number };

/** All products of the shop by band. It gives the counts for every position of the sliders. */
export type PriceCensus = { bands: PriceBand[] };

const isBandEdge = (price: Paise | undefined): boolean => price === undefined || price % bandWidth === 0;

/** Whether a selection has categories and prices only. */
const isByPrice = ({ text, newSince, facets }: ProductSelection): boolean =>
  text === undefined && newSince === undefined && !hasChoice(facets);

/** Whether the counts of a selection follow from the census. */
export const isInCensus = (selection: ProductSelection): boolean =>
  isByPrice(selection) && isBandEdge(selection.minPrice) && isBandEdge(selection.maxPrice);

/** Counts of a selection that is in the census. */
export const countsInCensus = (
  { bands }: PriceCensus,
  { minPrice = -Infinity, maxPrice = Infinity }: ProductSelection,
): CategoryCounts => {
  const counts: CategoryCounts = {};
  for (const { category, lowest, isAtLowest, products } of bands) {
    const isWithin = lowest >= minPrice && (lowest < maxPrice || (isAtLowest && lowest === maxPrice));
    if (isWithin) counts[category] = (counts[category] ?? 0) + products;
  }
  return counts;
};

/** Products that a list looks through, and those of them that it shows. */
export type ExpectedMatches = { candidates: number; matches: number };

/** About how many products a selection leaves, in whole price bands; `undefined` if it has more than categories and prices. */
export const expectedMatches = (
  census: PriceCensus,
  selection: ProductSelection,
): ExpectedMatches | undefined => {
  if (!isByPrice(selection)) return undefined;
  const { categories, minPrice = 0, maxPrice = Infinity } = selection;
  const bands = {
    minPrice: Math.floor(minPrice / bandWidth) * bandWidth,
    maxPrice: Math.ceil(maxPrice / bandWidth) * bandWidth,
  };
  return {
    candidates: totalOf(countsInCensus(census, {}), categories),
    matches: totalOf(countsInCensus(census, bands), categories),
  };
};

/**
 * The number of matches up to which all of them are gathered at once. With more matches, a walk through the list reaches
 * a page of them sooner: among evenly spread matches it is then half as long as gathering (docs/adr/0011).
 */
export const gatheredUpTo = (limit: number, total: number): number => Math.sqrt(2 * limit * total);

/** Maximum matches of a text that are counted exactly. */
export const maxCounted = 10_000;

/** A count rounded to two digits, as an estimate is shown. */
export const roundToTwoDigits = (count: number): number => Number(count.toPrecision(2));
