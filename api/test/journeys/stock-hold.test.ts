import { describe, expect, it, vi } from "vitest";
import { paymentsOf, withoutWebhooks } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { stockOf } = testShop;
const pay = paymentsOf(testShop);
const { start, verify, aPendingOrder, checkout, forcePayment, orderOf, runJobs, ledger, passMinutes } = pay;
await pay.faults(withoutWebhooks);

const minutesUntil = (instant: string | null): number => (Date.parse(instant ?? "") - Date.now()) / 60_000;

describe("an order whose payment was never started", () => {
  it("gives its pieces back after ten minutes", async () => {
    const { shopper, dress, order } = await aPendingOrder();
    await passMinutes(order.id, 9);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    await passMinutes(order.id, 2);
    expect((await start(shopper, order.id)).code).toBe("ORDER_NOT_PAYABLE");
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
  });
});

describe("an order whose payment Razorpay refused to begin", () => {
  const oneRefusal = { ...withoutWebhooks, refuse: 1 };

  it("holds its pieces no longer than before, placed with its payment or without", async () => {
    const { shopper, dress, order } = await aPendingOrder();
    const { paymentExpiresAt } = await orderOf(shopper, order.id);
    await pay.faults(oneRefusal);
    expect((await start(shopper, order.id)).code).toBe("PAYMENT_SETUP_FAILED");
    expect((await orderOf(shopper, order.id)).paymentExpiresAt).toBe(paymentExpiresAt);
    await passMinutes(order.id, 11);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);

    await pay.faults(oneRefusal);
    const placed = await pay.placeWithPayment("ONLINE");
    expect(placed.paymentSession).toBeNull();
    const { paymentExpiresAt: until } = await orderOf(placed.shopper, placed.order.id);
    expect(minutesUntil(until)).toBeLessThanOrEqual(10);
  });

  it("is not paid any more if Razorpay answers after its end", async () => {
    const { shopper, order } = await aPendingOrder();
    const { createOrder } = testShop.shop.razorpay;
    const late = vi.spyOn(testShop.shop.razorpay, "createOrder").mockImplementationOnce(async (request) => {
      await passMinutes(order.id, 11);
      return createOrder(request);
    });
    expect((await start(shopper, order.id)).code).toBe("ORDER_NOT_PAYABLE");
    late.mockRestore();
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
  });
});

describe("an order whose payment was started in time", () => {
  it("holds its pieces for half an hour from placing, however often the payment is started", async () => {
    const { shopper, dress, order } = await aPendingOrder();
    await passMinutes(order.id, 8);
    const session = (await start(shopper, order.id)).data.startPayment;
    expect(minutesUntil(session.expiresAt)).toBeGreaterThan(21);
    expect(minutesUntil(session.expiresAt)).toBeLessThanOrEqual(22);
    expect((await orderOf(shopper, order.id)).paymentExpiresAt).toBe(session.expiresAt);
    await passMinutes(order.id, 10);
    const secondSession = (await start(shopper, order.id)).data.startPayment;
    expect(minutesUntil(secondSession.expiresAt)).toBeLessThanOrEqual(12);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    await passMinutes(order.id, 13);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("has one payment for many simultaneous tabs", async () => {
    const { shopper, order } = await aPendingOrder();
    const sessions = await Promise.all(Array.from({ length: 6 }, () => start(shopper, order.id)));
    const [firstSession] = sessions.map(({ data }) => data.startPayment);
    if (!firstSession) throw new Error("no session");
    expect(new Set(sessions.map(({ data }) => data.startPayment.gatewayOrderId)).size).toBe(1);
    await passMinutes(order.id, 20);
    const proof = await checkout(firstSession);
    expect((await verify(shopper, order.id, proof)).data.verifyPayment.verified).toBe(true);
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("has a payment after its end refunded in full", async () => {
    const { shopper, order } = await aPendingOrder();
    const session = (await start(shopper, order.id)).data.startPayment;
    await passMinutes(order.id, 31);
    await runJobs();
    const lateProof = await forcePayment(session.gatewayOrderId);
    await verify(shopper, order.id, lateProof);
    await runJobs();
    const [payment] = (await ledger()).payments.filter(({ id }) => id === lateProof.razorpay_payment_id);
    expect(payment).toMatchObject({ status: "refunded", amount_refunded: 70_000 });
  });
});
