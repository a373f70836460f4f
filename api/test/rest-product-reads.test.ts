import { describe, expect, it } from "vitest";
import { noOrderLimits } from "./support/no-order-limits.ts";
import type { Json } from "./support/rest-shapes.ts";
import { openTestShop } from "./support/test-shop.ts";

const { gql, rest, aProduct, aShopper, anAdmin, anOrder, stockOf } = await openTestShop(noOrderLimits);
const [admin, otherAdmin, shopper] = await Promise.all([anAdmin(), anAdmin(), aShopper()]);

const put = (id: string, body: Json, by = admin) =>
  rest<Json>("PUT", `/api/admin/products/${id}`, body, by.token);
const get = (path: string) => rest<unknown>("GET", path, undefined, admin.token);

const ADMIN_PRODUCT = "query($id: ID!) { adminProduct(id: $id) { version stock } }";
const ADMIN_PRODUCTS = "{ adminProducts(first: 5) { nodes { version stock } } }";
const PRODUCT = "query($id: ID!) { product(id: $id) { stock } }";

const reads: [string, (id: string, title: string) => Promise<unknown>][] = [
  ["GET /products", () => get("/api/products?limit=5")],
  ["GET /products/search", (_id, title) => get(`/api/products/search?q=${encodeURIComponent(title)}`)],
  ["GET /products/{id}", (id) => get(`/api/products/${id}`)],
  ["GET /admin/products", () => get("/api/admin/products?limit=5")],
  ["the query adminProduct", (id) => gql(ADMIN_PRODUCT, { id }, admin.token)],
  ["the query adminProducts", () => gql(ADMIN_PRODUCTS, {}, admin.token)],
  ["the query product", (id) => gql(PRODUCT, { id }, admin.token)],
];

describe("a PUT after a read", () => {
  it.each(reads)("changes no stock with the number of %s", async (name, read) => {
    const title = `Ikat dress ${name.replace(/\W/g, "")}`;
    const { id } = await aProduct({ title, price: 700, stock: 10 });
    await put(id, { price: 710 });
    await anOrder({ shopper, lines: [{ productId: id, quantity: 2 }] });
    await read(id, title);
    await anOrder({ shopper, lines: [{ productId: id, quantity: 1 }] });
    expect((await put(id, { stock: 8 })).body).toMatchObject({ stock: 7 });
    expect(await stockOf(id)).toBe(7);
  });

  it("sets a price that another admin changed before the read", async () => {
    const { id } = await aProduct({ price: 100 });
    await put(id, { title: "Read at 100" });
    await put(id, { price: 90 }, otherAdmin);
    expect((await get(`/api/products/${id}`)).body).toMatchObject({ price: 90 });
    expect((await put(id, { price: 100 })).body).toMatchObject({ price: 100 });
  });

  it("is no repetition of an earlier PUT with the same stock, if a mutation has stated another stock in between", async () => {
    const { id } = await aProduct({ stock: 10 });
    await put(id, { stock: 12 });
    const RECEIVE =
      "mutation($id: ID!) { updateStock(input: { productId: $id, change: { reason: RECEIVED, quantity: 8 } }) { stock } }";
    expect((await gql(RECEIVE, { id }, admin.token)).data).toEqual({ updateStock: { stock: 20 } });
    expect((await put(id, { stock: 12 })).body).toMatchObject({ stock: 12 });
  });

  it("is compared only with the reads of its own session", async () => {
    const { id } = await aProduct({ price: 700, stock: 10 });
    await put(id, { price: 710 });
    await anOrder({ shopper, lines: [{ productId: id, quantity: 2 }] });
    await rest("GET", `/api/products/${id}`, undefined, shopper.token);
    await rest("GET", `/api/products/${id}`, undefined, otherAdmin.token);
    await put(id, { stock: 10 });
    expect(await stockOf(id)).toBe(8);
  });
});
