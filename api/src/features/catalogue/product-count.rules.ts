import { facetNames, facetOfWord, type FacetName } from "./facets/facet.rules.ts";
import type { ProductSelection } from "./product-list.rules.ts";

/** What a shopper narrows a list by, apart from text and price. */
type Dimension = FacetName | "categories";

const dimensions: readonly Dimension[] = ["categories", ...facetNames];

/** Products by value. */
export type ValueCounts = Record<string, number>;

/** The products of a list, and for each dimension those by value, as if nothing were chosen in this dimension. */
export type ProductCounts = Record<Dimension, ValueCounts> & { total: number };

const chosenIn = ({ categories, facets }: ProductSelection, dimension: Dimension): readonly string[] =>
  (dimension === "categories" ? categories : facets?.[dimension]) ?? [];

const withoutChoice = (selection: ProductSelection, dimension: Dimension): ProductSelection =>
  dimension === "categories"
    ? { ...selection, categories: undefined }
    : { ...selection, facets: { ...selection.facets, [dimension]: [] } };

/** The cache key of the counts of a selection. */
export const countsKey = (selection: ProductSelection): string => {
  const { text, minPrice, maxPrice, newSince } = selection;
  const choices = dimensions.map((dimension) => [...chosenIn(selection, dimension)].sort());
  return JSON.stringify([text ?? null, minPrice ?? null, maxPrice ?? null, newSince !== undefined, choices]);
};

const dimensionsWithChoice = (selection: ProductSelection): Dimension[] =>
  dimensions.filter((dimension) => chosenIn(selection, dimension).length > 0);

/** The selections whose products are counted: that of the list, and for each dimension with a choice the one without it. */
export const countedSelections = (selection: ProductSelection): ProductSelection[] => [
  selection,
  ...dimensionsWithChoice(selection).map((dimension) => withoutChoice(selection, dimension)),
];

/** The counted products of one selection. `words` are facets, such as "color/red". */
export type CountedProducts = { categories: ValueCounts; words: ValueCounts; scale: number };

/** A count as it is; an estimate rounded to two digits. */
const scaled = (count: number, scale: number): number =>
  scale === 1 ? count : Number((count * scale).toPrecision(2));

const byDimension = ({ categories, words, scale }: CountedProducts): ProductCounts => {
  const counts: ProductCounts = {
    total: scaled(
      Object.values(categories).reduce((sum, products) => sum + products, 0),
      scale,
    ),
    categories: {},
    kinds: {},
    colors: {},
    fabrics: {},
    sizes: {},
  };
  for (const [category, products] of Object.entries(categories))
    counts.categories[category] = scaled(products, scale);
  for (const [word, products] of Object.entries(words)) {
    const facet = facetOfWord(word);
    if (facet) counts[facet.name][facet.value] = scaled(products, scale);
  }
  return counts;
};

/** The counts of a selection, from those of its `countedSelections`. Without any of them there is no product. */
export const countsOf = (
  selection: ProductSelection,
  [ofList, ...withoutChoices]: readonly CountedProducts[],
): ProductCounts => {
  const counts = byDimension(ofList ?? { categories: {}, words: {}, scale: 1 });
  dimensionsWithChoice(selection).forEach((dimension, index) => {
    const counted = withoutChoices[index];
    if (counted) counts[dimension] = byDimension(counted)[dimension];
  });
  return counts;
};
