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

/** The cache key of the counts of a selection that can match. */
export const countsKey = (selection: ProductSelection): string => {
  const { text, minPrice, maxPrice, newSince, collection, origins = [] } = selection;
  const choices = dimensions.map((dimension) => [...chosenIn(selection, dimension)].sort());
  const ofCollection = collection && [collection.id, collection.version];
  return JSON.stringify([
    text ?? null,
    minPrice ?? null,
    maxPrice ?? null,
    newSince !== undefined,
    choices,
    ofCollection ?? null,
    [...origins].sort(),
  ]);
};

/** A selection, and the dimensions that its products are counted for. */
export type CountedSelection = { selection: ProductSelection; dimensions: Dimension[] };

/** The list with the dimensions without a choice; and for each choice the list without it. */
export const countedSelections = (selection: ProductSelection): CountedSelection[] => {
  const isChosen = (dimension: Dimension): boolean => chosenIn(selection, dimension).length > 0;
  return [
    { selection, dimensions: dimensions.filter((dimension) => !isChosen(dimension)) },
    ...dimensions
      .filter(isChosen)
      .map((dimension) => ({ selection: withoutChoice(selection, dimension), dimensions: [dimension] })),
  ];
};

/** The counted products of one selection. `words` are facets, such as "color/red". */
export type CountedProducts = { categories: ValueCounts; words: ValueCounts; scale: number };

/** A count as it is; an estimate rounded to two digits. */
const scaled = (count: number, scale: number): number =>
  scale === 1 ? count : Number((count * scale).toPrecision(2));

const scaledAll = (counts: ValueCounts, scale: number): ValueCounts =>
  Object.fromEntries(Object.entries(counts).map(([value, count]) => [value, scaled(count, scale)]));

/** The products by value of a dimension. */
const valuesOf = ({ categories, words, scale }: CountedProducts, dimension: Dimension): ValueCounts => {
  if (dimension === "categories") return scaledAll(categories, scale);
  const counts = Object.entries(words).flatMap(([word, count]) => {
    const facet = facetOfWord(word);
    return facet?.name === dimension ? [[facet.value, count] as const] : [];
  });
  return scaledAll(Object.fromEntries(counts), scale);
};

/** The counts of a list, from those of its `countedSelections`. */
export const countsOf = (
  selections: readonly CountedSelection[],
  counted: readonly CountedProducts[],
): ProductCounts => {
  const [ofList] = counted;
  const counts: ProductCounts = { total: 0, categories: {}, kinds: {}, colors: {}, fabrics: {}, sizes: {} };
  if (ofList) {
    const products = Object.values(ofList.categories).reduce((sum, count) => sum + count, 0);
    counts.total = scaled(products, ofList.scale);
  }
  counted.forEach((products, index) => {
    for (const dimension of selections[index]?.dimensions ?? [])
      counts[dimension] = valuesOf(products, dimension);
  });
  return counts;
};
