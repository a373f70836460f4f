import { describe, expect, it } from "vitest";
import { batchTasks } from "../../../src/features/bulk-changes/batch.jobs.ts";
import { ADD_CODES, promotionCalls } from "../../support/promotion-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, sql, shop, anAdmin, aProduct } = testShop;
const { aPromotion } = promotionCalls(testShop);
const [admin, otherAdmin] = await Promise.all([anAdmin("Meera"), anAdmin("Kavya")]);

type Answer = { result: { id: string; stock: number } };

const ADD = `mutation($input: ProductInput!, $key: String) {
  result: addProduct(input: { product: $input, idempotencyKey: $key }) { id stock } }`;
const COPY = `mutation($id: ID!, $key: String) { result: duplicateProduct(input: { id: $id, idempotencyKey: $key }) { id stock } }`;
const MOVE = `mutation($id: ID!, $input: StockChangeInput!, $key: String) {
  result: updateStock(input: { productId: $id, change: $input, idempotencyKey: $key }) { id stock } }`;

const dress = (title: string) => ({ title, description: "Hand-woven.", price: 1500, category: "PARTY" });

const add = (title: string, key: string | null, by = admin) =>
  gql<Answer>(ADD, { input: dress(title), key }, by.token);

const receive = (id: string, quantity: number, key: string | null) =>
  gql<Answer>(MOVE, { id, input: { reason: "RECEIVED", quantity }, key }, admin.token);

const productsTitled = async (title: string): Promise<number> =>
  (await sql("select 1 from products where title = $1", [title])).length;

const refusal = { code: "KEY_REUSED", status: 409 };

describe("an admin's request that arrives again with the same idempotency key", () => {
  it("adds one product, also when all arrive at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add("Once", "add-once-1")));
    const [first] = answers;
    expect(answers.map(({ data }) => data.result)).toEqual(answers.map(() => first?.data.result));
    expect(await productsTitled("Once")).toBe(1);
    expect(await sql("select 1 from audit_entries where label = 'Once'")).toHaveLength(1);
  });

  it("adds one copy of a product", async () => {
    const { id } = await aProduct({ title: "Original" });
    const copies = await Promise.all(
      [1, 2, 3].map(() => gql<Answer>(COPY, { id, key: "copy-once-1" }, admin.token)),
    );
    expect(new Set(copies.map(({ data }) => data.result.id)).size).toBe(1);
    expect(await productsTitled("Copy of Original")).toBe(1);
  });

  it("makes up one set of codes for a promotion, also when all arrive at once", async () => {
    const { id } = await aPromotion(admin, { code: null });
    const make = (count: number, key: string) =>
      gql<{ addPromotionCodes: { codeCount: number } }>(ADD_CODES, { id, count, key }, admin.token);
    const answers = await Promise.all([1, 2, 3].map(() => make(40, "codes-once-1")));
    expect(answers.map(({ data }) => data.addPromotionCodes.codeCount)).toEqual([40, 40, 40]);
    expect(await make(41, "codes-once-1")).toMatchObject(refusal);
    expect((await make(2, "codes-once-2")).data.addPromotionCodes.codeCount).toBe(42);
  });

  it("books one movement", async () => {
    const { id } = await aProduct({ stock: 5 });
    const [first, second] = await Promise.all([
      receive(id, 10, "book-once-1"),
      receive(id, 10, "book-once-1"),
    ]);
    expect([first.data.result.stock, second.data.result.stock]).toEqual([15, 15]);
    const movements = await sql(
      "select 1 from stock_movements where product_id = $1 and reason = 'received'",
      [id],
    );
    expect(movements).toHaveLength(1);
  });

  it("returns the current stock", async () => {
    const { id } = await aProduct({ stock: 5 });
    await receive(id, 10, "current-stock-1");
    await receive(id, 1, "current-stock-2");
    expect((await receive(id, 10, "current-stock-1")).data.result.stock).toBe(16);
  });

  it("is refused with another body or for another mutation", async () => {
    const { id } = await aProduct({ stock: 5 });
    await receive(id, 10, "other-body-1");
    expect(await receive(id, 11, "other-body-1")).toMatchObject(refusal);
    expect(await gql(COPY, { id, key: "other-body-1" }, admin.token)).toMatchObject(refusal);
    expect((await receive(id, 10, "other-body-1")).data.result.stock).toBe(15);
  });

  it("is carried out for another admin", async () => {
    await add("Twice", "twice-key-1");
    await add("Twice", "twice-key-1", otherAdmin);
    expect(await productsTitled("Twice")).toBe(2);
  });

  it("is carried out each time without a key", async () => {
    await add("No key", null);
    await add("No key", null);
    expect(await productsTitled("No key")).toBe(2);
  });

  it("is carried out if the request before it was refused", async () => {
    expect(await add(" ", "refused-1")).toMatchObject({ code: "TITLE_NEEDED" });
    expect((await add("After a refusal", "refused-1")).code).toBeUndefined();
    const { id } = await aProduct({ stock: 5 });
    const damage = (quantity: number) =>
      gql<Answer>(MOVE, { id, input: { reason: "DAMAGED", quantity }, key: "refused-2" }, admin.token);
    expect(await damage(6)).toMatchObject({ code: "OUT_OF_STOCK" });
    expect((await damage(4)).data.result.stock).toBe(1);
  });

  it("is refused with a key that is too short", async () => {
    expect(await add("Short", "short")).toMatchObject({ code: "BAD_KEY" });
  });

  it("over REST is named by the Idempotency-Key header", async () => {
    const send = (title: string) =>
      rest<{ _id: string }>("POST", "/api/products", { ...dress(title), category: "party" }, admin.token, {
        "idempotency-key": "rest-once-1",
      });
    const [first, second] = [await send("By REST"), await send("By REST")];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body._id).toBe(first.body._id);
    expect(await send("By REST, changed")).toMatchObject({ status: 409, body: { code: "KEY_REUSED" } });
  });
});

it("idempotency keys of admins are deleted after 30 days", async () => {
  await add("Old", "old-key-1");
  await add("New", "new-key-1");
  await sql("update admin_requests set created_at = now() - interval '31 days' where key = 'old-key-1'");
  await batchTasks(shop)["tidy-product-batches"]({});
  expect(await sql("select key from admin_requests where key in ('old-key-1', 'new-key-1')")).toEqual([
    { key: "new-key-1" },
  ]);
});

describe("the count by size and colour that arrives when the product is counted so already", () => {
  const TRACK = `mutation($id: ID!, $units: [UnitStockInput!]) {
    result: trackStock(input: { productId: $id, isTracked: true, units: $units }) { id stock } }`;
  const spread = (small: number) => [
    { size: "S", color: null, stock: small },
    { size: "M", color: null, stock: 10 - small },
  ];

  it("changes nothing for the same numbers", async () => {
    const { id } = await aProduct({ sizes: ["S", "M"], stock: 10 });
    for (const by of [admin, otherAdmin])
      expect((await gql(TRACK, { id, units: spread(5) }, by.token)).errors).toEqual([]);
    expect(await sql("select 1 from audit_entries where subject_id = $1", [id])).toHaveLength(1);
  });

  it("is refused for other numbers than those of another admin", async () => {
    const { id } = await aProduct({ sizes: ["S", "M"], stock: 10 });
    await gql(TRACK, { id, units: spread(5) }, admin.token);
    expect(await gql(TRACK, { id, units: spread(9) }, otherAdmin.token)).toMatchObject({
      code: "PRODUCT_CHANGED",
      errors: [{ extensions: { units: expect.arrayContaining(spread(5)) } }],
    });
    expect(await sql("select 1 from audit_entries where subject_id = $1", [id])).toHaveLength(1);
  });
});
