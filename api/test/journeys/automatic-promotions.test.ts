import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { PAUSE_PROMOTION, promotedOrders, promotionCalls } from "../support/promotion-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, aShopper, anAdmin, aDraft } = testShop;
const { aPromotion, promotion } = promotionCalls(testShop);
const { quote, place, aCart, buy } = promotedOrders(testShop);

let admin: Person;
beforeAll(async () => {
  admin = await anAdmin();
});

describe("an automatic promotion", () => {
  it("is in each order that meets its terms", async () => {
    const { shopper, dress, lines } = await aCart(1000);
    const { id } = await aPromotion(admin, { method: "AUTOMATIC", percent: 20, productIds: [dress.id] });
    expect((await quote(shopper, lines)).data.checkoutQuote).toMatchObject({ discount: 200, total: 800 });
    expect(await place(shopper, { ...(await aDraft(shopper, lines)), expectedTotal: 1000 })).toMatchObject({
      code: "TOTAL_CHANGED",
      errors: [{ extensions: { discount: 200, total: 800 } }],
    });
    expect((await buy(shopper, lines, null)).data.placeOrder.order.finalAmount).toBe(800);
    await gql(PAUSE_PROMOTION, { id, version: 1, isPaused: true }, admin.token);
    expect((await quote(shopper, lines)).data.checkoutQuote.discount).toBe(0);
  });

  it("is in the cart with its amount", async () => {
    const { shopper, dress } = await aCart(400);
    const { title } = await aPromotion(admin, { method: "AUTOMATIC", percent: 25, productIds: [dress.id] });
    const { data } = await gql<{ addToCart: { cart: object } }>(
      `mutation($id: ID!) { addToCart(input: { productId: $id }) { cart {
        subtotal shippingEstimate discount total promotions { title discount } } } }`,
      { id: dress.id },
      shopper.token,
    );
    expect(data.addToCart.cart).toEqual({
      subtotal: 400,
      shippingEstimate: 50,
      discount: 100,
      total: 350,
      promotions: [{ title, discount: 100 }],
    });
  });

  it("is in as many orders as it allows", async () => {
    const { dress, lines } = await aCart(1000);
    const { id } = await aPromotion(admin, {
      method: "AUTOMATIC",
      percent: 20,
      productIds: [dress.id],
      maxUses: 2,
    });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => aShopper()));
    const drafts = await Promise.all(shoppers.map((shopper) => aDraft(shopper, lines)));
    const answers = await Promise.all(
      shoppers.map((shopper, index) => place(shopper, { ...drafts[index], expectedTotal: 800 })),
    );
    const codes = answers.map((answer) => answer.code ?? "placed");
    expect(codes.filter((code) => code === "placed")).toHaveLength(2);
    // Those that read it before its last use was taken, and those that read it afterwards.
    expect(codes.filter((code) => ["PROMOTION_USED_UP", "TOTAL_CHANGED"].includes(code))).toHaveLength(6);
    expect((await promotion(admin, id)).uses).toBe(2);
  });

  it("adds up with a better code only if it is marked so", async () => {
    const { shopper, dress, lines } = await aCart(400);
    const productIds = [dress.id];
    await aPromotion(admin, { method: "AUTOMATIC", percent: 20, productIds });
    await aPromotion(admin, {
      method: "AUTOMATIC",
      kind: "FREE_SHIPPING",
      percent: null,
      productIds,
      isCombinable: true,
      title: "Free shipping",
    });
    const { code } = await aPromotion(admin, { percent: 30, title: "Code" });
    const { promotions, ...amounts } = (await quote(shopper, lines, code)).data.checkoutQuote;
    expect(amounts).toEqual({ discount: 120, shippingCost: 0, total: 280 });
    expect(promotions).toMatchObject([
      { title: "Code", discount: 120 },
      { title: "Free shipping", shipping: 99 },
    ]);
  });

  it("is in an order by phone too, unless it counts the orders of a shopper", async () => {
    const { dress, lines } = await aCart(1000);
    const productIds = [dress.id];
    const automatic = { method: "AUTOMATIC", productIds };
    await aPromotion(admin, { ...automatic, percent: 50, isFirstOrder: true });
    await aPromotion(admin, { ...automatic, percent: 10 });
    const { data } = await gql<{ customerOrderQuote: { discount: number } }>(
      "query($lines: [OrderLineInput!]!) { customerOrderQuote(input: { lines: $lines }) { discount } }",
      { lines },
      admin.token,
    );
    expect(data.customerOrderQuote.discount).toBe(100);
  });
});
