import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { EmailExistsDocument, LogoutDocument, MeDocument, ProductPageDocument } from "./generated.ts";

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockReset().mockImplementation(() => undefined));
afterEach(() => vi.unstubAllGlobals());

const client = () => createClient({ readToken: () => "a token", onTokenRefused: () => undefined });

const answering = (status: number, code: string) =>
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { errors: [{ message: "No.", extensions: { code } }] },
      { status, headers: { "content-type": "application/graphql-response+json" } },
    ),
  );

describe("the log of the browser", () => {
  it("names a query that no network carried", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(client().query({ query: MeDocument })).rejects.toThrow("Failed to fetch");
    expect(logged.mock.calls).toEqual([["Not loaded: Me (Failed to fetch)"]]);
  });

  it("names a query that the shop could not answer, with its code", async () => {
    answering(500, "INTERNAL");
    await expect(client().query({ query: MeDocument })).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([["Not loaded: Me (INTERNAL)"]]);
  });

  it("keeps still about a session that has ended, and about a mutation: its form says what is wrong", async () => {
    answering(401, "UNAUTHENTICATED");
    await expect(client().query({ query: MeDocument })).rejects.toThrow("No.");
    answering(500, "INTERNAL");
    await expect(client().mutate({ mutation: LogoutDocument })).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([]);
  });

  it("keeps still about a refusal that the screen shows", async () => {
    answering(400, "EMAIL_INVALID");
    const asked = { query: EmailExistsDocument, variables: { email: "asha" } };
    await expect(client().query(asked)).rejects.toThrow("No.");
    answering(404, "PRODUCT_NOT_FOUND");
    const unknown = { query: ProductPageDocument, variables: { id: "gone" } };
    await expect(client().query(unknown)).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([]);
  });

  it("names the query of a form that the shop could not answer, and a list that was refused", async () => {
    answering(503, "NOT_READY");
    const asked = { query: EmailExistsDocument, variables: { email: "asha@example.com" } };
    await expect(client().query(asked)).rejects.toThrow("No.");
    answering(429, "TOO_MANY");
    await expect(client().query({ query: MeDocument })).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([
      ["Not loaded: EmailExists (NOT_READY)"],
      ["Not loaded: Me (TOO_MANY)"],
    ]);
  });
});
