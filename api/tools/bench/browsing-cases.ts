import type { Request } from "autocannon";
import { searchSuggestions } from "./operations.ts";
import { pageSize } from "./bench-settings.ts";
import {
  categories,
  commonWords,
  graphqlRequest,
  misspelledWords,
  searchPageRequests,
  shopPageRequest,
  sorts,
  wordPairs,
  wordsWithoutMatch,
} from "./list-requests.ts";

/** One kind of product query in several variants, so that consecutive requests differ. */
export type BrowsingCase = {
  title: string;
  /** Whether one index gives the page: such a page is quick with any number of products. */
  isPlain: boolean;
  requests: Request[];
};

const beginnings = ["k", "kur", "an", "red ana", "lehn", "silk d", "chik", "pal"];

const caseOf = (title: string, requests: Request[]): BrowsingCase => ({ title, isPlain: false, requests });

const plainCase = (title: string, requests: Request[]): BrowsingCase => ({ title, isPlain: true, requests });

/** Each filter in each order. */
const inEachOrder = (filters: readonly object[], first = pageSize): Request[] =>
  filters.flatMap((filter) => sorts.map((sort) => shopPageRequest(filter, sort, first)));

/** Words whose products lie far from the beginning of the alphabet. */
const wordsFarByName = ["anarkali", "zardozi", "palazzo", "oxidised", "tissue", "pleated"];

/** Filters for two common words between two prices. Each range is new, so that no count is cached. */
const newPriceRanges = Array.from({ length: 400 }, (_, index) => ({
  text: "cotton dress",
  minPrice: 900 + index * 3,
  maxPrice: 2200 + index * 7,
}));

export const browsingCases: BrowsingCase[] = [
  ...sorts.map((sort) => plainCase(`sort ${sort}`, [shopPageRequest({}, sort)])),
  plainCase("filter: one category", inEachOrder(categories.map((category) => ({ categories: [category] })))),
  caseOf(
    "filter: two categories",
    inEachOrder([{ categories: ["PARTY", "CASUALS"] }, { categories: ["EVERYDAY", "ACCESSORIES"] }]),
  ),
  caseOf(
    "filter: price",
    inEachOrder([500, 1000, 1500, 2000, 4000].map((minPrice) => ({ minPrice, maxPrice: minPrice + 1500 }))),
  ),
  caseOf(
    "filter: category and price",
    inEachOrder([
      { categories: ["PARTY"], minPrice: 3000, maxPrice: 6000 },
      { categories: ["CASUALS"], minPrice: 1500, maxPrice: 3000 },
    ]),
  ),
  plainCase(
    "filter: a kind",
    inEachOrder(["KURTA", "DRESS", "JHUMKA", "JUTTI"].map((kind) => ({ kinds: [kind] }))),
  ),
  caseOf(
    "filter: a size in stock",
    inEachOrder(["M", "XXL", "38", "2.6", "ONE SIZE"].map((size) => ({ sizes: [size] }))),
  ),
  caseOf(
    "filter: a colour",
    inEachOrder(["RED", "BLUE", "PURPLE", "SILVER"].map((color) => ({ colors: [color] }))),
  ),
  caseOf(
    "filter: a fabric",
    inEachOrder(["COTTON", "SILK", "VELVET", "LEATHER"].map((fabric) => ({ fabrics: [fabric] }))),
  ),
  caseOf(
    "filter: several facets",
    inEachOrder([
      { kinds: ["KURTA", "ANARKALI"], sizes: ["M", "L"], colors: ["RED", "PINK"] },
      { kinds: ["DRESS"], fabrics: ["SILK"], colors: ["GREEN"], sizes: ["XXL"] },
      { kinds: ["JHUMKA"], sizes: ["XXL"] },
      { categories: ["PARTY"], kinds: ["DRESS"], minPrice: 3000, maxPrice: 6000 },
      { kinds: ["SCARF"], categories: ["PARTY"], colors: ["BLACK"] },
    ]),
  ),
  caseOf("filter: new, pages of 10", inEachOrder([{ isNew: true }], 10)),
  plainCase("search: a word", searchPageRequests(commonWords)),
  caseOf("search: two words", searchPageRequests(wordPairs)),
  caseOf("search: misspelled", searchPageRequests(misspelledWords)),
  caseOf("search: nothing found", searchPageRequests(wordsWithoutMatch)),
  caseOf("search in the shop, each order", inEachOrder(commonWords.map((text) => ({ text })))),
  caseOf(
    "search in a category and price",
    commonWords.map((text) =>
      shopPageRequest({ text, categories: ["PARTY"], minPrice: 1000, maxPrice: 6000 }),
    ),
  ),
  caseOf(
    "search by name, far in the alphabet",
    wordsFarByName.map((text) => shopPageRequest({ text }, "NAME_A_TO_Z")),
  ),
  caseOf(
    "search by price, each range new",
    newPriceRanges.map((filter) => shopPageRequest(filter, "PRICE_LOW_TO_HIGH")),
  ),
  caseOf(
    "search with facets",
    inEachOrder([
      { text: "silk", kinds: ["DRESS"] },
      { text: "cotton", sizes: ["M"], colors: ["RED"] },
      { text: "red anarkali", fabrics: ["SILK"], sizes: ["XXL"] },
      { text: "kurta", kinds: ["JHUMKA"] },
    ]),
  ),
  caseOf(
    "suggestions",
    beginnings.map((term) => graphqlRequest(searchSuggestions, { term })),
  ),
];
