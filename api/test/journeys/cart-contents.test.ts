import { describe, expect, it } from "vitest";
import { cartsOf, variant } from "../support/carts.ts";
import { CLEAR_CART, REMOVE_LINE, type CartFields } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, aProduct } = testShop;
const { add, added, change, cartOf, aKurta } = cartsOf(testShop);

describe("the cart", () => {
  it("is empty for a new shopper, without shipping costs", async () => {
    const shopper = await aShopper();
    expect(await cartOf(shopper)).toEqual({
      id: shopper.id,
      lines: [],
      totalQuantity: 0,
      subtotal: 0,
      shippingEstimate: 0,
      total: 0,
    });
  });

  const stoles = async (quantity: number) => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct({ price: 500 })]);
    return await added(shopper, { productId: stole.id, quantity });
  };

  it("estimates 50 rupees of shipping up to 500", async () => {
    expect(await stoles(1)).toMatchObject({ shippingEstimate: 50, total: 550 });
  });

  it("estimates no shipping above 500 rupees", async () => {
    expect(await stoles(2)).toMatchObject({ shippingEstimate: 0, total: 1000 });
  });

  it.each([
    ["a product that is no longer sold", "update products set archived_at = now() where id = $1"],
    ["a size that is no longer offered", "update products set available_sizes = '{M}' where id = $1"],
    ["a variant that is out of stock", "update stock_units set stock = 0 where product_id = $1"],
  ])("leaves %s out of subtotal, shipping estimate and total", async (_, statement) => {
    const [shopper, dress, stole] = await Promise.all([
      aShopper(),
      aProduct({ price: 900, sizes: ["S", "M"] }),
      aProduct({ price: 400 }),
    ]);
    await added(shopper, { productId: stole.id });
    const line = { productId: dress.id, size: "S", quantity: 2 };
    const allLines = { totalQuantity: 3, subtotal: 2200, shippingEstimate: 0, total: 2200 };
    expect(await added(shopper, line)).toMatchObject(allLines);
    await sql(statement, [dress.id]);
    expect(await cartOf(shopper)).toMatchObject({
      lines: [{ lineTotal: 400 }, { lineTotal: 1800, available: 0 }],
      totalQuantity: 3,
      subtotal: 400,
      shippingEstimate: 50,
      total: 450,
    });
    await sql("update products set archived_at = now() where id = any($1)", [[stole.id, dress.id]]);
    expect(await cartOf(shopper)).toMatchObject({ subtotal: 0, shippingEstimate: 0, total: 0 });
  });

  it("shows today's price", async () => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct({ price: 600 })]);
    await added(shopper, { productId: stole.id });
    await sql("update products set price = 70000 where id = $1", [stole.id]);
    expect((await cartOf(shopper)).lines).toMatchObject([{ price: 700 }]);
  });

  it("keeps a product that is no longer sold with 0 available", async () => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct()]);
    await added(shopper, { productId: stole.id });
    await sql("update products set archived_at = now() where id = $1", [stole.id]);
    expect((await cartOf(shopper)).lines).toMatchObject([
      { available: 0, isListed: false, product: { title: stole.title } },
    ]);
  });

  it("has 0 available of a size or colour that the product no longer offers", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aKurta()]);
    await added(shopper, variant(kurta.id, "M", "Rust"));
    await added(shopper, variant(kurta.id, "S", "Indigo"));
    await sql("update products set available_sizes = '{S,Medium}' where id = $1", [kurta.id]);
    expect((await cartOf(shopper)).lines).toMatchObject([
      { size: "M", available: 0, isListed: true },
      { size: "S", available: 20, isListed: true },
    ]);
    await sql("update products set available_sizes = '{}', available_colors = '{}' where id = $1", [
      kurta.id,
    ]);
    expect((await cartOf(shopper)).lines).toMatchObject([{ available: 20 }, { available: 20 }]);
  });

  it("remembers the price at the time of adding, until more pieces are added at the new price", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aKurta()]);
    await added(shopper, variant(kurta.id, "M", "Rust"));
    const { lines } = await cartOf(shopper);
    expect(lines).toMatchObject([{ price: 899, priceWhenAdded: 899, isListed: true }]);
    await sql("update products set price = 99900 where id = $1", [kurta.id]);
    const lineId = (await cartOf(shopper)).lines[0]?.id ?? "";
    const { data } = await change(shopper, { lineId, size: "S", quantity: 2 });
    expect(data.updateCartLine.cart.lines).toMatchObject([
      { price: 999, priceWhenAdded: 899, lineTotal: 1998 },
    ]);
    const more = await added(shopper, variant(kurta.id, "S", "Rust"));
    expect(more.lines).toMatchObject([{ price: 999, priceWhenAdded: 999, quantity: 3 }]);
  });

  it("has the stock of each combination if combinations are counted apart", async () => {
    const shopper = await aShopper();
    const sari = await aProduct({ sizes: ["S", "M"], colors: ["Red"], stockOfEach: 2 });
    expect((await add(shopper, variant(sari.id, "S", "Red", 3))).code).toBe("OUT_OF_STOCK");
    await added(shopper, variant(sari.id, "S", "Red", 2));
    expect((await added(shopper, variant(sari.id, "M", "Red", 2))).lines).toMatchObject([
      { size: "S", available: 2 },
      { size: "M", available: 2 },
    ]);
  });

  it("loses one line when that is removed", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aKurta()]);
    const lineId = (await added(shopper, variant(kurta.id, "S", "Rust"))).lines[0]?.id;
    await added(shopper, variant(kurta.id, "M", "Rust"));
    const removed = await gql<{ removeCartLine: { cart: CartFields } }>(
      REMOVE_LINE,
      { lineId },
      shopper.token,
    );
    expect(removed.data.removeCartLine.cart.lines).toMatchObject([{ size: "M" }]);
    expect((await gql(REMOVE_LINE, { lineId }, shopper.token)).code).toBe("CART_LINE_NOT_FOUND");
  });

  it("is emptied without the cart of another shopper", async () => {
    const [shopper, otherShopper, kurta] = await Promise.all([aShopper(), aShopper(), aKurta()]);
    for (const person of [shopper, otherShopper]) await added(person, variant(kurta.id, "M", "Rust"));
    await gql(CLEAR_CART, {}, shopper.token);
    expect((await cartOf(shopper)).lines).toEqual([]);
    expect((await cartOf(otherShopper)).lines).toHaveLength(1);
  });
});
