import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { razorpay, paymentsOnPage } from "../src/platform/razorpay/razorpay.ts";
import { RazorpayError } from "../src/platform/razorpay/razorpay-error.ts";
import { standInKeys } from "../src/platform/razorpay/razorpay-settings.ts";
import { openRazorpayStandIn } from "./support/razorpay-stand-in.ts";

const order = { amount: 70_000, currency: "INR", receipt: "SJ100001" };

const errorOf = async (call: Promise<unknown>): Promise<RazorpayError> => {
  const error: unknown = await call.then(
    () => new Error("it succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof RazorpayError)) throw error;
  return error;
};

describe("the shop's gateway to Razorpay", () => {
  it("follows a payment from its order to its refund", async () => {
    const { gateway, control } = await openRazorpayStandIn();
    await control("PUT", "/faults", { isCaptureManual: true });
    const created = await gateway.createOrder(order);
    expect(created).toMatchObject({ amount: 70_000, currency: "INR" });
    expect(await gateway.paymentsOf(created.id)).toEqual([]);
    await control("POST", "/payments", { orderId: created.id, outcome: "fail" });
    await control("POST", "/payments", { orderId: created.id });
    const payments = await gateway.paymentsOf(created.id);
    expect(payments.map(({ status }) => status)).toEqual(["failed", "authorized"]);
    const [, authorized] = payments;
    if (!authorized) throw new Error("nothing was authorised");
    expect(await gateway.capture(authorized)).toMatchObject({ id: authorized.id, status: "captured" });
    const refund = { gatewayPaymentId: authorized.id, amount: 70_000, idempotencyKey: randomUUID() };
    expect(await gateway.refund(refund)).toMatchObject({ status: "processed" });
    expect(await gateway.payment(authorized.id)).toMatchObject({ status: "refunded", refunded: 70_000 });
  });

  it("lists every payment of the account page by page", async () => {
    const { gateway, control } = await openRazorpayStandIn();
    const { id } = await gateway.createOrder(order);
    for (let paid = 0; paid < paymentsOnPage + 3; paid += 1)
      await control("POST", "/payments", { orderId: id });
    const [from, to] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    const first = await gateway.paymentsBetween({ from, to, skip: 0 });
    const remaining = await gateway.paymentsBetween({ from, to, skip: first.length });
    expect([first.length, remaining.length]).toEqual([paymentsOnPage, 3]);
    expect(new Set([...first, ...remaining].map((payment) => payment.id)).size).toBe(paymentsOnPage + 3);
    expect(first[0]).toMatchObject({ gatewayOrderId: id, status: "captured", email: "", contact: "" });
    expect(await gateway.paymentsBetween({ from: new Date(0), to: from, skip: 0 })).toEqual([]);
  });

  it("reads the receipt and the notes of an order", async () => {
    const { gateway } = await openRazorpayStandIn();
    const notes = { shop: "shop.example.com" };
    const { id } = await gateway.createOrder({ ...order, notes });
    expect(await gateway.receiptAndNotesOf(id)).toEqual({ receipt: order.receipt, notes });
  });

  it("distinguishes a refusal from a failure: a refused request is not retried", async () => {
    const { gateway, control } = await openRazorpayStandIn();
    const refused = await errorOf(gateway.createOrder({ ...order, amount: 99 }));
    expect(refused).toMatchObject({ kind: "refused", status: 400 });
    expect(refused.message).toMatch(/minimum amount/);
    await control("PUT", "/faults", { refuse: 1 });
    expect(await errorOf(gateway.createOrder(order))).toMatchObject({ kind: "unreachable", status: 503 });
  });

  it("has a time limit for orders and for refunds", async () => {
    const { gateway, control } = await openRazorpayStandIn();
    await control("PUT", "/faults", { hang: 2 });
    const refund = { gatewayPaymentId: "pay_1", amount: 100, idempotencyKey: randomUUID() };
    const errors = await Promise.all([errorOf(gateway.createOrder(order)), errorOf(gateway.refund(refund))]);
    expect(errors.map(({ kind }) => kind)).toEqual(["unreachable", "unreachable"]);
  });

  it("reports an unreachable host without its secrets", async () => {
    const unreachableGateway = razorpay({
      ...standInKeys,
      apiUrl: "http://127.0.0.1:9",
      checkoutScriptUrl: "",
      origins: [],
      isStandIn: false,
    });
    const refund = { gatewayPaymentId: "pay_1", amount: 100, idempotencyKey: randomUUID() };
    const calls = [
      () => unreachableGateway.createOrder(order),
      () => unreachableGateway.paymentsOf("order_1"),
      () => unreachableGateway.refund(refund),
    ];
    for (const call of calls) {
      const error = await errorOf(call());
      expect(error.kind).toBe("unreachable");
      expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(standInKeys.keySecret);
    }
  });

  it("refunds once when the response to a refund was lost", async () => {
    const { gateway, control } = await openRazorpayStandIn();
    const { id } = await gateway.createOrder(order);
    const paid = await control("POST", "/payments", { orderId: id });
    const gatewayPaymentId = String(paid.body["razorpay_payment_id"]);
    const refund = { gatewayPaymentId, amount: 70_000, idempotencyKey: randomUUID() };
    await control("PUT", "/faults", { loseReply: 1, only: "/refund" });
    expect(await errorOf(gateway.refund(refund))).toMatchObject({ kind: "unreachable" });
    await gateway.refund(refund);
    expect((await control("GET", "/ledger")).body["refunds"]).toHaveLength(1);
    const another = { ...refund, idempotencyKey: randomUUID() };
    expect(await errorOf(gateway.refund(another))).toMatchObject({ kind: "refused" });
  });

  it("waits for a slow Razorpay", async () => {
    const { gateway, control } = await openRazorpayStandIn();
    await control("PUT", "/faults", { slowMs: 400 });
    await expect(gateway.createOrder(order)).resolves.toMatchObject({ amount: 70_000 });
  });
});
