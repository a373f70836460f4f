import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { Subject } from "rxjs";
import { describe, expect, it } from "vitest";
import { LogoutDocument } from "./generated.ts";
import { serialQueueLink } from "./serial-queue-link.ts";
import { sessionGuard } from "./session-guard.ts";

const answered = { logout: { __typename: "LogoutPayload", hasEndedSession: true } };

/** A client whose server answers when the test says so. Tokens are "ACCOUNT/NUMBER". */
const clientWith = (firstToken: string | null) => {
  const browser = { token: firstToken };
  const waiting: Subject<ApolloLink.Result>[] = [];
  const server = new ApolloLink(() => {
    const answer = new Subject<ApolloLink.Result>();
    waiting.push(answer);
    return answer;
  });
  const { begin, guard } = sessionGuard({
    readToken: () => browser.token,
    isSameAccount: (one, other) => one.split("/")[0] === other.split("/")[0],
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([begin, serialQueueLink(), guard, server]),
  });
  const answer = () => {
    const next = waiting.shift();
    next?.next({ data: answered });
    next?.complete();
  };
  return { client, browser, waiting, answer };
};

const mutate = (client: ApolloClient, context: { queue?: string } = {}) =>
  client.mutate({ mutation: LogoutDocument, context }).then(
    ({ data }) => data,
    (error: unknown) => String(error),
  );

const left = "Error: This account has logged out.";

describe("a change of an account", () => {
  it("is written while the account is logged in", async () => {
    const { client, answer } = clientWith("asha/1");
    const result = mutate(client);
    answer();
    expect(await result).toEqual(answered);
  });

  it("is written after its token was renewed", async () => {
    const { client, browser, answer } = clientWith("asha/1");
    const result = mutate(client);
    browser.token = "asha/2";
    answer();
    expect(await result).toEqual(answered);
  });

  it("is not written after the account has logged out", async () => {
    const { client, browser, answer } = clientWith("asha/1");
    const result = mutate(client);
    browser.token = null;
    answer();
    expect(await result).toBe(left);
  });

  it("is not sent with the token of the next account", async () => {
    const { client, browser, waiting, answer } = clientWith("asha/1");
    const first = mutate(client, { queue: "cart" });
    const second = mutate(client, { queue: "cart" });
    await expect.poll(() => waiting.length).toBe(1);
    browser.token = "meera/1";
    answer();
    expect(await first).toBe(left);
    expect(await second).toBe(left);
    expect(waiting).toEqual([]);
  });
});

it("a change of a visitor is written after the login", async () => {
  const { client, browser, answer } = clientWith(null);
  const result = mutate(client);
  browser.token = "asha/1";
  answer();
  expect(await result).toEqual(answered);
});

it("a query is not guarded: it ends with the logout by itself", async () => {
  const { client, browser, answer } = clientWith("asha/1");
  const result = client.query({ query: gql("{ logout { hasEndedSession } }") });
  browser.token = null;
  answer();
  expect((await result).data).toEqual(answered);
});
