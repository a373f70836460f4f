import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it, vi } from "vitest";
import { of, throwError } from "rxjs";
import { LogoutDocument, MeDocument } from "./generated.ts";
import { renewalLink } from "./renewal-link.ts";

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: code, extensions: { code } }] });

type Options = { accepted: string; ending?: string[]; renew: () => Promise<string | null> };

/** A client that has stored `old`. The server accepts one token. */
const clientWith = ({ accepted, ending = [], renew }: Options) => {
  const sent: string[] = [];
  const onEnded = vi.fn<(token: string) => void>();
  const renewSpy = vi.fn<(token: string) => Promise<string | null>>(renew);
  const withToken = new ApolloLink((operation, forward) => {
    operation.setContext({ headers: { authorization: "Bearer old", "x-session": "cookie" } });
    return forward(operation);
  });
  const server = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers: Record<string, string> };
    const token = headers["authorization"]?.slice("Bearer ".length) ?? "none";
    sent.push(token);
    return token === accepted ? of({ data: { logout: true } }) : throwError(() => refusal("UNAUTHENTICATED"));
  });
  const link = renewalLink({ endsSoon: (token) => ending.includes(token), renew: renewSpy, onEnded });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([withToken, link, server]),
  });
  const run = () => client.mutate({ mutation: LogoutDocument });
  return { client, run, sent, onEnded, renew: renewSpy };
};

describe("a token whose hour has passed", () => {
  it("is renewed before it is sent", async () => {
    const { run, sent, renew } = clientWith({ accepted: "new", ending: ["old"], renew: async () => "new" });
    await run();
    expect([sent, renew.mock.calls]).toEqual([["new"], [["old"]]]);
  });

  it("is renewed for one repeat of the refused operation", async () => {
    const { run, sent, onEnded } = clientWith({ accepted: "new", renew: async () => "new" });
    await run();
    expect(sent).toEqual(["old", "new"]);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it("is not renewed a second time for one operation", async () => {
    const { run, sent, renew } = clientWith({ accepted: "another", renew: async () => "new" });
    await expect(run()).rejects.toThrow("UNAUTHENTICATED");
    expect([sent, renew.mock.calls.length]).toEqual([["old", "new"], 1]);
  });

  it("ends the session if the server has ended it", async () => {
    const { run, sent, onEnded } = clientWith({ accepted: "new", renew: async () => null });
    await expect(run()).rejects.toThrow("UNAUTHENTICATED");
    expect([sent, onEnded.mock.calls]).toEqual([["old"], [["old"]]]);
  });

  it("stays without network: the operation fails as others do then", async () => {
    const offline = () => Promise.reject(new TypeError("Failed to fetch"));
    const { run, sent, onEnded } = clientWith({ accepted: "new", ending: ["old"], renew: offline });
    await expect(run()).rejects.toThrow("Failed to fetch");
    expect(sent).toEqual([]);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it("is renewed by refusals alone on a device whose clock is wrong", async () => {
    const { client, sent, renew } = clientWith({
      accepted: "old",
      ending: ["old", "new"],
      renew: async () => "old",
    });
    const query = { query: MeDocument, fetchPolicy: "no-cache" } as const;
    await client.query(query).catch(() => undefined);
    await client.query(query).catch(() => undefined);
    expect([sent.length, renew.mock.calls.length]).toEqual([2, 1]);
  });
});
