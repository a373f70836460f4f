import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { gql } = house;
const calls = accountCalls(house);
const pay = paymentsOf(house);
await pay.faults({ webhooks: { isOff: true } });

type Export = { payments: unknown[]; invoices: unknown[] };

const exported = async (token: string): Promise<Export> =>
  JSON.parse((await calls.exportMyData(token)).data.exportMyData) as Export;

describe("the export of a shopper's payments", () => {
  it("contains payments and invoices, in rupees, with their orders", async () => {
    const { asha, order, session } = await pay.aStartedOrder();
    const proof = await pay.checkout(session);
    await pay.verify(asha, order.id, proof);
    const { requestInvoice: invoice } = (
      await gql<{ requestInvoice: { invoiceNumber: string } }>(
        "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceNumber } }",
        { id: order.id },
        asha.token,
      )
    ).data;
    const other = await pay.aStartedOrder();
    await pay.verify(other.asha, other.order.id, await pay.checkout(other.session));

    const { payments, invoices } = await exported(asha.token);
    expect(payments).toEqual([
      {
        orderNumber: order.orderNumber,
        paymentId: proof.razorpay_payment_id,
        amount: 700,
        currency: "INR",
        method: expect.any(String) as string,
        capturedAt: expect.stringMatching(/^\d{4}-/) as string,
        refund: null,
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
    const { asha, order, session } = await pay.aStartedOrder();
    await pay.age(order.id, 31);
    await pay.work();
    await pay.force(session.gatewayOrderId);
    await pay.age(order.id, 60);
    await pay.work();
    await pay.work();
    expect((await exported(asha.token)).payments).toMatchObject([{ refund: { amount: 700 } }]);
  });

  it("is empty for an account without online payments", async () => {
    const asha = await house.aShopper();
    expect(await exported(asha.token)).toMatchObject({ payments: [], invoices: [] });
  });
});
