import { afterEach, describe, expect, it } from "vitest";
import { RazorpayError } from "../../src/platform/razorpay/razorpay-error.ts";
import { accountCalls } from "../support/account-calls.ts";
import { START_BY_LINK } from "../support/admin-order-operations.ts";
import { cartsOf } from "../support/carts.ts";
import type { LineInput, Person } from "../support/factories.ts";
import { PLACE_ORDER, type OrderFields } from "../support/operations.ts";
import { orderChangesOf } from "../support/order-changes.ts";
import { paymentsOf, withoutWebhooks } from "../support/payments.ts";
import { phoneOrdersOf } from "../support/phone-orders.ts";
import { documentedOrder } from "../support/rest-shapes.ts";
import { settingCalls } from "../support/setting-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, sql, aShopper, anAdmin, aProduct, aDraft, aWelcomeCode, stockOf } = testShop;
const pay = paymentsOf(testShop);
const { timeline } = orderChangesOf(testShop);
const { me } = accountCalls(testShop);
const { cartOf, added } = cartsOf(testShop);
const admin = await anAdmin();
const { set } = settingCalls(testShop, admin.token);

const setMaximum = async (rupees: string) =>
  expect((await set("payments", { onlineMaximum: rupees })).errors).toEqual([]);
const razorpayAccepts = (maxAmount: number) => pay.faults({ ...withoutWebhooks, maxAmount });

afterEach(async () => {
  await setMaximum("500000");
  await pay.faults(withoutWebhooks);
});

const place = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);

const PLACE_AND_PAY = `mutation($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id } paymentSession { gatewayOrderId } }
}`;
const placeAndPay = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: { paymentSession: { gatewayOrderId: string } } }>(
    PLACE_AND_PAY,
    { input },
    shopper.token,
  );

const onlineRefusalOf = async (shopper: Person, lines: LineInput[]) => {
  const query = `query($lines: [OrderLineInput!]!) { checkoutQuote(input: { lines: $lines }) { onlineRefusal } }`;
  const { data } = await gql<{ checkoutQuote: { onlineRefusal: string | null } }>(
    query,
    { lines },
    shopper.token,
  );
  return data.checkoutQuote.onlineRefusal;
};

const orderIdsOf = async (shopper: Person): Promise<string[]> =>
  (
    await sql<{ id: string }>(
      "select o.id from orders o join users u on u.id = o.user_id where u.email = $1",
      [shopper.email],
    )
  ).map(({ id }) => id);

const razorpaysWords = "Razorpay: Amount exceeds maximum amount allowed.";

describe("an order above the limit of online payments", () => {
  const limit =
    "Online payments are limited to ₹5,00,000 an order. Please order fewer pieces at a time, or place two orders.";

  const aSaree = async () => {
    const [shopper, saree] = await Promise.all([aShopper(), aProduct({ price: 99_999, stock: 6 })]);
    return { shopper, saree, lines: [{ productId: saree.id, quantity: 6 }] };
  };

  it("is refused by its quote", async () => {
    const { shopper, saree, lines } = await aSaree();
    expect(await onlineRefusalOf(shopper, lines)).toBe(limit);
    expect(await onlineRefusalOf(shopper, [{ productId: saree.id, quantity: 5 }])).toBeNull();
  });

  it("is refused before anything is held", async () => {
    const { shopper, saree, lines } = await aSaree();
    const refused = await place(shopper, await aDraft(shopper, lines, { paymentMethod: "ONLINE" }));
    expect(refused).toMatchObject({ status: 400, code: "ONLINE_LIMIT", message: limit });
    expect(refused.errors[0]?.extensions["field"]).toBe("paymentMethod");
    expect(await stockOf(saree.id)).toBe(6);
    expect(await orderIdsOf(shopper)).toEqual([]);
  });

  it("is pointed to cash if that has no limit of its own", async () => {
    await setMaximum("1000");
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 700, stock: 10 })]);
    const lines = [{ productId: dress.id, quantity: 2 }];
    const refused = await place(shopper, await aDraft(shopper, lines, { paymentMethod: "ONLINE" }));
    expect(refused.message).toBe(
      "Online payments are limited to ₹1,000 an order. Please order fewer pieces at a time, place two orders, or choose cash on delivery.",
    );
    expect((await place(shopper, await aDraft(shopper, lines))).errors).toEqual([]);
  });

  it("is refused over the documented paths", async () => {
    await setMaximum("1000");
    const [shopper, dress] = await Promise.all([
      aShopper(),
      aProduct({ price: 700, sizes: ["M"], colors: ["Red"], stock: 10 }),
    ]);
    const begun = await rest("POST", "/api/orders/create-razorpay-order", { amount: 1000.01 }, shopper.token);
    expect(begun).toMatchObject({
      status: 400,
      body: {
        code: "ONLINE_LIMIT",
        error:
          "Online payments are limited to ₹1,000 an order. Please order fewer pieces at a time, or place two orders.",
      },
    });
    const body = documentedOrder(dress.id, {
      paymentDetails: { method: "online", paymentStatus: "pending" },
    });
    expect(await rest("POST", "/api/orders/place", body, shopper.token)).toMatchObject({
      status: 400,
      body: { code: "ONLINE_LIMIT" },
    });
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("is not taken by phone with a payment link", async () => {
    await setMaximum("1000");
    const { aCall, place: placeByPhone } = phoneOrdersOf(testShop);
    const call = await aCall({ paymentMethod: "ONLINE" });
    expect(await placeByPhone(call.admin, call.input)).toMatchObject({ status: 400, code: "ONLINE_LIMIT" });
    expect(await stockOf(call.dress.id)).toBe(10);
  });
});

describe("a payment that Razorpay refuses for good", () => {
  it("ends the order that is placed with it: pieces, code and cart are as before, once", async () => {
    await setMaximum("1000000");
    const [shopper, saree] = await Promise.all([aShopper(), aProduct({ price: 99_999, stock: 20 })]);
    const discountCode = await aWelcomeCode(shopper);
    await added(shopper, { productId: saree.id, quantity: 10 });
    const [before] = (await cartOf(shopper)).lines;
    const lines = [{ productId: saree.id, quantity: 10 }];
    const draft = await aDraft(shopper, lines, { paymentMethod: "ONLINE", discountCode });

    const refused = await placeAndPay(shopper, draft);
    const message =
      "Payment setup failed. Our payment provider does not accept an online payment of ₹5,99,994. Your order was cancelled and you were not charged. Your pieces are back in your cart. Please order fewer pieces at a time, choose another payment method, or write to us.";
    expect(refused).toMatchObject({ code: "PAYMENT_REFUSED", message });
    const [orderId = ""] = await orderIdsOf(shopper);
    await pay.runJobs();

    expect(await pay.orderOf(shopper, orderId)).toMatchObject({
      orderStatus: "CANCELLED",
      paymentExpiresAt: null,
      paymentDetails: { paymentStatus: "FAILED" },
      statusHistory: [{ toStatus: "PENDING" }, { toStatus: "CANCELLED", changedBy: "SHOP" }],
    });
    expect(await stockOf(saree.id)).toBe(20);
    expect((await me(shopper.token)).data.me?.welcomeCode?.usedAt).toBeNull();
    const [after, ...others] = (await cartOf(shopper)).lines;
    expect(others).toEqual([]);
    expect(after).toMatchObject({ quantity: 10, product: { id: saree.id } });
    expect(after?.id, "a new id gives the next order another idempotency key").not.toBe(before?.id);
    expect(await timeline(admin, orderId)).toContainEqual({
      kind: "STATUS",
      title: "Cancelled",
      detail: `before: Payment Pending; the payment was refused: ${razorpaysWords}`,
      by: null,
    });
    const mails = pay.sentMails().filter(({ to }) => to === shopper.email);
    const text = mails.map((mail) => mail.text).join("\n");
    expect(text).toContain(
      "Our payment provider did not accept its online payment, so you were not charged.",
    );
    expect(text).not.toContain("in time");
  });

  it("is cancelled once when two tabs begin it later", async () => {
    await razorpayAccepts(50_000);
    const { shopper, dress, order } = await pay.aPendingOrder();
    expect(await stockOf(dress.id)).toBe(9);
    const refused = await Promise.all([pay.start(shopper, order.id), pay.start(shopper, order.id)]);
    expect(refused.map(({ code }) => code)).toEqual(["PAYMENT_REFUSED", "PAYMENT_REFUSED"]);
    expect(refused.map(({ message }) => message)).toEqual(Array(2).fill(refused[0].message));
    expect(refused[0].message).toContain("Your order was cancelled");
    expect(await stockOf(dress.id)).toBe(10);
    expect((await cartOf(shopper)).totalQuantity).toBe(1);
    expect((await pay.orderOf(shopper, order.id)).statusHistory).toHaveLength(2);
    const query = "query($id: ID!) { order(id: $id) { statusHistory { isPaymentRefused } } }";
    const { data } = await gql<{ order: object }>(query, { id: order.id }, shopper.token);
    expect(data.order).toEqual({ statusHistory: [{ isPaymentRefused: false }, { isPaymentRefused: true }] });
  });

  it("ends an order by phone, whose pieces go into no cart", async () => {
    await razorpayAccepts(50_000);
    const { aCall, placed } = phoneOrdersOf(testShop);
    const call = await aCall({ paymentMethod: "ONLINE" });
    const order = await placed(call.admin, call.input);
    const token = order.payLink?.split("/pay/")[1] ?? "";
    const refused = await gql(START_BY_LINK, { token });
    expect(refused.code).toBe("PAYMENT_REFUSED");
    expect(refused.message).not.toContain("cart");
    expect(await stockOf(call.dress.id)).toBe(10);
    expect(
      await sql("select 1 from cart_lines l join orders o on o.user_id = l.user_id where o.id = $1", [
        order.id,
      ]),
    ).toEqual([]);
  });

  it("is refused before placing too", async () => {
    await razorpayAccepts(50_000);
    const shopper = await aShopper();
    const begun = await rest("POST", "/api/orders/create-razorpay-order", { amount: 700 }, shopper.token);
    expect(begun).toMatchObject({
      status: 400,
      body: {
        code: "PAYMENT_REFUSED",
        error:
          "Payment setup failed. Our payment provider does not accept an online payment of ₹700. Please order fewer pieces at a time, choose another payment method, or write to us.",
      },
    });
  });
});

it("an outage, or a wrong key, ends no order: its payment begins later", async () => {
  const { shopper, dress, order } = await pay.aPendingOrder();
  await pay.faults({ ...withoutWebhooks, refuse: 1 });
  expect((await pay.start(shopper, order.id)).code).toBe("PAYMENT_SETUP_FAILED");
  const { createOrder } = testShop.shop.razorpay;
  testShop.shop.razorpay.createOrder = () =>
    Promise.reject(new RazorpayError("refused", "Authentication failed", 401));
  expect((await pay.start(shopper, order.id)).code).toBe("PAYMENT_SETUP_FAILED");
  testShop.shop.razorpay.createOrder = createOrder;
  expect(await stockOf(dress.id)).toBe(9);
  const session = (await pay.start(shopper, order.id)).data.startPayment;
  await pay.verify(shopper, order.id, await pay.checkout(session));
  expect((await pay.orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
});
