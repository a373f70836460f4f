import { describe, expect, it } from "vitest";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { stockOf } = house;
const { start, verify, aPendingOrder, aStartedOrder, checkout, faults, orderOf } = paymentsOf(house);

describe("an online order", () => {
  it("waits for its money, and holds its pieces for half an hour", async () => {
    const { asha, dress, order } = await aPendingOrder();
    expect(order).toMatchObject({
      orderStatus: "PENDING",
      paymentDetails: { method: "ONLINE", transactionId: null, paymentStatus: "PENDING" },
      statusHistory: [{ toStatus: "PENDING" }],
    });
    expect(await stockOf(dress.id)).toBe(9);
    const { payableUntil } = await orderOf(asha, order.id);
    const minutes = (Date.parse(payableUntil ?? "") - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it("is confirmed when she has paid, with Razorpay's id of the payment", async () => {
    await faults({ webhooks: { isOff: true } });
    const { asha, order, session } = await aStartedOrder();
    expect(session).toMatchObject({ orderId: order.id, amount: 700, currency: "INR" });
    const proof = await checkout(session);
    const { data } = await verify(asha, order.id, proof);
    expect(data.verifyPayment).toMatchObject({
      verified: true,
      transactionId: proof.razorpay_payment_id,
      order: {
        orderStatus: "CONFIRMED",
        paymentDetails: { transactionId: proof.razorpay_payment_id, paymentStatus: "COMPLETED" },
        statusHistory: [{ toStatus: "PENDING" }, { toStatus: "CONFIRMED", changedBy: "shop" }],
      },
    });
    expect((await orderOf(asha, order.id)).payableUntil).toBeNull();
    expect((await start(asha, order.id)).code).toBe("ORDER_PAID");
  });
});
