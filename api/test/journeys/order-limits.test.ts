import { describe, expect, it, vi } from "vitest";
import { anAddress, type LineWish, type Person } from "../support/factories.ts";
import { CHANGE_STATUS, PLACE_ORDER, type OrderAnswer } from "../support/operations.ts";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

// Many orders, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const house = await openTestShop();
const { gql, rest, sql, aShopper, anAdmin, aProduct, aDraft, stockOf } = house;
const { start, verify, checkout, work, age } = paymentsOf(house);

type Wish = { productId?: string; quantity?: number; paymentMethod?: "COD" | "ONLINE" };

const aWish = async (shopper: Person, { quantity = 1, paymentMethod = "ONLINE", productId }: Wish = {}) => {
  const lines: LineWish[] = [
    { productId: productId ?? (await aProduct({ price: 700, stock: 99 })).id, quantity },
  ];
  return aDraft(shopper, lines, { paymentMethod });
};

const place = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: OrderAnswer }>(PLACE_ORDER, { input }, shopper.token);

const placed = async (shopper: Person, wish?: Wish) => place(shopper, await aWish(shopper, wish));

/** Places this many orders, one after the other or at once. Returns how many succeeded, and the refusals of the others. */
const placeMany = async (shopper: Person, many: number, wish?: Wish) => {
  const answers = [];
  for (let made = 0; made < many; made += 1) answers.push(await placed(shopper, wish));
  return {
    taken: answers.filter(({ errors }) => errors.length === 0).map(({ data }) => data.placeOrder),
    codes: answers.flatMap(({ code }) => code ?? []),
    messages: new Set(answers.flatMap(({ message }) => message ?? [])),
  };
};

describe("unpaid orders", () => {
  it("cannot take the whole stock with two requests of one account", async () => {
    const [asha, products] = [
      await aShopper(),
      await Promise.all(Array.from({ length: 20 }, () => aProduct({ stock: 10 }))),
    ];
    const half = (from: number) =>
      products.slice(from, from + 10).map(({ id }) => ({ productId: id, quantity: 10 }));
    for (const from of [0, 10]) {
      const refused = await place(asha, await aDraft(asha, half(from), { paymentMethod: "ONLINE" }));
      expect(refused).toMatchObject({
        status: 409,
        code: "UNPAID_PIECES_LIMIT",
        message:
          "Your unpaid orders would hold too many pieces. Please order fewer pieces, or pay for an earlier order first.",
      });
    }
    expect(await Promise.all(products.map(({ id }) => stockOf(id)))).toEqual(products.map(() => 10));
  });

  it("are at most three for an account, until one is paid", async () => {
    const asha = await aShopper();
    const { taken, codes, messages } = await placeMany(asha, 5);
    expect(taken).toHaveLength(3);
    expect(codes).toEqual(["UNPAID_ORDERS_LIMIT", "UNPAID_ORDERS_LIMIT"]);
    expect([...messages]).toEqual([
      "Too many of your orders wait for their payment. Please pay for one of them first.",
    ]);
    const [first] = taken;
    const session = (await start(asha, first?.id ?? "")).data.startPayment;
    expect((await verify(asha, session.orderId, await checkout(session))).data.verifyPayment.verified).toBe(
      true,
    );
    expect((await placed(asha)).errors).toEqual([]);
    expect((await placed(asha, { paymentMethod: "COD" })).errors).toEqual([]);
  });

  it("are at most three when twenty are placed at once", async () => {
    const [asha, dress] = [await aShopper(), await aProduct({ stock: 99 })];
    const drafts = await Promise.all(Array.from({ length: 20 }, () => aWish(asha, { productId: dress.id })));
    const answers = await Promise.all(drafts.map((draft) => place(asha, draft)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(["UNPAID_ORDERS_LIMIT"]));
    expect(await stockOf(dress.id)).toBe(96);
  });

  it("count once per idempotency key, and a repeated request gets its order even at the limit", async () => {
    const asha = await aShopper();
    const draft = await aWish(asha);
    const [first, ...doubles] = await Promise.all(Array.from({ length: 6 }, () => place(asha, draft)));
    const id = first?.data.placeOrder.id;
    expect(new Set(doubles.map(({ data }) => data.placeOrder.id))).toEqual(new Set([id]));
    expect((await placeMany(asha, 3)).taken).toHaveLength(2);
    expect((await place(asha, draft)).data.placeOrder.id).toBe(id);
  });

  it("of another shopper do not count", async () => {
    const [asha, mira] = await Promise.all([aShopper(), aShopper()]);
    await placeMany(asha, 4);
    expect((await placed(mira)).errors).toEqual([]);
  });

  it("cannot be placed again and again after each has expired", async () => {
    const asha = await aShopper();
    for (let round = 0; round < 4; round += 1) {
      const { taken } = await placeMany(asha, 3);
      for (const { id } of taken) await age(id, 31);
      await work();
    }
    expect(await placed(asha)).toMatchObject({ status: 429, code: "EXPIRED_ORDERS_LIMIT" });
    expect((await placed(asha, { paymentMethod: "COD" })).errors).toEqual([]);
  });
});

describe("orders for cash on delivery", () => {
  it("are at most five for an account without a delivered order, out of 59", async () => {
    const asha = await aShopper();
    const { taken, codes, messages } = await placeMany(asha, 59, { paymentMethod: "COD" });
    expect(taken).toHaveLength(5);
    expect(codes).toEqual(Array.from({ length: 54 }, () => "CASH_ORDERS_LIMIT"));
    expect([...messages]).toEqual([
      "Too many of your cash on delivery orders are on their way. Please pay online, or wait until one is delivered.",
    ]);
  });

  it("are one more with each delivered order, and no more with a cancelled one", async () => {
    const [asha, boss] = await Promise.all([aShopper(), anAdmin()]);
    const { taken } = await placeMany(asha, 5, { paymentMethod: "COD" });
    const move = (index: number, status: string) =>
      gql(CHANGE_STATUS, { orderId: taken[index]?.id, status }, boss.token);
    await move(0, "DELIVERED");
    await move(1, "CANCELLED");
    // Three orders are open, and six are allowed.
    expect((await placeMany(asha, 5, { paymentMethod: "COD" })).taken).toHaveLength(3);
  });

  it("cost at most 50,000 rupees together", async () => {
    const [asha, gown] = [await aShopper(), await aProduct({ price: 24_000, stock: 9 })];
    const wish: Wish = { paymentMethod: "COD", productId: gown.id };
    expect((await placeMany(asha, 2, wish)).taken).toHaveLength(2);
    expect(await placed(asha, wish)).toMatchObject({ status: 409, code: "CASH_VALUE_LIMIT" });
    expect((await placed(asha, { productId: gown.id })).errors).toEqual([]);
    expect(await stockOf(gown.id)).toBe(6);
  });

  it("are at most five when twenty are placed at once", async () => {
    const asha = await aShopper();
    const drafts = await Promise.all(Array.from({ length: 20 }, () => aWish(asha, { paymentMethod: "COD" })));
    const answers = await Promise.all(drafts.map((draft) => place(asha, draft)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(5);
  });

  it("are refused over the documented path with the same message", async () => {
    const [asha, dress] = [await aShopper(), await aProduct({ price: 700, stock: 99 })];
    await placeMany(asha, 5, { paymentMethod: "COD", productId: dress.id });
    const body = {
      shippingAddress: anAddress(),
      items: [{ productId: dress.id, title: dress.title, price: 700, quantity: 1, size: null, color: null }],
      paymentDetails: { method: "cod", transactionId: null, paymentStatus: "pending" },
      totalAmount: 700,
      finalAmount: 700,
    };
    const refused = await rest("POST", "/api/orders/place", body, asha.token);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("Too many of your cash on delivery orders") as string },
    });
  });
});

describe("orders within an hour", () => {
  it("are at most twenty for an account, whatever their status", async () => {
    const [asha, boss] = await Promise.all([aShopper(), anAdmin()]);
    for (let made = 0; made < 20; made += 1) {
      const [order] = (await placeMany(asha, 1, { paymentMethod: "COD" })).taken;
      await gql(CHANGE_STATUS, { orderId: order?.id, status: "CANCELLED" }, boss.token);
    }
    const refused = await placed(asha, { paymentMethod: "COD" });
    expect(refused).toMatchObject({ status: 429, code: "ORDERS_PER_HOUR_LIMIT" });
    expect(refused.errors[0]?.extensions["retryAfter"]).toBeGreaterThan(3000);
    await sql("update orders set created_at = created_at - interval '61 minutes' where user_id = $1", [
      asha.id,
    ]);
    expect((await placed(asha, { paymentMethod: "COD" })).errors).toEqual([]);
  });
});
