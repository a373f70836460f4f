import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, anAdmin } = await openTestShop();

const ADD = `mutation($input: ProductInput!, $key: String, $isHidden: Boolean! = false) {
  addProduct(input: { product: $input, idempotencyKey: $key, isHidden: $isHidden }) {
    id stock isTracked isArchived stockUnits { size color stock } } }`;

type Added = { addProduct: { id: string; stock: number; isTracked: boolean; isArchived: boolean } };

const input = { title: "Silk Dress", description: "Silk", price: 1499, category: "PARTY" };
const sizes = { availableSizes: ["S", "M"], availableColors: ["Rust"] };
const units = [
  { size: "S", color: "Rust", stock: 3 },
  { size: "M", color: "Rust", stock: 4 },
];

const add = (admin: Person, variables: Record<string, unknown>) => gql<Added>(ADD, variables, admin.token);

it("a product can be added hidden, with its pieces by size and colour, once for each key", async () => {
  const admin = await anAdmin();
  const request = { input: { ...input, ...sizes, units }, key: randomUUID(), isHidden: true };
  const { data } = await add(admin, request);
  expect(data.addProduct).toMatchObject({ stock: 7, isTracked: true, isArchived: true, stockUnits: units });
  expect((await add(admin, request)).data.addProduct.id).toBe(data.addProduct.id);
  expect(await add(admin, { ...request, isHidden: false })).toMatchObject({ code: "KEY_REUSED" });
  const shown = await gql("query($id: ID!) { product(id: $id) { id } }", { id: data.addProduct.id });
  expect(shown.code).toBe("PRODUCT_NOT_FOUND");
  const [row] = await sql<{ sum: number }>(
    "select sum(quantity)::int as sum from stock_movements where product_id = $1",
    [data.addProduct.id],
  );
  expect(row?.sum).toBe(7);
});

it.each([
  ["of a colour that it does not have", [{ size: "S", color: "Blue", stock: 1 }], "STOCK_SPREAD_DIFFERS"],
  ["below zero", [{ size: "S", color: "Rust", stock: -1 }], "STOCK_INVALID"],
])("a product with pieces %s is refused, and nothing is added", async (_, wrong, code) => {
  const admin = await anAdmin();
  const title = `Refused ${randomUUID()}`;
  expect((await add(admin, { input: { ...input, ...sizes, title, units: wrong } })).code).toBe(code);
  expect(await sql("select id from products where title = $1", [title])).toEqual([]);
});

it("a product without units is in the shop with one stock", async () => {
  const { data } = await add(await anAdmin(), { input: { ...input, ...sizes, stock: 5 } });
  expect(data.addProduct).toMatchObject({ stock: 5, isTracked: false, isArchived: false });
});
