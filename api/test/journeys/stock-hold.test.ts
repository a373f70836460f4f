import { describe, expect, it } from "vitest";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { stockOf } = house;
const pay = paymentsOf(house);
const { start, verify, aPendingOrder, checkout, force, orderOf, work, books, age } = pay;
await pay.faults({ webhooks: { isOff: true } });

const minutesUntil = (instant: string | null): number => (Date.parse(instant ?? "") - Date.now()) / 60_000;

describe("an order whose payment was never started", () => {
  it("gives its pieces back after ten minutes", async () => {
    const { asha, dress, order } = await aPendingOrder();
    await age(order.id, 9);
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("PENDING");
    await age(order.id, 2);
    expect((await start(asha, order.id)).code).toBe("ORDER_NOT_PAYABLE");
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
  });
});

describe("an order whose payment was started in time", () => {
  it("holds its pieces for half an hour from placing, however often the payment is started", async () => {
    const { asha, dress, order } = await aPendingOrder();
    await age(order.id, 8);
    const session = (await start(asha, order.id)).data.startPayment;
    expect(minutesUntil(session.expiresAt)).toBeGreaterThan(21);
    expect(minutesUntil(session.expiresAt)).toBeLessThanOrEqual(22);
    expect((await orderOf(asha, order.id)).payableUntil).toBe(session.expiresAt);
    await age(order.id, 10);
    const again = (await start(asha, order.id)).data.startPayment;
    expect(minutesUntil(again.expiresAt)).toBeLessThanOrEqual(12);
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("PENDING");
    await age(order.id, 13);
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("has the same deadline for many simultaneous tabs, and is paid once", async () => {
    const { asha, order } = await aPendingOrder();
    const sessions = await Promise.all(Array.from({ length: 6 }, () => start(asha, order.id)));
    const [first] = sessions.map(({ data }) => data.startPayment);
    if (!first) throw new Error("no session");
    expect(new Set(sessions.map(({ data }) => data.startPayment.gatewayOrderId)).size).toBe(1);
    await age(order.id, 20);
    const proof = await checkout(first);
    expect((await verify(asha, order.id, proof)).data.verifyPayment.verified).toBe(true);
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("has a payment after its end refunded in full", async () => {
    const { asha, order } = await aPendingOrder();
    const session = (await start(asha, order.id)).data.startPayment;
    await age(order.id, 31);
    await work();
    const late = await force(session.gatewayOrderId);
    await verify(asha, order.id, late);
    await work();
    const [payment] = (await books()).payments.filter(({ id }) => id === late.razorpay_payment_id);
    expect(payment).toMatchObject({ status: "refunded", amount_refunded: 70_000 });
  });
});
