import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { rest, sql, anAdmin, anOrder, stockOf, aShopper, aProduct, changeStatus } = testShop;
const { deleteAccount, exportMyData } = accountCalls(testShop);
const pay = paymentsOf(testShop);
const { verify, aStartedOrder, checkout, forcePayment, orderOf, runJobs, passMinutes, sentMails } = pay;
const { refundStateOf, refundedAmounts, aPaidOrder } = refundsOf(testShop, pay);
await pay.faults({ webhooks: { isOff: true } });

describe("an order that was paid online and is cancelled", () => {
  it("is refunded once in full with its pieces back in stock", async () => {
    const { shopper, admin, dress, order, proof } = await aPaidOrder();
    expect((await changeStatus(admin, order.id, "CANCELLED")).data.updateOrderStatus).toMatchObject({
      orderStatus: "CANCELLED",
      paymentDetails: { paymentStatus: "REFUNDED", transactionId: proof.razorpay_payment_id },
    });
    const due = { amount: 700, reason: "ORDER_CANCELLED", refundedAt: null };
    expect((await refundStateOf(shopper, order.id)).refunds).toMatchObject([due]);
    await runJobs();
    await runJobs();
    const [refund, ...otherRefunds] = (await refundStateOf(shopper, order.id)).refunds;
    expect(Date.parse(refund?.refundedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(refund?.createdAt ?? ""));
    expect(otherRefunds).toEqual([]);
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is reported to the shopper by mail even if mails are off", async () => {
    const email = `refund-${randomUUID().slice(0, 8)}@example.com`;
    const { shopper, admin, order, proof } = await aPaidOrder();
    await sql("update users set notify_email = false, notify_order_updates = false where id = $1", [
      shopper.id,
    ]);
    await sql("update orders set ship_email = $2 where id = $1", [order.id, email]);
    await changeStatus(admin, order.id, "CANCELLED");
    await runJobs();
    const [mail, ...otherMails] = sentMails().filter(
      ({ to, subject }) => to === shopper.email && /refund/i.test(subject),
    );
    expect([...otherMails, ...sentMails().filter(({ to, cc }) => [to, cc].includes(email))]).toEqual([]);
    expect(mail?.subject).toBe(`Your refund of ₹700.00 for order ${order.orderNumber} is on its way`);
    for (const expectedText of [
      `You paid for order ${order.orderNumber}, and it was cancelled.`,
      "We are refunding ₹700.00, the full payment, to your original payment method.",
      proof.razorpay_payment_id,
    ])
      expect(mail?.text).toContain(expectedText);
  });

  it("mentions the refund in the mail about its status", async () => {
    const { admin, order } = await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    await runJobs();
    const statusMail = sentMails().find(
      ({ subject }) => subject === `Order ${order.orderNumber} was cancelled`,
    );
    expect(statusMail?.text).toContain("Your order was cancelled. You will be refunded in full.");
  });

  it("is refunded once when two admins cancel, return and cancel it at once", async () => {
    const { shopper, admin, dress, order, proof } = await aPaidOrder();
    const otherAdmin = await anAdmin();
    const steps = ["CANCELLED", "RETURNED", "CANCELLED", "RETURNED", "CANCELLED", "CANCELLED"];
    const responses = await Promise.all(
      steps.map((status, index) => changeStatus(index % 2 === 0 ? admin : otherAdmin, order.id, status)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect((await refundStateOf(shopper, order.id)).refunds).toHaveLength(1);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("can only become a returned order", async () => {
    const { shopper, admin, dress, order, proof } = await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    for (const status of ["PENDING", "CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"])
      expect(await changeStatus(admin, order.id, status)).toMatchObject({
        status: 409,
        code: "ORDER_REFUNDED",
      });
    expect((await refundStateOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
    expect((await changeStatus(admin, order.id, "RETURNED")).data.updateOrderStatus.orderStatus).toBe(
      "RETURNED",
    );
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
  });

  it("ends with a full refund in every race with a change of its status", async () => {
    const { shopper, admin, dress, order, proof } = await aPaidOrder();
    const steps = ["CANCELLED", "SHIPPED", "CANCELLED", "CONFIRMED", "RETURNED", "DELIVERED"];
    const responses = await Promise.all(steps.map((status) => changeStatus(admin, order.id, status)));
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    await runJobs();
    const { orderStatus, paymentDetails } = await refundStateOf(shopper, order.id);
    expect(["CANCELLED", "RETURNED"]).toContain(orderStatus);
    expect(paymentDetails.paymentStatus).toBe("REFUNDED");
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is in the export of the account's data, with the payment and the refund", async () => {
    const { shopper, admin, order, proof } = await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    const exported = JSON.parse((await exportMyData(shopper.token)).data.exportMyData.json) as object;
    expect(exported).toMatchObject({
      orders: [
        { payment: { method: "online", status: "refunded", transactionId: proof.razorpay_payment_id } },
      ],
      payments: [{ refunds: [{ amount: 700, reason: "order was cancelled", refundedAt: null }] }],
      credits: [{ orderNumber: order.orderNumber, amount: 700, reason: "order was cancelled", payout: null }],
    });
  });

  it("has the status 'failed' over the documented paths, which know no 'refunded'", async () => {
    const { shopper, admin, order } = await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    const { body } = await rest<{ _id: string; paymentDetails: object }[]>(
      "GET",
      "/api/orders/my-orders",
      undefined,
      shopper.token,
    );
    expect(body.find(({ _id }) => _id === order.id)?.paymentDetails).toMatchObject({
      paymentStatus: "failed",
    });
  });
});

describe("an order that is returned", () => {
  it("is refunded in full too, with its own reason", async () => {
    const { shopper, admin, order, proof } = await aPaidOrder();
    await changeStatus(admin, order.id, "DELIVERED");
    await changeStatus(admin, order.id, "RETURNED");
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect(await refundStateOf(shopper, order.id)).toMatchObject({
      paymentDetails: { paymentStatus: "REFUNDED" },
      refunds: [{ reason: "ORDER_RETURNED" }],
    });
  });
});

describe("an order that is cancelled while its payment arrives", () => {
  it("ends without the shopper's money, whichever comes first", async () => {
    for (let index = 0; index < 6; index += 1) {
      const { shopper, dress, order, session } = await aStartedOrder();
      const admin = await anAdmin();
      const proof = await checkout(session);
      const [cancelled] = await Promise.all([
        changeStatus(admin, order.id, "CANCELLED"),
        verify(shopper, order.id, proof),
        verify(shopper, order.id, proof),
      ]);
      expect(cancelled.status).toBe(200);
      await runJobs();
      expect(await refundedAmounts(proof)).toEqual([70_000]);
      const { orderStatus, refunds } = await refundStateOf(shopper, order.id);
      expect([orderStatus, refunds.length]).toEqual(["CANCELLED", 1]);
      expect(await stockOf(dress.id)).toBe(10);
    }
  });

  it("has a second payment refunded beside the first", async () => {
    const { shopper, admin, order, session, proof } = await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    const secondProof = await forcePayment(session.gatewayOrderId);
    await verify(shopper, order.id, secondProof);
    await runJobs();
    expect([await refundedAmounts(proof), await refundedAmounts(secondProof)]).toEqual([[70_000], [70_000]]);
    expect((await refundStateOf(shopper, order.id)).refunds.map(({ reason }) => reason)).toEqual([
      "ORDER_CANCELLED",
      "ORDER_OVER",
    ]);
  });
});

describe("an order without a payment", () => {
  it("can be cancelled and confirmed again: cash on delivery", async () => {
    const [shopper, admin, dress] = await Promise.all([aShopper(), anAdmin(), aProduct({ stock: 10 })]);
    const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 2 }] });
    for (const status of ["CANCELLED", "CONFIRMED", "RETURNED", "DELIVERED"])
      expect((await changeStatus(admin, order.id, status)).data.updateOrderStatus.orderStatus).toBe(status);
    expect(await refundStateOf(shopper, order.id)).toMatchObject({
      paymentDetails: { paymentStatus: "PENDING" },
      refunds: [],
    });
  });

  it("can be paid after it was cancelled and made pending again", async () => {
    const { shopper, order, session } = await aStartedOrder();
    const admin = await anAdmin();
    await changeStatus(admin, order.id, "CANCELLED");
    await changeStatus(admin, order.id, "PENDING");
    const proof = await checkout(session);
    await verify(shopper, order.id, proof);
    expect(await orderOf(shopper, order.id)).toMatchObject({ orderStatus: "CONFIRMED" });
    expect(await refundedAmounts(proof)).toEqual([]);
  });
});

describe("an expired order whose late payment was refunded", () => {
  it("cannot become pending again, since it cannot be paid again", async () => {
    const { shopper, dress, order, session } = await aStartedOrder();
    await passMinutes(order.id, 31);
    await runJobs();
    await verify(shopper, order.id, await checkout(session));
    expect((await changeStatus(await anAdmin(), order.id, "PENDING")).code).toBe("ORDER_REFUNDED");
    expect(await stockOf(dress.id)).toBe(10);
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
  });
});

describe("a refund without an action of the admin", () => {
  it("is reported by mail as well: a payment for an expired order", async () => {
    const { shopper, order, session } = await aStartedOrder();
    const email = `late-${randomUUID().slice(0, 8)}@example.com`;
    await sql("update orders set ship_email = $2 where id = $1", [order.id, email]);
    await passMinutes(order.id, 31);
    await runJobs();
    await verify(shopper, order.id, await checkout(session));
    await runJobs();
    const subjects = sentMails()
      .filter(({ to }) => to === shopper.email)
      .map(({ subject }) => subject);
    expect(subjects).toContain(`Your refund of ₹700.00 for order ${order.orderNumber} is on its way`);
  });

  it("is not reported once the account is deleted", async () => {
    const { shopper, admin, order, proof } = await aPaidOrder();
    await runJobs();
    await deleteAccount(shopper.token, shopper.password);
    const mailCount = sentMails().length;
    await changeStatus(admin, order.id, "CANCELLED");
    await runJobs();
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect(sentMails().length).toBe(mailCount);
  });
});
