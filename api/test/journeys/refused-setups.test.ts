import { afterEach, expect, it } from "vitest";
import { RazorpayError, razorpayErrorOf } from "../../src/platform/razorpay/razorpay-error.ts";
import { orderChangesOf } from "../support/order-changes.ts";
import { paymentsOf, withoutWebhooks } from "../support/payments.ts";
import { settingCalls } from "../support/setting-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, anAdmin, aProduct, aDraft, stockOf } = testShop;
const pay = paymentsOf(testShop);
const { timeline } = orderChangesOf(testShop);
const admin = await anAdmin();
const { set } = settingCalls(testShop, admin.token);
await pay.faults(withoutWebhooks);

const { createOrder } = testShop.shop.razorpay;
const razorpayRefuses = (refusal: RazorpayError): void => {
  testShop.shop.razorpay.createOrder = () => Promise.reject(refusal);
};

afterEach(() => {
  testShop.shop.razorpay.createOrder = createOrder;
});

const PLACE_AND_PAY = `mutation($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id } paymentSession { gatewayOrderId } }
}`;

const ordersOf = (email: string) =>
  sql<{ id: string; status: string }>(
    "select o.id, o.order_status as status from orders o join users u on u.id = o.user_id where u.email = $1",
    [email],
  );

const aLargeOrder = async () => {
  const [shopper, saree] = await Promise.all([aShopper(), aProduct({ price: 99_999, stock: 6 })]);
  const lines = [{ productId: saree.id, quantity: 6 }];
  const input = await aDraft(shopper, lines, { paymentMethod: "ONLINE" });
  return { shopper, saree, placeAndPay: () => gql(PLACE_AND_PAY, { input }, shopper.token) };
};

it("six pieces at 99,999 rupees are refused at the limit of the shop", async () => {
  const { shopper, saree, placeAndPay } = await aLargeOrder();
  expect(await placeAndPay()).toMatchObject({
    code: "ONLINE_LIMIT",
    message:
      "Online payments are limited to ₹5,00,000 an order. Please order fewer pieces at a time, or place two orders.",
  });
  expect(await stockOf(saree.id)).toBe(6);
  expect(await ordersOf(shopper.email)).toEqual([]);
});

it("six pieces at 99,999 rupees end at once at the limit of Razorpay", async () => {
  const { shopper, saree, placeAndPay } = await aLargeOrder();
  expect((await set("payments", { onlineMaximum: "1000000" })).errors).toEqual([]);
  const refused = await placeAndPay();
  expect(refused).toMatchObject({
    code: "PAYMENT_REFUSED",
    message:
      "Payment setup failed. Our payment provider does not accept an online payment of ₹5,99,994. Your order was cancelled and you were not charged. Your pieces are back in your cart. Please order fewer pieces at a time, choose another payment method, or write to us.",
  });
  expect(await stockOf(saree.id)).toBe(6);
  const [order, ...others] = await ordersOf(shopper.email);
  expect(others).toEqual([]);
  expect(order?.status).toBe("cancelled");
  expect(await timeline(admin, order?.id ?? "")).toContainEqual({
    kind: "STATUS",
    title: "Cancelled",
    detail:
      "before: Payment Pending; the payment was refused: Razorpay: Amount exceeds maximum amount allowed.",
    by: null,
  });

  expect(await placeAndPay(), "a repeat of the request is no success").toMatchObject({
    code: "PAYMENT_REFUSED",
    message: refused.message,
  });
  expect(await ordersOf(shopper.email)).toEqual([order]);
  expect(await stockOf(saree.id)).toBe(6);
});

it.each([
  ["wrong keys", razorpayErrorOf(401, "Authentication failed")],
  ["a currency that the account lacks", razorpayErrorOf(400, "Currency is not supported", "currency")],
  ["an account that is not live", razorpayErrorOf(400, "Your account is not activated for live payments.")],
])("a refusal for %s ends no order, and the admin reads Razorpay's words", async (_, error) => {
  const { shopper, dress, order } = await pay.aPendingOrder();
  razorpayRefuses(error);
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await pay.start(shopper, order.id)).toMatchObject({
      code: "PAYMENT_SETUP_FAILED",
      message: "Payment setup failed.",
    });
  expect(await stockOf(dress.id)).toBe(9);
  const events = (await timeline(admin, order.id)).filter(({ kind }) => kind === "PAYMENT");
  expect(events).toEqual([
    { kind: "PAYMENT", title: "Payment could not begin", detail: error.message, by: null },
  ]);

  testShop.shop.razorpay.createOrder = createOrder;
  const session = (await pay.start(shopper, order.id)).data.startPayment;
  await pay.verify(shopper, order.id, await pay.checkout(session));
  expect((await pay.orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
});

it("an outage is not recorded as a refusal", async () => {
  const { shopper, order } = await pay.aPendingOrder();
  razorpayRefuses(new RazorpayError("unreachable", "no answer"));
  expect((await pay.start(shopper, order.id)).code).toBe("PAYMENT_SETUP_FAILED");
  expect((await timeline(admin, order.id)).map(({ kind }) => kind)).not.toContain("PAYMENT");
});

it("an amount below the minimum of Razorpay ends the order too", async () => {
  const { shopper, dress, order } = await pay.aPendingOrder();
  razorpayRefuses(razorpayErrorOf(400, "Order amount less than minimum amount allowed"));
  expect((await pay.start(shopper, order.id)).code).toBe("PAYMENT_REFUSED");
  expect(await stockOf(dress.id)).toBe(10);
});
