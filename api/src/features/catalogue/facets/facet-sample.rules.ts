import type { Paise } from "../../../platform/money.ts";
import { roundToTwoDigits } from "../product-count.rules.ts";
import type { SampledPrices } from "../forecast.rules.ts";
import type { ProductSelection } from "../product-list.rules.ts";
import { chosenIn, dimensions, noCounts, type Dimension, type FacetCounts } from "./facet-count.rules.ts";
import { facetOfWord, facetWord } from "./facet.rules.ts";

/** The products of the sample with the same category and facets. */
export type SampledProducts = {
  category: string;
  facets: readonly string[];
  prices: readonly Paise[];
  /** Products that match a text, by tier. */
  tiers?: readonly number[] | undefined;
};

/** Products of the shop with their facets: all of them, or a random part. */
export type FacetSample = {
  /** Each category and facet that a product has, once. */
  values: { dimension: Dimension; value: string; word: string }[];
  /** The products, grouped by equal category and facets. `places` are indexes into `values`. */
  groups: { places: readonly number[]; prices: readonly Paise[] }[];
  /** Products of the shop for each product of the sample. */
  scale: number;
  /** The part of the matches of a text that each tier has; `undefined` if it was not read. */
  tierShares?: readonly number[] | undefined;
};

const wordOf = (dimension: Dimension, value: string): string =>
  dimension === "categories" ? `categories/${value}` : facetWord(dimension, value);

/** The part of the products of the last tier that each tier has. */
const tierSharesOf = (rows: readonly SampledProducts[]): readonly number[] | undefined => {
  const totals = rows.reduce<number[]>(
    (sums, { tiers = [] }) => tiers.map((products, tier) => products + (sums[tier] ?? 0)),
    [],
  );
  const all = totals.at(-1) ?? 0;
  return all > 0 ? totals.map((products) => products / all) : undefined;
};

/** The sample from rows of the database; `share` is the part of the table that was read. */
export const sampleOf = (rows: readonly SampledProducts[], share: number): FacetSample => {
  const values: FacetSample["values"] = [];
  const places = new Map<string, number>();
  const placeOf = (dimension: Dimension, value: string): number => {
    const word = wordOf(dimension, value);
    const place = places.get(word) ?? values.push({ dimension, value, word }) - 1;
    places.set(word, place);
    return place;
  };
  const groups = rows.map(({ category, facets, prices }) => ({
    places: [
      placeOf("categories", category),
      ...facets.flatMap((word) => {
        const facet = facetOfWord(word);
        return facet ? [placeOf(facet.name, facet.value)] : [];
      }),
    ],
    prices,
  }));
  return { values, groups, scale: 1 / share, tierShares: tierSharesOf(rows) };
};

const pricedWithin = (
  prices: readonly Paise[],
  { minPrice = -Infinity, maxPrice = Infinity }: ProductSelection,
): number => {
  let products = 0;
  for (const price of prices) if (price >= minPrice && price <= maxPrice) products += 1;
  return products;
};

/**
 * Bit masks hold sets of dimensions, one bit for each dimension. In `missing` a set bit means that the group does not meet the
 * filter of the dimension; `missing & (missing - 1)` is 0 if at most one bit is set.
 */
const bitOf = (dimension: Dimension): number => 1 << dimensions.indexOf(dimension);

const sumOfBits = (chosen: readonly Dimension[]): number =>
  chosen.reduce((bits, dimension) => bits | bitOf(dimension), 0);

/** Products of the sample. */
export type SampleCounts = {
  /** By value, each dimension as if nothing were chosen in it. */
  counts: FacetCounts;
  /** Products that the counts of a dimension rest on. */
  hits: Record<Dimension, number>;
};

/**
 * Counts the products of the sample in one pass. A product that misses one dimension counts for this dimension alone; one
 * that misses two counts nowhere.
 */
export const countSample = ({ values, groups }: FacetSample, selection: ProductSelection): SampleCounts => {
  const needed = sumOfBits(dimensions.filter((dimension) => chosenIn(selection, dimension).length > 0));
  const bits = values.map(({ dimension }) => bitOf(dimension));
  const isChosen = values.map(({ dimension, value }) => chosenIn(selection, dimension).includes(value));
  const totals = new Float64Array(values.length);
  const missingOnly = new Map<number, number>();
  for (const { places, prices } of groups) {
    const products = pricedWithin(prices, selection);
    if (products === 0) continue;
    let missing = needed;
    for (const place of places) if (isChosen[place]) missing &= ~(bits[place] ?? 0);
    if ((missing & (missing - 1)) !== 0) continue;
    missingOnly.set(missing, (missingOnly.get(missing) ?? 0) + products);
    for (const place of places)
      if (missing === 0 || missing === bits[place]) totals[place] = (totals[place] ?? 0) + products;
  }
  const counts = noCounts();
  values.forEach(({ dimension, value }, place) => {
    if (totals[place]) counts[dimension][value] = totals[place];
  });
  const matches = missingOnly.get(0) ?? 0;
  const hits = Object.fromEntries(
    dimensions.map((dimension) => [
      dimension,
      needed & bitOf(dimension) ? matches + (missingOnly.get(bitOf(dimension)) ?? 0) : matches,
    ]),
  ) as Record<Dimension, number>;
  return { counts, hits };
};

/** With fewer hits of the sample, a statement counts the products: there are few of them. */
const enoughHits = 40;

/** The dimensions whose counts the sample does not give. A sample of all products gives all. */
export const uncertainDimensions = ({ scale }: FacetSample, { hits }: SampleCounts): Dimension[] =>
  scale === 1 ? [] : dimensions.filter((dimension) => hits[dimension] < enoughHits);

/** The counts of the shop: exact for a sample of all products, else rounded to two digits. */
export const countsOfSample = ({ scale }: FacetSample, { counts }: SampleCounts): FacetCounts =>
  scale === 1
    ? counts
    : (Object.fromEntries(
        dimensions.map((dimension) => [
          dimension,
          Object.fromEntries(
            Object.entries(counts[dimension]).map(([value, count]) => [
              value,
              roundToTwoDigits(count * scale),
            ]),
          ),
        ]),
      ) as FacetCounts);

/** The number of all products, from a sample of them. */
export const totalOfSample = ({ groups, scale }: FacetSample): number =>
  Math.max(1, Math.round(groups.reduce((products, { prices }) => products + prices.length, 0) * scale));

/** The prices of the sampled products of a selection. */
export const pricesInSample = (
  { values, groups, scale }: FacetSample,
  selection: ProductSelection,
): SampledPrices => {
  const { minPrice = -Infinity, maxPrice = Infinity } = selection;
  const needed = sumOfBits(dimensions.filter((dimension) => chosenIn(selection, dimension).length > 0));
  const bits = values.map(({ dimension, value }) =>
    chosenIn(selection, dimension).includes(value) ? bitOf(dimension) : 0,
  );
  const found: Paise[] = [];
  // Loops: a sample has thousands of groups, and every list with a filter of the word index is forecast.
  for (const { places, prices } of groups) {
    let missing = needed;
    for (const place of places) missing &= ~(bits[place] ?? 0);
    if (missing !== 0) continue;
    for (const price of prices) if (price >= minPrice && price <= maxPrice) found.push(price);
  }
  return { prices: found, scale };
};
