import { describe, expect, it } from "vitest";
import { freshEmail } from "./support/account-calls.ts";
import { documentedAnswers } from "./support/documented-answers.ts";
import { paymentsOf } from "./support/payments.ts";
import { documentedOrder, type Json } from "./support/rest-shapes.ts";
import { examplesText, type RecordedExample } from "./support/recorded-examples.ts";
import { openTestMailbox } from "./support/test-mailbox.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { aProduct, aShopper, anAdmin, anOrder, aReview } = testShop;
const { expectDocumented, missing } = documentedAnswers();
const [admin, shopper, dress] = await Promise.all([
  anAdmin(),
  aShopper(),
  aProduct({ title: "Linen day dress", price: 700, sizes: ["M"], colors: ["Red"], stock: 50, pictures: 2 }),
]);

const recorded = new Map<string, RecordedExample>();

/** Calls a documented path such as "GET /api/products/{id}", and compares its answer with the OpenAPI file. */
const expectAnswer = async (
  name: string,
  { id = "", query = "", body, token }: { id?: string; query?: string; body?: Json; token?: string } = {},
): Promise<Json> => {
  const [method, path] = name.split(" ") as ["GET" | "POST" | "PUT", string];
  const answer = await testShop.rest(method, path.replace(/\{\w+\}/, id) + query, body, token);
  expectDocumented(name, answer);
  recorded.set(name, { ...(body ? { body } : {}), status: answer.status, answer: answer.body });
  return answer.body;
};

const ofAdmin = { token: admin.token };
const ofShopper = { token: shopper.token };
const newPassword = "saffron and silk";

describe("the answer in the OpenAPI file is what the path returns", () => {
  it("for products, reviews and the wishlist", async () => {
    expect.hasAssertions();
    await aReview({ productId: dress.id });
    await expectAnswer("GET /api/products");
    await expectAnswer("GET /api/products/search", { query: `?q=${encodeURIComponent(dress.title)}` });
    await expectAnswer("GET /api/products/{id}", { id: dress.id });
    await expectAnswer("GET /api/feedback/{id}", { id: dress.id });
    await expectAnswer("POST /api/feedback/{id}", {
      id: dress.id,
      body: { comment: "Lovely", rating: 4 },
      ...ofShopper,
    });
    await expectAnswer("POST /api/wishlist/toggle", { body: { productId: dress.id }, ...ofShopper });
    await expectAnswer("GET /api/wishlist", ofShopper);
  });

  it("for accounts", async () => {
    expect.hasAssertions();
    const email = freshEmail();
    await expectAnswer("POST /api/auth/check-email", { body: { email } });
    await expectAnswer("POST /api/auth/send-verification", { body: { email } });
    const token = await mailbox.nextToken(email);
    await expectAnswer("POST /api/auth/verify-email", { body: { token } });
    await expectAnswer("POST /api/auth/signup", { body: { token, name: "Asha Rao", password: newPassword } });
    await expectAnswer("POST /api/auth/forgot-password", { body: { email } });
    const resetToken = await mailbox.nextToken(email);
    await expectAnswer("POST /api/auth/reset-password", { body: { token: resetToken, newPassword } });
    await expectAnswer("POST /api/auth/send-otp", { body: { email } });
    const otp = await mailbox.nextOtp(email);
    await expectAnswer("POST /api/auth/verify-otp", { body: { email, otp, newPassword } });
    const session = await expectAnswer("POST /api/auth/login", { body: { email, password: newPassword } });
    await expectAnswer("PUT /api/auth/update-profile", {
      body: { name: "Asha R.", email, mobile: "98765", address: "14, Residency Road" },
      token: String(session["token"]),
    });
    await expectAnswer("POST /api/auth/change-password", {
      body: { currentPassword: newPassword, newPassword: "silk and saffron" },
      token: String(session["token"]),
    });
    await expectAnswer("POST /api/admin/login", { body: { email: admin.email, password: admin.password } });
  });

  it("for payments and orders", async () => {
    expect.hasAssertions();
    const pay = paymentsOf(testShop);
    await pay.faults({ webhooks: { isOff: true } });
    const intent = await expectAnswer("POST /api/orders/create-razorpay-order", {
      body: { amount: 1400 },
      ...ofShopper,
    });
    const proof = await pay.forcePayment(String(intent["id"]));
    await expectAnswer("POST /api/orders/verify-payment", {
      body: {
        orderId: intent["orderId"],
        razorpay_order_id: proof.razorpay_order_id,
        razorpay_payment_id: proof.razorpay_payment_id,
        razorpay_signature: proof.razorpay_signature,
      },
      ...ofShopper,
    });
    const paymentDetails = {
      method: "online",
      transactionId: proof.razorpay_payment_id,
      paymentStatus: "completed",
    };
    const paid = await expectAnswer("POST /api/orders/place", {
      body: documentedOrder(dress.id, { paymentDetails }),
      ...ofShopper,
    });
    await anOrder({ shopper, lines: [{ productId: dress.id, size: "M", color: "Red", quantity: 1 }] });
    await expectAnswer("GET /api/orders/my-orders", ofShopper);
    await expectAnswer("POST /api/orders/invoice/{orderId}", { id: String(paid["_id"]), ...ofShopper });
    await expectAnswer("GET /api/admin/orders", ofAdmin);
    await expectAnswer("GET /api/orders/admin/all", ofAdmin);
    await expectAnswer("PUT /api/orders/admin/{id}/status", {
      id: String(paid["_id"]),
      body: { status: "shipped" },
      ...ofAdmin,
    });
  });

  it("for the admin's products", async () => {
    expect.hasAssertions();
    const body = {
      title: "Ajrakh dress",
      description: "Block-printed.",
      price: 1299.5,
      category: "everyday",
    };
    const added = await expectAnswer("POST /api/products", { body, ...ofAdmin });
    await expectAnswer("PUT /api/admin/products/{id}", {
      id: String(added["_id"]),
      body: { price: 999 },
      ...ofAdmin,
    });
    await expectAnswer("GET /api/admin/products", ofAdmin);
  });

  it("for every path", () => {
    expect(missing()).toEqual([]);
  });

  it("and is its example: `npx vitest run api/test/rest-answers.test.ts -u`, then `npm run schema`", async () => {
    await expect(examplesText(recorded)).toMatchFileSnapshot("../src/app/rest/examples.json");
  });
});

it("an answer with another field, or without one, is noticed", () => {
  const body = { exists: true };
  const expectExists = (changed: Json) => () =>
    documentedAnswers().expectDocumented("POST /api/auth/check-email", { status: 200, body: changed });
  expect(expectExists(body)).not.toThrow();
  for (const changed of [{}, { exists: null }, { ...body, error: "" }])
    expect(expectExists(changed)).toThrow("deeply equal");
});
