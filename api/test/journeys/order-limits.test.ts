import { describe, expect, it, vi } from "vitest";
import { anAddress, type LineInput, type Person } from "../support/factories.ts";
import { CHANGE_STATUS, PLACE_ORDER, type OrderFields } from "../support/operations.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsByHand } from "../support/refunds-by-hand.ts";
import { openTestShop } from "../support/test-shop.ts";

// Many orders, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const testShop = await openTestShop();
const { gql, rest, sql, aShopper, anAdmin, aProduct, aDraft, stockOf } = testShop;
const { start, verify, checkout, runJobs, passMinutes, faults } = paymentsOf(testShop);

type OrderOptions = { productId?: string; quantity?: number; paymentMethod?: "COD" | "ONLINE" };

const orderInput = async (
  shopper: Person,
  { quantity = 1, paymentMethod = "ONLINE", productId }: OrderOptions = {},
) => {
  const lines: LineInput[] = [
    { productId: productId ?? (await aProduct({ price: 700, stock: 99 })).id, quantity },
  ];
  return aDraft(shopper, lines, { paymentMethod });
};

const place = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);

const placeOne = async (shopper: Person, options?: OrderOptions) =>
  place(shopper, await orderInput(shopper, options));

/** Places this many orders, one after the other or at once. Returns how many succeeded, and the refusals of the others. */
const placeMany = async (shopper: Person, count: number, options?: OrderOptions) => {
  const responses = [];
  for (let index = 0; index < count; index += 1) responses.push(await placeOne(shopper, options));
  return {
    placedOrders: responses
      .filter(({ errors }) => errors.length === 0)
      .map(({ data }) => data.placeOrder.order),
    codes: responses.flatMap(({ code }) => code ?? []),
    messages: new Set(responses.flatMap(({ message }) => message ?? [])),
  };
};

describe("unpaid orders", () => {
  it("cannot take the whole stock with two requests of one account", async () => {
    const [shopper, products] = [
      await aShopper(),
      await Promise.all(Array.from({ length: 20 }, () => aProduct({ stock: 10 }))),
    ];
    const tenLines = (from: number) =>
      products.slice(from, from + 10).map(({ id }) => ({ productId: id, quantity: 10 }));
    for (const from of [0, 10]) {
      const refused = await place(
        shopper,
        await aDraft(shopper, tenLines(from), { paymentMethod: "ONLINE" }),
      );
      expect(refused).toMatchObject({
        status: 409,
        code: "UNPAID_PIECES_LIMIT",
        message:
          "Your unpaid orders would hold too many pieces. Please order fewer pieces or pay for an earlier order first.",
      });
    }
    expect(await Promise.all(products.map(({ id }) => stockOf(id)))).toEqual(products.map(() => 10));
  });

  it("are at most three for an account, until one is paid", async () => {
    const shopper = await aShopper();
    const { placedOrders, codes, messages } = await placeMany(shopper, 5);
    expect(placedOrders).toHaveLength(3);
    expect(codes).toEqual(["UNPAID_ORDERS_LIMIT", "UNPAID_ORDERS_LIMIT"]);
    expect([...messages]).toEqual(["You have too many unpaid orders. Please pay for one of them first."]);
    const [first] = placedOrders;
    const session = (await start(shopper, first?.id ?? "")).data.startPayment;
    expect(
      (await verify(shopper, session.orderId, await checkout(session))).data.verifyPayment.verified,
    ).toBe(true);
    expect((await placeOne(shopper)).errors).toEqual([]);
    expect((await placeOne(shopper, { paymentMethod: "COD" })).errors).toEqual([]);
  });

  it("are at most three when twenty are placed at once", async () => {
    const [shopper, dress] = [await aShopper(), await aProduct({ stock: 99 })];
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () => orderInput(shopper, { productId: dress.id })),
    );
    const responses = await Promise.all(drafts.map((draft) => place(shopper, draft)));
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
    expect(new Set(responses.flatMap(({ code }) => code ?? []))).toEqual(new Set(["UNPAID_ORDERS_LIMIT"]));
    expect(await stockOf(dress.id)).toBe(96);
  });

  it("count once per idempotency key also at the limit", async () => {
    const shopper = await aShopper();
    const draft = await orderInput(shopper);
    const [first, ...doubles] = await Promise.all(Array.from({ length: 6 }, () => place(shopper, draft)));
    const id = first?.data.placeOrder.order.id;
    expect(new Set(doubles.map(({ data }) => data.placeOrder.order.id))).toEqual(new Set([id]));
    expect((await placeMany(shopper, 3)).placedOrders).toHaveLength(2);
    expect((await place(shopper, draft)).data.placeOrder.order.id).toBe(id);
  });

  it("of another shopper do not count", async () => {
    const [shopper, otherShopper] = await Promise.all([aShopper(), aShopper()]);
    await placeMany(shopper, 4);
    expect((await placeOne(otherShopper)).errors).toEqual([]);
  });

  it("cannot be placed again and again after each has expired", async () => {
    const shopper = await aShopper();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { placedOrders } = await placeMany(shopper, 3);
      for (const { id } of placedOrders) await passMinutes(id, 31);
      await runJobs();
    }
    expect(await placeOne(shopper)).toMatchObject({ status: 429, code: "EXPIRED_ORDERS_LIMIT" });
    expect((await placeOne(shopper, { paymentMethod: "COD" })).errors).toEqual([]);
  });
});

describe("unpaid orders that their shopper cancels", () => {
  it("are limited by day beside the paid ones", async () => {
    const shopper = await aShopper();
    const cancel = (id: string) =>
      gql("mutation($id: ID!) { cancelOrder(orderId: $id) { id } }", { id }, shopper.token);
    const [paid] = (await placeMany(shopper, 1)).placedOrders;
    const session = (await start(shopper, paid?.id ?? "")).data.startPayment;
    await verify(shopper, session.orderId, await checkout(session));
    await cancel(session.orderId);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { placedOrders } = await placeMany(shopper, 2);
      expect(placedOrders).toHaveLength(2);
      for (const { id } of placedOrders) expect((await cancel(id)).errors).toEqual([]);
    }
    expect(await placeOne(shopper)).toMatchObject({
      status: 429,
      code: "EXPIRED_ORDERS_LIMIT",
      message:
        "Many of your orders were not paid today. Please choose cash on delivery, or try again tomorrow.",
    });
    expect((await placeOne(shopper, { paymentMethod: "COD" })).errors).toEqual([]);
  });
});

it("unpaid orders that end at once, as Razorpay refuses their amount, do not count as expired", async () => {
  const shopper = await aShopper();
  await faults({ maxAmount: 100 });
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const { data } = await placeOne(shopper);
    expect((await start(shopper, data.placeOrder.order.id)).code).toBe("PAYMENT_REFUSED");
  }
  await faults({});
  expect((await placeOne(shopper)).errors).toEqual([]);
});

describe("orders for cash on delivery", () => {
  it("are at most five for an account without a delivered order, out of 59", async () => {
    const shopper = await aShopper();
    const { placedOrders, codes, messages } = await placeMany(shopper, 59, { paymentMethod: "COD" });
    expect(placedOrders).toHaveLength(5);
    expect(codes).toEqual(Array.from({ length: 54 }, () => "CASH_ORDERS_LIMIT"));
    expect([...messages]).toEqual([
      "Too many of your cash on delivery orders are on their way. Please pay online, or wait until one is delivered.",
    ]);
  });

  it("are one more with each delivered order only", async () => {
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    const { placedOrders } = await placeMany(shopper, 5, { paymentMethod: "COD" });
    const changeStatus = (index: number, status: string) =>
      gql(CHANGE_STATUS, { orderId: placedOrders[index]?.id, status }, admin.token);
    await changeStatus(0, "DELIVERED");
    await changeStatus(1, "CANCELLED");
    // Three orders are open, and six are allowed.
    expect((await placeMany(shopper, 5, { paymentMethod: "COD" })).placedOrders).toHaveLength(3);
  });

  it("cost at most 50,000 rupees together", async () => {
    const [shopper, gown] = [await aShopper(), await aProduct({ price: 24_000, stock: 9 })];
    const options: OrderOptions = { paymentMethod: "COD", productId: gown.id };
    expect((await placeMany(shopper, 2, options)).placedOrders).toHaveLength(2);
    expect(await placeOne(shopper, options)).toMatchObject({ status: 409, code: "CASH_VALUE_LIMIT" });
    expect((await placeOne(shopper, { productId: gown.id })).errors).toEqual([]);
    expect(await stockOf(gown.id)).toBe(6);
  });

  it("cost only what is still to be collected for them", async () => {
    const [shopper, admin, gown] = [
      await aShopper(),
      await anAdmin(),
      await aProduct({ price: 24_000, stock: 9 }),
    ];
    const options: OrderOptions = { paymentMethod: "COD", productId: gown.id };
    const { id } = (await placeOne(shopper, { ...options, quantity: 2 })).data.placeOrder.order;
    const { optionsOf, cancelPieces } = refundsByHand(testShop, admin);
    const [gowns] = (await optionsOf(id)).unshipped;
    await cancelPieces(id, [{ lineId: gowns?.lineId ?? "", quantity: 1 }]);
    expect((await placeOne(shopper, options)).errors).toEqual([]);
  });

  it("are at most five when twenty are placed at once", async () => {
    const shopper = await aShopper();
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () => orderInput(shopper, { paymentMethod: "COD" })),
    );
    const responses = await Promise.all(drafts.map((draft) => place(shopper, draft)));
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(5);
  });

  it("are refused over the documented path with the same message", async () => {
    const [shopper, dress] = [await aShopper(), await aProduct({ price: 700, stock: 99 })];
    await placeMany(shopper, 5, { paymentMethod: "COD", productId: dress.id });
    const body = {
      shippingAddress: anAddress(),
      items: [{ productId: dress.id, title: dress.title, price: 700, quantity: 1, size: null, color: null }],
      paymentDetails: { method: "cod", transactionId: null, paymentStatus: "pending" },
      totalAmount: 700,
      finalAmount: 700,
    };
    const refused = await rest("POST", "/api/orders/place", body, shopper.token);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("Too many of your cash on delivery orders") as string },
    });
  });
});

describe("orders within an hour", () => {
  it("are at most twenty for an account, of any status", async () => {
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    for (let index = 0; index < 20; index += 1) {
      const [order] = (await placeMany(shopper, 1, { paymentMethod: "COD" })).placedOrders;
      await gql(CHANGE_STATUS, { orderId: order?.id, status: "CANCELLED" }, admin.token);
    }
    const refused = await placeOne(shopper, { paymentMethod: "COD" });
    expect(refused).toMatchObject({ status: 429, code: "ORDERS_PER_HOUR_LIMIT" });
    expect(refused.errors[0]?.extensions["retryAfter"]).toBeGreaterThan(3000);
    await sql("update orders set created_at = created_at - interval '61 minutes' where user_id = $1", [
      shopper.id,
    ]);
    expect((await placeOne(shopper, { paymentMethod: "COD" })).errors).toEqual([]);
  });
});
