import { createHmac, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CHANGE_STATUS } from "../support/operations.ts";
import { paymentsOf, type Session } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { sql, stockOf, server } = house;
const pay = paymentsOf(house);
const { verify, aStartedOrder, checkout, orderOf, work, books, age, confirmations } = pay;
const [secret = ""] = house.shop.settings.razorpay.webhookSecrets;

const signed = (body: string, by = secret): string => createHmac("sha256", by).update(body).digest("hex");

/** A webhook as Razorpay sends it. Options make parts of it wrong. */
const tell = async (event: object | string, changes: { signature?: string; eventId?: string } = {}) => {
  const payload = typeof event === "string" ? event : JSON.stringify(event);
  const answer = await server.app.inject({
    method: "POST",
    url: "/webhooks/razorpay",
    payload,
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": changes.signature ?? signed(payload),
      "x-razorpay-event-id": changes.eventId ?? randomUUID(),
    },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

const captured = (gatewayOrderId: string, created_at = Math.floor(Date.now() / 1000)) => ({
  entity: "event",
  event: "payment.captured",
  contains: ["payment"],
  payload: { payment: { entity: { id: "pay_1", order_id: gatewayOrderId, status: "captured" } } },
  created_at,
});

const eventCount = async (): Promise<number> =>
  (await sql<{ count: number }>("select count(*)::int as count from webhook_events"))[0]?.count ?? 0;

let heard = 0;

/** Resolves when the shop has received the three events of a payment. */
const told = async (): Promise<void> => {
  await expect.poll(eventCount, { timeout: 5000, interval: 10 }).toBeGreaterThanOrEqual(heard + 3);
};

/** The shopper pays, and the stand-in sends webhooks according to its faults. */
const paidAs = async (session: Session, faults: object) => {
  await pay.faults(faults);
  heard = await eventCount();
  return checkout(session);
};

describe("a webhook alone", () => {
  it("confirms the order of a shopper who closed the tab after paying", async () => {
    const { asha, order, session } = await aStartedOrder();
    const proof = await paidAs(session, {});
    await told();
    await work();
    expect(await orderOf(asha, order.id)).toMatchObject({
      orderStatus: "CONFIRMED",
      paymentDetails: { transactionId: proof.razorpay_payment_id, paymentStatus: "COMPLETED" },
    });
  });

  it.each([
    ["each event five times", { webhooks: { copies: 5 } }],
    ["the last event first", { webhooks: { isReversed: true } }],
  ])("confirms once if it arrives %s", async (_, faults) => {
    const { asha, order, session } = await aStartedOrder();
    await paidAs(session, faults);
    await told();
    await work();
    await work();
    expect((await orderOf(asha, order.id)).statusHistory).toHaveLength(2);
    expect(await confirmations(order)).toBe(1);
    const [events] = await sql<{ all: number; ids: number }>(
      "select count(*)::int as all, count(distinct id)::int as ids from webhook_events",
    );
    expect(events?.all).toBe(events?.ids);
  });

  it("changes nothing after the browser's verification", async () => {
    const { asha, order, session } = await aStartedOrder();
    const proof = await paidAs(session, { webhooks: { delayMs: 200 } });
    expect((await verify(asha, order.id, proof)).data.verifyPayment.verified).toBe(true);
    await told();
    await work();
    expect((await orderOf(asha, order.id)).statusHistory).toHaveLength(2);
    expect(await confirmations(order)).toBe(1);
  });

  it("leaves nothing to do for a later verification by the browser", async () => {
    const { asha, order, session } = await aStartedOrder();
    const proof = await paidAs(session, {});
    await told();
    await work();
    expect((await verify(asha, order.id, proof)).data.verifyPayment).toMatchObject({
      verified: true,
      transactionId: proof.razorpay_payment_id,
    });
    expect((await orderOf(asha, order.id)).statusHistory).toHaveLength(2);
  });

  it("of a late bank leads to a refund if the order has ended in the meantime", async () => {
    const { asha, dress, order, session } = await aStartedOrder();
    const late = await paidAs(session, { lateMs: 300 });
    expect(late.error?.description).toMatch(/timed out/);
    await age(order.id, 31);
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("CANCELLED");
    await told();
    await work();
    const { payments } = await books();
    const ofOrder = payments.filter(({ order_id }) => order_id === session.gatewayOrderId);
    expect(ofOrder).toMatchObject([{ status: "refunded", amount_refunded: 70_000 }]);
    expect(await stockOf(dress.id)).toBe(10);
  });
});

describe("a webhook", () => {
  it("is accepted only with a valid signature over its raw bytes", async () => {
    const { session } = await aStartedOrder();
    const event = JSON.stringify(captured(session.gatewayOrderId));
    expect((await tell(event)).status).toBe(200);
    const spoiled = [
      tell(event, { signature: signed(event, "another secret") }),
      tell(event, { signature: "" }),
      tell(event, { signature: signed(event).toUpperCase() }),
      tell(`${event} `, { signature: signed(event) }),
    ];
    for (const answer of await Promise.all(spoiled))
      expect(answer).toMatchObject({ status: 400, body: { code: "SIGNATURE_WRONG" } });
  });

  it("counts once for each event id", async () => {
    const { session } = await aStartedOrder();
    const event = captured(session.gatewayOrderId);
    const eventId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(event, { eventId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.map(({ body }) => body["status"]).sort()).toEqual([
      "known",
      "known",
      "known",
      "known",
      "taken",
    ]);
  });

  it("is retried while its order is unknown, and dropped after a day", async () => {
    expect(await tell(captured("order_unknown"))).toMatchObject({
      status: 503,
      body: { code: "EVENT_UNKNOWN" },
    });
    const yesterday = Math.floor(Date.now() / 1000) - 25 * 60 * 60;
    expect(await tell(captured("order_unknown", yesterday))).toMatchObject({ status: 200 });
  });

  it.each([
    ["no JSON", "{", 400],
    ["a list", "[]", 200],
    ["nothing", "", 400],
    ["null", "null", 400],
    ["an event about no order", '{"event":"payment.downtime.started","payload":{}}', 200],
    ["an order id that is no text", '{"event":"x","payload":{"order":{"entity":{"id":{}}}}}', 200],
  ])("may be %s", async (_, body, status) => {
    expect((await tell(body)).status).toBe(status);
  });

  it("has at most 256 kB", async () => {
    const body = JSON.stringify({ padding: "x".repeat(300_000) });
    expect((await tell(body)).status).toBe(413);
  });

  it("moves no money by its content: a captured payment that Razorpay does not know changes nothing", async () => {
    const { asha, order, session } = await aStartedOrder();
    await tell(captured(session.gatewayOrderId));
    await work();
    expect((await orderOf(asha, order.id)).orderStatus).toBe("PENDING");
  });
});

describe("a webhook about a failed refund", () => {
  const failed = (id: string, payment_id: string) => ({
    entity: "event",
    event: "refund.failed",
    contains: ["refund"],
    payload: { refund: { entity: { id, payment_id, status: "failed" } } },
    created_at: Math.floor(Date.now() / 1000),
  });

  it("is retried while the shop is requesting the refund, checked against Razorpay, and counted once", async () => {
    const { asha, order, session } = await aStartedOrder();
    await pay.faults({ webhooks: { isOff: true } });
    const { razorpay_payment_id: payment, ...proof } = await checkout(session);
    await verify(asha, order.id, { razorpay_payment_id: payment, ...proof });
    expect((await tell(failed("rfnd_1", payment))).body["status"]).toBe("not ours");
    const boss = await house.anAdmin();
    await house.gql(CHANGE_STATUS, { orderId: order.id, status: "CANCELLED" }, boss.token);
    expect(await tell(failed("rfnd_1", payment))).toMatchObject({
      status: 503,
      body: { code: "EVENT_UNKNOWN" },
    });
    await work();
    const made = (await books()).refunds.filter(({ payment_id }) => payment_id === payment);
    expect((await tell(failed("rfnd_1", payment))).body["status"]).toBe("not ours");
    const eventId = randomUUID();
    for (const status of ["taken", "known"])
      expect((await tell(failed(made[0]?.id ?? "", payment), { eventId })).body["status"]).toBe(status);
    await work();
    expect((await books()).refunds.filter(({ payment_id }) => payment_id === payment)).toEqual(made);
  });

  it.each([
    ["no payment", { id: "rfnd_1" }],
    ["no id", { payment_id: "pay_1" }],
    ["ids that are no texts", { id: {}, payment_id: [] }],
    ["a payment of nobody", { id: "rfnd_1", payment_id: "pay_nobody" }],
  ])("may name %s", async (_, entity) => {
    const event = { event: "refund.failed", payload: { refund: { entity } } };
    expect(await tell(event)).toMatchObject({ status: 200, body: { status: "not ours" } });
  });
});
