import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { describe, expect, it, onTestFinished } from "vitest";
import { refuseRealMoney } from "../tools/razorpay-stand-in/stand-in.ts";
import { standInKeys } from "../src/platform/razorpay/razorpay-settings.ts";
import { basic, openRazorpayStandIn, type OpenStandIn } from "./support/razorpay-stand-in.ts";

const body = { amount: 70_000, currency: "INR", receipt: "SJ100001" };

const anOrder = async ({ api }: OpenStandIn): Promise<string> =>
  String((await api("POST", "/orders", body)).body["id"]);

const aPayment = async (standIn: OpenStandIn, faults: object = {}): Promise<string> => {
  const orderId = await anOrder(standIn);
  await standIn.control("PUT", "/faults", faults);
  const paid = await standIn.control("POST", "/payments", { orderId });
  return String(paid.body["razorpay_payment_id"]);
};

const checkout = async ({ url }: OpenStandIn, orderId: string, changes: object = {}) => {
  const response = await fetch(`${url}/checkout/payments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key_id: standInKeys.keyId, order_id: orderId, outcome: "pay", ...changes }),
  });
  return (await response.json()) as Record<string, unknown> & { error?: { description: string } };
};

describe("the stand-in's orders", () => {
  it("are refused above the maximum of the account", async () => {
    const standIn = await openRazorpayStandIn();
    expect(await standIn.api("POST", "/orders", { ...body, amount: 50_000_001 })).toMatchObject({
      status: 400,
      body: { error: { code: "BAD_REQUEST_ERROR", description: "Amount exceeds maximum amount allowed." } },
    });
    await standIn.control("PUT", "/faults", { maxAmount: 50_000_001 });
    expect((await standIn.api("POST", "/orders", { ...body, amount: 50_000_001 })).status).toBe(200);
  });

  it("are created and found as at Razorpay", async () => {
    const { api } = await openRazorpayStandIn();
    const created = await api("POST", "/orders", body);
    expect(created).toMatchObject({
      status: 200,
      body: { ...body, entity: "order", status: "created", amount_paid: 0, amount_due: 70_000 },
    });
    expect(created.body["id"]).toMatch(/^order_\w{14}$/);
    expect((await api("GET", `/orders/${String(created.body["id"])}`)).body).toEqual(created.body);
  });

  it.each([
    ["an amount below a rupee", { amount: 99 }, "amount"],
    ["a fraction of a paisa", { amount: 100.5 }, "amount"],
    ["an amount as text", { amount: "70000" }, "amount"],
    ["no amount", { amount: undefined }, "amount"],
    ["another currency", { currency: "USD" }, "currency"],
    ["a receipt that is too long", { receipt: "x".repeat(41) }, "receipt"],
  ])("are refused with %s, and the error names the field", async (_, changes, field) => {
    const { api } = await openRazorpayStandIn();
    expect(await api("POST", "/orders", { ...body, ...changes })).toMatchObject({
      status: 400,
      body: { error: { code: "BAD_REQUEST_ERROR", field } },
    });
  });

  it("list their own payments alone, unless a fault makes the list wrong", async () => {
    const standIn = await openRazorpayStandIn();
    const paymentId = await aPayment(standIn);
    const path = `/orders/${await anOrder(standIn)}/payments`;
    await standIn.control("PUT", "/faults", { lieInLists: 1 });
    expect((await standIn.api("GET", path)).body["items"]).toMatchObject([{ id: paymentId }]);
    expect((await standIn.api("GET", path)).body["items"]).toEqual([]);
  });

  it("require the key", async () => {
    const { api } = await openRazorpayStandIn();
    for (const authorization of [
      "",
      basic("rzp_test_other", standInKeys.keySecret),
      basic(standInKeys.keyId, "x"),
    ])
      expect(await api("POST", "/orders", body, { authorization })).toMatchObject({
        status: 401,
        body: { error: { description: "Authentication failed" } },
      });
  });

  it("are unknown by any other id", async () => {
    const { api } = await openRazorpayStandIn();
    for (const path of ["/orders/order_1", "/orders/order_1/payments", "/payments/pay_1"])
      expect(await api("GET", path)).toMatchObject({
        status: 400,
        body: { error: { code: "BAD_REQUEST_ERROR" } },
      });
  });
});

describe("the stand-in's payments", () => {
  it("are captured once with their exact amount", async () => {
    const standIn = await openRazorpayStandIn();
    const id = await aPayment(standIn, { isCaptureManual: true });
    const capture = (amount: number) =>
      standIn.api("POST", `/payments/${id}/capture`, { amount, currency: "INR" });
    expect((await capture(69_999)).status).toBe(400);
    expect(await capture(70_000)).toMatchObject({
      status: 200,
      body: { status: "captured", captured: true },
    });
    expect((await capture(70_000)).body.error).toMatchObject({
      description: "This payment has already been captured",
    });
  });

  it("are refunded in part and in full, never above their amount, once for each key", async () => {
    const standIn = await openRazorpayStandIn();
    const id = await aPayment(standIn);
    const refund = (amount: number | undefined, key: string) =>
      standIn.api("POST", `/payments/${id}/refund`, amount === undefined ? {} : { amount }, {
        "x-refund-idempotency": key,
      });
    const first = await refund(20_000, "first-refund");
    expect(first.body).toMatchObject({ entity: "refund", amount: 20_000, payment_id: id });
    expect((await refund(20_000, "first-refund")).body["id"]).toBe(first.body["id"]);
    expect((await refund(20_001, "first-refund")).body.error?.["description"]).toMatch(
      /Different request body/,
    );
    expect((await refund(50_001, "other-refund")).status).toBe(400);
    expect((await refund(undefined, "whole-refund")).body).toMatchObject({ amount: 50_000 });
    expect((await refund(undefined, "more-refunds")).body.error?.["description"]).toMatch(
      /fully refunded already/,
    );
    expect((await refund(1, "short")).status).toBe(400);
    expect((await standIn.api("GET", `/payments/${id}`)).body).toMatchObject({
      status: "refunded",
      amount_refunded: 70_000,
    });
  });

  it("contain the fee of the customer, which is not refunded", async () => {
    const standIn = await openRazorpayStandIn();
    const id = await aPayment(standIn, { feeBearer: "customer" });
    const { body } = await standIn.api("GET", `/payments/${id}`);
    expect(body).toMatchObject({
      amount: 71_652,
      fee: 1652,
      tax: 252,
      fee_bearer: "customer",
      status: "captured",
    });
    expect((await standIn.api("GET", `/orders/${String(body["order_id"])}`)).body).toMatchObject({
      status: "paid",
      amount: 70_000,
      amount_paid: 70_000,
      amount_due: 0,
    });
    expect((await standIn.api("POST", `/payments/${id}/refund`, { amount: 70_001 })).status).toBe(400);
    expect((await standIn.api("POST", `/payments/${id}/refund`, {})).body).toMatchObject({ amount: 70_000 });
    expect((await standIn.api("GET", `/payments/${id}`)).body).toMatchObject({ status: "refunded" });
    expect((await standIn.control("POST", "/settlements", {})).body).toMatchObject([
      { type: "payment", amount: 71_652, fee: 1652, credit: 70_000 },
      { type: "refund", debit: 70_000 },
    ]);
  });

  it("are smaller by an offer, which pays their order", async () => {
    const standIn = await openRazorpayStandIn();
    const id = await aPayment(standIn, { offer: 7000 });
    const { body } = await standIn.api("GET", `/payments/${id}`);
    expect(body).toMatchObject({ amount: 63_000, offer_id: "offer_standin", fee_bearer: "platform" });
    expect((await standIn.api("GET", `/orders/${String(body["order_id"])}`)).body).toMatchObject({
      status: "paid",
      amount_paid: 63_000,
      amount_due: 0,
    });
  });

  it("are proven once for each order", async () => {
    const standIn = await openRazorpayStandIn();
    const orderId = await anOrder(standIn);
    expect((await checkout(standIn, orderId, { outcome: "fail" })).error?.description).toMatch(/declined/);
    const proof = await checkout(standIn, orderId);
    expect(
      standIn.gateway.isPaymentSignature({
        gatewayOrderId: String(proof["razorpay_order_id"]),
        gatewayPaymentId: String(proof["razorpay_payment_id"]),
        signature: String(proof["razorpay_signature"]),
      }),
    ).toBe(true);
    expect((await checkout(standIn, orderId)).error?.description).toMatch(/already done/);
    expect((await checkout(standIn, orderId, { key_id: "rzp_test_other" })).error).toBeDefined();
    expect((await checkout(standIn, "order_1")).error).toBeDefined();
  });

  it("are changed even if the response is lost", async () => {
    const standIn = await openRazorpayStandIn();
    await standIn.control("PUT", "/faults", { loseReply: 1, only: "POST /v1/orders" });
    await expect(standIn.api("POST", "/orders", body)).rejects.toThrow("fetch failed");
    expect((await standIn.control("GET", "/ledger")).body["orders"]).toHaveLength(1);
  });

  it("outlive the process if the ledger is stored in a file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stand-in-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, "books", "razorpay.json");
    const id = await aPayment(await openRazorpayStandIn(undefined, file));
    const next = await openRazorpayStandIn(undefined, file);
    expect((await next.api("GET", `/payments/${id}`)).body).toMatchObject({ id, status: "captured" });
  });
});

describe("the stand-in", () => {
  it("serves the checkout as a script for any page", async () => {
    const { url } = await openRazorpayStandIn();
    const response = await fetch(`${url}/checkout.js`);
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
    const script = await response.text();
    expect(script).toContain("window.Razorpay");
    expect(() => new Script(script)).not.toThrow();
  });

  it("runs neither in production nor with a live key", () => {
    expect(() => refuseRealMoney("rzp_test_1", "production")).toThrow(/production/);
    expect(() => refuseRealMoney("rzp_live_1", "development")).toThrow(/test keys only/);
    expect(() => refuseRealMoney("rzp_test_1", "development")).not.toThrow();
  });
});
