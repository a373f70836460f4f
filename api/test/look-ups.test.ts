import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nodeQueries } from "../src/app/features.ts";
import { viewerKinds } from "./support/access-cases.ts";
import { accessFixtures } from "./support/access-fixtures.ts";
import { accessCases } from "./support/shop-access-cases.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop();
const { aShopper, aProduct, anOrder, gql } = testShop;
const shopper = await aShopper();
const dress = await aProduct({ price: 700, stock: 5 });
/** The data beside an error, which `data` of a response refuses to read. */
const dataOf = ({ text }: { text: string }) => (JSON.parse(text) as { data: unknown }).data;

const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });

describe("a look-up of an unknown key", () => {
  const both = `query($id: ID!, $unknown: ID!) {
    product(id: $id) { id }
    order(id: $unknown) { id }
  }`;

  it("is null beside its error and the data of the other look-up", async () => {
    const response = await gql(both, { id: dress.id, unknown: randomUUID() }, shopper.token);
    expect(dataOf(response)).toEqual({ product: { id: dress.id }, order: null });
    expect(response.errors).toMatchObject([
      { path: ["order"], extensions: { code: "ORDER_NOT_FOUND", status: 404 } },
    ]);
    expect(response.status).toBe(200);
  });

  it("has the HTTP status of its error if the request has no other data", async () => {
    const response = await gql(
      "query($id: ID!) { order(id: $id) { id } }",
      { id: randomUUID() },
      shopper.token,
    );
    expect([dataOf(response), response.code, response.status]).toEqual([
      { order: null },
      "ORDER_NOT_FOUND",
      404,
    ]);
  });

  it("leaves the other look-up its data also without a login", async () => {
    const response = await gql(both, { id: dress.id, unknown: order.id });
    expect([dataOf(response), response.code]).toEqual([
      { product: { id: dress.id }, order: null },
      "UNAUTHENTICATED",
    ]);
  });
});

const NODES = "query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }";

describe("the objects of node ids", () => {
  it("come in the order of the ids with null for a refused one", async () => {
    const unknown = randomUUID();
    const ids = [
      `Order:${order.id}`,
      `Product:${unknown}`,
      `Product:${dress.id}`,
      `AdminProduct:${dress.id}`,
    ];
    const response = await gql(NODES, { ids }, shopper.token);
    expect(dataOf(response)).toEqual({
      nodes: [{ __typename: "Order", id: order.id }, null, { __typename: "Product", id: dress.id }, null],
    });
    const errors = response.errors.map(({ path, extensions }) => [path, extensions.code]);
    expect(errors.sort()).toEqual([
      [["nodes", 1], "PRODUCT_NOT_FOUND"],
      [["nodes", 3], "FORBIDDEN"],
    ]);
  });

  it("are each null beside an error, up to the most of a request", async () => {
    const ids = Array.from({ length: 20 }, () => `Product:${randomUUID()}`);
    const response = await gql(NODES, { ids });
    expect(dataOf(response)).toEqual({ nodes: ids.map(() => null) });
    expect(response.errors).toHaveLength(20);
  });

  it("have the fields of their types, also when the request is repeated", async () => {
    const query = `{ nodes(ids: ["Product:${dress.id}"]) { id ... on Product { title variants { size isAvailable } } } }`;
    for (let count = 0; count < 5; count += 1)
      expect((await gql(query)).data).toEqual({
        nodes: [{ id: dress.id, title: dress.title, variants: [{ size: null, isAvailable: true }] }],
      });
  });

  it.each(["", "Product", "Product:1", "Review:", `Cart:${randomUUID()}`, `__Type:${randomUUID()}`])(
    "are refused with BAD_ID for another text: %s",
    async (id) => {
      const { errors } = await gql(NODES, { ids: [id] });
      expect(errors).toMatchObject([{ path: ["nodes"], extensions: { code: "BAD_ID", field: "ids" } }]);
    },
  );

  it("are at most 20 of a request", async () => {
    const ids = Array.from({ length: 21 }, () => `Product:${dress.id}`);
    expect((await gql(NODES, { ids })).code).toBe("BAD_INPUT");
    expect((await gql(NODES, { ids: ids.slice(1) })).data).toMatchObject({ nodes: { length: 20 } });
  });

  it.each([...nodeQueries])("are for the callers of their look-up: %s by %s", async (typeName, query) => {
    const fixtures = await accessFixtures(testShop);
    const access = accessCases[`Query.${query}`];
    if (!access) throw new Error(`No access case of ${query}.`);
    const [, variables] = await access.callOf(fixtures);
    for (const viewer of viewerKinds) {
      const token = viewer === "visitor" ? undefined : fixtures[viewer].token;
      const { code = "ok" } = await gql(NODES, { ids: [`${typeName}:${String(variables?.["id"])}`] }, token);
      expect([viewer, code]).toEqual([viewer, access.allow[viewer]]);
    }
  });
});
