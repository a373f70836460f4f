import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { adminPolicies } from "./admin-policies.ts";
import { createCache } from "./cache.ts";
import { AdminCustomersDocument, AdminDashboardPageDocument } from "./generated.ts";

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

/** Writes pages into a cache in this order and returns the ids that the list then has. */
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

it("appends the next page to the list", () => {
  expect(listed([{ ids: ["a", "b"] }, { ids: ["c", "d"], after: "b" }]).ids).toEqual(["a", "b", "c", "d"]);
});

const moved = listed([{ ids: ["a", "b"] }, { ids: ["b", "c"], after: "b", total: 10 }]);

it("drops a product that the list already has", () => {
  expect(moved.ids).toEqual(["a", "b", "c"]);
});

it("takes the newest count of a list", () => {
  expect(moved.total).toBe(10);
});

it("replaces the list when the first page is read again", () => {
  expect(listed([{ ids: ["a", "b"] }, { ids: ["c"], after: "b" }, { ids: ["z", "a"] }]).ids).toEqual([
    "z",
    "a",
  ]);
});

it("keeps one list for each sort order", () => {
  const pages = [{ ids: ["a", "b"] }, { ids: ["y", "z"], sort: "PRICE_LOW_TO_HIGH" }];
  expect(listed(pages).ids).toEqual(["a", "b"]);
  expect(listed(pages, "PRICE_LOW_TO_HIGH").ids).toEqual(["y", "z"]);
});

it("updates the header's count from a changed cart without another query", () => {
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

const customers = (emails: string[]) => ({
  __typename: "CustomerConnection" as const,
  totalCount: 9,
  edges: emails.map((email) => ({
    __typename: "CustomerEdge" as const,
    cursor: email,
    node: {
      __typename: "Customer" as const,
      email,
      accountId: email,
      name: email,
      orderCount: 1,
      lastOrderAt: "2026-01-01T00:00:00Z",
    },
  })),
  pageInfo: { __typename: "PageInfo" as const, endCursor: emails.at(-1) ?? null, hasNextPage: true },
});

const createAdminCache = () => {
  const cache = createCache();
  cache.policies.addTypePolicies(adminPolicies);
  return cache;
};

const shownCustomers = (cache: ReturnType<typeof createCache>, first: number) =>
  cache
    .readQuery({ query: AdminCustomersDocument, variables: { first } })
    ?.customers.edges.map(({ node }) => node.email);

it("appends a page of customers to a list that was read with another length", () => {
  const cache = createAdminCache();
  const query = AdminCustomersDocument;
  cache.writeQuery({ query, variables: { first: 2 }, data: { customers: customers(["a", "b"]) } });
  cache.writeQuery({ query, variables: { first: 1, after: "b" }, data: { customers: customers(["c"]) } });
  expect(shownCustomers(cache, 2)).toEqual(["a", "b", "c"]);
});

it("keeps the list of all customers when the dashboard reads its first ones", () => {
  const cache = createAdminCache();
  const all = { customers: customers(["a", "b"]) };
  cache.writeQuery({ query: AdminCustomersDocument, variables: { first: 2 }, data: all });
  const dashboard = {
    __typename: "Dashboard" as const,
    orderCount: 1,
    revenue: 1,
    netRevenue: 1,
    inventory: 1,
    countedAt: null,
    statusCounts: [],
    lowStock: { __typename: "StockLevelFigures" as const, count: 0, isMore: false, products: [] },
    outOfStock: { __typename: "StockLevelFigures" as const, count: 0, isMore: false },
  };
  cache.writeQuery({
    query: AdminDashboardPageDocument,
    variables: { seesOrders: true, seesMoney: true, seesProducts: true, seesCustomers: true },
    data: { dashboard, customers: customers(["a"]) },
  });
  expect(shownCustomers(cache, 2)).toEqual(["a", "b"]);
});
