import { describe, expect, it } from "vitest";
import { accountCalls } from "../../support/account-calls.ts";
import { paymentsOf } from "../../support/payments.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aShopper, anAdmin, aProduct, anOrder, gql } = testShop;
const calls = accountCalls(testShop);
const pay = paymentsOf(testShop);
await pay.faults({ webhooks: { isOff: true } });

type Export = { payments: unknown[]; invoices: unknown[] };

const exported = async (token: string): Promise<Export> =>
  JSON.parse((await calls.exportMyData(token)).data.exportMyData.json) as Export;

describe("the export of a shopper's payments", () => {
  it("contains payments and invoices, in rupees, with their orders", async () => {
    const { shopper, order, session } = await pay.aStartedOrder();
    const proof = await pay.checkout(session);
    await pay.verify(shopper, order.id, proof);
    const { requestInvoice: invoice } = (
      await gql<{ requestInvoice: { invoiceNumber: string } }>(
        "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceNumber } }",
        { id: order.id },
        shopper.token,
      )
    ).data;
    const otherOrder = await pay.aStartedOrder();
    await pay.verify(otherOrder.shopper, otherOrder.order.id, await pay.checkout(otherOrder.session));

    const { payments, invoices } = await exported(shopper.token);
    expect(payments).toEqual([
      {
        orderNumber: order.orderNumber,
        paymentId: proof.razorpay_payment_id,
        amount: 700,
        currency: "INR",
        method: expect.any(String) as string,
        capturedAt: expect.stringMatching(/^\d{4}-/) as string,
        refunds: [],
      },
    ]);
    expect(invoices).toMatchObject([
      {
        number: invoice.invoiceNumber,
        orderNumber: order.orderNumber,
        total: 700,
        buyer: { state: "Karnataka" },
      },
    ]);
  });

  it("contains the refund of a payment that came too late", async () => {
    const { shopper, order, session } = await pay.aStartedOrder();
    await pay.passMinutes(order.id, 31);
    await pay.runJobs();
    await pay.forcePayment(session.gatewayOrderId);
    await pay.passMinutes(order.id, 60);
    await pay.runJobs();
    await pay.runJobs();
    expect((await exported(shopper.token)).payments).toMatchObject([{ refunds: [{ amount: 700 }] }]);
  });

  it("is empty for an account without online payments", async () => {
    const shopper = await testShop.aShopper();
    expect(await exported(shopper.token)).toMatchObject({ payments: [], invoices: [] });
  });
});

describe("the export of a shopper's orders", () => {
  it("contains their shipping cost, their statuses and their parcels", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 400 })]);
    const { id } = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    const parcel = "insert into parcels (order_id, courier, tracking_id) values ($1, 'Delhivery', 'DL-1')";
    await sql(parcel, [id]);
    const text = (await calls.exportMyData(shopper.token)).data.exportMyData.json;
    expect(JSON.parse(text)).toMatchObject({
      orders: [
        {
          discount: 0,
          shippingCost: 99,
          statuses: [{ status: "confirmed" }],
          parcels: [{ courier: "Delhivery", trackingId: "DL-1" }],
        },
      ],
    });
  });
});

describe("the export of an account's data", () => {
  it("contains only the account's own data", async () => {
    const [shopper, otherShopper, dress] = await Promise.all([
      aShopper(),
      aShopper("Bina Das"),
      aProduct({ price: 700.5, title: "Blue dress" }),
    ]);
    await calls.updateProfile(shopper.token, {
      name: "Asha Rao",
      email: shopper.email,
      mobile: "98765",
      address: "14, Residency Road",
    });
    const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 2 }] });
    await anOrder({ shopper: otherShopper });
    await gql(
      "mutation($id: ID!) { addToCart(input: { productId: $id }) { cart { id } } }",
      { id: dress.id },
      shopper.token,
    );
    await testShop.aReview({ shopper, productId: dress.id, comment: "Lovely!" });
    await gql(
      "mutation($id: ID!) { toggleWishlist(input: { productId: $id }) { inWishlist } }",
      { id: dress.id },
      shopper.token,
    );
    const code = await testShop.aWelcomeCode(shopper);
    const text = (await calls.exportMyData(shopper.token)).data.exportMyData.json;
    expect(JSON.parse(text)).toMatchObject({
      profile: {
        name: "Asha Rao",
        email: shopper.email,
        mobile: "98765",
        address: "14, Residency Road",
        notifications: { email: true },
      },
      welcomeCode: { code, percent: 40 },
      sessions: [{ device: "test" }],
      cart: [{ title: "Blue dress", quantity: 1 }],
      wishlist: [{ title: "Blue dress" }],
      reviews: [{ product: "Blue dress", rating: 5, comment: "Lovely!" }],
      orders: [
        {
          orderNumber: order.orderNumber,
          total: order.finalAmount,
          lines: [{ title: "Blue dress", price: 700.5, quantity: 2 }],
        },
      ],
    });
    expect((JSON.parse(text) as { orders: unknown[] }).orders).toHaveLength(1);
    expect(text).not.toMatch(/argon2|hash|Bina/i);
    expect(text).not.toContain(shopper.token);
  });

  it("exists for every new account, of a shopper or an admin", async () => {
    for (const person of [await aShopper(), await anAdmin()]) {
      const text = (await calls.exportMyData(person.token)).data.exportMyData.json;
      expect(JSON.parse(text)).toMatchObject({
        profile: { email: person.email },
        welcomeCode: null,
        cart: [],
        wishlist: [],
        reviews: [],
        orders: [],
      });
    }
  });
});
