import { beforeEach, describe, expect, it } from "vitest";
import { paymentsOf } from "../support/payments.ts";
import { placed } from "../support/rest-shapes.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { sql } = house;
const pay = paymentsOf(house);
const { start, verify, aStartedOrder, checkout, orderOf, work, books } = pay;

const lying = { webhooks: { isOff: true }, lieInLists: 1_000_000 };

beforeEach(() => pay.faults(lying));

/** An unpaid order, and a paid order of the same total whose payment Razorpay lists under both. */
const twoOrders = async () => {
  await pay.faults({ webhooks: { isOff: true } });
  const [unpaid, paid] = [await aStartedOrder(), await aStartedOrder()];
  const proof = await checkout(paid.session);
  await pay.faults(lying);
  return { unpaid, paid, proof };
};

type TwoOrders = Awaited<ReturnType<typeof twoOrders>>;

const callers: [string, (orders: TwoOrders) => Promise<unknown>][] = [
  ["a second start of its payment", ({ unpaid }) => start(unpaid.asha, unpaid.order.id)],
  [
    "the reconciler",
    async ({ unpaid }) => {
      await pay.age(unpaid.order.id, 16);
      await work();
    },
  ],
  [
    "a webhook",
    async ({ unpaid }) => {
      await pay.faults({ lieInLists: 1_000_000 });
      await pay.force(unpaid.session.gatewayOrderId, { outcome: "fail" });
      const isTaken = async () =>
        (await sql("select 1 from graphile_worker.jobs where key like 'ask %'")).length;
      await expect.poll(isTaken, { timeout: 5000, interval: 10 }).toBe(1);
      await work();
    },
  ],
];

describe("a list of Razorpay that contains the payment of another order", () => {
  // This test comes first in the file: an authorised payment counts only if no list contains a captured one.
  it("captures no authorised payment for another order", async () => {
    await pay.faults({ webhooks: { isOff: true }, isCaptureManual: true });
    const [unpaid, paid] = [await aStartedOrder(), await aStartedOrder()];
    await checkout(paid.session);
    await pay.faults(lying);
    await start(unpaid.asha, unpaid.order.id);
    expect((await orderOf(unpaid.asha, unpaid.order.id)).orderStatus).toBe("PENDING");
    const ofPaid = (await books()).payments.filter(
      ({ order_id }) => order_id === paid.session.gatewayOrderId,
    );
    expect(ofPaid).toMatchObject([{ status: "authorized" }]);
  });

  it.each(callers)("confirms nothing by %s, and the payment pays its own order", async (_, ask) => {
    const orders = await twoOrders();
    const { unpaid, paid, proof } = orders;
    await ask(orders);
    expect((await orderOf(unpaid.asha, unpaid.order.id)).orderStatus).toBe("PENDING");
    expect((await verify(paid.asha, paid.order.id, proof)).data.verifyPayment.verified).toBe(true);
    expect((await orderOf(paid.asha, paid.order.id)).paymentDetails.transactionId).toBe(
      proof.razorpay_payment_id,
    );
    expect(house.complaints().join("")).toContain("Razorpay listed payments of other orders");
  });

  it("lets an unpaid order expire, and refunds nothing", async () => {
    const { unpaid, paid, proof } = await twoOrders();
    await verify(paid.asha, paid.order.id, proof);
    await pay.age(unpaid.order.id, 31);
    await work();
    expect((await orderOf(unpaid.asha, unpaid.order.id)).orderStatus).toBe("CANCELLED");
    expect((await orderOf(paid.asha, paid.order.id)).orderStatus).toBe("CONFIRMED");
    expect((await books()).refunds).toEqual([]);
  });

  it("places no order by REST with the payment of another shopper", async () => {
    await pay.faults({ webhooks: { isOff: true } });
    const [asha, bina, dress] = await Promise.all([
      house.aShopper(),
      house.aShopper(),
      house.aProduct({ price: 700, sizes: ["M"], colors: ["Red"] }),
    ]);
    const intend = (token: string) =>
      house.rest<{ id: string }>("POST", "/api/orders/create-razorpay-order", { amount: 1400 }, token);
    const [, ofBina] = [await intend(asha.token), await intend(bina.token)];
    const { razorpay_payment_id: transactionId } = await pay.force(ofBina.body.id);
    await pay.faults(lying);
    await sql("update payment_intents set next_ask_at = now() where user_id = $1", [asha.id]);
    await work();
    const body = placed(dress.id, {
      paymentDetails: { method: "online", transactionId, paymentStatus: "completed" },
    });
    const refused = await house.rest("POST", "/api/orders/place", body, asha.token);
    expect(refused).toMatchObject({ status: 400, body: { error: "Payment verification failed." } });
    await sql("update payment_intents set next_ask_at = now() where user_id = $1", [bina.id]);
    await work();
    expect((await house.rest("POST", "/api/orders/place", body, bina.token)).status).toBe(201);
  });
});
