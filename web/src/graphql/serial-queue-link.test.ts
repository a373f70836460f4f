import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { Subject } from "rxjs";
import { expect, it } from "vitest";
import { serialQueueLink } from "./serial-queue-link.ts";

const change = gql`
  mutation Change($n: Int) {
    change(n: $n)
  }
`;

/** A client with a fake server: the test sends each response, and reads which operations have arrived. */
const openClient = () => {
  const arrived: { n: number; response: Subject<ApolloLink.Result> }[] = [];
  const server = new ApolloLink((operation) => {
    const response = new Subject<ApolloLink.Result>();
    arrived.push({ n: operation.variables["n"] as number, response });
    return response;
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([serialQueueLink(), server]),
  });
  const send = (n: number, queue?: string) =>
    client.mutate({ mutation: change, variables: { n }, context: queue === undefined ? {} : { queue } });
  const reached = () => arrived.map(({ n }) => n);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { arrived, client, send, reached, settle };
};

it("sends the second mutation of one queue after the response to the first", async () => {
  const { arrived, send, reached, settle } = openClient();
  const first = send(1, "cart");
  const second = send(2, "cart");
  await settle();
  expect(reached()).toEqual([1]);
  arrived[0]?.response.next({ data: { change: 1 } });
  arrived[0]?.response.complete();
  await first;
  await settle();
  expect(reached()).toEqual([1, 2]);
  arrived[1]?.response.next({ data: { change: 2 } });
  arrived[1]?.response.complete();
  await expect(second).resolves.toMatchObject({ data: { change: 2 } });
});

it("reads `variablesAtSend` when the operation is sent, after the cache has the previous response", async () => {
  const { arrived, client, reached, settle } = openClient();
  let version = 7;
  const send = () =>
    client.mutate({
      mutation: change,
      variables: { n: 0 },
      context: { queue: "pictures", variablesAtSend: () => ({ n: version }) },
      update: (_, { data }) => {
        version = (data as { change: number }).change;
      },
    });
  void send();
  void send();
  await settle();
  arrived[0]?.response.next({ data: { change: 8 } });
  arrived[0]?.response.complete();
  await settle();
  expect(reached()).toEqual([7, 8]);
});

it("continues with the next mutation after a failure", async () => {
  const { arrived, send, reached, settle } = openClient();
  const first = send(1, "cart");
  void send(2, "cart");
  await settle();
  arrived[0]?.response.error(new Error("offline"));
  await expect(first).rejects.toThrow("offline");
  await settle();
  expect(reached()).toEqual([1, 2]);
});

it("sends operations outside of a queue's order at once", async () => {
  const { send, reached, settle } = openClient();
  void send(1, "cart");
  void send(2, "order 7");
  void send(3);
  await settle();
  expect(reached().sort()).toEqual([1, 2, 3]);
});
