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
  facetShare,
  uncertainDimensions,
  type FacetSample,
} from "./facet-sample.rules.ts";
import { maxCounted } from "../product-count.rules.ts";
import type { WordQuery } from "../search-term.rules.ts";
import { hasChoice, withFacets } from "./facet.rules.ts";

/** The sample of all products. Samples of the matches of a text are not kept: there can be as many as texts. */
const sampleOf = (shop: Shop): Promise<FacetSample> =>
  productCountCache(shop).facetSample.get("all", () => readFacetSample(shop));

/** Whether a text has so many matches that the sample has enough of them. */
const isCommon = ({ likely }: WordQuery): boolean => (likely.at(-1) ?? 0) > maxCounted;

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
  if (newSince || (textWords && !isCommon(textWords)))
    return { ...noCounts(), ...(await countDimensions(shop, selection, dimensions)) };
  const sample = await (textWords ? readFacetSample(shop, textWords.text) : sampleOf(shop));
  const sampled = countSample(sample, selection);
  const uncertain = uncertainDimensions(sample, sampled);
  const exact = uncertain.length > 0 ? await countDimensions(shop, selection, uncertain) : {};
  return { ...countsOfSample(sample, sampled), ...exact };
};

/**
 * The products of a selection by the values of each dimension, as if nothing were chosen in it. They are of a sample, which
 * has all products of a shop with up to 20,000; few products are counted by a statement (docs/adr/0037).
 */
export const facetCountsOf = (shop: Shop, selection: ProductSelection): Promise<FacetCounts> =>
  productCountCache(shop).facetCounts.get(choiceKey(selection), () => readFacetCounts(shop, selection));

/** The selection with the words of its facets, which the list searches together with those of the text. */
export const withFacetWords = async (shop: Shop, selection: ProductSelection): Promise<ProductSelection> => {
  const { facets, textWords } = selection;
  if (!hasChoice(facets) || textWords === null) return { ...selection, words: textWords };
  const share = facetShare(await sampleOf(shop), selection);
  return { ...selection, words: withFacets(textWords, facets, share) };
};
