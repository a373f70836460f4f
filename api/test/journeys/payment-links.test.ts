import { describe, expect, it } from "vitest";
import { PAY_LINK, START_BY_LINK, VERIFY_BY_LINK } from "../support/admin-order-operations.ts";
import { CHANGE_STATUS } from "../support/operations.ts";
import { paymentsOf, type Proof, type Session } from "../support/payments.ts";
import { phoneOrdersOf, type CustomerOrder } from "../support/phone-orders.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const pay = paymentsOf(testShop);
const { gql, sql, stockOf } = testShop;
const { aCall, placed } = phoneOrdersOf(testShop);
await pay.faults({ webhooks: { isOff: true } });

type LinkOrder = {
  orderStatus: string;
  paymentStatus: string;
  paymentExpiresAt: string | null;
  lines: { title: string; quantity: number; product: { title: string } | null }[];
};

const mailsTo = async (email: string) => {
  await pay.runJobs();
  return pay.sentMails().filter(({ to }) => to === email);
};

const tokenOf = (link: string | null) => link?.split("/pay/")[1] ?? "";

describe("a payment link", () => {
  const aLinkOrder = async () => {
    const call = await aCall({ paymentMethod: "ONLINE" });
    const order = await placed(call.admin, call.input);
    return { ...call, order, token: tokenOf(order.payLink) };
  };

  const linked = async (token: string): Promise<LinkOrder> =>
    (await gql<{ payLinkOrder: LinkOrder }>(PAY_LINK, { token })).data.payLinkOrder;

  const start = (token: string) => gql<{ startPaymentByLink: Session }>(START_BY_LINK, { token });

  const verify = (token: string, proof: Proof, orderId: string) =>
    gql<{ verifyPaymentByLink: LinkOrder }>(VERIFY_BY_LINK, {
      token,
      input: {
        orderId,
        razorpayPaymentId: proof.razorpay_payment_id,
        razorpayOrderId: proof.razorpay_order_id,
        razorpaySignature: proof.razorpay_signature,
      },
    });

  it("holds the pieces for a day", async () => {
    const { order } = await aLinkOrder();
    const hours = (Date.parse(order.paymentExpiresAt ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it("shows the order without an address", async () => {
    const { order, token } = await aLinkOrder();
    expect(await linked(token)).toEqual({
      id: order.id,
      orderNumber: order.orderNumber,
      orderStatus: "PENDING",
      paymentStatus: "PENDING",
      finalAmount: 1800,
      paymentExpiresAt: order.paymentExpiresAt,
      lines: [{ title: "Neem dress", quantity: 2, product: { title: "Neem dress" } }],
    });
  });

  it("is mailed without an address", async () => {
    const { email, order } = await aLinkOrder();
    const mails = await mailsTo(email);
    const mail = mails.find(({ subject }) => subject === `Pay for your order ${order.orderNumber}`);
    expect(mail?.text).toContain(order.payLink);
    expect(mail?.text).not.toContain("Residency");
  });

  it("pays its order once, without a login", async () => {
    const { admin, order, token } = await aLinkOrder();
    const session = (await start(token)).data.startPaymentByLink;
    expect(session).toMatchObject({ orderId: order.id, amount: 1800 });
    expect((await linked(token)).paymentExpiresAt).toBe(order.paymentExpiresAt);
    const proof = await pay.checkout(session);
    const { data } = await verify(token, proof, order.id);
    expect(data.verifyPaymentByLink).toMatchObject({
      orderStatus: "CONFIRMED",
      paymentStatus: "COMPLETED",
      paymentExpiresAt: null,
    });
    expect((await start(token)).code).toBe("ORDER_PAID");
    const { data: seen } = await gql<{ order: CustomerOrder }>(
      "query($id: ID!) { order(id: $id) { payLink } }",
      { id: order.id },
      admin.token,
    );
    expect(seen.order.payLink).toBeNull();
  });

  it("sends no mail about the refund to an address that is not proved", async () => {
    const { admin, email, order, token } = await aLinkOrder();
    const session = (await start(token)).data.startPaymentByLink;
    await verify(token, await pay.checkout(session), order.id);
    await gql(CHANGE_STATUS, { orderId: order.id, status: "CANCELLED" }, admin.token);
    await pay.runJobs();
    const mails = await mailsTo(email);
    expect(
      await sql(
        `select r.refunded_at is not null as "isRefunded" from refunds r join payments p on p.id = r.payment_id
         join payment_intents i on i.id = p.intent_id where i.order_id = $1`,
        [order.id],
      ),
    ).toEqual([{ isRefunded: true }]);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your account at Saanjh"]);
  });

  it("takes no payment of another order", async () => {
    const [one, other] = [await aLinkOrder(), await aLinkOrder()];
    const session = (await start(one.token)).data.startPaymentByLink;
    await start(other.token);
    const proof = await pay.checkout(session);
    expect((await verify(other.token, proof, one.order.id)).code).toBe("PAYMENT_NOT_VERIFIED");
    expect((await linked(other.token)).orderStatus).toBe("PENDING");
  });

  it("ends with its order, whose pieces go back", async () => {
    const { dress, order, token } = await aLinkOrder();
    await pay.passMinutes(order.id, 24 * 60 + 1);
    await pay.runJobs();
    await pay.runJobs();
    expect(await linked(token)).toMatchObject({ orderStatus: "CANCELLED", paymentExpiresAt: null });
    expect(await stockOf(dress.id)).toBe(10);
    expect((await start(token)).code).toBe("ORDER_NOT_PAYABLE");
  });

  it("is mailed again and holds the pieces for a day again, if the admin sets the ended order to pending", async () => {
    const { admin, email, order, token } = await aLinkOrder();
    await mailsTo(email);
    await pay.passMinutes(order.id, 24 * 60 + 1);
    await pay.runJobs();
    expect((await linked(token)).orderStatus).toBe("CANCELLED");
    await gql(CHANGE_STATUS, { orderId: order.id, status: "PENDING" }, admin.token);
    const { paymentExpiresAt } = await linked(token);
    const hours = (Date.parse(paymentExpiresAt ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const links = (await mailsTo(email)).filter(({ subject }) => subject.startsWith("Pay for your order"));
    expect(links).toHaveLength(2);
    expect(new Set(links.map(({ id }) => id)).size).toBe(2);
  });

  it("is refused if it is forged, of a cash order, or a month old", async () => {
    const { order, token } = await aLinkOrder();
    const forged = `${token.slice(0, -3)}AAA`;
    expect((await gql(PAY_LINK, { token: forged })).errors?.[0]?.message).toBe(
      "This payment link is invalid or has expired.",
    );
    await sql("update orders set payment_method = 'cod' where id = $1", [order.id]);
    expect((await gql(PAY_LINK, { token })).code).toBe("PAY_LINK_INVALID");
    await sql(
      "update orders set payment_method = 'online', created_at = now() - interval '31 days' where id = $1",
      [order.id],
    );
    expect((await start(token)).code).toBe("PAY_LINK_INVALID");
  });
});
