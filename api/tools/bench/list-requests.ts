import type { Request } from "autocannon";
import { pageSize } from "./bench-settings.ts";
import { searchPage, shopPage } from "./operations.ts";

export const graphqlRequest = (query: string, variables: object, token?: string): Request => ({
  method: "POST",
  path: "/graphql",
  headers: {
    "content-type": "application/json",
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify({ operationName: query.match(/(?:query|mutation) (\w+)/)?.[1], query, variables }),
});

export const sorts = ["NEWEST", "PRICE_LOW_TO_HIGH", "PRICE_HIGH_TO_LOW", "NAME_A_TO_Z"];
export const categories = ["PARTY", "CASUALS", "EVERYDAY", "ACCESSORIES"];

/** Search texts: frequent words, pairs of words, misspelled words, and words without a match. */
export const commonWords = ["kurta", "silk", "cotton", "dress", "anarkali", "indigo", "dupatta", "red"];
export const wordPairs = [
  "anarkali red",
  "silk scarf",
  "cotton kurta",
  "ikat blazer",
  "silk dupatta",
  "indigo dress",
];
export const misspelledWords = [
  "kurtha",
  "lehnga",
  "anarkly",
  "duppata",
  "chickankari",
  "banarsi",
  "slik",
  "sari",
];
export const wordsWithoutMatch = ["qqqqqq", "zzzz", "xyzzyx", "jjjj kkkk"];

export const shopPageRequest = (filter: object, sort = "NEWEST", first = pageSize): Request =>
  graphqlRequest(shopPage, { first, filter, sort });

export const searchPageRequests = (texts: readonly string[]): Request[] =>
  texts.map((text) => graphqlRequest(searchPage, { first: pageSize, filter: { text } }));

/** Filters of a category, a colour and a lowest price, by two orders: 200 lists of which no two are equal. */
export const differentFilters: Request[] = categories.flatMap((category) =>
  ["RED", "BLUE", "PINK", "GREEN", "BLACK"].flatMap((color) =>
    [500, 900, 1300, 1700, 2100].flatMap((minPrice) =>
      ["NEWEST", "PRICE_LOW_TO_HIGH"].map((sort) =>
        shopPageRequest({ categories: [category], colors: [color], minPrice }, sort),
      ),
    ),
  ),
);

/** Searches of which no two are equal: single words, two words, and misspelled ones. */
export const differentSearches: Request[] = searchPageRequests([
  ...commonWords,
  ...commonWords.flatMap((first) =>
    commonWords.filter((second) => second !== first).map((second) => `${first} ${second}`),
  ),
  ...misspelledWords,
]);
