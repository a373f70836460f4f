import { describe, expect, it } from "vitest";
import { anAddress } from "../support/factories.ts";
import { documentedOrder, type Json } from "../support/rest-shapes.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, sql, aProduct, aShopper, aWelcomeCode } = testShop;
const mailbox = await openTestMailbox(testShop);

const inDevanagari = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

const copied = (text: string): string => `\u202a${text}\u200b\u202c`;

const place = async (changes: Json, discountCode?: string) => {
  const [shopper, dress] = await Promise.all([
    aShopper(),
    aProduct({ price: 700, sizes: ["M"], colors: ["Red"] }),
  ]);
  const code = discountCode ?? null;
  const body = { ...documentedOrder(dress.id, { shippingAddress: anAddress(changes) }), discountCode: code };
  return rest<Json>("POST", "/api/orders/place", body, shopper.token);
};

describe("a copied address over REST", () => {
  it.each([
    [{ phone: copied("+91\u00a098765\u201143210"), zipCode: "560025\u200b" }, "+91 98765-43210"],
    [{ phone: "0091 98765 43210", zipCode: "560\u2011025" }, "+91 98765 43210"],
    [{ phone: inDevanagari("98765 43210"), zipCode: inDevanagari("560 025") }, "98765 43210"],
    [{ phone: "\u200e+919876543210", zipCode: " 560 025 " }, "+919876543210"],
    [{ phone: "98765.43210", zipCode: "560.025" }, "+91 98765 43210"],
  ])("%j is stored in plain characters", async (changes, phone) => {
    const { status, body } = await place({ ...changes, email: copied("asha@example.com") });
    expect([status, body["shippingAddress"]]).toEqual([
      201,
      expect.objectContaining({ zipCode: "560025", email: "asha@example.com" }),
    ]);
    const stored = (body["shippingAddress"] as Json)["phone"];
    expect(stored).toBe(phone === "+91 98765-43210" ? "+91 98765 43210" : phone);
  });

  it("keeps what is no number of India", async () => {
    const { body } = await place({ phone: "ext. 12", zipCode: "SW1A 1AA" });
    expect(body["shippingAddress"]).toMatchObject({ phone: "ext. 12", zipCode: "SW1A 1AA" });
  });

  it("refuses what cannot be stored", async () => {
    expect(await place({ phone: "98765\u000043210" })).toMatchObject({ status: 400 });
    // One character that stands for 18.
    expect(await place({ phone: "\ufdfa".repeat(20) })).toMatchObject({ status: 400 });
  });
});

describe("a copied e-mail address", () => {
  it("logs in, over REST too", async () => {
    const shopper = await aShopper();
    for (const email of [copied(shopper.email), ` ${shopper.email}\ufeff\n`, shopper.email.toUpperCase()]) {
      const credentials = { email, password: shopper.password };
      expect(await rest("POST", "/api/auth/login", credentials)).toMatchObject({ status: 200 });
    }
    expect(await rest("POST", "/api/auth/check-email", { email: copied(shopper.email) })).toMatchObject({
      body: { exists: true },
    });
  });

  it("recovers the account by a one-time password in any digits", async () => {
    const shopper = await aShopper();
    await rest("POST", "/api/auth/send-otp", { email: copied(shopper.email) });
    const otp = await mailbox.nextOtp(shopper.email);
    const typed = `${inDevanagari(otp.slice(0, 3))}\u2011 ${otp.slice(3)}\u200b`;
    const body = { email: shopper.email, otp: typed, newPassword: "saffron and silk" };
    expect(await rest("POST", "/api/auth/verify-otp", body)).toMatchObject({ status: 200 });
  });
});

it("a copied PIN code has its states", async () => {
  const pin = `${inDevanagari("110")}\u00a0001\u200b`;
  const { data } = await gql<{ statesWithoutDelivery: string[] }>(
    "query($pin: String) { statesWithoutDelivery(pin: $pin) }",
    { pin },
  );
  expect(data.statesWithoutDelivery).toEqual(["Delhi"]);
});

it("a copied mobile number is stored in plain characters", async () => {
  const shopper = await aShopper();
  const { body } = await rest<Json>(
    "PUT",
    "/api/auth/update-profile",
    { name: shopper.name, email: copied(shopper.email), mobile: copied("0091-98765-43210") },
    shopper.token,
  );
  expect(body["user"]).toMatchObject({ mobile: "+91 98765 43210" });
});

it("a copied discount code is the code", async () => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 700 })]);
  const code = await aWelcomeCode(shopper);
  const lines = [{ productId: dress.id, quantity: 1 }];
  const { data } = await gql<{ checkoutQuote: { discount: number } }>(
    "query($lines: [OrderLineInput!]!, $code: String) { checkoutQuote(input: { lines: $lines, discountCode: $code }) { discount } }",
    { lines, code: copied(code.replace("-", "\u2011").toLowerCase()) },
    shopper.token,
  );
  expect(data.checkoutQuote.discount).toBe(280);
  expect(await sql("select 1 from orders where user_id = $1", [shopper.id])).toEqual([]);
});
