import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { QUOTE } from "../support/operations.ts";
import { PAUSE_PROMOTION, promotedOrders, promotionCalls } from "../support/promotion-calls.ts";
import { refundsByHand } from "../support/refunds-by-hand.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, anAdmin, aProduct, aDraft, anOrder, changeStatus } = testShop;
const { aPromotion, promotion } = promotionCalls(testShop);
const { quote, place, aCart, buy } = promotedOrders(testShop);

let admin: Person;
beforeAll(async () => {
  admin = await anAdmin();
});

describe("a code of the shop", () => {
  it("is the same in quote, order and its own figures", async () => {
    const { shopper, lines } = await aCart(2000);
    const { id, code } = await aPromotion(admin, { percent: 15, title: "Diwali week" });
    const quoted = (await quote(shopper, lines, code?.toLowerCase())).data.checkoutQuote;
    const named = { title: "Diwali week", code, discount: 300, shipping: 0 };
    expect(quoted).toEqual({ discount: 300, shippingCost: 0, total: 1700, promotions: [named] });
    const { data } = await buy(shopper, lines, code);
    expect(data.placeOrder.order).toMatchObject({ discount: 300, finalAmount: 1700 });
    const shown = await gql<{ order: { promotions: object[] } }>(
      "query($id: ID!) { order(id: $id) { promotions { title code discount shipping } } }",
      { id: data.placeOrder.order.id },
      shopper.token,
    );
    expect(shown.data.order.promotions).toEqual([named]);
    expect(await promotion(admin, id)).toMatchObject({
      uses: 1,
      figures: { orders: 1, discount: 300, revenue: 1700 },
    });
  });

  it("is refused with the reason: not started, ended, paused, too small, not for the pieces", async () => {
    const { shopper, lines } = await aCart(1000);
    const refusals: [Record<string, unknown>, string, string][] = [
      [
        { startsAt: "2040-11-01T04:30:00Z" },
        "CODE_NOT_STARTED",
        "This code starts on 1 November 2040 at 10:00 am.",
      ],
      [
        { endsAt: "2026-11-01T18:30:00Z", startsAt: "2026-10-01T00:00:00Z" },
        "CODE_ENDED",
        "This code ended on 2 November 2026 at 12:00 am.",
      ],
      [
        { minSubtotal: 1500 },
        "CODE_NEEDS_MORE",
        "Add ₹500.00 more of the pieces of this offer to use this code.",
      ],
      [{ minPieces: 3 }, "CODE_NEEDS_MORE", "Add 2 more pieces of this offer to use this code."],
      [{ kinds: ["BAG"] }, "CODE_NOT_FOR_PIECES", "This discount code is not for the pieces of your order."],
    ];
    for (const [terms, code, message] of refusals) {
      const { code: typed } = await aPromotion(admin, terms);
      expect(await quote(shopper, lines, typed)).toMatchObject({ code, message });
      expect(await buy(shopper, lines, typed)).toMatchObject({ code, message });
    }
    const paused = await aPromotion(admin);
    await gql(PAUSE_PROMOTION, { id: paused.id, version: 1, isPaused: true }, admin.token);
    expect(await quote(shopper, lines, paused.code)).toMatchObject({ code: "CODE_PAUSED" });
    expect(await buy(shopper, lines, paused.code)).toMatchObject({ code: "CODE_PAUSED" });
  });

  it("for a first order is refused to a shopper who has ordered before", async () => {
    const { shopper, lines } = await aCart();
    const { code } = await aPromotion(admin, { isFirstOrder: true });
    await anOrder({ shopper, lines });
    expect(await quote(shopper, lines, code)).toMatchObject({ code: "CODE_NOT_FIRST" });
    expect(await buy(shopper, lines, code)).toMatchObject({ code: "CODE_NOT_FIRST" });
  });

  it("is quoted to no shopper once its last use is taken", async () => {
    const [first, second] = [await aCart(), await aCart()];
    const { code } = await aPromotion(admin, { maxUses: 1 });
    await buy(first.shopper, first.lines, code);
    expect(await quote(second.shopper, second.lines, code)).toMatchObject({ code: "CODE_USED_UP" });
  });

  it("is for as many orders of a shopper as it says", async () => {
    const { shopper, lines } = await aCart();
    const { code } = await aPromotion(admin, { maxUsesPerShopper: 1 });
    await buy(shopper, lines, code);
    expect(await quote(shopper, lines, code)).toMatchObject({
      code: "CODE_SPENT",
      message: "You have already used this discount code.",
    });
  });

  it("gets its use back once from a cancelled order", async () => {
    const { shopper, lines } = await aCart();
    const { id, code } = await aPromotion(admin, { maxUsesPerShopper: 1 });
    const { data } = await buy(shopper, lines, code);
    await changeStatus(admin, data.placeOrder.order.id, "CANCELLED");
    await changeStatus(admin, data.placeOrder.order.id, "CANCELLED");
    expect((await promotion(admin, id)).uses).toBe(0);
    expect((await quote(shopper, lines, code)).data.checkoutQuote.discount).toBe(100);
    await changeStatus(admin, data.placeOrder.order.id, "CONFIRMED");
    expect((await promotion(admin, id)).uses).toBe(1);
  });

  it("is not taken again by a reopened order once another order has its last use", async () => {
    const [first, second] = [await aCart(), await aCart()];
    const { id, code } = await aPromotion(admin, { maxUses: 1 });
    const { data } = await buy(first.shopper, first.lines, code);
    await changeStatus(admin, data.placeOrder.order.id, "CANCELLED");
    await buy(second.shopper, second.lines, code);
    expect(await changeStatus(admin, data.placeOrder.order.id, "CONFIRMED")).toMatchObject({
      code: "CODE_SPENT",
    });
    expect((await promotion(admin, id)).uses).toBe(1);
  });

  it.each([{ maxUsesPerShopper: 1 }, { isFirstOrder: true }])(
    "with %j is not taken again by a reopened order once the same shopper has used it for another one",
    async (limit) => {
      const { shopper, lines } = await aCart();
      const { id, code } = await aPromotion(admin, limit);
      const first = (await buy(shopper, lines, code)).data.placeOrder.order;
      await changeStatus(admin, first.id, "CANCELLED");
      const second = (await buy(shopper, lines, code)).data.placeOrder.order;
      expect(await changeStatus(admin, first.id, "CONFIRMED")).toMatchObject({ code: "CODE_SPENT" });
      await changeStatus(admin, second.id, "CANCELLED");
      expect((await changeStatus(admin, first.id, "CONFIRMED")).errors).toEqual([]);
      expect((await promotion(admin, id)).uses).toBe(1);
    },
  );

  it("is used by exactly as many orders as it allows when more are placed at once", async () => {
    const dress = await aProduct({ price: 1000, stock: 100 });
    const lines = [{ productId: dress.id, quantity: 1 }];
    const { id, code } = await aPromotion(admin, { maxUses: 5 });
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => aShopper()));
    const drafts = await Promise.all(shoppers.map((shopper) => aDraft(shopper, lines)));
    const answers = await Promise.all(
      shoppers.map((shopper, index) =>
        place(shopper, { ...drafts[index], discountCode: code, expectedTotal: 900 }),
      ),
    );
    const codes = answers.map((answer) => answer.code ?? "placed");
    expect(codes.filter((each) => each === "placed")).toHaveLength(5);
    expect(codes.filter((each) => each === "CODE_USED_UP")).toHaveLength(15);
    expect(await promotion(admin, id)).toMatchObject({ uses: 5, figures: { orders: 5, discount: 500 } });
    const [stock] = await sql<{ held: number }>(
      "select (100 - sum(stock))::int as held from stock_units where product_id = $1",
      [dress.id],
    );
    expect(stock?.held).toBe(5);
  });
});

describe("a piece that leaves an order", () => {
  it("takes only its share of the discount with it", async () => {
    const { shopper, lines } = await aCart(1000, 3);
    const sets = { kind: "BUY_X_GET_Y", buyQuantity: 2, freeQuantity: 1, percent: 100 };
    const { id, code } = await aPromotion(admin, sets);
    const order = (await buy(shopper, lines, code)).data.placeOrder.order;
    expect(order).toMatchObject({ discount: 1000, finalAmount: 2000 });
    const { optionsOf, cancelPieces, stateOf } = refundsByHand(testShop, admin);
    const [line] = (await optionsOf(order.id)).unshipped;
    await cancelPieces(
      order.id,
      line ? [{ lineId: line.lineId, size: line.size ?? null, color: line.color ?? null, quantity: 1 }] : [],
    );
    // Two pieces alone would not have had the promotion. They still cost two thirds of what was agreed.
    expect(await stateOf(order.id)).toMatchObject({ creditedAmount: 666.66, cashDue: 1333 });
    expect(await promotion(admin, id)).toMatchObject({ uses: 1, figures: { revenue: 1333.34 } });
  });
});

describe("an order without promotions", () => {
  it("has none in its answers", async () => {
    const { shopper, lines } = await aCart();
    const quoted = await gql<{ checkoutQuote: { discount: number } }>(
      QUOTE,
      { lines, discountCode: null },
      shopper.token,
    );
    expect(quoted.data.checkoutQuote.discount).toBe(0);
    const { id } = await anOrder({ shopper, lines });
    const shown = await gql<{ order: { promotions: object[] } }>(
      "query($id: ID!) { order(id: $id) { promotions { title } } }",
      { id },
      shopper.token,
    );
    expect(shown.data.order.promotions).toEqual([]);
  });
});
