import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { razorpay, paymentsOnPage } from "../src/platform/razorpay/razorpay.ts";
import { RazorpayError } from "../src/platform/razorpay/razorpay-error.ts";
import { standInKeys } from "../src/platform/razorpay/razorpay-settings.ts";
import { openStandIn } from "./support/stand-in.ts";

const order = { amount: 70_000, currency: "INR", receipt: "SJ100001" };

const troubleOf = async (call: Promise<unknown>): Promise<RazorpayError> => {
  const error: unknown = await call.then(
    () => new Error("it succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof RazorpayError)) throw error;
  return error;
};

describe("the shop's gateway to Razorpay", () => {
  it("makes an order, sees what was paid on it, takes what was authorised, and gives it back", async () => {
    const { gateway, control } = await openStandIn();
    await control("PUT", "/faults", { isCaptureManual: true });
    const made = await gateway.createOrder(order);
    expect(made).toMatchObject({ amount: 70_000, currency: "INR" });
    expect(await gateway.paymentsOf(made.id)).toEqual([]);
    await control("POST", "/payments", { orderId: made.id, outcome: "fail" });
    await control("POST", "/payments", { orderId: made.id });
    const tried = await gateway.paymentsOf(made.id);
    expect(tried.map(({ status }) => status)).toEqual(["failed", "authorized"]);
    const [, authorized] = tried;
    if (!authorized) throw new Error("nothing was authorised");
    expect(await gateway.capture(authorized)).toMatchObject({ id: authorized.id, status: "captured" });
    const refund = { gatewayPaymentId: authorized.id, amount: 70_000, idempotencyKey: randomUUID() };
    expect(await gateway.refund(refund)).toMatchObject({ status: "processed" });
    expect(await gateway.payment(authorized.id)).toMatchObject({ status: "refunded", refunded: 70_000 });
  });

  it("lists every payment of the account page by page, and says what the shop wrote on its order", async () => {
    const { gateway, control } = await openStandIn();
    const notes = { shop: "shop.example.com" };
    const { id } = await gateway.createOrder({ ...order, notes });
    for (let paid = 0; paid < paymentsOnPage + 3; paid += 1)
      await control("POST", "/payments", { orderId: id });
    const [from, to] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    const first = await gateway.paymentsBetween({ from, to, skip: 0 });
    const rest = await gateway.paymentsBetween({ from, to, skip: first.length });
    expect([first.length, rest.length]).toEqual([paymentsOnPage, 3]);
    expect(new Set([...first, ...rest].map((payment) => payment.id)).size).toBe(paymentsOnPage + 3);
    expect(first[0]).toMatchObject({ gatewayOrderId: id, status: "captured", email: "", contact: "" });
    expect(await gateway.paymentsBetween({ from: new Date(0), to: from, skip: 0 })).toEqual([]);
    expect(await gateway.marksOf(id)).toEqual({ receipt: order.receipt, notes });
  });

  it("tells a refusal from a failure: what Razorpay says no to will be refused again", async () => {
    const { gateway, control } = await openStandIn();
    const refused = await troubleOf(gateway.createOrder({ ...order, amount: 99 }));
    expect(refused).toMatchObject({ kind: "refused", status: 400 });
    expect(refused.message).toMatch(/minimum amount/);
    await control("PUT", "/faults", { refuse: 1 });
    expect(await troubleOf(gateway.createOrder(order))).toMatchObject({ kind: "unreachable", status: 503 });
  });

  it("gives up on a Razorpay that hangs, for orders and for refunds", async () => {
    const { gateway, control } = await openStandIn();
    await control("PUT", "/faults", { hang: 2 });
    const refund = { gatewayPaymentId: "pay_1", amount: 100, idempotencyKey: randomUUID() };
    const troubles = await Promise.all([
      troubleOf(gateway.createOrder(order)),
      troubleOf(gateway.refund(refund)),
    ]);
    expect(troubles.map(({ kind }) => kind)).toEqual(["unreachable", "unreachable"]);
  });

  it("says that nobody answers where nobody listens, and holds no secret in what it says", async () => {
    const nobody = razorpay({
      ...standInKeys,
      apiUrl: "http://127.0.0.1:9",
      checkoutScriptUrl: "",
      origins: [],
      isStandIn: false,
    });
    const refund = { gatewayPaymentId: "pay_1", amount: 100, idempotencyKey: randomUUID() };
    const calls = [
      () => nobody.createOrder(order),
      () => nobody.paymentsOf("order_1"),
      () => nobody.refund(refund),
    ];
    for (const call of calls) {
      const trouble = await troubleOf(call());
      expect(trouble.kind).toBe("unreachable");
      expect(`${trouble.stack} ${JSON.stringify(trouble)}`).not.toContain(standInKeys.keySecret);
    }
  });

  it("gives back once when the answer to a refund was lost, and asks again with the same key", async () => {
    const { gateway, control } = await openStandIn();
    const { id } = await gateway.createOrder(order);
    const paid = await control("POST", "/payments", { orderId: id });
    const gatewayPaymentId = String(paid.body["razorpay_payment_id"]);
    const refund = { gatewayPaymentId, amount: 70_000, idempotencyKey: randomUUID() };
    await control("PUT", "/faults", { loseReply: 1, only: "/refund" });
    expect(await troubleOf(gateway.refund(refund))).toMatchObject({ kind: "unreachable" });
    await gateway.refund(refund);
    expect((await control("GET", "/ledger")).body["refunds"]).toHaveLength(1);
    const another = { ...refund, idempotencyKey: randomUUID() };
    expect(await troubleOf(gateway.refund(another))).toMatchObject({ kind: "refused" });
  });

  it("is slow with a slow Razorpay, and no more than that", async () => {
    const { gateway, control } = await openStandIn();
    await control("PUT", "/faults", { slowMs: 400 });
    await expect(gateway.createOrder(order)).resolves.toMatchObject({ amount: 70_000 });
  });
});
