import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { anAddress, type Person } from "../../support/factories.ts";
import { waitForLocks } from "../../support/locks.ts";
import { newEmail, phoneOrdersOf } from "../../support/phone-orders.ts";
import { PAUSE_PROMOTION, promotionCalls } from "../../support/promotion-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { shop, gql, sql, aShopper, aWelcomeCode, anAdmin, anOrder, changeStatus } = testShop;
const { aPromotion, promotion } = promotionCalls(testShop);
const { aCall, place, placed } = phoneOrdersOf(testShop);

let owner: Person;
beforeAll(async () => {
  owner = await anAdmin();
});

const QUOTE_BY_PHONE = `query($lines: [OrderLineInput!]!, $discountCode: String, $customer: OrderCustomerInput) {
  customerOrderQuote(input: { lines: $lines, discountCode: $discountCode, customer: $customer }) {
    subtotal discount shippingCost total promotions { title code discount shipping } } }`;

const quote = (lines: object[], discountCode: string | null, customer?: object) =>
  gql<{ customerOrderQuote: object }>(QUOTE_BY_PHONE, { lines, discountCode, customer }, owner.token);

/** Input of another order of the same lines, at 10 % off. */
const again = (input: object, changes: object = {}) => ({
  ...input,
  idempotencyKey: randomUUID(),
  expectedTotal: 1620,
  ...changes,
});

describe("a code of an order by phone", () => {
  /** A call with a code of 15 %, and the order with it. */
  const aCodedOrder = async () => {
    const { admin, input } = await aCall();
    const { id, code } = await aPromotion(owner, { percent: 15, title: "Diwali week" });
    const withCode = { ...input, discountCode: code, expectedTotal: 1530 };
    return { admin, input: withCode, id, code, order: await placed(admin, withCode) };
  };

  it("is quoted with its name and amount", async () => {
    const { input } = await aCall();
    const { code } = await aPromotion(owner, { percent: 15, title: "Diwali week" });
    const quoted = await quote(input.lines, code?.toLowerCase() ?? null);
    expect(quoted.data.customerOrderQuote).toEqual({
      subtotal: 1800,
      discount: 270,
      shippingCost: 0,
      total: 1530,
      promotions: [{ title: "Diwali week", code, discount: 270, shipping: 0 }],
    });
  });

  it("is taken off with its name and amount", async () => {
    const { admin, code, order } = await aCodedOrder();
    expect(order.finalAmount).toBe(1530);
    const { data } = await gql<{ order: { discount: number; promotions: object[] } }>(
      "query($id: ID!) { order(id: $id) { discount promotions { title code discount shipping } } }",
      { id: order.id },
      admin.token,
    );
    const promotions = [{ title: "Diwali week", code, discount: 270, shipping: 0 }];
    expect(data.order).toEqual({ discount: 270, promotions });
  });

  it("is counted in its promotion", async () => {
    const { id } = await aCodedOrder();
    expect(await promotion(owner, id)).toMatchObject({ uses: 1, figures: { orders: 1, discount: 270 } });
  });

  it("is in the audit", async () => {
    const { code, order } = await aCodedOrder();
    const [entry] = await sql(
      "select changes -> 'discountCode' as code from audit_entries where subject_id = $1",
      [order.id],
    );
    expect(entry).toEqual({ code: { before: null, after: code } });
  });

  it("is compared when the request is repeated", async () => {
    const { admin, input, order } = await aCodedOrder();
    expect((await placed(admin, input)).id).toBe(order.id);
    expect(await place(admin, { ...input, discountCode: null })).toMatchObject({ code: "KEY_REUSED" });
  });

  it("is refused with the reason, in the quote and at placing: unknown, not started, ended, paused, too small, not for the pieces", async () => {
    const { admin, email, input } = await aCall();
    const refusals: [Record<string, unknown>, string, string][] = [
      [
        { startsAt: "2040-11-01T04:30:00Z" },
        "CODE_NOT_STARTED",
        "This code starts on 1 November 2040 at 10:00 am.",
      ],
      [
        { startsAt: "2026-10-01T00:00:00Z", endsAt: "2026-11-01T18:30:00Z" },
        "CODE_ENDED",
        "This code ended on 2 November 2026 at 12:00 am.",
      ],
      [{ minPieces: 3 }, "CODE_NEEDS_MORE", "Add 1 more piece of this offer to use this code."],
      [{ kinds: ["BAG"] }, "CODE_NOT_FOR_PIECES", "This discount code is not for the pieces of your order."],
    ];
    const isRefused = async (discountCode: string | null, code: string, message: string) => {
      const refusal = { code, message, errors: [{ extensions: { field: "discountCode" } }] };
      expect(await quote(input.lines, discountCode, { email })).toMatchObject(refusal);
      expect(await place(admin, { ...input, discountCode })).toMatchObject(refusal);
    };
    for (const [terms, code, message] of refusals)
      await isRefused((await aPromotion(owner, terms)).code, code, message);
    const paused = await aPromotion(owner);
    await gql(PAUSE_PROMOTION, { id: paused.id, version: 1, isPaused: true }, owner.token);
    await isRefused(paused.code, "CODE_PAUSED", "This discount code is not available at the moment.");
    await isRefused("NO-SUCH-CODE", "CODE_UNKNOWN", "This discount code is not valid.");
    expect(await sql("select id from users where email = $1", [email])).toEqual([]);
  });

  it("is for as many orders of the customer as it says, by e-mail address or by phone number", async () => {
    const { admin, email, input } = await aCall({ expectedTotal: 1620 });
    const { code: discountCode, id } = await aPromotion(owner, { maxUsesPerShopper: 1 });
    const spent = { code: "CODE_SPENT", message: "This customer has already used this discount code." };
    const order = await placed(admin, { ...input, discountCode });
    expect(await quote(input.lines, discountCode, { email: email.toUpperCase() })).toMatchObject(spent);
    expect(await place(admin, again(input, { discountCode }))).toMatchObject(spent);
    expect((await quote(input.lines, discountCode, { email: newEmail() })).errors).toEqual([]);

    const shippingAddress = anAddress({ email: "", phone: "+91 93333 22221" });
    await placed(admin, again(input, { discountCode, shippingAddress }));
    expect(await quote(input.lines, discountCode, { email: " ", phone: "093333-22221" })).toMatchObject(
      spent,
    );
    expect(await place(admin, again(input, { discountCode, shippingAddress }))).toMatchObject(spent);
    expect((await quote(input.lines, discountCode, { phone: "93333 22222" })).errors).toEqual([]);

    await changeStatus(admin, order.id, "CANCELLED");
    await placed(admin, again(input, { discountCode }));
    expect((await promotion(owner, id)).uses).toBe(2);
  });

  it("for a first order is refused only to a customer with an earlier one", async () => {
    const shopper = await aShopper();
    const { admin, input } = await aCall({ expectedTotal: 1620 });
    const { code: discountCode } = await aPromotion(owner, { isFirstOrder: true });
    const earlier = await anOrder({ shopper });
    const refusal = {
      code: "CODE_NOT_FIRST",
      message: "This discount code is for a first order only. This customer has ordered before.",
    };
    const { email } = shopper;
    const ofShopper = { ...input, discountCode, shippingAddress: anAddress({ email }) };
    expect(await quote(input.lines, discountCode, { email })).toMatchObject(refusal);
    expect(await place(admin, ofShopper)).toMatchObject(refusal);
    await changeStatus(admin, earlier.id, "CANCELLED");
    expect((await placed(admin, ofShopper)).finalAmount).toBe(1620);
    expect((await placed(admin, again(input, { discountCode }))).finalAmount).toBe(1620);
  });

  it("of one account is the customer's own only", async () => {
    const shopper = await aShopper();
    const discountCode = await aWelcomeCode(shopper);
    const { admin, input } = await aCall({ expectedTotal: 1080 });
    expect(await quote(input.lines, discountCode)).toMatchObject({ code: "CODE_UNKNOWN" });
    expect(await place(admin, { ...input, discountCode })).toMatchObject({ code: "CODE_UNKNOWN" });
    const shippingAddress = anAddress({ email: shopper.email });
    expect((await placed(admin, { ...input, discountCode, shippingAddress })).finalAmount).toBe(1080);
  });

  it("without a use left is refused", async () => {
    const { admin, input } = await aCall({ expectedTotal: 1620 });
    const { code: discountCode } = await aPromotion(owner, { maxUses: 1 });
    await placed(admin, { ...input, discountCode });
    const usedUp = { code: "CODE_USED_UP", message: "This discount code has been used up." };
    expect(await quote(input.lines, discountCode)).toMatchObject(usedUp);
    const shippingAddress = anAddress({ email: newEmail() });
    expect(await place(admin, again(input, { discountCode, shippingAddress }))).toMatchObject(usedUp);
  });
});

describe("an automatic promotion of an order by phone", () => {
  it("does not count the customer's orders, at placing as in the quote", async () => {
    const { admin, dress, email, input } = await aCall();
    await aPromotion(owner, { method: "AUTOMATIC", productIds: [dress.id], isFirstOrder: true });
    const quoted = await quote(input.lines, null, { email });
    expect(quoted.data.customerOrderQuote).toMatchObject({ total: 1800 });
    expect((await placed(admin, input)).finalAmount).toBe(1800);
  });

  it("whose last use another order takes meanwhile refuses the order, which then leaves nothing behind", async () => {
    const { admin, dress, email, input } = await aCall({ expectedTotal: 1620 });
    const { id } = await aPromotion(owner, { method: "AUTOMATIC", productIds: [dress.id], maxUses: 1 });
    let placing: ReturnType<typeof place> | undefined;
    await inTransaction(shop.database, async (tx) => {
      await tx.query("update promotions set uses = uses + 1 where id = $1", [id]);
      placing = place(admin, input);
      await waitForLocks(testShop);
    });
    expect(await placing).toMatchObject({ code: "PROMOTION_USED_UP" });
    expect(await sql("select id from users where email = $1", [email])).toEqual([]);
  });
});
