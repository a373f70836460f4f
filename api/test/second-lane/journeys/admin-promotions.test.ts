import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  ADD_CODES,
  DELETE_PROMOTION,
  END_PROMOTION,
  PAUSE_PROMOTION,
  PREVIEW,
  promotionCalls,
  promotionTerms,
  SAVE_PROMOTION,
  type PromotionFields,
} from "../../support/promotion-calls.ts";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, server, aShopper, anAdmin, aMember, aProduct, aDraft, anOrder } = testShop;
const { aPromotion, promotion } = promotionCalls(testShop);
const admin = await anAdmin();

const save = (id: string, version: number, input: Record<string, unknown>) =>
  gql<{ savePromotion: PromotionFields }>(SAVE_PROMOTION, { id, version, input }, admin.token);

describe("a promotion of an admin", () => {
  it("is added and audited once, also when the request is repeated", async () => {
    const id = randomUUID();
    const input = promotionTerms({ title: "Navratri", percent: 25, code: "navratri-25" });
    for (const { data } of [await save(id, 0, input), await save(id, 0, input)])
      expect(data.savePromotion).toMatchObject({ id, version: 1, code: "NAVRATRI-25", state: "RUNNING" });
    const entries = await sql("select action, label from audit_entries where subject_id = $1", [id]);
    expect(entries).toEqual([{ action: "savePromotion", label: "Navratri" }]);
  });

  it("is changed by one of two admins who saw the same version", async () => {
    const { id, code } = await aPromotion(admin);
    expect((await save(id, 1, promotionTerms({ code, percent: 20 }))).data.savePromotion.version).toBe(2);
    expect(await save(id, 1, promotionTerms({ code, percent: 30 }))).toMatchObject({
      code: "PROMOTION_CHANGED",
    });
  });

  it("is refused with the field and a sentence", async () => {
    const { code } = await aPromotion(admin);
    const refusals: [Record<string, unknown>, string, string][] = [
      [{ title: "  " }, "title", "Enter a name. The cart and the order show it."],
      [{ percent: 0 }, "percent", "A percentage is a whole number from 1 to 100."],
      [{ percent: 101 }, "percent", "A percentage is a whole number from 1 to 100."],
      [{ kind: "AMOUNT", amount: 0 }, "amount", "Enter an amount from 1 to 10,00,000 rupees."],
      [
        { kind: "BUY_X_GET_Y", buyQuantity: 0, freeQuantity: 1 },
        "buyQuantity",
        "The number of pieces is a whole number from 1 to 20.",
      ],
      [{ endsAt: "2020-01-01T00:00:00Z" }, "endsAt", "The end must be after the start."],
      [
        { code: "DIWALI 10" },
        "code",
        "A code has 3 to 40 letters A to Z, digits and hyphens, without spaces.",
      ],
      [
        { code: "DIWALI🎉" },
        "code",
        "A code has 3 to 40 letters A to Z, digits and hyphens, without spaces.",
      ],
      // A Cyrillic letter that looks like A.
      [
        { code: "DIW\u0410LI" },
        "code",
        "A code has 3 to 40 letters A to Z, digits and hyphens, without spaces.",
      ],
      [{ maxUses: 0 }, "maxUses", "The number of orders is a whole number from 1 to 10,00,000."],
      [{ isCombinable: true }, "isCombinable", "Only automatic promotions can be combined with another one."],
      [{ productIds: [randomUUID()] }, "productIds", "Product not found."],
      [{ code }, "code", "Another promotion has this code."],
    ];
    for (const [terms, field, message] of refusals)
      expect(await save(randomUUID(), 0, promotionTerms(terms))).toMatchObject({
        message,
        errors: [{ extensions: { field } }],
      });
  });

  it("is paused, resumed and ended once each", async () => {
    const { id } = await aPromotion(admin);
    const pause = (version: number, isPaused: boolean) =>
      gql<{ setPromotionPaused: object }>(PAUSE_PROMOTION, { id, version, isPaused }, admin.token);
    expect((await pause(1, true)).data.setPromotionPaused).toMatchObject({ state: "PAUSED", version: 2 });
    expect((await pause(1, true)).data.setPromotionPaused).toMatchObject({ state: "PAUSED", version: 2 });
    expect(await pause(1, false)).toMatchObject({ code: "PROMOTION_CHANGED" });
    expect((await pause(2, false)).data.setPromotionPaused).toMatchObject({ state: "RUNNING", version: 3 });
    const ended = await gql<{ endPromotion: object }>(END_PROMOTION, { id, version: 3 }, admin.token);
    expect(ended.data.endPromotion).toMatchObject({ state: "ENDED", version: 4 });
  });

  it("is deleted with its codes, unless an order has used it", async () => {
    const [unused, used] = [await aPromotion(admin), await aPromotion(admin)];
    const shopper = await aShopper();
    const dress = await aProduct({ price: 1000 });
    const lines = [{ productId: dress.id, quantity: 1 }];
    await gql(
      "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }",
      { input: await aDraft(shopper, lines, { discountCode: used.code }) },
      shopper.token,
    );
    const remove = (id: string) => gql(DELETE_PROMOTION, { id, version: 1 }, admin.token);
    expect((await remove(unused.id)).data).toEqual({
      deletePromotion: { deletedPromotionId: unused.id },
    });
    expect((await remove(unused.id)).data).toEqual({
      deletePromotion: { deletedPromotionId: unused.id },
    });
    expect(await remove(used.id)).toMatchObject({ code: "PROMOTION_USED" });
    expect(await sql("select code from promotion_codes where promotion_id = $1", [unused.id])).toEqual([]);
    expect((await aPromotion(admin, { code: unused.code })).code).toBe(unused.code);
  });
});

describe("single-use codes", () => {
  const addTo = (id: string, more: object) =>
    gql<{ addPromotionCodes: { codeCount: number } }>(ADD_CODES, { id, ...more }, admin.token);

  it("are made up or pasted once each", async () => {
    const { id } = await aPromotion(admin, { code: null });
    expect((await addTo(id, { count: 300, beginning: "gift" })).data.addPromotionCodes.codeCount).toBe(300);
    const pasted = ["ONCE-1", "once-1", " ONCE-2 ", ""];
    expect((await addTo(id, { codes: pasted })).data.addPromotionCodes.codeCount).toBe(302);
    expect((await addTo(id, { codes: pasted })).data.addPromotionCodes.codeCount).toBe(302);
    expect(await addTo(id, { codes: ["not a code"] })).toMatchObject({ code: "PROMOTION_INVALID" });
    expect(await addTo(id, { count: 10_001 })).toMatchObject({ message: "Enter a number from 1 to 10,000." });
  });

  /** A promotion with two codes, and an order with the first one. */
  const aSpentCode = async (codes: [string, string]) => {
    const { id } = await aPromotion(admin, { code: null });
    await addTo(id, { codes });
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 1000 })]);
    const lines = [{ productId: dress.id, quantity: 1 }];
    const order = await gql<{ placeOrder: { order: { orderNumber: string } } }>(
      "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { order { orderNumber } } }",
      { input: await aDraft(shopper, lines, { discountCode: codes[0] }) },
      shopper.token,
    );
    return { id, lines, orderNumber: order.data.placeOrder.order.orderNumber };
  };

  it("are spent by one order each", async () => {
    const { id, lines } = await aSpentCode(["SPENT-1", "SPENT-2"]);
    const other = await aShopper();
    expect(
      await gql(
        'query($lines: [OrderLineInput!]!) { checkoutQuote(input: { lines: $lines, discountCode: "spent-1" }) { total } }',
        { lines },
        other.token,
      ),
    ).toMatchObject({ code: "CODE_SPENT" });
    expect(await promotion(admin, id)).toMatchObject({ codeCount: 2, usedCodeCount: 1, uses: 1 });
  });

  it("are downloaded as CSV with their orders", async () => {
    const { id, orderNumber } = await aSpentCode(["LISTED-1", "LISTED-2"]);
    const link = await gql<{ promotionCodesLink: { url: string } }>(
      "query($id: ID!) { promotionCodesLink(id: $id) { url } }",
      { id },
      admin.token,
    );
    const { body, headers } = await server.app.inject(link.data.promotionCodesLink.url);
    const rows = body.replace("\ufeff", "").trim().split("\r\n");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(rows).toHaveLength(3);
    expect(rows[0]).toBe("code,used,order");
    expect(rows).toContain(`LISTED-1,1,${orderNumber}`);
    expect(rows).toContain("LISTED-2,0,");
    expect((await server.app.inject("/promotion-codes?token=forged")).statusCode).toBe(404);
  });
});

describe("the preview", () => {
  it("counts the orders of the last 30 days that would have had it, without cancelled ones", async () => {
    const kurta = await aProduct({ price: 2000 });
    const lines = [{ productId: kurta.id, quantity: 1 }];
    for (let count = 0; count < 2; count += 1) await anOrder({ lines });
    const input = promotionTerms({ productIds: [kurta.id], percent: 10, minSubtotal: 1500 });
    const { data } = await gql<{ promotionPreview: object }>(PREVIEW, { input }, admin.token);
    expect(data.promotionPreview).toMatchObject({ orders: 2, discount: 400, products: 1 });
  });
});

describe("a helper for the catalogue", () => {
  it("learns no amounts of orders, neither by a promotion nor by a preview of 100 %", async () => {
    const [helper, kurta] = await Promise.all([aMember(StaffRole.CATALOGUE), aProduct({ price: 2000 })]);
    const { id } = await aPromotion(admin);
    await anOrder({ lines: [{ productId: kurta.id, quantity: 1 }] });
    expect(await promotion(helper, id)).toMatchObject({
      figures: { orders: 0, discount: null, revenue: null },
    });
    const input = promotionTerms({ productIds: [kurta.id], percent: 100 });
    const { data } = await gql<{ promotionPreview: object }>(PREVIEW, { input }, helper.token);
    expect(data.promotionPreview).toMatchObject({ orders: 1, discount: null });
  });
});
