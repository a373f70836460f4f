import { beforeEach, describe, expect, it } from "vitest";
import { paymentsOf } from "../../support/payments.ts";
import { documentedOrder } from "../../support/rest-shapes.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql } = testShop;
const pay = paymentsOf(testShop);
const { start, verify, aStartedOrder, checkout, orderOf, runJobs, ledger } = pay;

const wrongLists = { webhooks: { isOff: true }, lieInLists: 1_000_000 };

beforeEach(() => pay.faults(wrongLists));

/** An unpaid order, and a paid order of the same total whose payment Razorpay lists under both. */
const twoOrders = async () => {
  await pay.faults({ webhooks: { isOff: true } });
  const [unpaid, paid] = [await aStartedOrder(), await aStartedOrder()];
  const proof = await checkout(paid.session);
  await pay.faults(wrongLists);
  return { unpaid, paid, proof };
};

type TwoOrders = Awaited<ReturnType<typeof twoOrders>>;

const triggers: [string, (orders: TwoOrders) => Promise<unknown>][] = [
  ["a second start of its payment", ({ unpaid }) => start(unpaid.shopper, unpaid.order.id)],
  [
    "the reconciler",
    async ({ unpaid }) => {
      await pay.passMinutes(unpaid.order.id, 16);
      await runJobs();
    },
  ],
  [
    "a webhook",
    async ({ unpaid }) => {
      await pay.faults({ lieInLists: 1_000_000 });
      await pay.forcePayment(unpaid.session.gatewayOrderId, { outcome: "fail" });
      const pendingChecks = async () =>
        (await sql("select 1 from graphile_worker.jobs where key like 'ask %'")).length;
      await expect.poll(pendingChecks, { timeout: 5000, interval: 10 }).toBe(1);
      await runJobs();
    },
  ],
];

describe("a list of Razorpay that contains the payment of another order", () => {
  // This test comes first in the file: an authorised payment counts only if no list contains a captured one.
  it("captures no authorised payment for another order", async () => {
    await pay.faults({ webhooks: { isOff: true }, isCaptureManual: true });
    const [unpaid, paid] = [await aStartedOrder(), await aStartedOrder()];
    await checkout(paid.session);
    await pay.faults(wrongLists);
    await start(unpaid.shopper, unpaid.order.id);
    expect((await orderOf(unpaid.shopper, unpaid.order.id)).orderStatus).toBe("PENDING");
    const ofPaid = (await ledger()).payments.filter(
      ({ order_id }) => order_id === paid.session.gatewayOrderId,
    );
    expect(ofPaid).toMatchObject([{ status: "authorized" }]);
  });

  it.each(triggers)("lets the payment pay only its own order by %s", async (_, trigger) => {
    const orders = await twoOrders();
    const { unpaid, paid, proof } = orders;
    await trigger(orders);
    expect((await orderOf(unpaid.shopper, unpaid.order.id)).orderStatus).toBe("PENDING");
    expect((await verify(paid.shopper, paid.order.id, proof)).data.verifyPayment.verified).toBe(true);
    expect((await orderOf(paid.shopper, paid.order.id)).paymentDetails.transactionId).toBe(
      proof.razorpay_payment_id,
    );
    expect(testShop.complaints().join("")).toContain("Razorpay listed payments of other orders");
  });

  it("lets an unpaid order expire without a refund", async () => {
    const { unpaid, paid, proof } = await twoOrders();
    await verify(paid.shopper, paid.order.id, proof);
    await pay.passMinutes(unpaid.order.id, 31);
    await runJobs();
    expect((await orderOf(unpaid.shopper, unpaid.order.id)).orderStatus).toBe("CANCELLED");
    expect((await orderOf(paid.shopper, paid.order.id)).orderStatus).toBe("CONFIRMED");
    expect((await ledger()).refunds).toEqual([]);
  });

  it("places no order by REST with the payment of another shopper", async () => {
    await pay.faults({ webhooks: { isOff: true } });
    const [shopper, otherShopper, dress] = await Promise.all([
      testShop.aShopper(),
      testShop.aShopper(),
      testShop.aProduct({ price: 700, sizes: ["M"], colors: ["Red"] }),
    ]);
    const createIntent = (token: string) =>
      testShop.rest<{ id: string }>("POST", "/api/orders/create-razorpay-order", { amount: 1400 }, token);
    const [, otherIntent] = [await createIntent(shopper.token), await createIntent(otherShopper.token)];
    const { razorpay_payment_id: transactionId } = await pay.forcePayment(otherIntent.body.id);
    await pay.faults(wrongLists);
    await sql("update payment_intents set next_ask_at = now() where user_id = $1", [shopper.id]);
    await runJobs();
    const body = documentedOrder(dress.id, {
      paymentDetails: { method: "online", transactionId, paymentStatus: "completed" },
    });
    const refused = await testShop.rest("POST", "/api/orders/place", body, shopper.token);
    expect(refused).toMatchObject({ status: 400, body: { error: "Payment verification failed." } });
    await sql("update payment_intents set next_ask_at = now() where user_id = $1", [otherShopper.id]);
    await runJobs();
    expect((await testShop.rest("POST", "/api/orders/place", body, otherShopper.token)).status).toBe(201);
  });
});
