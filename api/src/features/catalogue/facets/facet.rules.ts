import { quotedWord, type FacetWords, type WordQuery } from "../search-term.rules.ts";

/** What a product is. The admin sets it; without a choice a word of the title decides (docs/adr/0037). */
export enum GarmentKind {
  KURTA = "kurta",
  ANARKALI = "anarkali",
  DRESS = "dress",
  SAREE_GOWN = "saree_gown",
  SKIRT = "skirt",
  CO_ORD = "co_ord",
  JUMPSUIT = "jumpsuit",
  TOP = "top",
  TROUSERS = "trousers",
  BLAZER = "blazer",
  DUPATTA = "dupatta",
  SCARF = "scarf",
  BAG = "bag",
  JHUMKA = "jhumka",
  BANGLES = "bangles",
  BELT = "belt",
  JUTTI = "jutti",
  OTHER = "other",
}

export enum ColorFamily {
  RED = "red",
  PINK = "pink",
  ORANGE = "orange",
  YELLOW = "yellow",
  GREEN = "green",
  BLUE = "blue",
  PURPLE = "purple",
  BROWN = "brown",
  BEIGE = "beige",
  WHITE = "white",
  GREY = "grey",
  BLACK = "black",
  GOLD = "gold",
  SILVER = "silver",
}

export enum Fabric {
  COTTON = "cotton",
  SILK = "silk",
  LINEN = "linen",
  WOOL = "wool",
  VELVET = "velvet",
  SATIN = "satin",
  GEORGETTE = "georgette",
  CHIFFON = "chiffon",
  CREPE = "crepe",
  ORGANZA = "organza",
  VISCOSE = "viscose",
  POLYESTER = "polyester",
  LEATHER = "leather",
  METAL = "metal",
}

/** The facets whose values are words of the index, with the first part of these words: "kind/kurta". */
const facetPrefixes = { kinds: "kind", colors: "color", fabrics: "fabric", sizes: "size" } as const;

export type FacetName = keyof typeof facetPrefixes;

export const facetNames = Object.keys(facetPrefixes) as FacetName[];

/** A walk through several kinds reads each of them to its end. Up to this number of expected matches it is short. */
const mostOfSeveralKinds = 15_000;

/** The facets that only the index over words has; a kind is also a column with indexes of its own. */
const wordFacets: readonly FacetName[] = ["colors", "fabrics", "sizes"];

/** The chosen values of each facet. A product needs one value of each facet with a choice. */
export type FacetChoice = { [Name in FacetName]?: readonly string[] };

/** The word of a facet's value in the index. */
export const facetWord = (name: FacetName, value: string): string => `${facetPrefixes[name]}/${value}`;

/** The facet and the value of a word; `undefined` for another word. */
export const facetOfWord = (word: string): { name: FacetName; value: string } | undefined => {
  const end = word.indexOf("/");
  const name = facetNames.find((each) => facetPrefixes[each] === word.slice(0, end));
  return name && { name, value: word.slice(end + 1) };
};

/** Sizes are equal if their letters are, in any case. */
export const sizeValue = (size: string): string => size.trim().toUpperCase();

/** Whether a value of any of these facets is chosen. */
export const hasChoice = (
  choice: FacetChoice | undefined,
  names: readonly FacetName[] = facetNames,
): boolean => names.some((name) => (choice?.[name]?.length ?? 0) > 0);

const chosenWords = (choice: FacetChoice | undefined): FacetWords =>
  facetNames
    .map((name) => (choice?.[name] ?? []).map((value) => facetWord(name, value)))
    .filter((words) => words.length > 0);

/** The `tsquery` of a choice, with the query of a text; `undefined` without both. */
export const facetQuery = (choice: FacetChoice | undefined, text?: string): string | undefined => {
  const words = chosenWords(choice).map((each) => each.map(quotedWord).join(" | "));
  const parts = [...(text === undefined ? [] : [text]), ...words];
  return parts.length === 0 ? undefined : parts.map((part) => `(${part})`).join(" & ");
};

/** Whether the word index finds the products: a choice of kinds alone has indexes of its own. */
export const needsWordIndex = (words: WordQuery | undefined, choice: FacetChoice | undefined): boolean =>
  words !== undefined || hasChoice(choice, wordFacets);

/** The word query of a list: the words of the text and the chosen facets, with the expected number of matches by tier. */
export const withFacets = (
  words: WordQuery | undefined,
  choice: FacetChoice | undefined,
  { likely, total, forecast }: Pick<WordQuery, "likely" | "total" | "forecast">,
): WordQuery => {
  const most = (choice?.kinds?.length ?? 0) > 1 ? mostOfSeveralKinds : Infinity;
  const facets = chosenWords(choice);
  const parts = facets.length + (words ? 1 : 0);
  return {
    text: facetQuery(choice, words?.text) ?? "",
    hasSeveralWords: parts > 1 || words?.hasSeveralWords === true,
    likely: likely.map((matches) => Math.min(most, Math.round(matches))),
    total,
    forecast,
    facets,
  };
};
