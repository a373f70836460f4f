import { describe, expect, it } from "vitest";
import { cartsOf, variant } from "../support/carts.ts";
import { REMOVE_LINE } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, aProduct } = testShop;
const { add, added, change, cartOf, aKurta } = cartsOf(testShop);

describe("adding pieces to the cart", () => {
  it("adds up the highest price of a product, in the most pieces that a line may have", async () => {
    const [shopper, lehenga] = await Promise.all([aShopper(), aProduct({ price: 1_000_000, stock: 99 })]);
    const { subtotal } = await added(shopper, { productId: lehenga.id, quantity: 99 });
    expect(subtotal).toBe(99_000_000);
  });

  it("raises the line of the same variant by the added quantity", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aKurta()]);
    await added(shopper, variant(kurta.id, "M", "Rust", 2));
    const cart = await added(shopper, variant(kurta.id, "M", "Rust"));
    expect(cart.lines).toHaveLength(1);
    expect(cart).toMatchObject({ totalQuantity: 3, subtotal: 2697, shippingEstimate: 0, total: 2697 });
    expect(cart.lines[0]).toMatchObject({ quantity: 3, lineTotal: 2697, price: 899, available: 20 });
  });

  it("adds one piece if no quantity is given", async () => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct()]);
    expect((await added(shopper, { productId: stole.id })).totalQuantity).toBe(1);
  });

  it("gives each size or colour a line in the order of adding", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aKurta()]);
    await added(shopper, variant(kurta.id, "M", "Rust"));
    await added(shopper, variant(kurta.id, "S", "Rust"));
    const cart = await added(shopper, variant(kurta.id, "M", "Indigo"));
    expect(cart.lines.map(({ size, color }) => `${size} ${color}`)).toEqual(["M Rust", "S Rust", "M Indigo"]);
  });

  it("requires size and colour if the product has variants", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aKurta()]);
    const { code, message } = await add(shopper, { productId: kurta.id, size: "M", quantity: 1 });
    expect([code, message]).toEqual(["CHOOSE_SIZE_AND_COLOR", "Please select size and color."]);
    expect((await add(shopper, variant(kurta.id, "XXL", "Rust"))).code).toBe("CHOOSE_SIZE_AND_COLOR");
  });

  it("ignores size and colour of a product without variants", async () => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct()]);
    const cart = await added(shopper, variant(stole.id, "XXL", "Rust"));
    expect(cart.lines).toMatchObject([{ size: null, color: null }]);
  });

  it("refuses more pieces than the stock, also when they are added one by one", async () => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct({ stock: 3 })]);
    const tooMany = await add(shopper, { productId: stole.id, quantity: 4 });
    expect(tooMany).toMatchObject({ status: 409, code: "OUT_OF_STOCK" });
    expect(tooMany.errors[0]?.extensions).toMatchObject({ field: "quantity", available: 3 });
    await added(shopper, { productId: stole.id, quantity: 3 });
    expect((await add(shopper, { productId: stole.id, quantity: 1 })).code).toBe("OUT_OF_STOCK");
    expect((await cartOf(shopper)).totalQuantity).toBe(3);
  });

  it.each([0, -1, 100, 2_147_483_647])("refuses %i pieces", async (quantity) => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct()]);
    expect((await add(shopper, { productId: stole.id, quantity })).code).toBe("BAD_QUANTITY");
    expect((await cartOf(shopper)).lines).toEqual([]);
  });

  it("refuses more than 99 pieces of a variant, in one addition or in two", async () => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct({ stock: 300 })]);
    await added(shopper, { productId: stole.id, quantity: 60 });
    const { errors } = await add(shopper, { productId: stole.id, quantity: 60 });
    expect(errors[0]).toMatchObject({
      message: "You can order at most 99 of one size and colour.",
      extensions: { code: "BAD_QUANTITY", field: "quantity", available: 99 },
    });
    expect((await cartOf(shopper)).lines[0]?.quantity).toBe(60);
    expect((await added(shopper, { productId: stole.id, quantity: 39 })).totalQuantity).toBe(99);
  });

  it("accepts 50 lines and refuses the 51st", async () => {
    const shopper = await aShopper();
    const sizes = Array.from({ length: 51 }, (_, index) => `Size ${index + 1}`);
    const sari = await aProduct({ sizes, stock: 99 });
    for (const size of sizes.slice(0, 50)) await added(shopper, { productId: sari.id, size });
    const last = await add(shopper, { productId: sari.id, size: "Size 51" });
    expect(last).toMatchObject({ status: 400, code: "ORDER_TOO_LONG" });
    expect((await cartOf(shopper)).lines).toHaveLength(50);
    expect((await added(shopper, { productId: sari.id, size: "Size 50" })).totalQuantity).toBe(51);
  });

  it("refuses an archived and an unknown product", async () => {
    const [shopper, archived] = await Promise.all([aShopper(), aProduct({ archived: true })]);
    for (const productId of [archived.id, "01990000-0000-7000-8000-000000000000"])
      expect(await add(shopper, { productId })).toMatchObject({ status: 404, code: "PRODUCT_NOT_FOUND" });
  });

  it("counts every one of many simultaneous requests", async () => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct({ stock: 20 })]);
    const addOne = () => add(shopper, { productId: stole.id });
    const responses = await Promise.all(Array.from({ length: 10 }, addOne));
    expect(responses.filter(({ code }) => code)).toEqual([]);
    expect(await cartOf(shopper)).toMatchObject({ totalQuantity: 10, lines: [{ quantity: 10 }] });
  });
});

describe("changing a line", () => {
  const cartWith = async (quantity = 2) => {
    const [shopper, kurta] = await Promise.all([aShopper(), aKurta()]);
    const cart = await added(shopper, variant(kurta.id, "M", "Rust", quantity));
    return { shopper, kurta, lineId: cart.lines[0]?.id ?? "" };
  };

  it("merges it with the line of its new variant", async () => {
    const { shopper, kurta, lineId } = await cartWith();
    await added(shopper, variant(kurta.id, "S", "Rust", 3));
    const { data } = await change(shopper, { lineId, size: "S" });
    expect(data.updateCartLine.cart.lines).toMatchObject([
      { id: lineId, size: "S", color: "Rust", quantity: 5 },
    ]);
  });

  it("keeps both lines when their merge has more than 99 pieces", async () => {
    const [shopper, sari] = await Promise.all([aShopper(), aProduct({ sizes: ["S", "M"], stock: 300 })]);
    await added(shopper, { productId: sari.id, size: "S", quantity: 60 });
    const { lines } = await added(shopper, { productId: sari.id, size: "M", quantity: 60 });
    const { errors } = await change(shopper, { lineId: lines[1]?.id ?? "", size: "S" });
    expect(errors[0]).toMatchObject({
      message: "You can order at most 99 of one size and colour.",
      extensions: { code: "BAD_QUANTITY", field: "quantity", available: 99 },
    });
    expect((await cartOf(shopper)).lines).toMatchObject([
      { size: "S", quantity: 60 },
      { size: "M", quantity: 60 },
    ]);
  });

  it("merges two lines to 99 pieces", async () => {
    const [shopper, sari] = await Promise.all([aShopper(), aProduct({ sizes: ["S", "M"], stock: 300 })]);
    await added(shopper, { productId: sari.id, size: "S", quantity: 60 });
    const { lines } = await added(shopper, { productId: sari.id, size: "M", quantity: 39 });
    const { data } = await change(shopper, { lineId: lines[1]?.id ?? "", size: "S" });
    expect(data.updateCartLine.cart.lines).toMatchObject([{ size: "S", quantity: 99 }]);
  });

  it("changes only what the request names", async () => {
    const { shopper, lineId } = await cartWith();
    const { data } = await change(shopper, { lineId, color: "Indigo", quantity: 4 });
    expect(data.updateCartLine.cart.lines).toMatchObject([{ size: "M", color: "Indigo", quantity: 4 }]);
  });

  it.each([0, -1, -2_147_483_648])("removes it at %i pieces", async (quantity) => {
    const { shopper, lineId } = await cartWith();
    expect((await change(shopper, { lineId, quantity })).data.updateCartLine.cart).toMatchObject({
      lines: [],
      totalQuantity: 0,
      subtotal: 0,
      shippingEstimate: 0,
      total: 0,
    });
  });

  it("refuses more pieces than the stock", async () => {
    const { shopper, lineId } = await cartWith(5);
    expect((await change(shopper, { lineId, quantity: 21 })).code).toBe("OUT_OF_STOCK");
  });

  it("allows fewer pieces when the stock has become low", async () => {
    const { shopper, kurta, lineId } = await cartWith(5);
    await sql("update stock_units set stock = 1 where product_id = $1", [kurta.id]);
    expect((await change(shopper, { lineId, quantity: 6 })).code).toBe("OUT_OF_STOCK");
    const { data } = await change(shopper, { lineId, quantity: 3 });
    expect(data.updateCartLine.cart.lines).toMatchObject([{ quantity: 3, available: 1 }]);
  });

  it("refuses 100 pieces and a size that the product does not have", async () => {
    const { shopper, lineId } = await cartWith();
    expect((await change(shopper, { lineId, quantity: 100 })).code).toBe("BAD_QUANTITY");
    expect((await change(shopper, { lineId, size: "XXL" })).code).toBe("CHOOSE_SIZE_AND_COLOR");
    expect((await cartOf(shopper)).lines).toMatchObject([{ size: "M", quantity: 2 }]);
  });

  it("treats another shopper's line as unknown", async () => {
    const { lineId } = await cartWith();
    const otherShopper = await aShopper();
    const refused = await change(otherShopper, { lineId, quantity: 1 });
    expect(refused).toMatchObject({ status: 404, code: "CART_LINE_NOT_FOUND" });
    expect((await gql(REMOVE_LINE, { lineId }, otherShopper.token)).code).toBe("CART_LINE_NOT_FOUND");
  });

  it("handles two simultaneous changes that would merge in opposite directions", async () => {
    const { shopper, kurta, lineId } = await cartWith(1);
    const cart = await added(shopper, variant(kurta.id, "S", "Rust", 1));
    const otherLineId = cart.lines.find(({ size }) => size === "S")?.id ?? "";
    const responses = await Promise.all([
      change(shopper, { lineId, size: "S" }),
      change(shopper, { lineId: otherLineId, size: "M" }),
    ]);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await cartOf(shopper)).totalQuantity).toBe(2);
  });
});
