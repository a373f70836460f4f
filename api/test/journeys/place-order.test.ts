import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anAddress, type LineInput, type Person } from "../support/factories.ts";
import {
  ADD_TO_CART,
  CART,
  MY_ORDERS,
  ORDER,
  ORDER_BY_NUMBER,
  PLACE_ORDER,
  type CartFields,
  type OrderFields,
} from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, aProduct, aDraft, anOrder, stockOf } = testShop;

const place = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);

const placedOrder = async (shopper: Person, lines: LineInput[]): Promise<OrderFields> =>
  (await place(shopper, await aDraft(shopper, lines))).data.placeOrder.order;

const ordersOf = async (shopper: Person): Promise<number> =>
  (await gql<{ myOrders: { totalCount: number } }>(MY_ORDERS, {}, shopper.token)).data.myOrders.totalCount;

describe("placing an order", () => {
  it("takes its amounts and its pieces from the shop", async () => {
    const [shopper, dress] = await Promise.all([
      aShopper(),
      aProduct({ price: 400, sizes: ["S", "M"], colors: ["Red"], stock: 7 }),
    ]);
    const line = { productId: dress.id, size: "M", color: "Red", quantity: 1 };
    const order = await placedOrder(shopper, [line]);
    expect(order).toMatchObject({
      orderStatus: "CONFIRMED",
      totalAmount: 400,
      shippingCost: 99,
      discount: 0,
      finalAmount: 499,
      tax: 23.76,
      shippingAddress: { fullName: "Asha Rao", state: "Karnataka", country: "India" },
      paymentDetails: { method: "COD", transactionId: null, paymentStatus: "PENDING" },
      statusHistory: [{ fromStatus: null, toStatus: "CONFIRMED", changedBy: "SHOPPER" }],
    });
    expect(order.lines).toEqual([
      { ...line, title: dress.title, price: 400, lineTotal: 400, product: { id: dress.id } },
    ]);
    expect(order.orderNumber).toMatch(/^SJ\d{6,}$/);
    expect(await stockOf(dress.id)).toBe(6);
  });

  it.each([
    { price: 499.99, shippingCost: 99, finalAmount: 598.99 },
    { price: 500, shippingCost: 99, finalAmount: 599 },
    { price: 500.01, shippingCost: 0, finalAmount: 500.01 },
  ])("charges $shippingCost rupees of shipping for $price", async ({ price, ...totals }) => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price })]);
    expect(await placedOrder(shopper, [{ productId: dress.id, quantity: 1 }])).toMatchObject(totals);
  });

  it("keeps the price and the title of the moment when the order was placed", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 800 })]);
    const { id } = await placedOrder(shopper, [{ productId: dress.id, quantity: 2 }]);
    await sql("update products set price = 99900, title = 'Renamed' where id = $1", [dress.id]);
    const { data } = await gql<{ order: OrderFields }>(ORDER, { id }, shopper.token);
    expect(data.order).toMatchObject({ totalAmount: 1600, lines: [{ title: dress.title, price: 800 }] });
  });

  it("keeps the order of a product that is no longer sold, without a link to the product", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const { orderNumber } = await placedOrder(shopper, [{ productId: dress.id, quantity: 1 }]);
    await sql("update products set archived_at = now() where id = $1", [dress.id]);
    const { data } = await gql<{ orderByNumber: OrderFields }>(
      ORDER_BY_NUMBER,
      { orderNumber },
      shopper.token,
    );
    expect(data.orderByNumber.lines).toMatchObject([
      { productId: dress.id, title: dress.title, product: null },
    ]);
  });

  it("makes one line of the same variant sent twice", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5 })]);
    const line = { productId: dress.id, quantity: 2 };
    expect((await placedOrder(shopper, [line, line])).lines).toMatchObject([{ quantity: 4 }]);
    expect(await stockOf(dress.id)).toBe(1);
  });

  it("numbers orders upwards, each with its own number", async () => {
    const orders = await Promise.all([anOrder(), anOrder(), anOrder()]);
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(3);
  });
});

describe("a wrong total", () => {
  it.each([-0.01, 0.01, -1000])(
    "is refused with the correct one when it is off by %d",
    async (difference) => {
      const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 700, stock: 3 })]);
      const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
      const refused = await place(shopper, { ...draft, expectedTotal: 700 + difference });
      expect(refused).toMatchObject({ status: 409, code: "TOTAL_CHANGED" });
      expect(refused.errors[0]?.extensions).toMatchObject({ subtotal: 700, shippingCost: 0, total: 700 });
      expect(await stockOf(dress.id)).toBe(3);
      expect(await ordersOf(shopper)).toBe(0);
    },
  );

  it("is refused until the new total is confirmed with the same key", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 700 })]);
    const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
    await sql("update products set price = 80000 where id = $1", [dress.id]);
    expect((await place(shopper, draft)).code).toBe("TOTAL_CHANGED");
    const secondResponse = await place(shopper, { ...draft, expectedTotal: 800 });
    expect(secondResponse.data.placeOrder.order.finalAmount).toBe(800);
  });

  it("is refused for a wrong subtotal too, if the request has one", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 700 })]);
    const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
    expect((await place(shopper, { ...draft, expectedSubtotal: 700.01 })).code).toBe("TOTAL_CHANGED");
    expect(
      (await place(shopper, { ...draft, expectedSubtotal: 700 })).data.placeOrder.order.totalAmount,
    ).toBe(700);
  });
});

describe("the idempotency key", () => {
  it("sells once for the same key", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5 })]);
    const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 2 }]);
    const first = await place(shopper, draft);
    const secondResponse = await place(shopper, draft);
    expect(secondResponse.data.placeOrder.order).toEqual(first.data.placeOrder.order);
    expect(await stockOf(dress.id)).toBe(3);
    expect(await ordersOf(shopper)).toBe(1);
  });

  it("gives the same order when the pieces are sold out and the price has changed", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 1, price: 900 })]);
    const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
    const first = await place(shopper, draft);
    await sql("update products set price = 100, archived_at = now() where id = $1", [dress.id]);
    expect((await place(shopper, draft)).data.placeOrder.order.id).toBe(first.data.placeOrder.order.id);
  });

  it.each<[string, (line: LineInput) => Record<string, unknown>]>([
    ["another quantity", (line) => ({ lines: [{ ...line, quantity: 2 }] })],
    ["another address", () => ({ shippingAddress: anAddress({ city: "Mysuru" }) })],
    ["another total", () => ({ expectedTotal: 1 })],
    ["another subtotal", () => ({ expectedSubtotal: 1 })],
  ])("refuses %s under the same key", async (_, changes) => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5 })]);
    const line = { productId: dress.id, quantity: 1 };
    const draft = await aDraft(shopper, [line]);
    await place(shopper, draft);
    const reused = await place(shopper, { ...draft, ...changes(line) });
    expect(reused).toMatchObject({ status: 409, code: "KEY_REUSED" });
    expect(await stockOf(dress.id)).toBe(4);
  });

  it("makes no second order when the request is repeated with the total after a change of price", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5, price: 700 })]);
    const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
    await place(shopper, draft);
    await sql("update products set price = 80000 where id = $1", [dress.id]);
    const refused = await place(shopper, { ...draft, expectedTotal: 800, expectedSubtotal: 800 });
    expect(refused).toMatchObject({ status: 409, code: "KEY_REUSED" });
    expect(await ordersOf(shopper)).toBe(1);
    expect(await stockOf(dress.id)).toBe(4);
  });

  it("makes one order when the same request comes many times at once", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 9 })]);
    const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
    const responses = await Promise.all(Array.from({ length: 8 }, () => place(shopper, draft)));
    expect(new Set(responses.map(({ data }) => data.placeOrder.order.id)).size).toBe(1);
    expect(await stockOf(dress.id)).toBe(8);
  });

  it("belongs to one shopper: another one may use the same key", async () => {
    const [shopper, otherShopper, dress] = await Promise.all([aShopper(), aShopper(), aProduct()]);
    const idempotencyKey = randomUUID();
    const lines = [{ productId: dress.id, quantity: 1 }];
    const [firstOrder, otherOrder] = await Promise.all([
      place(shopper, await aDraft(shopper, lines, { idempotencyKey })),
      place(otherShopper, await aDraft(otherShopper, lines, { idempotencyKey })),
    ]);
    expect(firstOrder.data.placeOrder.order.id).not.toBe(otherOrder.data.placeOrder.order.id);
  });

  it.each(["", "short", "x".repeat(101), "with a blank", "schlüssel-9", "nul\0nul\0nul"])(
    "refuses %j as a key",
    async (idempotencyKey) => {
      const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
      const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }], { idempotencyKey });
      expect(await place(shopper, draft)).toMatchObject({ status: 400, code: "BAD_KEY" });
    },
  );
});

describe("the cart after the order", () => {
  it("loses only the ordered pieces", async () => {
    const [shopper, otherShopper, dress, stole] = await Promise.all([
      aShopper(),
      aShopper(),
      aProduct({ sizes: ["S", "M"] }),
      aProduct(),
    ]);
    const addToCart = (shopper: Person, input: Record<string, unknown>) =>
      gql<{ addToCart: { cart: CartFields } }>(ADD_TO_CART, { input }, shopper.token);
    const firstCart = await addToCart(shopper, { productId: dress.id, size: "S", quantity: 3 });
    await addToCart(shopper, { productId: dress.id, size: "M", quantity: 1 });
    await addToCart(shopper, { productId: stole.id, quantity: 2 });
    await addToCart(otherShopper, { productId: stole.id, quantity: 2 });
    await placedOrder(shopper, [
      { productId: dress.id, size: "S", quantity: 2 },
      { productId: stole.id, quantity: 2 },
    ]);
    const cart = async (shopper: Person) =>
      (await gql<{ cart: CartFields }>(CART, {}, shopper.token)).data.cart.lines;
    const remainingLines = await cart(shopper);
    expect(remainingLines).toMatchObject([
      { size: "S", quantity: 1 },
      { size: "M", quantity: 1 },
    ]);
    // The rest of a line is another intent to buy than the ordered part: it has another id.
    expect(remainingLines[0]?.id).not.toBe(firstCart.data.addToCart.cart.lines[0]?.id);
    expect(await cart(otherShopper)).toMatchObject([{ quantity: 2 }]);
  });

  it("loses a piece whose product has become one of one size since it was added", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ sizes: ["S", "M"] })]);
    const line = { productId: dress.id, size: "S", quantity: 1 };
    await gql(ADD_TO_CART, { input: line }, shopper.token);
    await sql("update products set available_sizes = '{}' where id = $1", [dress.id]);
    expect((await placedOrder(shopper, [line])).lines).toMatchObject([{ size: null }]);
    expect((await gql<{ cart: CartFields }>(CART, {}, shopper.token)).data.cart.lines).toEqual([]);
  });
});
