import { rupees, type Paise } from "../../platform/money.ts";
import type { ProductSelection } from "./product-list.rules.ts";

/** Products of a selection by category, as if no category were chosen. */
export type CategoryCounts = Record<string, number>;

/** What a selection is counted under: the same selection, whatever its categories, has the same key. */
export const selectionKey = (selection: ProductSelection): string =>
  JSON.stringify([
    selection.text ?? null,
    selection.minPrice ?? null,
    selection.maxPrice ?? null,
    selection.newSince !== undefined,
  ]);

/** Products in the list: the sum over its categories. */
export const totalOf = (counts: CategoryCounts, categories: string[] | undefined): number =>
  (categories ?? Object.keys(counts)).reduce((total, category) => total + (counts[category] ?? 0), 0);

/** The step of the price sliders: specification, section 9. */
export const priceStep: Paise = rupees(100);

/** The products of a category from one step of the sliders up to the next, those that cost just the step by themselves. */
export type PriceBand = { category: string; step: Paise; isStep: boolean; products: number };

/** Every product of the shop in its band: one count that answers all positions of the sliders. */
export type PriceCensus = { bands: PriceBand[] };

const isOnStep = (price: Paise | undefined): boolean => price === undefined || price % priceStep === 0;

/** Whether the census tells how many products a selection has. */
export const isInCensus = ({ text, newSince, minPrice, maxPrice }: ProductSelection): boolean =>
  text === undefined && newSince === undefined && isOnStep(minPrice) && isOnStep(maxPrice);

/** Counts of a selection that is in the census. */
export const countsInCensus = (
  { bands }: PriceCensus,
  { minPrice = -Infinity, maxPrice = Infinity }: ProductSelection,
): CategoryCounts => {
  const counts: CategoryCounts = {};
  for (const { category, step, isStep, products } of bands) {
    const isWithin = step >= minPrice && (step < maxPrice || (isStep && step === maxPrice));
    if (isWithin) counts[category] = (counts[category] ?? 0) + products;
  }
  return counts;
};

/** Finds of a text that are counted one by one. */
export const mostCounted = 10_000;

const twoDigits = (count: number): number => Number(count.toPrecision(2));

/**
 * Counts out of the part of the table that was read: all of it, unless there were more finds than are counted. Then
 * the rest is taken to be like this part, and the numbers are round.
 */
export const wholeCounts = (seen: CategoryCounts, pagesRead: number, pages: number): CategoryCounts => {
  if (totalOf(seen, undefined) < mostCounted) return seen;
  const entries = Object.entries(seen).map(([category, count]) => [
    category,
    twoDigits((count * pages) / pagesRead),
  ]);
  return Object.fromEntries(entries) as CategoryCounts;
};
