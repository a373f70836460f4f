import { ApolloClient, ApolloLink } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { describe, expect, it, vi } from "vitest";
import { createCache } from "./cache.ts";
import { MeDocument, SimilarProductsDocument } from "./generated.ts";
import { trustedDocumentLink } from "./trusted-document-link.ts";
import trustedTexts from "./trusted-documents.json" with { type: "json" };

const similarProducts = { product: { __typename: "Product", id: "1", similar: [] } };
const unknownDocument = { errors: [{ message: "Unknown.", extensions: { code: "DOCUMENT_UNKNOWN" } }] };

const response = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/graphql-response+json; charset=utf-8" },
  });

/** A client of a logged-in shopper. `fetch` answers the requests in turn. */
const clientWith = (...responses: Response[]) => {
  const send = vi.fn<typeof fetch>(async () => responses.shift() ?? response({ data: similarProducts }));
  const withToken = new ApolloLink((operation, forward) => {
    operation.setContext({ headers: { authorization: "Bearer token", "x-other": "1" } });
    return forward(operation);
  });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      withToken,
      trustedDocumentLink(),
      new BaseHttpLink({ uri: "/graphql", fetch: send }),
    ]),
  });
  const requests = () =>
    send.mock.calls.map(([url, options]) => ({
      url: new URL(String(url), "https://shop.example.com"),
      method: options?.method,
      cache: options?.cache,
      headers: new Headers(options?.headers),
      body: options?.body,
    }));
  return { client, requests };
};

const similar = { query: SimilarProductsDocument, variables: { id: "1" } };

describe("a public query", () => {
  it("is sent by GET, by the id of its document, without the session and past the browser's cache", async () => {
    const { client, requests } = clientWith();
    await client.query(similar);
    const [request] = requests();
    expect(request).toMatchObject({ method: "GET", cache: "no-cache", body: undefined });
    expect(request?.url.pathname).toBe("/graphql");
    expect(request?.url.searchParams.get("variables")).toBe('{"id":"1"}');
    expect(request?.url.searchParams.has("query")).toBe(false);
    expect(request?.headers.has("authorization")).toBe(false);
    expect(request?.headers.get("x-other")).toBe("1");
    const text = (trustedTexts as Record<string, string>)[request?.url.searchParams.get("documentId") ?? ""];
    expect(text).toContain("query SimilarProducts(");
  });

  it("is sent by POST with the session when its result is there already: a refetch wants the newest", async () => {
    const { client, requests } = clientWith();
    await client.query(similar);
    await client.query({ ...similar, fetchPolicy: "network-only" });
    expect(requests().map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(requests()[1]?.headers.get("authorization")).toBe("Bearer token");
  });

  it("is sent by POST, whole, if the server does not know the document", async () => {
    const { client, requests } = clientWith(response(unknownDocument, 404));
    const { data } = await client.query(similar);
    expect(data).toEqual(similarProducts);
    expect(requests().map(({ method, url }) => [method, url.search === ""])).toEqual([
      ["GET", false],
      ["POST", true],
    ]);
    expect(requests()[1]?.body).toContain("query SimilarProducts(");
    expect(requests()[1]?.headers.get("authorization")).toBe("Bearer token");
  });

  it("reports other refusals of the server without a second request", async () => {
    const refusal = { errors: [{ message: "Product not found", extensions: { code: "PRODUCT_NOT_FOUND" } }] };
    const { client, requests } = clientWith(response(refusal, 404));
    await expect(client.query(similar)).rejects.toThrow("Product not found");
    expect(requests()).toHaveLength(1);
  });
});

it("sends every other query by POST with the session", async () => {
  const { client, requests } = clientWith(response({ data: { me: null } }));
  await client.query({ query: MeDocument });
  expect(requests()[0]).toMatchObject({ method: "POST" });
  expect(requests()[0]?.headers.get("authorization")).toBe("Bearer token");
});
