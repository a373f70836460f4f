import { exactPriceStep, maxPriceSteps } from "../price-step.rules.ts";
import { maxCounted, roundToTwoDigits } from "../product-count.rules.ts";
import type { ProductSelection } from "../product-list.rules.ts";
import { facetNames, facetOfWord, type FacetName } from "./facet.rules.ts";

/** What a shopper narrows a list by, apart from text and price. */
export type Dimension = FacetName | "categories";

export const dimensions: readonly Dimension[] = ["categories", ...facetNames];

/** Products by value. */
export type ValueCounts = Record<string, number>;

/** For each dimension the products by value, as if nothing were chosen in this dimension. */
export type FacetCounts = Record<Dimension, ValueCounts>;

export const noCounts = (): FacetCounts => ({
  categories: {},
  kinds: {},
  colors: {},
  fabrics: {},
  sizes: {},
});

/** The values that are chosen in a dimension. */
export const chosenIn = (selection: ProductSelection, dimension: Dimension): readonly string[] =>
  (dimension === "categories" ? selection.categories : selection.facets?.[dimension]) ?? [];

/** The selection without its choice in a dimension. */
export const withoutChoice = (selection: ProductSelection, dimension: Dimension): ProductSelection =>
  dimension === "categories"
    ? { ...selection, categories: undefined }
    : { ...selection, facets: { ...selection.facets, [dimension]: [] } };

/** The cache key of the counts of a selection with its choices. */
export const choiceKey = ({ text, minPrice, maxPrice, newSince, ...selection }: ProductSelection): string =>
  JSON.stringify([
    text ?? null,
    minPrice ?? null,
    maxPrice ?? null,
    newSince !== undefined,
    ...dimensions.map((dimension) => [...chosenIn(selection, dimension)].sort()),
  ]);

/** Products that one statement has counted. */
export type CountedProducts = {
  categories: ValueCounts;
  /** Products by word of a facet, among the first `readForWords` products. */
  words: ValueCounts;
  /** Products that were counted, at most `maxCounted`. */
  total: number;
  /** Pages of the table up to the last counted product, and all pages. */
  pagesRead: number;
  pages: number;
};

/** Maximum products of which one statement counts the facets. More are extrapolated. */
export const readForWords = 2500;

const scaled = (counts: ValueCounts, factor: number): ValueCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([value, count]) => [
      value,
      factor === 1 ? count : roundToTwoDigits(count * factor),
    ]),
  );

const byFacet = (words: ValueCounts): FacetCounts => {
  const counts = noCounts();
  for (const [word, count] of Object.entries(words)) {
    const facet = facetOfWord(word);
    if (facet) counts[facet.name][facet.value] = count;
  }
  return counts;
};

/** The counts of a selection from its counted products. They are exact if all of them were read. */
export const countsOfProducts = (counted: CountedProducts): FacetCounts => {
  const { total, pages, pagesRead } = counted;
  // The statement stops at `maxCounted`: its counts are of the pages up to there.
  const extrapolation = total < maxCounted ? 1 : pages / pagesRead;
  const words = scaled(counted.words, (total / Math.min(total, readForWords)) * extrapolation);
  return { ...byFacet(words), categories: scaled(counted.categories, extrapolation) };
};

/**
 * The `tsquery` for the price steps of a narrow range of prices; the words of the index contain the step of each product. A
 * wider range is left to the filter on the price itself.
 */
export const priceStepsQuery = ({ minPrice, maxPrice }: ProductSelection): string | undefined => {
  if (minPrice === undefined || maxPrice === undefined) return undefined;
  // One step more at each end: the database computes the steps with its own rounding.
  const [first, last] = [Math.floor(exactPriceStep(minPrice)) - 1, Math.floor(exactPriceStep(maxPrice)) + 1];
  const steps = last - first + 1;
  if (steps > maxPriceSteps) return undefined;
  return `(${Array.from({ length: steps }, (_, index) => `'price/${first + index}'`).join(" | ")})`;
};
