import type { BadInput } from "./rows.ts";

export const LIST = `query List($first: Int, $after: String, $filter: ProductFilter, $sort: ProductSort) {
  products(first: $first, after: $after, filter: $filter, sort: $sort) {
    totalCount facets { categories { count } } pageInfo { endCursor } nodes { id }
  }
}`;
export const SUGGEST =
  "query Suggest($term: String!) { searchSuggestions(term: $term) { terms products { id } } }";

/** Arguments of a list of products. */
const lists: (Omit<BadInput, "body"> & { variables: object })[] = [
  {
    name: "an unknown filter",
    variables: { filter: { fit: "relaxed" } },
    code: "BAD_USER_INPUT",
    message:
      'Variable "$filter" got invalid value { fit: "relaxed" }; Field "fit" is not defined by type "ProductFilter".',
  },
  {
    name: "an unknown category",
    variables: { filter: { categories: ["SHOES"] } },
    code: "BAD_USER_INPUT",
    message:
      'Variable "$filter" got invalid value "SHOES" at "filter.categories[0]"; Value "SHOES" does not exist in "Categ',
  },
  {
    name: "a category in lower case",
    variables: { filter: { categories: ["party"] } },
    code: "BAD_USER_INPUT",
    message:
      'Variable "$filter" got invalid value "party" at "filter.categories[0]"; Value "party" does not exist in "Categ',
  },
  {
    name: "an unknown sort order",
    variables: { sort: "CHEAPEST" },
    code: "BAD_USER_INPUT",
    message:
      'Variable "$sort" got invalid value "CHEAPEST"; Value "CHEAPEST" does not exist in "ProductSort" enum.',
  },
  {
    name: "a price that is a word",
    variables: { filter: { minPrice: "cheap" } },
    code: "BAD_USER_INPUT",
    message:
      'Variable "$filter" got invalid value "cheap" at "filter.minPrice"; Rupees must be a number with at most two de',
  },
  {
    name: "a price finer than a paisa",
    variables: { filter: { maxPrice: 0.001 } },
    code: "BAD_USER_INPUT",
    message:
      'Variable "$filter" got invalid value 0.001 at "filter.maxPrice"; Rupees must be a number with at most two deci',
  },
  {
    name: "a page size of 0",
    variables: { first: 0 },
    code: "BAD_PAGE_SIZE",
    field: "first",
    message: "A page has 1 to 100 entries.",
  },
  {
    name: "a negative page size",
    variables: { first: -1 },
    code: "BAD_PAGE_SIZE",
    field: "first",
    message: "A page has 1 to 100 entries.",
  },
  {
    name: "a page size above the maximum",
    variables: { first: 101 },
    code: "BAD_PAGE_SIZE",
    field: "first",
    message: "A page has 1 to 100 entries.",
  },
  {
    name: "a fractional page size",
    variables: { first: 1.5 },
    code: "BAD_USER_INPUT",
    message: 'Variable "$first" got invalid value 1.5; Int cannot represent non-integer value: 1.5',
  },
  {
    name: "a forged cursor",
    variables: { after: "x" },
    code: "BAD_CURSOR",
    field: "after",
    message: "That cursor does not belong to this list.",
  },
  {
    name: "the lowest price above the highest",
    variables: { filter: { minPrice: 2000, maxPrice: 1000 } },
    code: "BAD_INPUT",
    field: "minPrice",
    message: "The lowest price is above the highest.",
  },
  {
    name: "a page size above 32 bits",
    variables: { first: 2_147_483_648 },
    code: "BAD_USER_INPUT",
    message:
      'Variable "$first" got invalid value 2147483648; Int cannot represent non 32-bit signed integer value: 21474836',
  },
  {
    name: "the largest page size of 32 bits",
    variables: { first: 2_147_483_647 },
    code: "TOO_COMPLEX",
    message: "the most is 20000.",
  },
  {
    name: "a page size of 1000",
    variables: { first: 1000 },
    code: "BAD_PAGE_SIZE",
    field: "first",
    message: "A page has 1 to 100 entries.",
  },
];

const cannotBeStored = "cannot be stored.";
const tooLong = "is longer than 200 characters.";

/** Words of a search, which the list, the suggestions and the documented path refuse alike. */
const texts: [name: string, text: string, message: string][] = [
  ["a NUL", "\0", cannotBeStored],
  ["a word with a NUL", "si\0lk", cannotBeStored],
  ["half a character", "\ud800", cannotBeStored],
  ["more than 200 letters", "x".repeat(201), tooLong],
  ["10 kB", "silk ".repeat(2000), tooLong],
  ["1,000 words", "gown ".repeat(1000), tooLong],
];

export const badSearches: BadInput[] = [
  ...lists.map(({ variables, ...row }) => ({ ...row, body: { query: LIST, variables } })),
  ...texts.flatMap(([name, text, message]) => {
    const ofGraphql = { code: "BAD_INPUT", message };
    return [
      {
        ...ofGraphql,
        name: `${name} as the filter`,
        body: { query: LIST, variables: { filter: { text } } },
        field: "text",
      },
      {
        ...ofGraphql,
        name: `${name} for suggestions`,
        body: { query: SUGGEST, variables: { term: text } },
        field: "term",
      },
      // A URL cannot contain half a character.
      ...(/\p{Surrogate}/u.test(text)
        ? []
        : [
            {
              ...ofGraphql,
              name: `${name} over REST`,
              method: "GET" as const,
              path: `/api/products/search?q=${encodeURIComponent(text)}`,
              field: "q",
            },
          ]),
    ];
  }),
  ...["", "1", "gown", "00000000-0000-7000-8000-00000000000g"].map((id) => ({
    name: `the id ${JSON.stringify(id)} of a product`,
    body: { query: "query($id: ID!) { product(id: $id) { id } }", variables: { id } },
    code: "BAD_ID",
    field: "id",
    message: "That is not a valid id.",
  })),
];
