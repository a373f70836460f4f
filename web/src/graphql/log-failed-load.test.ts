import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { EmailExistsDocument, LogoutDocument, MeDocument, ProductPageDocument } from "./generated.ts";

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockReset().mockImplementation(() => undefined));
afterEach(() => vi.unstubAllGlobals());
afterAll(() => logged.mockRestore());

const client = () => createClient({ readToken: () => "a token", onTokenRefused: () => undefined });

const stubResponse = (status: number, code: string) =>
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { errors: [{ message: "No.", extensions: { code } }] },
      { status, headers: { "content-type": "application/graphql-response+json" } },
    ),
  );

describe("the browser's console", () => {
  it("names a query that failed on the network", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(client().query({ query: MeDocument })).rejects.toThrow("Failed to fetch");
    expect(logged.mock.calls).toEqual([["Not loaded: Me (Failed to fetch)"]]);
  });

  it("names a query with an internal error, with its code", async () => {
    stubResponse(500, "INTERNAL");
    await expect(client().query({ query: MeDocument })).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([["Not loaded: Me (INTERNAL)"]]);
  });

  it("logs neither an ended session nor a failed mutation, since the form shows its error", async () => {
    stubResponse(401, "UNAUTHENTICATED");
    await expect(client().query({ query: MeDocument })).rejects.toThrow("No.");
    stubResponse(500, "INTERNAL");
    await expect(client().mutate({ mutation: LogoutDocument })).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([]);
  });

  it("does not log a refusal that the page shows", async () => {
    stubResponse(400, "EMAIL_INVALID");
    const request = { query: EmailExistsDocument, variables: { email: "asha" } };
    await expect(client().query(request)).rejects.toThrow("No.");
    stubResponse(404, "PRODUCT_NOT_FOUND");
    const unknown = { query: ProductPageDocument, variables: { id: "gone" } };
    await expect(client().query(unknown)).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([]);
  });

  it("names a form's query when the shop is not ready", async () => {
    stubResponse(503, "NOT_READY");
    const request = { query: EmailExistsDocument, variables: { email: "asha@example.com" } };
    await expect(client().query(request)).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([["Not loaded: EmailExists (NOT_READY)"]]);
  });

  it("names a query beyond the limit of requests", async () => {
    stubResponse(429, "TOO_MANY");
    await expect(client().query({ query: MeDocument })).rejects.toThrow("No.");
    expect(logged.mock.calls).toEqual([["Not loaded: Me (TOO_MANY)"]]);
  });
});
