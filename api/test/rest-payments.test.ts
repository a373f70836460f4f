import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { paymentsOf, type Proof } from "./support/payments.ts";
import { expectOrder, documentedOrder, type Json } from "./support/rest-shapes.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop();
const { rest, sql, aProduct, aShopper, stockOf } = testShop;
const pay = paymentsOf(testShop);
const { forcePayment, runJobs, ledger, orderOf } = pay;
await pay.faults({ webhooks: { isOff: true } });

type Intent = { id: string; amount: number; currency: string; orderId: string };

const aDress = () => aProduct({ price: 700, sizes: ["M"], colors: ["Red"], stock: 10 });

/** The documented sequence up to the payment: two pieces of 700 rupees, unless another amount is given. */
const paidBeforehand = async (amount = 1400) => {
  const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
  const intent = await rest<Intent>("POST", "/api/orders/create-razorpay-order", { amount }, shopper.token);
  const proof = await forcePayment(intent.body.id);
  const verified = await rest<Json>(
    "POST",
    "/api/orders/verify-payment",
    { orderId: intent.body.orderId, ...proof },
    shopper.token,
  );
  return { shopper, dress, intent, proof, verified };
};

const online = ({ razorpay_payment_id: transactionId }: Proof): Json => ({
  paymentDetails: { method: "online", transactionId, paymentStatus: "completed" },
});

const place = (productId: string, proof: Proof, token: string, changes: Json = {}) =>
  rest<Json>(
    "POST",
    "/api/orders/place",
    documentedOrder(productId, { ...online(proof), ...changes }),
    token,
  );

const refundsOf = async ({ razorpay_payment_id: id }: Proof) =>
  (await ledger()).refunds.filter(({ payment_id }) => payment_id === id);

/** Moves the payment half an hour into the past. */
const ageByHalfAnHour = (proof: Proof) =>
  sql("update payments set captured_at = captured_at - interval '31 minutes' where gateway_payment_id = $1", [
    proof.razorpay_payment_id,
  ]);

describe("a payment before placing, as documented", () => {
  it("creates an intent in paise", async () => {
    const { intent } = await paidBeforehand();
    expect(intent).toMatchObject({ status: 200, body: { amount: 140_000, currency: "INR" } });
    expect(Object.keys(intent.body).sort()).toEqual(["amount", "currency", "id", "orderId"]);
  });

  it("is verified by its proof", async () => {
    const { proof, verified } = await paidBeforehand();
    expect(verified).toMatchObject({
      status: 200,
      body: { success: true, transactionId: proof.razorpay_payment_id },
    });
  });

  it("places a confirmed order with it", async () => {
    const { shopper, dress, proof } = await paidBeforehand();
    const { status, body } = await place(dress.id, proof, shopper.token);
    expect(status).toBe(201);
    expectOrder(body);
    expect(body).toMatchObject({
      orderStatus: "confirmed",
      finalAmount: 1400,
      paymentDetails: {
        method: "online",
        transactionId: proof.razorpay_payment_id,
        paymentStatus: "completed",
      },
    });
    expect(await stockOf(dress.id)).toBe(8);
    await ageByHalfAnHour(proof);
    await runJobs();
    expect(await refundsOf(proof)).toEqual([]);
  });

  it("gives the same order if it is placed twice", async () => {
    const { shopper, dress, proof } = await paidBeforehand();
    const both = await Promise.all([
      place(dress.id, proof, shopper.token),
      place(dress.id, proof, shopper.token),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body["_id"]).toBe(both[1]?.body["_id"]);
    expect(await stockOf(dress.id)).toBe(8);
  });

  it("pays for one order only", async () => {
    const { shopper, dress, proof } = await paidBeforehand();
    await place(dress.id, proof, shopper.token);
    const secondOrder = await rest(
      "POST",
      "/api/orders/place",
      documentedOrder(dress.id, online(proof)),
      shopper.token,
      {
        "idempotency-key": randomUUID(),
      },
    );
    expect(secondOrder).toMatchObject({ status: 400, body: { code: "PAYMENT_NOT_VERIFIED" } });
    expect(await stockOf(dress.id)).toBe(8);
  });

  it("is refunded in full, once, if no order is placed", async () => {
    const { proof } = await paidBeforehand();
    await runJobs();
    expect(await refundsOf(proof)).toEqual([]);
    await ageByHalfAnHour(proof);
    await runJobs();
    await runJobs();
    expect(await refundsOf(proof)).toMatchObject([{ amount: 140_000 }]);
  });

  it("pays for nothing after its refund", async () => {
    const { shopper, dress, proof } = await paidBeforehand();
    await ageByHalfAnHour(proof);
    await runJobs();
    const refused = await place(dress.id, proof, shopper.token);
    expect(refused).toMatchObject({ status: 400, body: { error: "Payment verification failed." } });
  });

  it("is found by the reconciler and refunded even if verify-payment was never called", async () => {
    const shopper = await aShopper();
    const intent = await rest<Intent>(
      "POST",
      "/api/orders/create-razorpay-order",
      { amount: 1400 },
      shopper.token,
    );
    const proof = await forcePayment(intent.body.id);
    await sql("update payment_intents set next_ask_at = now() where gateway_order_id = $1", [intent.body.id]);
    await runJobs();
    await ageByHalfAnHour(proof);
    await runJobs();
    expect(await refundsOf(proof)).toMatchObject([{ amount: 140_000 }]);
  });

  it.each([
    ["a paisa less than the total", 1399.99],
    ["a paisa more", 1400.01],
  ])("is refused with %s, and refunded", async (_, amount) => {
    const { shopper, dress, proof } = await paidBeforehand(amount);
    const refused = await place(dress.id, proof, shopper.token);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: "Payment verification failed.", code: "PAYMENT_NOT_VERIFIED", total: 1400 },
    });
    const lying = await place(dress.id, proof, shopper.token, { finalAmount: amount });
    expect(lying).toMatchObject({ status: 409, body: { code: "TOTAL_CHANGED", total: 1400 } });
    expect(await stockOf(dress.id)).toBe(10);
    await ageByHalfAnHour(proof);
    await runJobs();
    expect(await refundsOf(proof)).toMatchObject([{ amount: Math.round(amount * 100) }]);
  });

  it("belongs to the shopper who paid", async () => {
    const { intent, dress, proof } = await paidBeforehand();
    const other = await aShopper();
    expect((await place(dress.id, proof, other.token)).body).toMatchObject({ code: "PAYMENT_NOT_VERIFIED" });
    const body = { orderId: intent.body.orderId, ...proof };
    expect(await rest("POST", "/api/orders/verify-payment", body, other.token)).toMatchObject({
      status: 404,
      body: { code: "ORDER_NOT_FOUND" },
    });
  });

  it("is refused if it was never verified, or if its signature is forged", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const intent = await rest<Intent>(
      "POST",
      "/api/orders/create-razorpay-order",
      { amount: 1400 },
      shopper.token,
    );
    const proof = await forcePayment(intent.body.id);
    expect((await place(dress.id, proof, shopper.token)).body).toMatchObject({
      error: "Payment verification failed.",
    });
    const body = { orderId: intent.body.orderId, ...proof, razorpay_signature: "0".repeat(64) };
    expect(await rest("POST", "/api/orders/verify-payment", body, shopper.token)).toMatchObject({
      status: 400,
      body: { error: "Payment verification failed." },
    });
  });

  it("can still pay for an order after a refusal for low stock", async () => {
    const { shopper, dress, proof } = await paidBeforehand();
    await sql("update stock_units set stock = 1 where product_id = $1", [dress.id]);
    expect((await place(dress.id, proof, shopper.token)).body).toMatchObject({ code: "OUT_OF_STOCK" });
    await sql("update stock_units set stock = 2 where product_id = $1", [dress.id]);
    expect((await place(dress.id, proof, shopper.token)).status).toBe(201);
  });

  it.each([0, -1, 98.99, 10_000_000.01, 1.001, "1400", null])("is refused with %j rupees", async (amount) => {
    const shopper = await aShopper();
    const response = await rest("POST", "/api/orders/create-razorpay-order", { amount }, shopper.token);
    expect(response.status).toBe(400);
  });
});

describe("an online order without a payment", () => {
  it("is pending until it is paid by its own id", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aDress()]);
    const body = documentedOrder(dress.id, {
      paymentDetails: { method: "online", paymentStatus: "pending" },
    });
    const order = await rest<Json>("POST", "/api/orders/place", body, shopper.token);
    expect(order.body).toMatchObject({
      orderStatus: "pending",
      paymentDetails: { paymentStatus: "pending" },
    });
    const orderId = String(order.body["_id"]);
    const session = (await pay.start(shopper, orderId)).data.startPayment;
    const proof = await pay.checkout(session);
    const verified = await rest("POST", "/api/orders/verify-payment", { orderId, ...proof }, shopper.token);
    expect(verified.body).toMatchObject({ success: true });
    expect((await orderOf(shopper, orderId)).orderStatus).toBe("CONFIRMED");
  });
});
