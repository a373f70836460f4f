import type { Shop } from "../../shop/shop.ts";
import { productCountCache } from "../product-count.cache.ts";
import type { ProductSelection } from "../product-list.rules.ts";
import {
  chosenIn,
  countsOfProducts,
  dimensions,
  noCounts,
  choiceKey,
  withoutChoice,
  type Dimension,
  type FacetCounts,
} from "./facet-count.rules.ts";
import { countProducts, readFacetSample } from "./facet-count.store.ts";
import {
  countSample,
  countsOfSample,
  pricesInSample,
  totalOfSample,
  uncertainDimensions,
  type FacetSample,
} from "./facet-sample.rules.ts";
import { maxCounted } from "../product-count.rules.ts";
import { forecastOf } from "../forecast.rules.ts";
import type { TextQuery, WordQuery } from "../search-term.rules.ts";
import { hasChoice, needsWordIndex, withFacets } from "./facet.rules.ts";

/** The sample of all products. */
const cachedSample = (shop: Shop): Promise<FacetSample> =>
  productCountCache(shop).facetSample.get("all", () => readFacetSample(shop));

/** Matches that are found in less time than a sample takes. */
const fewMatches = 5000;

/** The sample of the matches of a text; `undefined` if one of its words is rare. */
const matchSampleOf = async (shop: Shop, words: TextQuery): Promise<FacetSample | undefined> =>
  words.atMost > fewMatches
    ? productCountCache(shop).matchSamples.get(words.text, () => readFacetSample(shop, words))
    : undefined;

/** The counts of these dimensions, by one statement: of each dimension with a choice without it, and of the others. */
const countDimensions = async (
  shop: Shop,
  selection: ProductSelection,
  asked: readonly Dimension[],
): Promise<Partial<FacetCounts>> => {
  const chosen = asked.filter((dimension) => chosenIn(selection, dimension).length > 0);
  const others = asked.filter((dimension) => !chosen.includes(dimension));
  const selections = [
    ...chosen.map((dimension) => withoutChoice(selection, dimension)),
    ...(others.length > 0 ? [selection] : []),
  ];
  const counted = (await countProducts(shop, selections)).map(countsOfProducts);
  return Object.fromEntries([
    ...chosen.map((dimension, index) => [dimension, counted[index]?.[dimension] ?? {}]),
    ...others.map((dimension) => [dimension, counted[chosen.length]?.[dimension] ?? {}]),
  ]) as Partial<FacetCounts>;
};

const readFacetCounts = async (shop: Shop, selection: ProductSelection): Promise<FacetCounts> => {
  if (selection.textWords === null) return noCounts();
  const { textWords, newSince } = selection;
  const sample = await (textWords ? matchSampleOf(shop, textWords) : cachedSample(shop));
  if (newSince || !sample || (textWords && totalOfSample(sample) <= maxCounted))
    return { ...noCounts(), ...(await countDimensions(shop, selection, dimensions)) };
  const sampled = countSample(sample, selection);
  const uncertain = uncertainDimensions(sample, sampled);
  const exact = uncertain.length > 0 ? await countDimensions(shop, selection, uncertain) : {};
  return { ...countsOfSample(sample, sampled), ...exact };
};

/**
 * The products of a selection by the values of each dimension, as if nothing were chosen in it. They are of a sample, which
 * has all products of a shop with up to 20,000; few products are counted by a statement (docs/adr/0037-facets.md).
 */
export const facetCountsOf = (shop: Shop, selection: ProductSelection): Promise<FacetCounts> =>
  productCountCache(shop).facetCounts.get(choiceKey(selection), () => readFacetCounts(shop, selection));

/** The part of the matches of a single word that each tier has. Facets are of the first tier. */
const tierSharesOfWord = (word: WordQuery | undefined): number[] => {
  const all = word?.likely.at(-1) ?? 0;
  return word && all > 0 ? word.likely.map((matches) => matches / all) : [1, 1, 1, 1];
};

/** A list without filters for which the dictionary knows the number of matches. */
const isInDictionary = ({ textWords, facets, categories, minPrice, maxPrice }: ProductSelection): boolean =>
  !textWords?.hasSeveralWords &&
  !hasChoice(facets) &&
  categories === undefined &&
  minPrice === undefined &&
  maxPrice === undefined;

/** The part of the products with the other filters of a selection that has its facets. */
const facetShare = (products: FacetSample, selection: ProductSelection): number => {
  const candidates = pricesInSample(products, { ...selection, facets: undefined }).prices.length;
  return candidates === 0 ? 0 : pricesInSample(products, selection).prices.length / candidates;
};

/**
 * The selection with the word query that finds its list: a `tsquery` of the text's words and the chosen facets, with the
 * estimated number of matching rows, also where words and filters go together, and where a list by price begins. The estimates
 * are of the samples (docs/adr/0037-facets.md).
 */
export const withSearchQuery = async (
  shop: Shop,
  selection: ProductSelection,
  limit: number,
): Promise<ProductSelection> => {
  const { facets, textWords } = selection;
  if (textWords === null || !needsWordIndex(textWords, facets) || isInDictionary(selection))
    return { ...selection, words: textWords };
  const products = await cachedSample(shop);
  const total = totalOfSample(products);
  const matches = textWords ? await matchSampleOf(shop, textWords) : products;
  if (textWords && !matches) {
    const share = facetShare(products, selection);
    const likely = textWords.likely.map((each) => each * share);
    return { ...selection, words: withFacets(textWords, facets, { likely, total }) };
  }
  const forecast = forecastOf(
    pricesInSample(products, { ...selection, facets: { kinds: facets?.kinds ?? [] } }),
    pricesInSample(matches ?? products, selection),
    limit,
  );
  const shares = matches?.tierShares ?? tierSharesOfWord(textWords);
  const likely = shares.map((share) => forecast.matches * share);
  return { ...selection, words: withFacets(textWords, facets, { likely, total, forecast }) };
};
