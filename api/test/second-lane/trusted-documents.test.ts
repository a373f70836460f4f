import { parse } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { loadServerEntry } from "../support/web-client.ts";
import { openTestShop } from "../support/test-shop.ts";

const serverEntry = await loadServerEntry();
const { server, gql, aProduct, aShopper, anAdmin } = await openTestShop(
  { EDGE_TAG_HEADER: "surrogate-key" },
  { serverEntry },
);

const nameOf = (text: string): string =>
  parse(text).definitions.flatMap((node) =>
    node.kind === "OperationDefinition" ? [node.name?.value ?? ""] : [],
  )[0] ?? "";

const documents = Object.entries(serverEntry.trustedDocuments).map(([id, text]) => ({
  id,
  text,
  name: nameOf(text),
}));

const idOf = (name: string): string => documents.find((document) => document.name === name)?.id ?? "";

const variablesOf = (productId: string): Record<string, Record<string, unknown>> => ({
  CollectionPage: { slug: "diwali" },
  ProductPage: { id: productId },
  SimilarProducts: { id: productId },
  VariantDialog: { id: productId },
  ShopList: { first: 24, sort: "NEWEST", filter: { categories: ["PARTY"] } },
  ShopPage: { first: 24, sort: "NEWEST", filter: { categories: ["PARTY"] } },
  SearchPage: { first: 24, filter: { text: "dress" } },
  TextPage: { slug: "about" },
  SearchSuggestions: { term: "dre" },
});

const get = (documentId: string, variables: unknown = {}, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/graphql?${new URLSearchParams({ documentId, variables: JSON.stringify(variables) }).toString()}`,
    headers,
  });

const publicCaching = /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/;

describe("a trusted document", () => {
  it("is stored by caches under one URL: not with parameters that no client sends", async () => {
    const url = `/graphql?documentId=${idOf("HomePage")}`;
    const cachingOf = async (parameters: string) =>
      (await server.app.inject({ url: url + parameters })).headers["cache-control"];
    expect(await cachingOf("&operationName=HomePage&variables=%7B%7D")).toMatch(publicCaching);
    for (const parameters of ["&x=1", "&utm_source=mail", "&variables=%7B%7D&variables=1"])
      expect(await cachingOf(parameters)).not.toMatch(publicCaching);
  });

  it.each(documents)("has the same result for a visitor, a shopper and an admin: $name", async (document) => {
    const { id } = await aProduct({ stock: 3 });
    const variables = variablesOf(id)[document.name] ?? {};
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    await gql(
      "mutation T($id: ID!) { toggleWishlist(input: { productId: $id }) { inWishlist } }",
      { id },
      shopper.token,
    );
    const input = { productId: id, rating: 2, comment: "It runs small." };
    await gql(
      "mutation W($input: WriteReviewInput!) { writeReview(input: $input) { id } }",
      { input },
      shopper.token,
    );
    // Product counts can be some seconds old; they become equal for every viewer.
    await vi.waitFor(
      async () => {
        const byPost = await gql(document.text, variables);
        expect(byPost.errors).toEqual([]);
        const answer = await get(document.id, variables);
        expect(answer.json()).toEqual({ data: byPost.data });
        expect(answer.headers["cache-control"]).toMatch(publicCaching);
        expect(answer.headers["content-type"]).toBe("application/graphql-response+json; charset=utf-8");
        for (const { token } of [shopper, admin]) {
          const own = await get(document.id, variables, { authorization: `Bearer ${token}` });
          expect(own.json()).toEqual({ data: byPost.data });
          expect(own.headers["cache-control"]).toBe("private, no-store");
          expect(own.headers["surrogate-key"]).toBeUndefined();
        }
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  it("has the tags of its products and lists, on the first run and as a compiled query", async () => {
    const { id } = await aProduct();
    for (let run = 0; run < 6; run += 1) {
      const { headers } = await get(idOf("ProductPage"), { id });
      expect(headers["surrogate-key"]).toBe(`queries product-${id}`);
      const list = await get(idOf("ShopPage"), variablesOf(id)["ShopPage"]);
      expect(String(list.headers["surrogate-key"]).split(" ")).toEqual(
        expect.arrayContaining(["products", `product-${id}`]),
      );
    }
    const suggestions = await get(idOf("SearchSuggestions"), { term: "nothing-like-this" });
    expect(suggestions.headers["surrogate-key"]).toBe("queries products");
  });

  it("is a query: a mutation stays POST", () => {
    const kinds = documents.flatMap(({ text }) =>
      parse(text).definitions.map((node) => ("operation" in node ? node.operation : node.kind)),
    );
    expect(new Set(kinds)).toEqual(new Set(["query", "FragmentDefinition"]));
  });
});

describe("a refused request for a document", () => {
  it.each(["", "sha256:0000", "ShopPage", "__proto__", "constructor"])(
    "is 404 for the unknown id %j",
    async (documentId) => {
      const answer = await get(documentId);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "DOCUMENT_UNKNOWN" } }] });
      expect(answer.headers["cache-control"]).toBe("no-store");
      // Apollo Client reads the code of an error only in this media type.
      expect(answer.headers["content-type"]).toMatch(/^application\/graphql-response\+json/);
    },
  );

  it.each(["{", "[1]", '"text"', "1"])("is 400 for the variables %s", async (variables) => {
    const answer = await server.app.inject({
      url: `/graphql?${new URLSearchParams({ documentId: idOf("ProductPage"), variables }).toString()}`,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_JSON" } }] });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["an unknown product", { id: "00000000-0000-7000-8000-000000000000" }, 404],
    ["a variable of another type", { id: { a: 1 } }, 400],
    ["a missing variable", {}, 400],
  ])("is not stored: %s", async (_, variables, status) => {
    const answer = await get(idOf("ProductPage"), variables);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toHaveProperty("errors");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers["surrogate-key"]).toBeUndefined();
  });

  it("is not stored for a token that is not valid", async () => {
    const answer = await get(idOf("AboutPage"), {}, { authorization: "Bearer nothing" });
    expect(answer.headers["cache-control"]).toMatch(/no-store/);
    expect(answer.headers["surrogate-key"]).toBeUndefined();
  });
});
