import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { Subject } from "rxjs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
const ADD = gql`
  mutation Add {
    addToCart
  }
`;

/** A client whose responses the test sends: `responses` has one subject for each request, in order. */
const openClient = () => {
  const responses: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(() => {
    const response = new Subject<ApolloLink.Result>();
    responses.push(response);
    return response;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const connection = new Connection();
  const check = vi.spyOn(connection, "check").mockResolvedValue(true);
  const { untilSent } = watchRequests(client, connection);
  return { client, connection, check, responses, untilSent };
};

/** A query that the page shows. */
const watchProducts = (client: ApolloClient) => {
  const query = client.watchQuery({ query: PRODUCTS });
  query.subscribe(() => undefined);
  return query;
};

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
