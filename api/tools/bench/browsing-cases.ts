import type { Request } from "autocannon";
import { graphql } from "./cases.ts";
import { searchPage, searchSuggestions, shopPage } from "./operations.ts";
import { pageSize, targets } from "./plan.ts";

/** One way to look for products: several questions of a kind, so that no two neighbours ask the very same. */
export type BrowsingCase = {
  title: string;
  /** Most p95 with many products against few. */
  most: number;
  requests: Request[];
};

const sorts = ["NEWEST", "PRICE_LOW_TO_HIGH", "PRICE_HIGH_TO_LOW", "NAME_A_TO_Z"];
const categories = ["PARTY", "CASUALS", "EVERYDAY", "ACCESSORIES"];

/** Words that many products have, two together, misspelled ones, and what nothing has. */
const common = ["kurta", "silk", "cotton", "dress", "anarkali", "indigo", "dupatta", "red"];
const pairs = ["anarkali red", "silk scarf", "cotton kurta", "ikat blazer", "silk dupatta", "indigo dress"];
const misspelled = ["kurtha", "lehnga", "anarkly", "duppata", "chickankari", "banarsi", "slik", "sari"];
const unknown = ["qqqqqq", "zzzz", "xyzzyx", "jjjj kkkk"];
const begun = ["k", "kur", "an", "red ana", "lehn", "silk d", "chik", "pal"];

const page = (filter: object, sort = "NEWEST", first = pageSize): Request =>
  graphql(shopPage, { first, filter, sort });

const filtered = (title: string, filters: readonly object[], first = pageSize): BrowsingCase => ({
  title,
  most: targets.withMany,
  requests: filters.flatMap((filter) => sorts.map((sort) => page(filter, sort, first))),
});

const searched = (title: string, requests: Request[]): BrowsingCase => ({
  title,
  most: targets.searchWithMany,
  requests,
});

const results = (texts: readonly string[]): Request[] =>
  texts.map((text) => graphql(searchPage, { first: pageSize, text }));

export const browsingCases: BrowsingCase[] = [
  ...sorts.map((sort) => ({ title: `sort ${sort}`, most: targets.withMany, requests: [page({}, sort)] })),
  filtered(
    "filter: one category",
    categories.map((category) => ({ categories: [category] })),
  ),
  filtered("filter: two categories", [
    { categories: ["PARTY", "CASUALS"] },
    { categories: ["EVERYDAY", "ACCESSORIES"] },
  ]),
  filtered(
    "filter: price",
    [500, 1000, 1500, 2000, 4000].map((minPrice) => ({ minPrice, maxPrice: minPrice + 1500 })),
  ),
  filtered("filter: category and price", [
    { categories: ["PARTY"], minPrice: 3000, maxPrice: 6000 },
    { categories: ["CASUALS"], minPrice: 1500, maxPrice: 3000 },
  ]),
  filtered("filter: new, pages of 10", [{ isNew: true }], 10),
  searched("search: a word", results(common)),
  searched("search: two words", results(pairs)),
  searched("search: misspelled", results(misspelled)),
  searched("search: nothing found", results(unknown)),
  searched(
    "search in the shop, each order",
    common.flatMap((text) => sorts.map((sort) => page({ text }, sort))),
  ),
  searched(
    "search in a category and price",
    common.map((text) => page({ text, categories: ["PARTY"], minPrice: 1000, maxPrice: 6000 })),
  ),
  searched(
    "suggestions",
    begun.map((term) => graphql(searchSuggestions, { term })),
  ),
];
