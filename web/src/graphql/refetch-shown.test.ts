import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { expect, it, vi } from "vitest";
import { refetchShown } from "./refetch-shown.ts";

const query = gql`
  query Orders {
    orderCount
  }
`;

/** A list that is shown from the cache. Its first request has the outcome `isFailed`, all others succeed. */
const shownList = async (isFailed: boolean) => {
  let requestCount = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requestCount += 1;
        if (isFailed && requestCount === 1) return observer.error(new TypeError("Failed to fetch"));
        observer.next({ data: { orderCount: 1 } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  client.writeQuery({ query, data: { orderCount: 1 } });
  const reload = vi.fn<() => Promise<void>>().mockResolvedValue();
  const list = client.watchQuery({ query, fetchPolicy: "cache-and-network", context: { reload } });
  list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().loading).toBe(false));
  return { client, list, reload, requests: () => requestCount };
};

it("lets a list read itself", async () => {
  const { client, reload, requests } = await shownList(false);
  await refetchShown(client, ["Orders"]);
  expect(reload).toHaveBeenCalledOnce();
  expect(requests()).toBe(1);
});

it("clears the error of a list that could not be loaded", async () => {
  const { client, list, reload } = await shownList(true);
  expect(list.getCurrentResult().error).toBeDefined();
  await refetchShown(client, ["Orders"]);
  expect(reload).not.toHaveBeenCalled();
  expect(list.getCurrentResult().error).toBeUndefined();
});
