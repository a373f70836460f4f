import { describe, expect, it } from "vitest";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { sql, stockOf, anAdmin, gql } = house;
const pay = paymentsOf(house);
const { start, verify, aPendingOrder, aStartedOrder, checkout, orderOf, work, books, age } = pay;
const silent = { webhooks: { isOff: true } };
await pay.faults(silent);

const MOVE = `mutation Move($id: ID!, $status: OrderStatus!) {
  changeOrderStatus(orderId: $id, status: $status) { orderStatus payableUntil }
}`;

describe("an order that is not paid in time", () => {
  it("is cancelled by the shop, and its pieces are in stock again, once", async () => {
    const { asha, dress, order } = await aStartedOrder();
    await age(order.id, 31);
    expect((await orderOf(asha, order.id)).payableUntil).toBeNull();
    expect((await start(asha, order.id)).code).toBe("ORDER_NOT_PAYABLE");
    await work();
    await work();
    expect(await orderOf(asha, order.id)).toMatchObject({
      orderStatus: "CANCELLED",
      paymentDetails: { paymentStatus: "FAILED" },
      statusHistory: [{ toStatus: "PENDING" }, { toStatus: "CANCELLED", changedBy: "shop" }],
    });
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is cancelled too if the payment was never started", async () => {
    const { asha, dress, order } = await aPendingOrder();
    await age(order.id, 31);
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is not changed before its time", async () => {
    const { asha, order } = await aStartedOrder();
    await age(order.id, 29);
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("PENDING");
  });

  it("is confirmed if Razorpay, asked first, reports a payment", async () => {
    const { asha, dress, order, session } = await aStartedOrder();
    await checkout(session);
    await age(order.id, 31);
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CONFIRMED");
    expect(await stockOf(dress.id)).toBe(9);
  });

  it("is not cancelled while Razorpay does not respond, but as soon as it does", async () => {
    const { asha, dress, order } = await aStartedOrder();
    await age(order.id, 31);
    await pay.faults({ ...silent, refuse: 1000 });
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("PENDING");
    expect(await stockOf(dress.id)).toBe(9);
    await pay.faults(silent);
    // The circuit breaker allows a call again after some seconds: this stands for a restart of the shop.
    pay.reopenWay();
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is cancelled after three days without a response, and a payment found later is refunded", async () => {
    const { asha, dress, order, session } = await aStartedOrder();
    const proof = await checkout(session);
    await age(order.id, 4 * 24 * 60);
    await pay.faults({ ...silent, refuse: 1000 });
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    await pay.faults(silent);
    pay.reopenWay();
    await sql("update graphile_worker._private_jobs set run_at = now()");
    await work();
    const [payment] = (await books()).payments.filter(({ id }) => id === proof.razorpay_payment_id);
    expect(payment?.amount_refunded).toBe(70_000);
  });
});

describe("money that arrives after its order has ended", () => {
  it("is refunded in full, once, even without a webhook", async () => {
    const { asha, dress, order, session } = await aStartedOrder();
    await age(order.id, 31);
    await work();
    const late = await pay.force(session.gatewayOrderId);
    await age(order.id, 60);
    await work();
    await work();
    const [payment] = (await books()).payments.filter(({ id }) => id === late.razorpay_payment_id);
    expect(payment).toMatchObject({ status: "refunded", amount_refunded: 70_000 });
    const { refunds } = await books();
    expect(refunds.filter(({ payment_id }) => payment_id === payment?.id)).toHaveLength(1);
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    expect((await verify(asha, order.id, late)).code).toBe("PAYMENT_RETURNED");
  });

  it("is looked for during three days, and no longer", async () => {
    const { order } = await aStartedOrder();
    const asks = async (): Promise<number> => {
      let asked = 0;
      for (let day = 0; day < 5; day += 1) {
        await age(order.id, 24 * 60);
        const [due] = await sql<{ due: number }>(
          "select count(*)::int as due from payment_intents where order_id = $1 and next_ask_at <= now()",
          [order.id],
        );
        asked += due?.due ?? 0;
        await work();
      }
      return asked;
    };
    expect(await asks()).toBeGreaterThanOrEqual(2);
    const [row] = await sql("select next_ask_at from payment_intents where order_id = $1", [order.id]);
    expect(row).toEqual({ next_ask_at: null });
  });
});

describe("a pending order that the admin changes", () => {
  it("gets the full time for payment if it is set to pending again", async () => {
    const { asha, dress, order } = await aStartedOrder();
    await age(order.id, 31);
    await work();
    const boss = await anAdmin();
    const { data } = await gql<{ changeOrderStatus: { payableUntil: string } }>(
      MOVE,
      { id: order.id, status: "PENDING" },
      boss.token,
    );
    expect(Date.parse(data.changeOrderStatus.payableUntil)).toBeGreaterThan(Date.now());
    expect(await stockOf(dress.id)).toBe(9);
    const session = (await start(asha, order.id)).data.startPayment;
    await verify(asha, order.id, await checkout(session));
    expect(await orderOf(asha, order.id)).toMatchObject({
      orderStatus: "CONFIRMED",
      paymentDetails: { paymentStatus: "COMPLETED" },
    });
  });

  it("keeps the status that the admin set if it is paid later", async () => {
    const { asha, order, session } = await aStartedOrder();
    const boss = await anAdmin();
    await gql(MOVE, { id: order.id, status: "PROCESSING" }, boss.token);
    await verify(asha, order.id, await checkout(session));
    expect(await orderOf(asha, order.id)).toMatchObject({
      orderStatus: "PROCESSING",
      paymentDetails: { paymentStatus: "COMPLETED" },
    });
  });

  it("never expires once it is paid, whatever its status", async () => {
    const { asha, order, session } = await aStartedOrder();
    await verify(asha, order.id, await checkout(session));
    const boss = await anAdmin();
    await gql(MOVE, { id: order.id, status: "PENDING" }, boss.token);
    await age(order.id, 31);
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("PENDING");
  });
});

describe("an account that is deleted while an order is unpaid", () => {
  it("leaves an order that expires on its own", async () => {
    const { asha, dress, order } = await aStartedOrder();
    const { code } = await gql(
      "mutation($password: String!) { deleteAccount(password: $password) }",
      { password: asha.password },
      asha.token,
    );
    expect(code).toBeUndefined();
    expect((await start(asha, order.id)).code).toBe("UNAUTHENTICATED");
    await age(order.id, 31);
    await work();
    const [row] = await sql("select order_status from orders where id = $1", [order.id]);
    expect(row).toEqual({ order_status: "cancelled" });
    expect(await stockOf(dress.id)).toBe(10);
  });
});
