import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql } = testShop;
const calls = accountCalls(testShop);
const pay = paymentsOf(testShop);
await pay.faults({ webhooks: { isOff: true } });

type Export = { payments: unknown[]; invoices: unknown[] };

const exported = async (token: string): Promise<Export> =>
  JSON.parse((await calls.exportMyData(token)).data.exportMyData) as Export;

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
