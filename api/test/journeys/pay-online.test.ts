import { describe, expect, it } from "vitest";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { stockOf, aShopper, anAdmin, changeStatus, gql } = testShop;
const pay = paymentsOf(testShop);
const {
  start,
  verify,
  aPendingOrder,
  aStartedOrder,
  checkout,
  forcePayment,
  orderOf,
  runJobs,
  ledger,
  confirmations,
} = pay;
await pay.faults({ webhooks: { isOff: true } });

describe("an online order", () => {
  it("is pending until it is paid", async () => {
    const { order } = await aPendingOrder();
    expect(order).toMatchObject({
      orderStatus: "PENDING",
      paymentDetails: { method: "ONLINE", transactionId: null, paymentStatus: "PENDING" },
      statusHistory: [{ toStatus: "PENDING" }],
    });
    expect(await confirmations(order)).toBe(0);
  });

  it("holds its pieces for ten minutes", async () => {
    const { shopper, dress, order } = await aPendingOrder();
    expect(await stockOf(dress.id)).toBe(9);
    const { paymentExpiresAt } = await orderOf(shopper, order.id);
    const minutes = (Date.parse(paymentExpiresAt ?? "") - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
  });

  it("comes with one payment as long as it waits for one", async () => {
    const first = await pay.placeWithPayment("ONLINE");
    expect(first.paymentSession).toMatchObject({ orderId: first.order.id, amount: 700, currency: "INR" });
    const repeated = await pay.placeWithPayment("ONLINE", first);
    expect(repeated.order.id).toBe(first.order.id);
    expect(repeated.paymentSession?.gatewayOrderId).toBe(first.paymentSession?.gatewayOrderId);
    const { paymentExpiresAt } = await orderOf(first.shopper, first.order.id);
    expect(paymentExpiresAt).toBe(first.paymentSession?.expiresAt);
    if (!first.paymentSession) throw new Error("The order came without its payment.");
    const proof = await checkout(first.paymentSession);
    expect((await verify(first.shopper, first.order.id, proof)).data.verifyPayment.verified).toBe(true);
    expect((await pay.placeWithPayment("ONLINE", first)).paymentSession).toBeNull();
    expect((await pay.placeWithPayment("COD")).paymentSession).toBeNull();
  });

  it("is confirmed after the payment, with Razorpay's payment id and one mail", async () => {
    const { shopper, order, session } = await aStartedOrder();
    expect(session).toMatchObject({ orderId: order.id, amount: 700, currency: "INR" });
    const proof = await checkout(session);
    const { data } = await verify(shopper, order.id, proof);
    expect(data.verifyPayment).toMatchObject({
      verified: true,
      transactionId: proof.razorpay_payment_id,
      order: {
        orderStatus: "CONFIRMED",
        paymentDetails: { transactionId: proof.razorpay_payment_id, paymentStatus: "COMPLETED" },
        statusHistory: [{ toStatus: "PENDING" }, { toStatus: "CONFIRMED", changedBy: "SHOP" }],
      },
    });
    expect((await orderOf(shopper, order.id)).paymentExpiresAt).toBeNull();
    expect(await confirmations(order)).toBe(1);
    expect((await start(shopper, order.id)).code).toBe("ORDER_PAID");
  });

  it("is confirmed by one mail also if the admin has moved it on before the payment", async () => {
    const { shopper, order, session } = await aStartedOrder();
    await changeStatus(await anAdmin(), order.id, "PROCESSING");
    expect(await confirmations(order)).toBe(0);
    await verify(shopper, order.id, await checkout(session));
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PROCESSING");
    expect(await confirmations(order)).toBe(1);
  });

  it("stays payable after a failed payment", async () => {
    const { shopper, order, session } = await aStartedOrder();
    expect((await checkout(session, "fail")).error?.description).toMatch(/declined/);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    const secondSession = (await start(shopper, order.id)).data.startPayment;
    expect(secondSession.gatewayOrderId).toBe(session.gatewayOrderId);
    await verify(shopper, order.id, await checkout(secondSession));
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("is one order at Razorpay, from any number of tabs that start the payment at once", async () => {
    const { shopper, order } = await aPendingOrder();
    const started = await Promise.all(Array.from({ length: 5 }, () => start(shopper, order.id)));
    expect(new Set(started.map(({ data }) => data.startPayment.gatewayOrderId)).size).toBe(1);
  });

  it("is found paid before a second payment when the shopper comes back after closing the tab", async () => {
    const { shopper, order, session } = await aStartedOrder();
    await checkout(session);
    expect((await start(shopper, order.id)).code).toBe("ORDER_PAID");
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("is confirmed by the reconciler if neither the browser nor the webhook reports the payment", async () => {
    const { shopper, order, session } = await aStartedOrder();
    await checkout(session);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    await pay.passMinutes(order.id, 16);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
    expect(await confirmations(order)).toBe(1);
  });

  it("captures a payment that was only authorised", async () => {
    await pay.faults({ isCaptureManual: true, webhooks: { isOff: true } });
    const { shopper, order, session } = await aStartedOrder();
    const proof = await checkout(session);
    expect((await verify(shopper, order.id, proof)).data.verifyPayment.verified).toBe(true);
    const [payment] = (await ledger()).payments.filter(({ order_id }) => order_id === session.gatewayOrderId);
    expect(payment?.status).toBe("captured");
    await pay.faults({ webhooks: { isOff: true } });
  });

  it("is confirmed once, however often and from wherever that is requested at once", async () => {
    const { shopper, order, session } = await aStartedOrder();
    const proof = await checkout(session);
    const responses = await Promise.all(Array.from({ length: 6 }, () => verify(shopper, order.id, proof)));
    expect(responses.map(({ data }) => data.verifyPayment.verified)).toEqual(responses.map(() => true));
    expect((await orderOf(shopper, order.id)).statusHistory).toHaveLength(2);
    expect(await confirmations(order)).toBe(1);
  });
});

describe("a proof of payment", () => {
  it.each<[string, (proof: Awaited<ReturnType<typeof checkout>>) => object]>([
    ["a forged signature", () => ({ razorpay_signature: "0".repeat(64) })],
    ["a signature that is cut short", (proof) => ({ razorpay_signature: proof.razorpay_signature.slice(1) })],
    ["another payment's id", () => ({ razorpay_payment_id: "pay_00000000000000" })],
    ["another order's id", () => ({ razorpay_order_id: "order_00000000000000" })],
  ])("is refused with %s", async (_, forged) => {
    const { shopper, order, session } = await aStartedOrder();
    const proof = await checkout(session);
    const refused = await verify(shopper, order.id, { ...proof, ...forged(proof) });
    expect(refused).toMatchObject({ status: 400, code: "PAYMENT_NOT_VERIFIED" });
    expect(refused.message).toBe("Payment verification failed.");
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
  });

  it("is refused if it is valid for another order", async () => {
    const paidOrder = await aStartedOrder();
    const otherOrder = await aPendingOrder({ shopper: paidOrder.shopper });
    await start(paidOrder.shopper, otherOrder.order.id);
    const proof = await checkout(paidOrder.session);
    expect((await verify(paidOrder.shopper, otherOrder.order.id, proof)).code).toBe("PAYMENT_NOT_VERIFIED");
    expect((await orderOf(paidOrder.shopper, otherOrder.order.id)).orderStatus).toBe("PENDING");
  });

  it("is refused for an order without a started payment", async () => {
    const { session } = await aStartedOrder();
    const proof = await checkout(session);
    const { shopper, order } = await aPendingOrder();
    expect((await verify(shopper, order.id, proof)).code).toBe("PAYMENT_NOT_VERIFIED");
  });

  it("is accepted for the shopper's own order only", async () => {
    const { order, session } = await aStartedOrder();
    const [otherShopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    const proof = await checkout(session);
    expect(await verify(otherShopper, order.id, proof)).toMatchObject({
      status: 404,
      code: "ORDER_NOT_FOUND",
    });
    expect((await start(otherShopper, order.id)).code).toBe("ORDER_NOT_FOUND");
    expect((await start(admin, order.id)).code).toBe("FORBIDDEN");
  });
});

describe("an order that is not to be paid online", () => {
  it("has no payment to start: cash on delivery, or cancelled by the shop", async () => {
    const shopper = await aShopper();
    const admin = await anAdmin();
    const cod = await testShop.anOrder({ shopper });
    expect(await start(shopper, cod.id)).toMatchObject({ status: 409, code: "ORDER_NOT_PAYABLE" });
    const { order } = await aPendingOrder({ shopper });
    const cancel =
      "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: CANCELLED }) { paymentExpiresAt } }";
    const { data } = await gql<{ updateOrderStatus: object }>(cancel, { id: order.id }, admin.token);
    expect(data.updateOrderStatus).toEqual({ paymentExpiresAt: null });
    expect((await start(shopper, order.id)).code).toBe("ORDER_NOT_PAYABLE");
  });
});

describe("money that does not match the order", () => {
  it.each([69_999, 70_001])("is refunded in full if it is %d paise instead of 70,000", async (amount) => {
    const { shopper, order, session } = await aStartedOrder();
    const proof = await forcePayment(session.gatewayOrderId, { amount });
    expect((await verify(shopper, order.id, proof)).code).toBe("PAYMENT_RETURNED");
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    const { refunds } = await ledger();
    expect(refunds.filter(({ payment_id }) => payment_id === proof.razorpay_payment_id)).toMatchObject([
      { amount },
    ]);
  });

  it("is refunded, once, when an order is paid twice", async () => {
    const { shopper, order, session } = await aStartedOrder();
    const [first, second] = [
      await forcePayment(session.gatewayOrderId),
      await forcePayment(session.gatewayOrderId),
    ];
    await verify(shopper, order.id, first);
    await Promise.all([verify(shopper, order.id, first), verify(shopper, order.id, second)]);
    await runJobs();
    await runJobs();
    const { paymentDetails } = await orderOf(shopper, order.id);
    expect(paymentDetails.transactionId).toBe(first.razorpay_payment_id);
    const { payments } = await ledger();
    const ofOrder = payments.filter(({ order_id }) => order_id === session.gatewayOrderId);
    expect(ofOrder.map(({ amount_refunded }) => amount_refunded)).toEqual([0, 70_000]);
  });

  it("is refunded if the shop cancelled the order before the payment", async () => {
    const { shopper, dress, order, session } = await aStartedOrder();
    const admin = await anAdmin();
    const cancel =
      "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: CANCELLED }) { id } }";
    await gql(cancel, { id: order.id }, admin.token);
    const proof = await checkout(session);
    const refused = await verify(shopper, order.id, proof);
    expect(refused).toMatchObject({ status: 409, code: "PAYMENT_RETURNED" });
    await runJobs();
    const [payment] = (await ledger()).payments.filter(({ id }) => id === proof.razorpay_payment_id);
    expect(payment).toMatchObject({ status: "refunded", amount_refunded: 70_000 });
    expect(await stockOf(dress.id)).toBe(10);
  });
});
