import { describe, expect, it } from "vitest";
import { creditsOf } from "../../support/credits.ts";
import { paymentsOf, withoutWebhooks, type Proof } from "../../support/payments.ts";
import { documentedOrder } from "../../support/rest-shapes.ts";
import { openTestShop } from "../../support/test-shop.ts";

/** Razorpay charges another amount than that of the order, 70,000 paise: with its fee of 1,652 paise on top, or less an offer. */
const testShop = await openTestShop();
const { shop, sql, rest, complaints, anAdmin, aShopper, aProduct, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const {
  aStartedOrder,
  aPendingOrder,
  start,
  checkout,
  forcePayment,
  verify,
  orderOf,
  runJobs,
  ledger,
  faults,
} = pay;
const { credit, piecesOf, moneyOf } = creditsOf(testShop);

const customerPays = { ...withoutWebhooks, feeBearer: "customer" };

const aPaidOrder = async () => {
  await faults(customerPays);
  const started = await aStartedOrder();
  const proof = await checkout(started.session);
  return { ...started, proof, verified: await verify(started.shopper, started.order.id, proof) };
};

const paymentAtRazorpay = async ({ razorpay_payment_id: id }: Proof) =>
  (await ledger()).payments.find((payment) => payment.id === id);

const refundsAtRazorpay = async ({ razorpay_payment_id: id }: Proof) =>
  (await ledger()).refunds.filter(({ payment_id }) => payment_id === id).map(({ amount }) => amount);

const ledgerStatus = async ({ razorpay_payment_id: id }: Proof) =>
  (await sql<{ status: string }>("select status from payments where gateway_payment_id = $1", [id]))[0]
    ?.status;

describe("an order whose payment contains Razorpay's fee", () => {
  it("is paid in full by the amount without the fee", async () => {
    const { shopper, order, proof, verified } = await aPaidOrder();
    expect(verified.data.verifyPayment).toMatchObject({
      verified: true,
      order: { orderStatus: "CONFIRMED" },
    });
    await runJobs();
    expect(await paymentAtRazorpay(proof)).toMatchObject({
      amount: 71_652,
      status: "captured",
      amount_refunded: 0,
    });
    expect((await orderOf(shopper, order.id)).paymentDetails).toMatchObject({ paymentStatus: "COMPLETED" });
    expect((await start(shopper, order.id)).code).toBe("ORDER_PAID");
  });

  it("is confirmed without the browser too, also if the shop must capture the payment", async () => {
    await faults({ ...customerPays, isCaptureManual: true });
    const { shopper, order, session } = await aStartedOrder();
    await checkout(session);
    await pay.passMinutes(order.id, 16);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("is confirmed if only Razorpay's order tells the fee", async () => {
    const { paymentsOf: list } = shop.razorpay;
    shop.razorpay.paymentsOf = async (id) =>
      (await list(id)).map((payment) => ({ ...payment, fee: null, feeBearer: null }));
    try {
      const { verified } = await aPaidOrder();
      expect(verified.data.verifyPayment).toMatchObject({
        verified: true,
        order: { orderStatus: "CONFIRMED" },
      });
    } finally {
      shop.razorpay.paymentsOf = list;
    }
  });

  it("is refunded by its total without the fee when it is cancelled, as its mail says", async () => {
    const { shopper, order, proof } = await aPaidOrder();
    await changeStatus(await anAdmin(), order.id, "CANCELLED");
    await runJobs();
    expect(await refundsAtRazorpay(proof)).toEqual([70_000]);
    expect(await moneyOf(order.id)).toEqual({
      credited: 70_000,
      final: 70_000,
      payment: "refunded",
      ledger: "refunded",
    });
    expect((await orderOf(shopper, order.id)).paymentDetails.paymentStatus).toBe("REFUNDED");
    const mail = pay.sentMails().find(({ text }) => text.includes(proof.razorpay_payment_id));
    expect(mail?.text).toMatch(/We are refunding ₹700\.00 of that payment/);
    expect(mail?.text).toMatch(/The payment fee of ₹16\.52 is not part of your order/);
  });

  it("is refunded in parts that add up to its total", async () => {
    await faults(customerPays);
    const [shopper, dress] = [await aShopper(), await aProduct({ price: 333.33, stock: 10 })];
    const { order } = await aPendingOrder({ shopper, lines: [{ productId: dress.id, quantity: 3 }] });
    const proof = await checkout((await start(shopper, order.id)).data.startPayment);
    await verify(shopper, order.id, proof);
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await credit(order.id);
    await runJobs();
    expect((await refundsAtRazorpay(proof)).toSorted()).toEqual([33_333, 66_666]);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 99_999, final: 99_999, ledger: "refunded" });
  });

  it("is placed after the payment, as the documented REST sequence does", async () => {
    await faults(customerPays);
    const [shopper, dress] = [
      await aShopper(),
      await aProduct({ price: 700, sizes: ["M"], colors: ["Red"] }),
    ];
    const path = "/api/orders/create-razorpay-order";
    const { body } = await rest<{ id: string; orderId: string }>(
      "POST",
      path,
      { amount: 1400 },
      shopper.token,
    );
    const proof = await forcePayment(body.id);
    const verification = { orderId: body.orderId, ...proof };
    await rest("POST", "/api/orders/verify-payment", verification, shopper.token);
    const paymentDetails = {
      method: "online",
      transactionId: proof.razorpay_payment_id,
      paymentStatus: "completed",
    };
    const order = documentedOrder(dress.id, { paymentDetails });
    const placed = await rest("POST", "/api/orders/place", order, shopper.token);
    expect(placed).toMatchObject({ status: 201, body: { orderStatus: "confirmed", finalAmount: 1400 } });
    expect(await paymentAtRazorpay(proof)).toMatchObject({ amount: 143_304 });
  });
});

describe("a payment with a fee that pays no order", () => {
  it("is refunded once, by all that Razorpay gives back", async () => {
    await faults(customerPays);
    const { shopper, order, session } = await aStartedOrder();
    const [first, second] = [
      await forcePayment(session.gatewayOrderId),
      await forcePayment(session.gatewayOrderId),
    ];
    await verify(shopper, order.id, first);
    await runJobs();
    await pay.makeAllDue();
    await runJobs();
    expect([await refundsAtRazorpay(first), await refundsAtRazorpay(second)]).toEqual([[], [70_000]]);
    expect([await ledgerStatus(first), await ledgerStatus(second)]).toEqual(["captured", "refunded"]);
    const mail = pay.sentMails().find(({ text }) => text.includes(second.razorpay_payment_id));
    expect(mail?.text).toMatch(
      /₹716\.52, the full payment,[^]*If Razorpay, .*, keeps its fee, you get ₹700\.00/,
    );
  });

  it("is refunded if it contains more than the fee", async () => {
    await faults(customerPays);
    const { shopper, order, session } = await aStartedOrder();
    const proof = await forcePayment(session.gatewayOrderId, { amount: 71_653 });
    expect((await verify(shopper, order.id, proof)).code).toBe("PAYMENT_RETURNED");
    await runJobs();
    expect(await refundsAtRazorpay(proof)).toEqual([70_001]);
    expect(await ledgerStatus(proof)).toBe("refunded");
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
  });
});

describe("a payment that an offer of Razorpay made smaller", () => {
  it("pays no order: it is refunded in full, once, with the offer in the log", async () => {
    await faults({ ...withoutWebhooks, offer: 7000 });
    const { shopper, order, session } = await aStartedOrder();
    const proof = await checkout(session);
    expect(await shop.razorpay.orderById(session.gatewayOrderId)).toMatchObject({
      status: "paid",
      amount: 70_000,
    });
    expect((await verify(shopper, order.id, proof)).code).toBe("PAYMENT_RETURNED");
    await verify(shopper, order.id, proof);
    await runJobs();
    await runJobs();
    expect(await refundsAtRazorpay(proof)).toEqual([63_000]);
    expect(await orderOf(shopper, order.id)).toMatchObject({
      orderStatus: "PENDING",
      paymentDetails: { transactionId: null, paymentStatus: "PENDING" },
    });
    const logged = complaints().filter((line) => line.includes(proof.razorpay_payment_id));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/"offerId":"offer_standin".*See docs\/operating\.md/);
  });
});
