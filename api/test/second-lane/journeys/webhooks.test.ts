import { createHmac, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CHANGE_STATUS } from "../../support/operations.ts";
import { paymentsOf, type Session } from "../../support/payments.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, stockOf, server } = testShop;
const pay = paymentsOf(testShop);
const { verify, aStartedOrder, checkout, orderOf, runJobs, ledger, passMinutes, confirmations } = pay;
const { authorizeLatePayments } = pay;
const [secret = ""] = testShop.shop.settings.razorpay.webhookSecrets;

const signed = (body: string, key = secret): string => createHmac("sha256", key).update(body).digest("hex");

/** A webhook as Razorpay sends it. Options make parts of it wrong. */
const sendWebhook = async (
  event: object | string,
  changes: { signature?: string; eventId?: string } = {},
) => {
  const payload = typeof event === "string" ? event : JSON.stringify(event);
  const response = await server.app.inject({
    method: "POST",
    url: "/webhooks/razorpay",
    payload,
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": changes.signature ?? signed(payload),
      "x-razorpay-event-id": changes.eventId ?? randomUUID(),
    },
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
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

let eventsBefore = 0;

/** Resolves when the shop has received the three events of a payment. */
const waitForWebhooks = async (): Promise<void> => {
  await expect.poll(eventCount, { timeout: 5000, interval: 10 }).toBeGreaterThanOrEqual(eventsBefore + 3);
};

/** The shopper pays, and the stand-in sends webhooks according to its faults. */
const paidAs = async (session: Session, faults: object) => {
  await pay.faults(faults);
  eventsBefore = await eventCount();
  return checkout(session);
};

describe("a webhook alone", () => {
  it("confirms the order of a shopper who closed the tab after paying", async () => {
    const { shopper, order, session } = await aStartedOrder();
    const proof = await paidAs(session, {});
    await waitForWebhooks();
    await runJobs();
    expect(await orderOf(shopper, order.id)).toMatchObject({
      orderStatus: "CONFIRMED",
      paymentDetails: { transactionId: proof.razorpay_payment_id, paymentStatus: "COMPLETED" },
    });
  });

  it.each([
    ["each event five times", { webhooks: { copies: 5 } }],
    ["the last event first", { webhooks: { isReversed: true } }],
  ])("confirms once if it arrives %s", async (_, faults) => {
    const { shopper, order, session } = await aStartedOrder();
    await paidAs(session, faults);
    await waitForWebhooks();
    await runJobs();
    await runJobs();
    expect((await orderOf(shopper, order.id)).statusHistory).toHaveLength(2);
    expect(await confirmations(order)).toBe(1);
    const [events] = await sql<{ all: number; ids: number }>(
      "select count(*)::int as all, count(distinct id)::int as ids from webhook_events",
    );
    expect(events?.all).toBe(events?.ids);
  });

  it("changes nothing after the browser's verification", async () => {
    const { shopper, order, session } = await aStartedOrder();
    const proof = await paidAs(session, { webhooks: { delayMs: 200 } });
    expect((await verify(shopper, order.id, proof)).data.verifyPayment.verified).toBe(true);
    await waitForWebhooks();
    await runJobs();
    expect((await orderOf(shopper, order.id)).statusHistory).toHaveLength(2);
    expect(await confirmations(order)).toBe(1);
  });

  it("leaves nothing to do for a later verification by the browser", async () => {
    const { shopper, order, session } = await aStartedOrder();
    const proof = await paidAs(session, {});
    await waitForWebhooks();
    await runJobs();
    expect((await verify(shopper, order.id, proof)).data.verifyPayment).toMatchObject({
      verified: true,
      transactionId: proof.razorpay_payment_id,
    });
    expect((await orderOf(shopper, order.id)).statusHistory).toHaveLength(2);
  });

  it("of a late bank leads to a refund if the order has ended in the meantime", async () => {
    const { shopper, dress, order, session } = await aStartedOrder();
    const latePayment = await paidAs(session, { lateMs: 3_600_000 });
    expect(latePayment.error?.description).toMatch(/timed out/);
    await passMinutes(order.id, 31);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    await authorizeLatePayments(session.gatewayOrderId);
    await waitForWebhooks();
    await runJobs();
    const { payments } = await ledger();
    const ofOrder = payments.filter(({ order_id }) => order_id === session.gatewayOrderId);
    expect(ofOrder).toMatchObject([{ status: "refunded", amount_refunded: 70_000 }]);
    expect(await stockOf(dress.id)).toBe(10);
  });
});

describe("a webhook", () => {
  it("is accepted only with a valid signature over its raw bytes", async () => {
    const { session } = await aStartedOrder();
    const event = JSON.stringify(captured(session.gatewayOrderId));
    expect((await sendWebhook(event)).status).toBe(200);
    const invalid = [
      sendWebhook(event, { signature: signed(event, "another secret") }),
      sendWebhook(event, { signature: "" }),
      sendWebhook(event, { signature: signed(event).toUpperCase() }),
      sendWebhook(`${event} `, { signature: signed(event) }),
    ];
    for (const response of await Promise.all(invalid))
      expect(response).toMatchObject({ status: 400, body: { code: "SIGNATURE_WRONG" } });
  });

  it("counts once for each event id", async () => {
    const { session } = await aStartedOrder();
    const event = captured(session.gatewayOrderId);
    const eventId = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendWebhook(event, { eventId })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(responses.map(({ body }) => body["status"]).sort()).toEqual([
      "accepted",
      "duplicate",
      "duplicate",
      "duplicate",
      "duplicate",
    ]);
  });

  it("is ignored if its order is that of another shop on the account", async () => {
    expect(await sendWebhook(captured("order_unknown"))).toMatchObject({
      status: 200,
      body: { status: "ignored" },
    });
  });

  it.each([
    ["invalid JSON", "{", 400],
    ["a list", "[]", 200],
    ["nothing", "", 400],
    ["null", "null", 400],
    ["an event about no order", '{"event":"payment.downtime.started","payload":{}}', 200],
    ["an order id that is not text", '{"event":"x","payload":{"order":{"entity":{"id":{}}}}}', 200],
  ])("may be %s", async (_, body, status) => {
    expect((await sendWebhook(body)).status).toBe(status);
  });

  it("has at most 256 kB", async () => {
    const body = JSON.stringify({ padding: "x".repeat(300_000) });
    expect((await sendWebhook(body)).status).toBe(413);
  });

  it("moves no money by its content: a captured payment that Razorpay does not know changes nothing", async () => {
    const { shopper, order, session } = await aStartedOrder();
    await sendWebhook(captured(session.gatewayOrderId));
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
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

  it("is counted once, after the request of the shop and a check at Razorpay", async () => {
    const { shopper, order, session } = await aStartedOrder();
    await pay.faults({ webhooks: { isOff: true } });
    const { razorpay_payment_id: payment, ...proof } = await checkout(session);
    await verify(shopper, order.id, { razorpay_payment_id: payment, ...proof });
    expect((await sendWebhook(failed("rfnd_1", payment))).body["status"]).toBe("ignored");
    const admin = await testShop.anAdmin();
    await testShop.gql(CHANGE_STATUS, { orderId: order.id, status: "CANCELLED" }, admin.token);
    expect(await sendWebhook(failed("rfnd_1", payment))).toMatchObject({
      status: 503,
      body: { code: "EVENT_UNKNOWN" },
    });
    await runJobs();
    const refundsBefore = (await ledger()).refunds.filter(({ payment_id }) => payment_id === payment);
    expect((await sendWebhook(failed("rfnd_1", payment))).body["status"]).toBe("ignored");
    const eventId = randomUUID();
    for (const status of ["accepted", "duplicate"])
      expect(
        (await sendWebhook(failed(refundsBefore[0]?.id ?? "", payment), { eventId })).body["status"],
      ).toBe(status);
    await runJobs();
    expect((await ledger()).refunds.filter(({ payment_id }) => payment_id === payment)).toEqual(
      refundsBefore,
    );
  });

  it.each([
    ["no payment", { id: "rfnd_1" }],
    ["no id", { payment_id: "pay_1" }],
    ["ids that are not text", { id: {}, payment_id: [] }],
    ["an unknown payment", { id: "rfnd_1", payment_id: "pay_unknown" }],
  ])("may name %s", async (_, entity) => {
    const event = { event: "refund.failed", payload: { refund: { entity } } };
    expect(await sendWebhook(event)).toMatchObject({ status: 200, body: { status: "ignored" } });
  });
});
