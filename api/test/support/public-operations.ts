import type { ValidCall } from "./account-operations.ts";

/** A valid call for each operation of visitors that takes arguments. Tests spoil every part of it. */
export const publicOperations = ({
  productId,
  cursor,
}: {
  productId: string;
  /** Of the list of products. */
  cursor: string;
}): Record<string, ValidCall> => ({
  "Query.products": {
    query: `query($first: Int, $after: String, $filter: ProductFilter, $sort: ProductSort) {
      products(first: $first, after: $after, filter: $filter, sort: $sort) { nodes { id } } }`,
    variables: {
      first: 1,
      after: cursor,
      filter: { text: "dress", categories: ["PARTY"], isNew: false, minPrice: 100, maxPrice: 1000 },
      sort: "NEWEST",
    },
  },
  "Query.searchSuggestions": {
    query: `query($term: String!, $first: Int) {
      searchSuggestions(term: $term, first: $first) { terms products { id } } }`,
    variables: { term: "dre", first: 1 },
  },
  "Query.productsByIds": {
    query: "query($ids: [ID!]!) { productsByIds(ids: $ids) { id } }",
    variables: { ids: [productId] },
  },
  "Query.nodes": {
    query: "query($ids: [ID!]!) { nodes(ids: $ids) { id } }",
    variables: { ids: [`Product:${productId}`] },
  },
  "Query.productByHandle": {
    query: "query($handle: String!) { productByHandle(handle: $handle) { id } }",
    variables: { handle: "ikat-wrap-dress" },
  },
  "Query.bestSellers": {
    query: "query($first: Int) { bestSellers(first: $first) { id } }",
    variables: { first: 1 },
  },
  "Query.photographedReviews": {
    query: "query($first: Int) { photographedReviews(first: $first) { id } }",
    variables: { first: 1 },
  },
  "Query.product": {
    query: `query($id: ID!, $first: Int!, $after: String) { product(id: $id) {
      id similar(first: $first) { id } reviews(first: $first, after: $after) { totalCount } } }`,
    variables: { id: productId, first: 1 },
  },
  "Mutation.login": {
    query: `mutation($email: String!, $password: String!, $role: Role) {
      login(input: { email: $email, password: $password, role: $role }) { token } }`,
    variables: { email: "unknown@example.com", password: "wrong horse", role: "SHOPPER" },
  },
});
