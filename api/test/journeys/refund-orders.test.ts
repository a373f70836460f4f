import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { rest, sql, anAdmin, anOrder, stockOf, aShopper, aProduct } = house;
const { deleteAccount, exportMyData } = accountCalls(house);
const pay = paymentsOf(house);
const { verify, aStartedOrder, checkout, force, orderOf, work, age, mails } = pay;
const { moneyOf, givenBack, move, aPaidOrder } = refundsOf(house, pay);
await pay.faults({ webhooks: { isOff: true } });

describe("an order that was paid online and is cancelled", () => {
  it("is refunded in full, once, its pieces are in stock again, and the shopper sees the refund", async () => {
    const { asha, boss, dress, order, proof } = await aPaidOrder();
    expect((await move(boss, order.id, "CANCELLED")).data.changeOrderStatus).toMatchObject({
      orderStatus: "CANCELLED",
      paymentDetails: { paymentStatus: "REFUNDED", transactionId: proof.razorpay_payment_id },
    });
    const due = { amount: 700, reason: "ORDER_CANCELLED", refundedAt: null };
    expect((await moneyOf(asha, order.id)).refunds).toMatchObject([due]);
    await work();
    await work();
    const [refund, ...others] = (await moneyOf(asha, order.id)).refunds;
    expect(Date.parse(refund?.refundedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(refund?.createdAt ?? ""));
    expect(others).toEqual([]);
    expect(await givenBack(proof)).toEqual([70_000]);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is reported to the shopper by mail, whatever the mail settings: amount, reason, and payment", async () => {
    const email = `refund-${randomUUID().slice(0, 8)}@example.com`;
    const { asha, boss, order, proof } = await aPaidOrder();
    await sql("update users set notify_email = false, notify_order_updates = false where id = $1", [asha.id]);
    await sql("update orders set ship_email = $2 where id = $1", [order.id, email]);
    await move(boss, order.id, "CANCELLED");
    await work();
    const [mail, ...others] = mails().filter(
      ({ to, subject }) => to === asha.email && /refund/i.test(subject),
    );
    expect([...others, ...mails().filter(({ to, cc }) => [to, cc].includes(email))]).toEqual([]);
    expect(mail?.subject).toBe("Your refund of ₹700.00 is on its way");
    for (const told of [
      `You had paid order ${order.orderNumber}, and it was cancelled.`,
      "We give back ₹700.00, all of that payment",
      proof.razorpay_payment_id,
    ])
      expect(mail?.text).toContain(told);
  });

  it("mentions the refund in the mail about its status", async () => {
    const { boss, order } = await aPaidOrder();
    await move(boss, order.id, "CANCELLED");
    await work();
    const news = mails().find(({ subject }) => subject === `Order ${order.orderNumber} was cancelled`);
    expect(news?.text).toContain("Your order was cancelled. You get all of your money back");
  });

  it("is refunded once when two admins cancel, return and cancel it at once", async () => {
    const { asha, boss, dress, order, proof } = await aPaidOrder();
    const other = await anAdmin();
    const steps = ["CANCELLED", "RETURNED", "CANCELLED", "RETURNED", "CANCELLED", "CANCELLED"];
    const answers = await Promise.all(
      steps.map((status, turn) => move(turn % 2 === 0 ? boss : other, order.id, status)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await work();
    expect(await givenBack(proof)).toEqual([70_000]);
    expect((await moneyOf(asha, order.id)).refunds).toHaveLength(1);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("cannot get any other status again, and its pieces stay in stock", async () => {
    const { asha, boss, dress, order, proof } = await aPaidOrder();
    await move(boss, order.id, "CANCELLED");
    for (const status of ["PENDING", "CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"])
      expect(await move(boss, order.id, status)).toMatchObject({ status: 409, code: "ORDER_REFUNDED" });
    expect((await moneyOf(asha, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    expect((await move(boss, order.id, "RETURNED")).data.changeOrderStatus.orderStatus).toBe("RETURNED");
    await work();
    expect(await givenBack(proof)).toEqual([70_000]);
  });

  it("ends with a full refund in every race with a change of its status", async () => {
    const { asha, boss, dress, order, proof } = await aPaidOrder();
    const steps = ["CANCELLED", "SHIPPED", "CANCELLED", "CONFIRMED", "RETURNED", "DELIVERED"];
    const answers = await Promise.all(steps.map((status) => move(boss, order.id, status)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await work();
    const { orderStatus, paymentDetails } = await moneyOf(asha, order.id);
    expect(["CANCELLED", "RETURNED"]).toContain(orderStatus);
    expect(paymentDetails.paymentStatus).toBe("REFUNDED");
    expect(await givenBack(proof)).toEqual([70_000]);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is in the export of the account's data, with the payment and the refund", async () => {
    const { asha, boss, order, proof } = await aPaidOrder();
    await move(boss, order.id, "CANCELLED");
    const copy = JSON.parse((await exportMyData(asha.token)).data.exportMyData) as object;
    expect(copy).toMatchObject({
      orders: [
        { payment: { method: "online", status: "refunded", transactionId: proof.razorpay_payment_id } },
      ],
      payments: [{ refund: { amount: 700, reason: "order was cancelled", refundedAt: null } }],
    });
  });

  it("has the status 'failed' over the documented paths, which know no 'refunded'", async () => {
    const { asha, boss, order } = await aPaidOrder();
    await move(boss, order.id, "CANCELLED");
    const { body } = await rest<{ _id: string; paymentDetails: object }[]>(
      "GET",
      "/api/orders/my-orders",
      undefined,
      asha.token,
    );
    expect(body.find(({ _id }) => _id === order.id)?.paymentDetails).toMatchObject({
      paymentStatus: "failed",
    });
  });
});

describe("an order that is returned", () => {
  it("is refunded in full too, with its own reason", async () => {
    const { asha, boss, order, proof } = await aPaidOrder();
    await move(boss, order.id, "DELIVERED");
    await move(boss, order.id, "RETURNED");
    await work();
    expect(await givenBack(proof)).toEqual([70_000]);
    expect(await moneyOf(asha, order.id)).toMatchObject({
      paymentDetails: { paymentStatus: "REFUNDED" },
      refunds: [{ reason: "ORDER_RETURNED" }],
    });
  });
});

describe("an order that is cancelled while its payment arrives", () => {
  it("ends without the shopper's money, whichever comes first", async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { asha, dress, order, session } = await aStartedOrder();
      const boss = await anAdmin();
      const proof = await checkout(session);
      const [cancelled] = await Promise.all([
        move(boss, order.id, "CANCELLED"),
        verify(asha, order.id, proof),
        verify(asha, order.id, proof),
      ]);
      expect(cancelled.status).toBe(200);
      await work();
      expect(await givenBack(proof)).toEqual([70_000]);
      const { orderStatus, refunds } = await moneyOf(asha, order.id);
      expect([orderStatus, refunds.length]).toEqual(["CANCELLED", 1]);
      expect(await stockOf(dress.id)).toBe(10);
    }
  });

  it("has a second payment refunded beside the first", async () => {
    const { asha, boss, order, session, proof } = await aPaidOrder();
    await move(boss, order.id, "CANCELLED");
    const second = await force(session.gatewayOrderId);
    await verify(asha, order.id, second);
    await work();
    expect([await givenBack(proof), await givenBack(second)]).toEqual([[70_000], [70_000]]);
    expect((await moneyOf(asha, order.id)).refunds.map(({ reason }) => reason)).toEqual([
      "ORDER_CANCELLED",
      "ORDER_OVER",
    ]);
  });
});

describe("an order without a payment", () => {
  it("can be cancelled and confirmed again: cash on delivery", async () => {
    const [asha, boss, dress] = await Promise.all([aShopper(), anAdmin(), aProduct({ stock: 10 })]);
    const order = await anOrder({ shopper: asha, lines: [{ productId: dress.id, quantity: 2 }] });
    for (const status of ["CANCELLED", "CONFIRMED", "RETURNED", "DELIVERED"])
      expect((await move(boss, order.id, status)).data.changeOrderStatus.orderStatus).toBe(status);
    expect(await moneyOf(asha, order.id)).toMatchObject({
      paymentDetails: { paymentStatus: "PENDING" },
      refunds: [],
    });
  });

  it("can be cancelled, made pending again, and then paid: online, not paid before", async () => {
    const { asha, order, session } = await aStartedOrder();
    const boss = await anAdmin();
    await move(boss, order.id, "CANCELLED");
    await move(boss, order.id, "PENDING");
    const proof = await checkout(session);
    await verify(asha, order.id, proof);
    expect(await orderOf(asha, order.id)).toMatchObject({ orderStatus: "CONFIRMED" });
    expect(await givenBack(proof)).toEqual([]);
  });
});

describe("a refund without an action of the admin", () => {
  it("is reported by mail as well: a payment for an expired order", async () => {
    const { asha, order, session } = await aStartedOrder();
    const email = `late-${randomUUID().slice(0, 8)}@example.com`;
    await sql("update orders set ship_email = $2 where id = $1", [order.id, email]);
    await age(order.id, 31);
    await work();
    await verify(asha, order.id, await checkout(session));
    await work();
    const subjects = mails()
      .filter(({ to }) => to === asha.email)
      .map(({ subject }) => subject);
    expect(subjects).toContain("Your refund of ₹700.00 is on its way");
  });

  it("is not reported once the account is deleted", async () => {
    const { asha, boss, order, proof } = await aPaidOrder();
    await work();
    await deleteAccount(asha.token, asha.password);
    const before = mails().length;
    await move(boss, order.id, "CANCELLED");
    await work();
    expect(await givenBack(proof)).toEqual([70_000]);
    expect(mails().length).toBe(before);
  });
});
