import { createHmac, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { paymentsOf } from "../../support/payments.ts";
import { refundsOf } from "../../support/refunds.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, server, shop, url, anAdmin } = testShop;
const pay = paymentsOf(testShop);
const { aPaidOrder } = refundsOf(testShop, pay);
const admin = await anAdmin();
const [secret = ""] = shop.settings.razorpay.webhookSecrets;

const control = async <Answer>(path: string, body: object): Promise<Answer> => {
  const response = await fetch(`${url}/dev/razorpay/control${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
};

const sendEvent = async (
  event: string,
  dispute: { id: string; payment_id: string },
  { created_at = Math.floor(Date.now() / 1000), eventId = randomUUID() } = {},
) => {
  const payload = JSON.stringify({
    entity: "event",
    event,
    payload: { dispute: { entity: dispute } },
    created_at,
  });
  const response = await server.app.inject({
    method: "POST",
    url: "/webhooks/razorpay",
    payload,
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": createHmac("sha256", secret).update(payload).digest("hex"),
      "x-razorpay-event-id": eventId,
    },
  });
  return { status: response.statusCode, body: response.json<{ status?: string; code?: string }>() };
};

const fields = "gatewayDisputeId amount amountDeducted reasonCode phase status responseDueAt resolvedAt";

type Dispute = { gatewayDisputeId: string; status: string; amount: number; amountDeducted: number };

const ofOrder = async (id: string, token: string): Promise<Dispute[]> =>
  (
    await gql<{ order: { disputes: Dispute[] } }>(
      `query($id: ID!) { order(id: $id) { disputes { ${fields} } } }`,
      { id },
      token,
    )
  ).data.order.disputes;

const lostMoney = async (): Promise<{ count: number; amount: number } | undefined> =>
  (
    await gql<{ paymentFigures: { figure: string; count: number; amount: number }[] }>(
      "{ paymentFigures { figure count amount } }",
      {},
      admin.token,
    )
  ).data.paymentFigures.find(({ figure }) => figure === "LOST");

/** A paid order with a dispute at the stand-in, whose own webhooks are off. */
const aDispute = async () => {
  await pay.faults({ webhooks: { isOff: true } });
  const paid = await aPaidOrder();
  const dispute = await control<{ id: string; payment_id: string; amount: number }>("/disputes", {
    paymentId: paid.proof.razorpay_payment_id,
  });
  return { ...paid, dispute, move: (outcome: string) => control(`/disputes/${dispute.id}`, { outcome }) };
};

describe("a dispute", () => {
  it("is recorded from its webhook for the admin alone", async () => {
    const { order, shopper, dispute } = await aDispute();
    expect(await sendEvent("payment.dispute.created", dispute)).toMatchObject({
      status: 200,
      body: { status: "accepted" },
    });
    await pay.runJobs();
    expect(await ofOrder(order.id, admin.token)).toMatchObject([
      {
        gatewayDisputeId: dispute.id,
        amount: dispute.amount / 100,
        status: "open",
        reasonCode: "goods_not_received",
      },
    ]);
    expect(await ofOrder(order.id, shopper.token)).toEqual([]);
    const { data } = await gql<{ disputes: { totalCount: number; nodes: { orderNumber: string }[] } }>(
      "{ disputes { totalCount nodes { orderNumber responseDueAt } } }",
      {},
      admin.token,
    );
    expect(data.disputes.nodes[0]?.orderNumber).toBe(order.orderNumber);
  });

  it("has the state that Razorpay reports, in any order of events and for any content of them", async () => {
    const before = await lostMoney();
    const { order, dispute, move } = await aDispute();
    await move("lost");
    const eventId = randomUUID();
    expect((await sendEvent("payment.dispute.lost", dispute, { eventId })).body.status).toBe("accepted");
    await pay.runJobs();
    expect((await sendEvent("payment.dispute.lost", dispute, { eventId })).body.status).toBe("duplicate");
    expect((await sendEvent("payment.dispute.under_review", dispute)).body.status).toBe("accepted");
    expect((await sendEvent("payment.dispute.created", dispute)).body.status).toBe("accepted");
    await pay.runJobs();
    expect(await ofOrder(order.id, admin.token)).toMatchObject([
      { status: "lost", amountDeducted: dispute.amount / 100 },
    ]);
    expect(await lostMoney()).toEqual({
      figure: "LOST",
      count: (before?.count ?? 0) + 1,
      amount: (before?.amount ?? 0) + dispute.amount / 100,
    });
    const credits = await sql("select id from order_credits where order_id = $1", [order.id]);
    expect(credits).toEqual([]);
  });

  it("is counted out of the lost money when it is won after all", async () => {
    const before = await lostMoney();
    const { order, dispute, move } = await aDispute();
    for (const outcome of ["lost", "won"]) {
      await move(outcome);
      await sendEvent(`payment.dispute.${outcome}`, dispute);
      await pay.runJobs();
    }
    expect((await ofOrder(order.id, admin.token))[0]?.status).toBe("won");
    expect(await lostMoney()).toEqual(before);
  });

  it("keeps the newer answer when an older one arrives last", async () => {
    const { order, dispute, move } = await aDispute();
    const original = shop.razorpay.dispute;
    const opened = await original(dispute.id);
    await move("won");
    await sendEvent("payment.dispute.won", dispute);
    // The first request takes its answer before the second one is sent, and stores it afterwards.
    shop.razorpay.dispute = async (id) => {
      shop.razorpay.dispute = original;
      await sendEvent("payment.dispute.closed", dispute);
      await pay.runJobs();
      return { ...opened, id };
    };
    await pay.runJobs();
    expect((await ofOrder(order.id, admin.token))[0]?.status).toBe("won");
  });

  it("is mailed to the shop once in each phase, with amount, date and order", async () => {
    const { order, dispute, move } = await aDispute();
    const mails = () =>
      pay.sentMails().filter(({ to, text }) => to === shop.settings.messagesTo && text.includes(dispute.id));
    for (let copy = 0; copy < 3; copy += 1) await sendEvent("payment.dispute.created", dispute);
    await pay.runJobs();
    await sendEvent("payment.dispute.created", dispute);
    await pay.runJobs();
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    const [row] = await sql<{ day: string }>(
      `select to_char(respond_by at time zone 'Asia/Kolkata', 'FMDD FMMonth YYYY') as day from disputes
       where gateway_dispute_id = $1`,
      [dispute.id],
    );
    expect(mail?.subject).toBe(`₹700.00 of order ${order.orderNumber} is disputed (chargeback)`);
    for (const part of ["₹700.00", "goods not received", `by ${row?.day}`, `/admin/orders/${order.id}`])
      expect(mail?.text).toContain(part);

    await move("under_review");
    await sendEvent("payment.dispute.under_review", dispute);
    await pay.runJobs();
    expect(mails()).toHaveLength(1);

    const original = shop.razorpay.dispute;
    shop.razorpay.dispute = async (id) => ({ ...(await original(id)), phase: "pre_arbitration" });
    for (let copy = 0; copy < 2; copy += 1) {
      await sendEvent("payment.dispute.action_required", dispute);
      await pay.runJobs();
    }
    shop.razorpay.dispute = original;
    expect(mails().map(({ subject }) => subject)).toEqual([
      `₹700.00 of order ${order.orderNumber} is disputed (chargeback)`,
      `₹700.00 of order ${order.orderNumber} is disputed (pre arbitration)`,
    ]);
  });

  it("that is decided when the shop hears of it has a mail without a date", async () => {
    const { dispute, move } = await aDispute();
    await move("lost");
    await sendEvent("payment.dispute.lost", dispute);
    await pay.runJobs();
    const [mail] = pay.sentMails().filter(({ text }) => text.includes(dispute.id));
    expect(mail?.text).toContain("It is already decided: lost.");
    expect(mail?.text).not.toContain("Respond in Razorpay's dashboard");
  });

  it("about an unknown payment is ignored after 15 minutes of repeats", async () => {
    const dispute = { id: "disp_00000000000000", payment_id: "pay_00000000000000" };
    expect((await sendEvent("payment.dispute.created", dispute)).status).toBe(503);
    const created_at = Math.floor(Date.now() / 1000) - 16 * 60;
    expect((await sendEvent("payment.dispute.created", dispute, { created_at })).body.status).toBe("ignored");
  });

  it("is asked about again after Razorpay was down", async () => {
    const { order, dispute } = await aDispute();
    await pay.faults({ refuse: 1, only: "/disputes/", webhooks: { isOff: true } });
    await sendEvent("payment.dispute.created", dispute);
    await pay.runJobs();
    await sql("update graphile_worker._private_jobs set run_at = now()");
    await pay.runJobs();
    expect(await ofOrder(order.id, admin.token)).toHaveLength(1);
  });
});
