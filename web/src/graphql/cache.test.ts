import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "./cache.ts";

const PRODUCTS = gql`
  query Products($after: String, $sort: ProductSort) {
    products(first: 2, after: $after, sort: $sort) {
      totalCount
      edges {
        cursor
        node {
          id
          title
        }
      }
    }
  }
`;

const page = (ids: string[], totalCount = 9) => ({
  products: {
    __typename: "ProductConnection",
    totalCount,
    edges: ids.map((id) => ({
      __typename: "ProductEdge",
      cursor: id,
      node: { __typename: "Product", id, title: `Dress ${id}` },
    })),
  },
});

type Products = { products: { totalCount: number; edges: { node: { id: string } }[] } };

/** A cache that was given pages in this order, and the ids that the screen would then list. */
const listed = (
  pages: { ids: string[]; after?: string; sort?: string; total?: number }[],
  sort = "NEWEST",
) => {
  const cache = createCache();
  for (const { ids, after, sort: sortedBy = "NEWEST", total } of pages)
    cache.writeQuery({ query: PRODUCTS, variables: { after, sort: sortedBy }, data: page(ids, total) });
  const data = cache.readQuery<Products>({ query: PRODUCTS, variables: { sort } });
  return { ids: data?.products.edges.map((edge) => edge.node.id), total: data?.products.totalCount };
};

it("puts the next page behind the list", () => {
  expect(listed([{ ids: ["a", "b"] }, { ids: ["c", "d"], after: "b" }]).ids).toEqual(["a", "b", "c", "d"]);
});

it("does not show a product twice that slid onto the next page, and takes the newest count", () => {
  expect(listed([{ ids: ["a", "b"] }, { ids: ["b", "c"], after: "b", total: 10 }])).toEqual({
    ids: ["a", "b", "c"],
    total: 10,
  });
});

it("starts again when the first page is asked anew", () => {
  expect(listed([{ ids: ["a", "b"] }, { ids: ["c"], after: "b" }, { ids: ["z", "a"] }]).ids).toEqual([
    "z",
    "a",
  ]);
});

it("keeps one list for each order of sorting", () => {
  const pages = [{ ids: ["a", "b"] }, { ids: ["y", "z"], sort: "PRICE_LOW_TO_HIGH" }];
  expect(listed(pages).ids).toEqual(["a", "b"]);
  expect(listed(pages, "PRICE_LOW_TO_HIGH").ids).toEqual(["y", "z"]);
});

it("shows in the header what a changed cart says, without asking", () => {
  const cache = createCache();
  const COUNT = gql`
    query {
      cart {
        id
        totalQuantity
      }
    }
  `;
  cache.writeQuery({ query: COUNT, data: { cart: { __typename: "Cart", id: "u1", totalQuantity: 1 } } });
  cache.writeFragment({
    id: "Cart:u1",
    fragment: gql`
      fragment Count on Cart {
        totalQuantity
      }
    `,
    data: { __typename: "Cart", totalQuantity: 3 },
  });
  expect(cache.readQuery({ query: COUNT })).toMatchObject({ cart: { totalQuantity: 3 } });
});
