import type { Request } from "autocannon";
import { graphqlRequest } from "./cases.ts";
import { searchPage, searchSuggestions, shopPage } from "./operations.ts";
import { pageSize, slowConnections, targets } from "./bench-settings.ts";

/** One kind of product query in several variants, so that consecutive requests differ. */
export type BrowsingCase = {
  title: string;
  /** The highest allowed ratio of p95 with many products to p95 with few. */
  maxRatio?: number;
  /** The highest allowed p95 with any number of products, in milliseconds. */
  maxP95?: number;
  /** Requests at the same time, if fewer than usual. */
  connections?: number;
  requests: Request[];
};

const sorts = ["NEWEST", "PRICE_LOW_TO_HIGH", "PRICE_HIGH_TO_LOW", "NAME_A_TO_Z"];
const categories = ["PARTY", "CASUALS", "EVERYDAY", "ACCESSORIES"];

/** Search texts: frequent words, pairs of words, misspelled words, and words without a match. */
const commonWords = ["kurta", "silk", "cotton", "dress", "anarkali", "indigo", "dupatta", "red"];
const wordPairs = [
  "anarkali red",
  "silk scarf",
  "cotton kurta",
  "ikat blazer",
  "silk dupatta",
  "indigo dress",
];
const misspelledWords = ["kurtha", "lehnga", "anarkly", "duppata", "chickankari", "banarsi", "slik", "sari"];
const wordsWithoutMatch = ["qqqqqq", "zzzz", "xyzzyx", "jjjj kkkk"];
const beginnings = ["k", "kur", "an", "red ana", "lehn", "silk d", "chik", "pal"];

const shopPageRequest = (filter: object, sort = "NEWEST", first = pageSize): Request =>
  graphqlRequest(shopPage, { first, filter, sort });

const filterCase = (title: string, filters: readonly object[], first = pageSize): BrowsingCase => ({
  title,
  maxRatio: targets.withMany,
  requests: filters.flatMap((filter) => sorts.map((sort) => shopPageRequest(filter, sort, first))),
});

const searchCase = (title: string, requests: Request[]): BrowsingCase => ({
  title,
  maxRatio: targets.searchWithMany,
  requests,
});

/** Words whose products lie far from the beginning of the alphabet. */
const wordsFarByName = ["anarkali", "zardozi", "palazzo", "oxidised", "tissue", "pleated"];

/** Filters for two common words between two prices. Each range is new, so that no count is cached. */
const newPriceRanges = Array.from({ length: 400 }, (_, index) => ({
  text: "cotton dress",
  minPrice: 900 + index * 3,
  maxPrice: 2200 + index * 7,
}));

/** A search that reads more than one of few matches does. It has a limit in milliseconds. */
const slowSearchCase = (title: string, requests: Request[]): BrowsingCase => ({
  title,
  maxP95: targets.searchP95,
  connections: slowConnections,
  requests,
});

const searchPageRequests = (texts: readonly string[]): Request[] =>
  texts.map((text) => graphqlRequest(searchPage, { first: pageSize, filter: { text } }));

export const browsingCases: BrowsingCase[] = [
  ...sorts.map((sort) => ({
    title: `sort ${sort}`,
    maxRatio: targets.withMany,
    requests: [shopPageRequest({}, sort)],
  })),
  filterCase(
    "filter: one category",
    categories.map((category) => ({ categories: [category] })),
  ),
  filterCase("filter: two categories", [
    { categories: ["PARTY", "CASUALS"] },
    { categories: ["EVERYDAY", "ACCESSORIES"] },
  ]),
  filterCase(
    "filter: price",
    [500, 1000, 1500, 2000, 4000].map((minPrice) => ({ minPrice, maxPrice: minPrice + 1500 })),
  ),
  filterCase("filter: category and price", [
    { categories: ["PARTY"], minPrice: 3000, maxPrice: 6000 },
    { categories: ["CASUALS"], minPrice: 1500, maxPrice: 3000 },
  ]),
  filterCase(
    "filter: a kind",
    ["KURTA", "DRESS", "JHUMKA", "JUTTI"].map((kind) => ({ kinds: [kind] })),
  ),
  filterCase(
    "filter: a size in stock",
    ["M", "XXL", "38", "2.6", "ONE SIZE"].map((size) => ({ sizes: [size] })),
  ),
  filterCase(
    "filter: a colour",
    ["RED", "BLUE", "PURPLE", "SILVER"].map((color) => ({ colors: [color] })),
  ),
  filterCase(
    "filter: a fabric",
    ["COTTON", "SILK", "VELVET", "LEATHER"].map((fabric) => ({ fabrics: [fabric] })),
  ),
  filterCase("filter: several facets", [
    { kinds: ["KURTA", "ANARKALI"], sizes: ["M", "L"], colors: ["RED", "PINK"] },
    { kinds: ["DRESS"], fabrics: ["SILK"], colors: ["GREEN"], sizes: ["XXL"] },
    { kinds: ["JHUMKA"], sizes: ["XXL"] },
    { categories: ["PARTY"], kinds: ["DRESS"], minPrice: 3000, maxPrice: 6000 },
    { kinds: ["SCARF"], categories: ["PARTY"], colors: ["BLACK"] },
  ]),
  filterCase("filter: new, pages of 10", [{ isNew: true }], 10),
  searchCase("search: a word", searchPageRequests(commonWords)),
  searchCase("search: two words", searchPageRequests(wordPairs)),
  searchCase("search: misspelled", searchPageRequests(misspelledWords)),
  searchCase("search: nothing found", searchPageRequests(wordsWithoutMatch)),
  searchCase(
    "search in the shop, each order",
    commonWords.flatMap((text) => sorts.map((sort) => shopPageRequest({ text }, sort))),
  ),
  searchCase(
    "search in a category and price",
    commonWords.map((text) =>
      shopPageRequest({ text, categories: ["PARTY"], minPrice: 1000, maxPrice: 6000 }),
    ),
  ),
  slowSearchCase(
    "search by name, far in the alphabet",
    wordsFarByName.map((text) => shopPageRequest({ text }, "NAME_A_TO_Z")),
  ),
  slowSearchCase(
    "search by price, each range new",
    newPriceRanges.map((filter) => shopPageRequest(filter, "PRICE_LOW_TO_HIGH")),
  ),
  searchCase(
    "search with facets",
    [
      { text: "silk", kinds: ["DRESS"] },
      { text: "cotton", sizes: ["M"], colors: ["RED"] },
      { text: "red anarkali", fabrics: ["SILK"], sizes: ["XXL"] },
      { text: "kurta", kinds: ["JHUMKA"] },
    ].flatMap((filter) => sorts.map((sort) => shopPageRequest(filter, sort))),
  ),
  searchCase(
    "suggestions",
    beginnings.map((term) => graphqlRequest(searchSuggestions, { term })),
  ),
];
