import { ApolloClient, ApolloLink, gql, Observable, type TypedDocumentNode } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { adminPolicies } from "./admin-policies.ts";
import { createCache } from "./cache.ts";
import { reloadList } from "./reload-list.ts";

type Orders = {
  orders: {
    totalCount: number;
    edges: { node: { id: string } }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
};

const query: TypedDocumentNode<Orders> = gql`
  query Orders($first: Int!, $after: String) {
    orders(first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

/** A page of the orders 0 to 129 in descending order, with ids that start with a prefix. */
const page = ({ first, after }: Record<string, unknown>, newest = 129) => {
  const start = typeof after === "string" ? Number(after) - 1 : newest;
  const length = Math.min(Number(first), start + 1);
  const ids = Array.from({ length }, (_, index) => String(start - index));
  return {
    orders: {
      __typename: "OrderConnection",
      totalCount: newest + 1,
      edges: ids.map((id) => ({ __typename: "OrderEdge", cursor: id, node: { __typename: "Order", id } })),
      pageInfo: { __typename: "PageInfo", endCursor: ids.at(-1) ?? null, hasNextPage: start - length >= 0 },
    },
  };
};

const toList = (data: Orders) => data.orders;

const aClient = (respond: (variables: Record<string, unknown>) => Record<string, unknown>) => {
  const requests: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        requests.push(variables);
        try {
          observer.next({ data: respond(variables) });
          observer.complete();
        } catch (error) {
          observer.error(error);
        }
      }),
  );
  const cache = createCache();
  cache.policies.addTypePolicies(adminPolicies);
  return { client: new ApolloClient({ cache, link }), requests };
};

const show = (client: ApolloClient, count: number) =>
  client.writeQuery({ query, variables: { first: count }, data: page({ first: count }) });

describe("a long list", () => {
  const reloaded = async () => {
    const { client, requests } = aClient((variables) => page(variables, 130));
    show(client, 100);
    const shown: string[][] = [];
    client.cache.watch({
      query,
      variables: { first: 20 },
      optimistic: false,
      callback: ({ result }) => shown.push((result as Orders).orders.edges.map(({ node }) => node.id)),
    });
    await reloadList(client, { query, variables: {}, size: 20, toList, maxFirst: 30 });
    return { requests, shown };
  };

  it("is reloaded with all entries that are shown", async () => {
    const { requests } = await reloaded();
    expect(requests).toEqual([
      { first: 30 },
      { first: 30, after: "101" },
      { first: 30, after: "71" },
      { first: 10, after: "41" },
    ]);
  });

  it("is shown anew in one step", async () => {
    const { shown } = await reloaded();
    expect(shown).toEqual([Array.from({ length: 100 }, (_, index) => String(130 - index))]);
  });
});

it("stops at the end of a list that has become shorter", async () => {
  const { client, requests } = aClient((variables) => page(variables, 9));
  show(client, 100);
  await reloadList(client, { query, variables: {}, size: 20, toList, maxFirst: 30 });
  expect(requests).toEqual([{ first: 30 }]);
  expect(client.readQuery({ query, variables: {} })?.orders.edges).toHaveLength(10);
});

it("leaves the list as it was if a request fails", async () => {
  const { client } = aClient((variables) => {
    if (variables["after"]) throw new Error("offline");
    return page(variables, 130);
  });
  show(client, 100);
  await expect(reloadList(client, { query, variables: {}, size: 20, toList, maxFirst: 30 })).rejects.toThrow(
    "offline",
  );
  expect(client.readQuery({ query, variables: {} })?.orders.edges[0]?.node.id).toBe("129");
});

it("writes nothing if a newer reload has started meanwhile", async () => {
  let isLatest = true;
  const { client, requests } = aClient((variables) => {
    isLatest = false;
    return page(variables, 130);
  });
  show(client, 100);
  await reloadList(client, { query, variables: {}, size: 20, toList, maxFirst: 30 }, () => isLatest);
  expect(requests).toHaveLength(1);
  expect(client.readQuery({ query, variables: {} })?.orders.edges[0]?.node.id).toBe("129");
});
