import { describe, expect, it } from "vitest";
import { PLACE_ORDER } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { shop, sql, gql, aShopper, anAdmin, aProduct, aDraft, stockOf } = await openTestShop();

const TRACK = "mutation($id: ID!) { trackStock(input: { productId: $id, isTracked: true }) { id } }";

type Answer = { placeOrder: { order: { id: string } } };

describe("a variant that an order has found sold out", () => {
  it("is refused without a lock or a transaction, until it is in stock again", async () => {
    const [buyer, late] = [await aShopper(), await aShopper()];
    const product = await aProduct({ stock: 1, price: 900 });
    const lines = [{ productId: product.id, quantity: 1 }];
    const [winning, losing] = [await aDraft(buyer, lines), await aDraft(late, lines)];
    const order = (await gql<Answer>(PLACE_ORDER, { input: winning }, buyer.token)).data.placeOrder.order;
    expect((await gql(PLACE_ORDER, { input: losing }, late.token)).code).toBe("OUT_OF_STOCK");

    const lock = shop.database.source.createQueryRunner();
    await lock.startTransaction();
    try {
      await lock.query("select 1 from products where id = $1 for update", [product.id]);
      await lock.query("select 1 from users where id = $1 for update", [late.id]);
      await lock.query("select 1 from stock_units where product_id = $1 for update", [product.id]);
      const refused = await gql(PLACE_ORDER, { input: losing }, late.token);
      expect([refused.status, refused.code]).toEqual([409, "OUT_OF_STOCK"]);
      expect(refused.message).toBe(`${product.title} is out of stock.`);
      expect(refused.errors[0]?.extensions).toMatchObject({ productId: product.id, available: 0 });
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }

    // The order that took the last piece is still found by its key.
    expect((await gql<Answer>(PLACE_ORDER, { input: winning }, buyer.token)).data.placeOrder.order.id).toBe(
      order.id,
    );

    await sql("update stock_units set stock = 1 where product_id = $1", [product.id]);
    expect(
      (await gql<Answer>(PLACE_ORDER, { input: losing }, late.token)).data.placeOrder.order.id,
    ).toBeTruthy();
    expect(await stockOf(product.id)).toBe(0);
  });

  it("can be ordered again once the product counts its stock by size, in other stock units", async () => {
    const [buyer, late, admin] = [await aShopper(), await aShopper(), await anAdmin()];
    const product = await aProduct({ stock: 1, price: 900, sizes: ["M"], colors: [] });
    const lines = [{ productId: product.id, quantity: 1, size: "M" }];
    await gql<Answer>(PLACE_ORDER, { input: await aDraft(buyer, lines) }, buyer.token);
    const draft = await aDraft(late, lines);
    expect((await gql(PLACE_ORDER, { input: draft }, late.token)).code).toBe("OUT_OF_STOCK");
    await gql(TRACK, { id: product.id }, admin.token);
    await sql("update stock_units set stock = 4 where product_id = $1", [product.id]);
    expect(
      (await gql<Answer>(PLACE_ORDER, { input: draft }, late.token)).data.placeOrder.order.id,
    ).toBeTruthy();
    expect(await stockOf(product.id)).toBe(3);
  });
});
