import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import {
  CUSTOMER_QUOTE,
  PAY_LINK,
  PLACE_FOR_CUSTOMER,
  START_BY_LINK,
  VERIFY_BY_LINK,
} from "../support/admin-order-operations.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { MY_ORDERS } from "../support/operations.ts";
import { paymentsOf, type Proof, type Session } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const pay = paymentsOf(testShop);
const { gql, sql, stockOf, aShopper, anAdmin, aProduct } = testShop;
const { logIn, resetPassword } = accountCalls(testShop);
await pay.faults({ webhooks: { isOff: true } });

type CustomerOrder = {
  id: string;
  orderNumber: string;
  orderStatus: string;
  finalAmount: number;
  payableUntil: string | null;
  payLink: string | null;
  statusHistory: { toStatus: string; changedBy: string }[];
};

type LinkOrder = {
  orderStatus: string;
  paymentStatus: string;
  payableUntil: string | null;
  lines: { title: string; quantity: number }[];
};

const newEmail = () => `phone-${randomUUID().slice(0, 8)}@example.com`;

const aCall = async (changes: Record<string, unknown> = {}, address: object = {}) => {
  const [admin, dress] = await Promise.all([anAdmin("Ravi"), aProduct({ title: "Neem dress", price: 900, stock: 10 })]);
  const email = newEmail();
  const input = {
    idempotencyKey: randomUUID(),
    lines: [{ productId: dress.id, quantity: 2 }],
    shippingAddress: anAddress({ email, ...address }),
    paymentMethod: "COD",
    expectedTotal: 1800,
    ...changes,
  };
  return { admin, dress, email, input };
};

const place = (admin: Person, input: object) =>
  gql<{ placeOrderForCustomer: CustomerOrder }>(PLACE_FOR_CUSTOMER, { input }, admin.token);

const placed = async (admin: Person, input: object): Promise<CustomerOrder> => {
  const response = await place(admin, input);
  expect(response.errors).toEqual([]);
  return response.data.placeOrderForCustomer;
};

const mailsTo = async (email: string) => {
  await pay.runJobs();
  return pay.sentMails().filter(({ to }) => to === email);
};

const tokenOf = (link: string | null) => link?.split("/pay/")[1] ?? "";

describe("an order by phone", () => {
  it("is quoted and placed at the shop's prices, by the admin, audited without the whole address", async () => {
    const { admin, dress, email, input } = await aCall();
    const quote = await gql<{ customerOrderQuote: { total: number; lines: object[] } }>(
      CUSTOMER_QUOTE,
      { lines: input.lines },
      admin.token,
    );
    expect(quote.data.customerOrderQuote).toEqual({ total: 1800, lines: [{ available: 10 }] });
    const order = await placed(admin, input);
    expect(order).toMatchObject({
      orderStatus: "CONFIRMED",
      finalAmount: 1800,
      payLink: null,
      statusHistory: [{ toStatus: "CONFIRMED", changedBy: "admin" }],
    });
    expect(await stockOf(dress.id)).toBe(8);
    const entries = await sql("select user_id, label, changes from audit_entries where subject_id = $1", [
      order.id,
    ]);
    expect(entries).toEqual([
      {
        user_id: admin.id,
        label: order.orderNumber,
        changes: {
          customer: { before: null, after: "p…@example.com" },
          total: { before: null, after: 1800 },
          payment: { before: null, after: "cod" },
        },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it("belongs to a new account whose mailed link sets a password, and gets no order mail before", async () => {
    const { admin, email, input } = await aCall();
    const order = await placed(admin, input);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your account at Saanjh"]);
    expect((await logIn(email, "")).code).toBe("WRONG_CREDENTIALS");
    const token = /token=([\w-]{43})/.exec(mails[0]?.text ?? "")?.[1] ?? "";
    expect((await resetPassword(token, "jasmine-tea")).errors).toEqual([]);
    const session = await logIn(email, "jasmine-tea");
    const { data } = await gql<{ myOrders: { nodes: { id: string }[] } }>(
      MY_ORDERS,
      {},
      session.data.login.token,
    );
    expect(data.myOrders.nodes.map(({ id }) => id)).toEqual([order.id]);
    const [user] = await sql("select email_verified_at is not null as proved from users where email = $1", [
      email,
    ]);
    expect(user).toEqual({ proved: true });
  });

  it("belongs to the account of the address, in any case of letters, with the usual confirmation", async () => {
    const shopper = await aShopper();
    const { admin, input } = await aCall({}, { email: shopper.email.toUpperCase() });
    const order = await placed(admin, input);
    const { data } = await gql<{ myOrders: { nodes: { id: string }[] } }>(MY_ORDERS, {}, shopper.token);
    expect(data.myOrders.nodes.map(({ id }) => id)).toEqual([order.id]);
    expect((await mailsTo(shopper.email)).map(({ subject }) => subject)).toEqual([
      `Order ${order.orderNumber} is confirmed`,
    ]);
  });

  it("is placed once for one key, also at once, and is not limited", async () => {
    const { admin, dress, email, input } = await aCall();
    const orders = await Promise.all([1, 2, 3].map(() => placed(admin, input)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(await stockOf(dress.id)).toBe(8);
    expect(await sql("select id from users where email = $1", [email])).toHaveLength(1);
    const other = { ...input, shippingAddress: anAddress({ email: newEmail() }) };
    expect((await place(admin, other)).code).toBe("KEY_REUSED");
    const single = { ...input, lines: [{ productId: dress.id, quantity: 1 }], expectedTotal: 900 };
    for (let count = 0; count < 5; count += 1)
      await placed(admin, { ...single, paymentMethod: "ONLINE", idempotencyKey: randomUUID() });
    expect(await stockOf(dress.id)).toBe(3);
  });

  it.each([
    ["an admin's address", async () => ({ email: (await anAdmin()).email }), {}, "CUSTOMER_IS_ADMIN"],
    ["an address that is none", async () => ({ email: "asha" }), {}, "EMAIL_INVALID"],
    ["a blank city", async () => ({ city: " " }), {}, "FILL_ALL_FIELDS"],
    ["another total", async () => ({}), { expectedTotal: 1 }, "TOTAL_CHANGED"],
    ["no line", async () => ({}), { lines: [] }, "ORDER_EMPTY"],
    ["a short key", async () => ({}), { idempotencyKey: "1" }, "BAD_KEY"],
  ])("with %s is refused, and leaves no account and no piece out", async (_, address, changes, code) => {
    const { admin, dress, email, input } = await aCall(changes, await address());
    expect((await place(admin, input)).code).toBe(code);
    expect(await sql("select id from users where email = $1", [email])).toEqual([]);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("beyond the stock is refused with the product's name", async () => {
    const { admin, dress, input } = await aCall();
    const lines = [{ productId: dress.id, quantity: 11 }];
    const refused = await place(admin, { ...input, lines, expectedTotal: 9900 });
    expect(refused.errors?.[0]?.message).toBe("Only 10 left of Neem dress.");
  });
});

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

  it("holds the pieces for a day, is mailed, and shows the order without an address", async () => {
    const { email, order, token } = await aLinkOrder();
    const hours = (Date.parse(order.payableUntil ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await linked(token)).toEqual({
      id: order.id,
      orderNumber: order.orderNumber,
      orderStatus: "PENDING",
      paymentStatus: "PENDING",
      finalAmount: 1800,
      payableUntil: order.payableUntil,
      lines: [{ title: "Neem dress", quantity: 2 }],
    });
    const mails = await mailsTo(email);
    const mail = mails.find(({ subject }) => subject === `Pay for your order ${order.orderNumber}`);
    expect(mail?.text).toContain(order.payLink);
    expect(mail?.text).not.toContain("Residency");
  });

  it("pays its order once, without a login", async () => {
    const { admin, order, token } = await aLinkOrder();
    const session = (await start(token)).data.startPaymentByLink;
    expect(session).toMatchObject({ orderId: order.id, amount: 1800 });
    expect((await linked(token)).payableUntil).toBe(order.payableUntil);
    const proof = await pay.checkout(session);
    const { data } = await verify(token, proof, order.id);
    expect(data.verifyPaymentByLink).toMatchObject({
      orderStatus: "CONFIRMED",
      paymentStatus: "COMPLETED",
      payableUntil: null,
    });
    expect((await start(token)).code).toBe("ORDER_PAID");
    const { data: seen } = await gql<{ order: CustomerOrder }>(
      "query($id: ID!) { order(id: $id) { payLink } }",
      { id: order.id },
      admin.token,
    );
    expect(seen.order.payLink).toBeNull();
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
    expect(await linked(token)).toMatchObject({ orderStatus: "CANCELLED", payableUntil: null });
    expect(await stockOf(dress.id)).toBe(10);
    expect((await start(token)).code).toBe("ORDER_NOT_PAYABLE");
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
