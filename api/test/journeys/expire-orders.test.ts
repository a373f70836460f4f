import { describe, expect, it } from "vitest";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, stockOf, anAdmin, gql } = testShop;
const pay = paymentsOf(testShop);
const { start, verify, aPendingOrder, aStartedOrder, checkout, orderOf, runJobs, ledger, passMinutes } = pay;
const noWebhooks = { webhooks: { isOff: true } };
await pay.faults(noWebhooks);

const MOVE = `mutation Move($id: ID!, $status: OrderStatus!) {
  updateOrderStatus(input: { orderId: $id, status: $status }) { orderStatus paymentExpiresAt }
}`;

describe("an order that is not paid in time", () => {
  it("gives its pieces back once when the shop cancels it", async () => {
    const { shopper, dress, order } = await aStartedOrder();
    await passMinutes(order.id, 31);
    expect((await orderOf(shopper, order.id)).paymentExpiresAt).toBeNull();
    expect((await start(shopper, order.id)).code).toBe("ORDER_NOT_PAYABLE");
    await runJobs();
    await runJobs();
    expect(await orderOf(shopper, order.id)).toMatchObject({
      orderStatus: "CANCELLED",
      paymentDetails: { paymentStatus: "FAILED" },
      statusHistory: [{ toStatus: "PENDING" }, { toStatus: "CANCELLED", changedBy: "SHOP" }],
    });
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is cancelled too if the payment was never started", async () => {
    const { shopper, dress, order } = await aPendingOrder();
    await passMinutes(order.id, 31);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    const mail = pay
      .sentMails()
      .find(({ subject }) => subject === `Order ${order.orderNumber} was cancelled`);
    expect(mail?.text).toContain("It was not paid in time.");
  });

  it("is not changed before its time", async () => {
    const { shopper, order } = await aStartedOrder();
    await passMinutes(order.id, 29);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
  });

  it("is confirmed if Razorpay reports a payment before the cancellation", async () => {
    const { shopper, dress, order, session } = await aStartedOrder();
    await checkout(session);
    await passMinutes(order.id, 31);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
    expect(await stockOf(dress.id)).toBe(9);
  });

  it("is not cancelled while Razorpay does not respond, but as soon as it does", async () => {
    const { shopper, dress, order } = await aStartedOrder();
    await passMinutes(order.id, 31);
    await pay.faults({ ...noWebhooks, refuse: 1000 });
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    expect(await stockOf(dress.id)).toBe(9);
    await pay.faults(noWebhooks);
    // The circuit breaker allows a call again after some seconds: this stands for a restart of the shop.
    pay.closeCircuitBreaker();
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is refunded if its payment is found after its cancellation", async () => {
    const { shopper, dress, order, session } = await aStartedOrder();
    const proof = await checkout(session);
    await passMinutes(order.id, 4 * 24 * 60);
    await pay.faults({ ...noWebhooks, refuse: 1000 });
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    await pay.faults(noWebhooks);
    pay.closeCircuitBreaker();
    await sql("update graphile_worker._private_jobs set run_at = now()");
    await runJobs();
    const [payment] = (await ledger()).payments.filter(({ id }) => id === proof.razorpay_payment_id);
    expect(payment?.amount_refunded).toBe(70_000);
  });
});

describe("money that arrives after its order has ended", () => {
  it("is refunded in full, once, even without a webhook", async () => {
    const { shopper, dress, order, session } = await aStartedOrder();
    await passMinutes(order.id, 31);
    await runJobs();
    const lateProof = await pay.forcePayment(session.gatewayOrderId);
    await passMinutes(order.id, 60);
    await runJobs();
    await runJobs();
    const [payment] = (await ledger()).payments.filter(({ id }) => id === lateProof.razorpay_payment_id);
    expect(payment).toMatchObject({ status: "refunded", amount_refunded: 70_000 });
    const { refunds } = await ledger();
    expect(refunds.filter(({ payment_id }) => payment_id === payment?.id)).toHaveLength(1);
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    expect((await verify(shopper, order.id, lateProof)).code).toBe("PAYMENT_RETURNED");
  });

  it("is looked for during three days only", async () => {
    const { order } = await aStartedOrder();
    const dueChecks = async (): Promise<number> => {
      let dueCount = 0;
      for (let day = 0; day < 5; day += 1) {
        await passMinutes(order.id, 24 * 60);
        const [due] = await sql<{ due: number }>(
          "select count(*)::int as due from payment_intents where order_id = $1 and next_ask_at <= now()",
          [order.id],
        );
        dueCount += due?.due ?? 0;
        await runJobs();
      }
      return dueCount;
    };
    expect(await dueChecks()).toBeGreaterThanOrEqual(2);
    const [row] = await sql("select next_ask_at from payment_intents where order_id = $1", [order.id]);
    expect(row).toEqual({ next_ask_at: null });
  });
});

describe("a pending order that the admin changes", () => {
  it("gets the full time for payment if it is set to pending again", async () => {
    const { shopper, dress, order } = await aStartedOrder();
    await passMinutes(order.id, 31);
    await runJobs();
    const admin = await anAdmin();
    const { data } = await gql<{ updateOrderStatus: { paymentExpiresAt: string } }>(
      MOVE,
      { id: order.id, status: "PENDING" },
      admin.token,
    );
    expect(Date.parse(data.updateOrderStatus.paymentExpiresAt)).toBeGreaterThan(Date.now());
    expect(await stockOf(dress.id)).toBe(9);
    const session = (await start(shopper, order.id)).data.startPayment;
    await verify(shopper, order.id, await checkout(session));
    expect(await orderOf(shopper, order.id)).toMatchObject({
      orderStatus: "CONFIRMED",
      paymentDetails: { paymentStatus: "COMPLETED" },
    });
  });

  it("is not called unpaid in its mail if the admin cancels it after it was set to pending again", async () => {
    const { order } = await aStartedOrder();
    await passMinutes(order.id, 31);
    await runJobs();
    const admin = await anAdmin();
    for (const status of ["PENDING", "CANCELLED"]) await gql(MOVE, { id: order.id, status }, admin.token);
    await runJobs();
    const mails = pay
      .sentMails()
      .filter(({ subject }) => subject === `Order ${order.orderNumber} was cancelled`);
    const sentences = ["It was not paid in time", "There is nothing to pay."];
    expect(mails.map(({ text }) => sentences.filter((sentence) => text.includes(sentence)))).toEqual(
      sentences.map((sentence) => [sentence]),
    );
  });

  it("asks Razorpay for three days again, before an expiry and after it", async () => {
    const { shopper, dress, order, session } = await aStartedOrder();
    await passMinutes(order.id, 6 * 24 * 60);
    await runJobs();
    await sql("update payment_intents set next_ask_at = null where order_id = $1", [order.id]);
    const admin = await anAdmin();
    await gql(MOVE, { id: order.id, status: "PENDING" }, admin.token);
    await passMinutes(order.id, 31);
    await pay.faults({ ...noWebhooks, refuse: 1000 });
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    await pay.faults(noWebhooks);
    pay.closeCircuitBreaker();
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    const lateProof = await pay.forcePayment(session.gatewayOrderId);
    await passMinutes(order.id, 60);
    await runJobs();
    const [payment] = (await ledger()).payments.filter(({ id }) => id === lateProof.razorpay_payment_id);
    expect(payment?.amount_refunded).toBe(70_000);
  });

  it("keeps the status that the admin set if it is paid later", async () => {
    const { shopper, order, session } = await aStartedOrder();
    const admin = await anAdmin();
    await gql(MOVE, { id: order.id, status: "PROCESSING" }, admin.token);
    await verify(shopper, order.id, await checkout(session));
    expect(await orderOf(shopper, order.id)).toMatchObject({
      orderStatus: "PROCESSING",
      paymentDetails: { paymentStatus: "COMPLETED" },
    });
  });

  it("never expires once it is paid, in any status", async () => {
    const { shopper, order, session } = await aStartedOrder();
    await verify(shopper, order.id, await checkout(session));
    const admin = await anAdmin();
    await gql(MOVE, { id: order.id, status: "PENDING" }, admin.token);
    await passMinutes(order.id, 31);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
  });
});

describe("an account that is deleted while an order is unpaid", () => {
  it("leaves an order that expires on its own", async () => {
    const { shopper, dress, order } = await aStartedOrder();
    const { code } = await gql(
      "mutation($password: String!) { deleteAccount(password: $password) { deletedUserId } }",
      { password: shopper.password },
      shopper.token,
    );
    expect(code).toBeUndefined();
    expect((await start(shopper, order.id)).code).toBe("UNAUTHENTICATED");
    await passMinutes(order.id, 31);
    await runJobs();
    const [row] = await sql("select order_status from orders where id = $1", [order.id]);
    expect(row).toEqual({ order_status: "cancelled" });
    expect(await stockOf(dress.id)).toBe(10);
  });
});
