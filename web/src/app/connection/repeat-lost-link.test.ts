import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { of, throwError } from "rxjs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repeatLostLink } from "./repeat-lost-link.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const cancelOrder = gql`
  mutation CancelOrder {
    done
  }
`;
const addToCart = gql`
  mutation AddToCart {
    done
  }
`;

/** Sends a mutation to a server that fails with these errors, and then answers. Returns the requests that arrived. */
const send = async (mutation: typeof cancelOrder, errors: Error[]) => {
  let requests = 0;
  const server = new ApolloLink(() => {
    const error = errors[requests];
    requests += 1;
    return error ? throwError(() => error) : of({ data: { done: true } });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([repeatLostLink(), server]),
  });
  const result = client.mutate({ mutation }).then(
    () => "done",
    () => "failed",
  );
  await vi.advanceTimersByTimeAsync(5000);
  return { requests, result: await result };
};

const lost = new TypeError("Failed to fetch");
const refusal = new CombinedGraphQLErrors({
  errors: [{ message: "No.", extensions: { code: "ORDER_NOT_CANCELLABLE" } }],
});

it.each([
  ["succeeds after a lost answer", cancelOrder, [lost], { requests: 2, result: "done" }],
  ["is sent twice at most", cancelOrder, [lost, lost, lost], { requests: 2, result: "failed" }],
  ["is not repeated after a refusal", cancelOrder, [refusal], { requests: 1, result: "failed" }],
  ["is not repeated if each request counts", addToCart, [lost], { requests: 1, result: "failed" }],
])("a mutation %s", async (_, mutation, errors, expected) => {
  expect(await send(mutation, errors)).toEqual(expected);
});
