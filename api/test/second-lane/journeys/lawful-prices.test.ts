import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartEstimate } from "../../../src/features/cart/cart-totals.rules.ts";
import { totalsOf } from "../../../src/features/checkout/totals.rules.ts";
import {
  PromotionKind,
  PromotionMethod,
  type Candidate,
} from "../../../src/features/promotions/promotion.rules.ts";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { cartsOf } from "../../support/carts.ts";
import { PLACE_ORDER, type OrderFields } from "../../support/operations.ts";
import { promotionCalls } from "../../support/promotion-calls.ts";
import { aCandidate } from "../../support/promotions.ts";
import { settingCalls } from "../../support/setting-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, anAdmin, aMember, aShopper, aProduct, aDraft, shop } = testShop;
const admin = await anAdmin();
const { set } = settingCalls(testShop, admin.token);
const { added } = cartsOf(testShop);

const lawful = { cartShipping: "checkout fee", originalPrice: "products with an MRP", supportLine: "" };
const specified = { cartShipping: "estimate", originalPrice: "all products", supportLine: "24/7 support" };

const withLawfulSettings = async (check: () => Promise<void>) => {
  expect((await set("claims", lawful)).errors).toEqual([]);
  try {
    await check();
  } finally {
    await set("claims", specified);
  }
};

const CART_AND_QUOTE = `query($lines: [OrderLineInput!]!) {
  cart { subtotal shipping: shippingEstimate discount total }
  quote: checkoutQuote(input: { lines: $lines }) { subtotal shipping: shippingCost discount total } }`;

const aLine = fc.record({
  price: fc.integer({ min: 1, max: 60_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  available: fc.constant(99),
  hsn: fc.constantFrom("6204", "6404"),
  category: fc.constantFrom("party", "casuals"),
});

const aPromotion: fc.Arbitrary<Candidate> = fc
  .record({
    kind: fc.constantFrom(PromotionKind.PERCENT, PromotionKind.AMOUNT, PromotionKind.FREE_SHIPPING),
    percent: fc.integer({ min: 1, max: 90 }),
    amount: fc.integer({ min: 1, max: 50_000 }),
    isCombinable: fc.boolean(),
    categories: fc.constantFrom([], ["party"]),
  })
  .map((terms) => aCandidate({ ...terms, method: PromotionMethod.AUTOMATIC, code: null }));

describe("one shipping figure", () => {
  it("makes the totals of 200 random carts those of checkout, to the paisa", async () => {
    await withLawfulSettings(async () => {
      const rules = shop.settings.shop;
      fc.assert(
        fc.property(
          fc.array(aLine, { minLength: 1, maxLength: 12 }),
          fc.array(aPromotion, { maxLength: 3 }),
          (lines, given) => {
            const promotions = given.map((each, index) => ({
              ...each,
              id: `${index}`,
              title: `Offer ${index}`,
            }));
            const cart = cartEstimate(lines, rules, promotions);
            const checkout = totalsOf(lines, rules, { at: new Date(), promotions });
            expect([cart.subtotal, cart.shippingEstimate, cart.discount, cart.total]).toEqual([
              checkout.subtotal,
              checkout.shippingCost,
              checkout.discount,
              checkout.total,
            ]);
          },
        ),
        { numRuns: 200 },
      );
    });
  });

  it("is the same from the API: 10 random carts of products with an automatic promotion are quoted as they are shown", async () => {
    const pieces = await Promise.all(
      [37.35, 99.99, 250.5, 499.99, 500.01, 1111.11].map((price) => aProduct({ price, stock: 99 })),
    );
    const productIds = pieces.slice(0, 4).map(({ id }) => id);
    await promotionCalls(testShop).aPromotion(admin, { method: "AUTOMATIC", percent: 15, productIds });
    const chosen = fc.uniqueArray(
      fc.record({ piece: fc.constantFrom(...pieces), quantity: fc.integer({ min: 1, max: 3 }) }),
      { selector: ({ piece }) => piece.id, minLength: 1 },
    );
    await withLawfulSettings(() =>
      fc.assert(
        fc.asyncProperty(chosen, async (choices) => {
          const shopper = await aShopper();
          const lines = choices.map(({ piece, quantity }) => ({ productId: piece.id, quantity }));
          for (const line of lines) await added(shopper, line);
          const { data } = await gql<Record<"cart" | "quote", object>>(
            CART_AND_QUOTE,
            { lines },
            shopper.token,
          );
          expect(data.cart).toEqual(data.quote);
        }),
        { numRuns: 10 },
      ),
    );
  });

  it("charges an order what its cart has shown", async () => {
    const [shopper, stole] = await Promise.all([aShopper(), aProduct({ price: 300.5, stock: 9 })]);
    const line = { productId: stole.id, quantity: 1 };
    expect(await added(shopper, line)).toMatchObject({ shippingEstimate: 50, total: 350.5 });
    await withLawfulSettings(async () => {
      const cart = (await gql<{ cart: { total: number } }>("{ cart { total } }", {}, shopper.token)).data
        .cart;
      const input = { ...(await aDraft(shopper, [line])), expectedTotal: cart.total };
      const placed = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
      expect(placed.errors).toEqual([]);
      expect(placed.data.placeOrder.order.finalAmount).toBe(399.5);
    });
  });
});

describe("an original price", () => {
  const PRICES =
    "query($id: ID!) { product(id: $id) { originalPrice discountLabel } settings { cartShippingFee checkoutShippingFee supportLine } }";

  const pricesOf = async (id: string) => (await gql<object>(PRICES, { id })).data;

  it("is that of the specification without the setting", async () => {
    const { id } = await aProduct({ price: 300 });
    const untouched = {
      product: { originalPrice: 360, discountLabel: "17% OFF" },
      settings: { cartShippingFee: 50, checkoutShippingFee: 99, supportLine: "24/7 support" },
    };
    expect(await pricesOf(id)).toEqual(untouched);
    await withLawfulSettings(async () => expect(await pricesOf(id)).not.toEqual(untouched));
    expect(await pricesOf(id)).toEqual(untouched);
  });

  it("is only an MRP with the setting", async () => {
    const { id } = await aProduct({ price: 300 });
    await withLawfulSettings(async () => {
      expect(await pricesOf(id)).toEqual({
        product: { originalPrice: 300, discountLabel: "" },
        settings: { cartShippingFee: 99, checkoutShippingFee: 99, supportLine: "" },
      });
    });
  });
});

it("the dashboard of a shop in development names no claim, that of production each one", async () => {
  const warnings = async (viewer = admin) =>
    (await gql<{ legalWarnings: { id: string }[] }>("{ legalWarnings { id } }", {}, viewer.token)).data
      .legalWarnings;
  expect(await warnings()).toEqual([]);
  shop.settings.mode = "production";
  expect(await warnings()).toHaveLength(4);
  expect(await warnings(await aMember(StaffRole.MANAGER)), "what a manager can end").toMatchObject([
    { id: "territories" },
  ]);
  shop.settings.mode = "test";
});

it.each(["seller", "shipping", "claims", "welcome", "payments", "orders"])(
  "the settings %s are neither read nor changed by a manager",
  async (group) => {
    const manager = await aMember(StaffRole.MANAGER);
    const { save } = settingCalls(testShop, manager.token);
    expect(await save(group, 0, {})).toMatchObject({ code: "FORBIDDEN" });
    const read = "query($group: ID!) { settingVersions(group: $group) { version } }";
    expect(await gql(read, { group }, manager.token)).toMatchObject({ code: "FORBIDDEN" });
    const { data } = await gql<{ settingGroups: { id: string }[] }>(
      "{ settingGroups { id } }",
      {},
      manager.token,
    );
    expect(data.settingGroups.map(({ id }) => id)).not.toContain(group);
  },
);
