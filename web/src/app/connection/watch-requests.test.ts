import { ApolloClient, ApolloLink, gql, type ObservableQuery, type TypedDocumentNode } from "@apollo/client";
import { getApolloContext } from "@apollo/client/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Subject } from "rxjs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCache } from "../../graphql/cache.ts";
import type { Connection as Page } from "../../graphql/paged-list.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { Connection } from "./connection.ts";
import { repeatFailedQueries, watchRequests } from "./watch-requests.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PRODUCTS = gql`
  query Products {
    productCount
  }
`;
type Orders = { myOrders: Page<{ id: string }> };
const ORDERS: TypedDocumentNode<Orders> = gql`
  query Orders($first: Int!, $after: String) {
    myOrders(first: $first, after: $after) {
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
const ordersOf = (data: Orders) => data.myOrders;
const ADD = gql`
  mutation Add {
    addToCart
  }
`;

/** A client whose responses the test sends: `responses` has one subject for each of `requests`. */
const openClient = () => {
  const responses: Subject<ApolloLink.Result>[] = [];
  const requests: ApolloLink.Operation[] = [];
  const link = new ApolloLink((operation) => {
    requests.push(operation);
    const response = new Subject<ApolloLink.Result>();
    responses.push(response);
    return response;
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const connection = new Connection();
  const check = vi.spyOn(connection, "check").mockResolvedValue(true);
  const { untilSent } = watchRequests(client, connection);
  return { client, connection, check, requests, responses, untilSent };
};

/** A query that the page shows. */
const watchProducts = (client: ApolloClient) => {
  const query = client.watchQuery({ query: PRODUCTS });
  query.subscribe(() => undefined);
  return query;
};

type OrdersOptions = ReturnType<typeof usePagedQuery<Orders, { first?: number }, { id: string }>>["options"];

/** The list of orders of the page, of one order per page. */
const OrderList = ({ watch }: { watch: (options: OrdersOptions) => void }) => {
  watch(usePagedQuery({ query: ORDERS, variables: {}, size: 1, toList: ordersOf }).options);
  return null;
};

/** Watches the query of a list with the options of its hook. */
const watchOrders = (client: ApolloClient) => {
  const queries: ObservableQuery<Orders>[] = [];
  const watch = (options: OrdersOptions) => queries.push(client.watchQuery({ query: ORDERS, ...options }));
  const { Provider } = getApolloContext();
  renderToString(createElement(Provider, { value: { client } }, createElement(OrderList, { watch })));
  const [query] = queries;
  if (!query) throw new Error("The list was not rendered.");
  query.subscribe(() => undefined);
  return query;
};

/** The response of the server to a query of the orders `ids`, of 2. */
const ordersPage = (...ids: string[]) => ({
  data: {
    myOrders: {
      __typename: "OrderConnection",
      totalCount: 2,
      edges: ids.map((id) => ({ __typename: "OrderEdge", cursor: id, node: { __typename: "Order", id } })),
      pageInfo: { __typename: "PageInfo", endCursor: ids.at(-1), hasNextPage: ids.at(-1) !== "2" },
    },
  },
});

const networkFailure = () => new TypeError("Failed to fetch");

it("checks the connection after a request without a response, not after a refusal", async () => {
  const { client, check, responses } = openClient();
  watchProducts(client);
  responses[0]?.next({ errors: [{ message: "No.", extensions: { code: "BAD_ID" } }] });
  responses[0]?.complete();
  expect(check).not.toHaveBeenCalled();
  const refetch = client.refetchQueries({ include: "active" });
  responses[1]?.error(networkFailure());
  await Promise.allSettled([refetch]);
  expect(check).toHaveBeenCalledOnce();
});

it("sends again only queries without an answer", async () => {
  const { client, responses } = openClient();
  const query = watchProducts(client);
  responses[0]?.error(networkFailure());
  repeatFailedQueries(client);
  expect(responses).toHaveLength(2);
  responses[1]?.next({ errors: [{ message: "No.", extensions: { code: "BAD_ID" } }] });
  responses[1]?.complete();
  await vi.waitFor(() => expect(query.getCurrentResult().loading).toBe(false));
  repeatFailedQueries(client);
  expect(responses).toHaveLength(2);
});

it("sends a query again at once that began in an outage and fails after its end", async () => {
  const { client, connection, check, responses } = openClient();
  watchProducts(client);
  vi.spyOn(connection, "restoredAt", "get").mockReturnValue(performance.now() + 1);
  responses[0]?.error(networkFailure());
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  expect(check).not.toHaveBeenCalled();
});

it("reads the page again after a mutation without an answer, since it may have taken effect", async () => {
  const { client, responses } = openClient();
  watchProducts(client);
  responses[0]?.next({ data: { productCount: 1 } });
  responses[0]?.complete();
  const mutation = client.mutate({ mutation: ADD });
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  responses[1]?.error(networkFailure());
  await Promise.allSettled([mutation]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(responses).toHaveLength(3);
});

it("keeps every page of a list that it reads again", async () => {
  const { client, requests, responses } = openClient();
  const orders = watchOrders(client);
  const respond = async (index: number) => {
    await vi.waitFor(() => expect(responses).toHaveLength(index + 1));
    const { first, after } = requests[index]?.variables ?? {};
    responses[index]?.next(ordersPage(...["1", "2"].slice(Number(after ?? 0)).slice(0, Number(first))));
    responses[index]?.complete();
  };
  await respond(0);
  const secondPage = orders.fetchMore({ variables: { after: "1" } });
  await respond(1);
  await secondPage;
  const mutation = client.mutate({ mutation: ADD });
  await vi.waitFor(() => expect(responses).toHaveLength(3));
  responses[2]?.error(networkFailure());
  await Promise.allSettled([mutation]);
  await vi.advanceTimersByTimeAsync(1000);
  await respond(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests[3]?.variables).toEqual({ first: 2 });
  expect(orders.getCurrentResult().data).toMatchObject({
    myOrders: { edges: [{ cursor: "1" }, { cursor: "2" }] },
  });
});

it("does not read the page again after a refused mutation", async () => {
  const { client, responses } = openClient();
  watchProducts(client);
  responses[0]?.next({ data: { productCount: 1 } });
  responses[0]?.complete();
  const mutation = client.mutate({ mutation: ADD });
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  responses[1]?.next({ errors: [{ message: "No.", extensions: { code: "OUT_OF_STOCK" } }] });
  responses[1]?.complete();
  await Promise.allSettled([mutation]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(responses).toHaveLength(2);
});

it("waits until every mutation is answered or has failed", async () => {
  const { client, responses, untilSent } = openClient();
  await untilSent();
  const mutations = [client.mutate({ mutation: ADD }), client.mutate({ mutation: ADD })];
  const onSent = vi.fn<() => void>();
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  const sent = untilSent().then(onSent);
  responses[0]?.next({ data: { addToCart: true } });
  responses[0]?.complete();
  await mutations[0];
  expect(onSent).not.toHaveBeenCalled();
  responses[1]?.error(networkFailure());
  await Promise.allSettled(mutations);
  await sent;
  expect(onSent).toHaveBeenCalledOnce();
});
