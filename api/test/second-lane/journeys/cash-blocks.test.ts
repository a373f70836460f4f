import { describe, expect, it } from "vitest";
import { customerCalls } from "../../support/customer-calls.ts";
import { waitForLocks } from "../../support/locks.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { PLACE_ORDER } from "../../support/operations.ts";
import { phoneOrdersOf } from "../../support/phone-orders.ts";
import { documentedOrder } from "../../support/rest-shapes.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, rest, sql, aShopper, aProduct, aDraft, anOrder, stockOf } = testShop;
const admin = await testShop.anAdmin();
const { customer, setCashBlock } = customerCalls(testShop, admin.token);
const { aCall, place: placeForCustomer } = phoneOrdersOf(testShop);

const place = (token: string, input: unknown) =>
  gql<{ placeOrder: { order: { id: string } } }>(PLACE_ORDER, { input }, token);

const message =
  "Cash on delivery is not available for this account. Please pay online, or write to us if you think that this is a mistake.";

describe("an account whose cash on delivery is blocked", () => {
  it("is refused orders in cash", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5 })]);
    await setCashBlock(shopper.id, "UNACCEPTED");
    const lines = [{ productId: dress.id, quantity: 1 }];
    expect(await place(shopper.token, await aDraft(shopper, lines))).toMatchObject({
      status: 409,
      code: "CASH_BLOCKED",
      message,
    });
    expect(await stockOf(dress.id)).toBe(5);
  });

  it("can pay online", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5 })]);
    await setCashBlock(shopper.id, "UNACCEPTED");
    const lines = [{ productId: dress.id, quantity: 1 }];
    const online = await aDraft(shopper, lines, { paymentMethod: "ONLINE" });
    expect((await place(shopper.token, online)).errors).toEqual([]);
  });

  it("is told so by the API of its own account", async () => {
    const shopper = await aShopper();
    const reason = async () =>
      (await gql<{ me: object }>("{ me { cashBlockReason } }", {}, shopper.token)).data.me;
    expect(await reason()).toEqual({ cashBlockReason: null });
    await setCashBlock(shopper.id, "UNREACHABLE");
    expect(await reason()).toEqual({ cashBlockReason: "UNREACHABLE" });
  });

  it("is not suggested cash any more", async () => {
    const shopper = await aShopper();
    await anOrder({ shopper });
    const suggested = async () =>
      (await gql<{ lastPaymentMethod: string | null }>("{ lastPaymentMethod }", {}, shopper.token)).data
        .lastPaymentMethod;
    expect(await suggested()).toBe("COD");
    await setCashBlock(shopper.id, "UNREACHABLE");
    expect(await suggested()).toBeNull();
  });

  it("gets the order of an earlier request again", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5 })]);
    const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
    const { id } = (await place(shopper.token, draft)).data.placeOrder.order;
    await setCashBlock(shopper.id, "OTHER");
    expect((await place(shopper.token, draft)).data.placeOrder.order.id).toBe(id);
  });

  it("orders in cash once the block has ended", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5 })]);
    await setCashBlock(shopper.id, "OTHER");
    const { version } = await customer(shopper.id);
    expect((await setCashBlock(shopper.id, null, version)).data.setCustomerCashBlock).toMatchObject({
      cashBlockReason: null,
      cashBlockedAt: null,
    });
    await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    expect(await stockOf(dress.id)).toBe(4);
  });

  it("is refused over REST with the documented answer", async () => {
    const [shopper, dress] = await Promise.all([
      aShopper(),
      aProduct({ price: 700, sizes: ["M"], colors: ["Red"], stock: 5 }),
    ]);
    await setCashBlock(shopper.id, "UNACCEPTED");
    const response = await rest("POST", "/api/orders/place", documentedOrder(dress.id), shopper.token);
    expect([response.status, response.body]).toEqual([
      409,
      { error: message, code: "CASH_BLOCKED", field: "paymentMethod" },
    ]);
  });

  it("is refused a cash order that the staff takes by phone, in words for the staff", async () => {
    const { admin: taker, email, input } = await aCall();
    await placeForCustomer(taker, input);
    const [account] = await sql<{ id: string }>("select id from users where email = $1", [email]);
    await setCashBlock(account?.id ?? "", "UNACCEPTED");
    const again = { ...input, idempotencyKey: "another-call-1" };
    expect(await placeForCustomer(taker, again)).toMatchObject({
      code: "CASH_BLOCKED",
      message: "Cash on delivery is blocked for this customer. Please send a payment link.",
    });
    const byLink = await placeForCustomer(taker, { ...again, paymentMethod: "ONLINE" });
    expect(byLink.errors).toEqual([]);
  });
});

describe("a block while an order is placed", () => {
  it("holds for the order that waits for it", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 5 })]);
    const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
    const blocking = await testShop.shop.database.primary.connect();
    try {
      await blocking.query("begin");
      await blocking.query("update users set cash_block_reason = 'other' where id = $1", [shopper.id]);
      const placing = place(shopper.token, draft);
      await waitForLocks(testShop);
      await blocking.query("commit");
      expect(await placing).toMatchObject({ code: "CASH_BLOCKED" });
    } finally {
      blocking.release(true);
    }
    expect(await stockOf(dress.id)).toBe(5);
  });

  it("waits for the order that came first, which stays", async () => {
    const shopper = await aShopper();
    const { version } = await customer(shopper.id);
    const placing = await testShop.shop.database.primary.connect();
    try {
      await placing.query("begin");
      await placing.query("select from users where id = $1 for no key update", [shopper.id]);
      const blocking = setCashBlock(shopper.id, "OTHER", version);
      await waitForLocks(testShop);
      expect((await customer(shopper.id)).cashBlockReason).toBeNull();
      await placing.query("commit");
      expect((await blocking).errors).toEqual([]);
    } finally {
      placing.release(true);
    }
    expect((await customer(shopper.id)).cashBlockReason).toBe("OTHER");
  });

  it("by two editors: the second one is told, unless both want the same", async () => {
    const shopper = await aShopper();
    const { version } = await customer(shopper.id);
    await setCashBlock(shopper.id, "UNACCEPTED", version);
    expect((await setCashBlock(shopper.id, "UNACCEPTED", version)).errors).toEqual([]);
    expect(await setCashBlock(shopper.id, null, version)).toMatchObject({
      status: 409,
      code: "CUSTOMER_CHANGED",
    });
    const entries = await sql(
      "select user_id, action, label, changes from audit_entries where subject_id = $1 order by id",
      [shopper.id],
    );
    expect(entries).toEqual([
      {
        user_id: admin.id,
        action: "setCustomerCashBlock",
        label: shopper.id.slice(-8),
        changes: { cashBlockReason: { before: null, after: "unaccepted" } },
      },
    ]);
  });
});
