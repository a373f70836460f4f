import { describe, expect, it } from "vitest";
import { creditsOf } from "../support/credits.ts";
import type { Person } from "../support/factories.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { qrTextOf } from "../support/qr-code.ts";
import { openTestShop } from "../support/test-shop.ts";

const settings = { ...noOrderLimits, SELLER_NAME: "Saanjh Studio" };
const testShop = await openTestShop({ ...settings, UPI_ID: "saanjh@okaxis" });
const { gql, sql, server, anAdmin, changeStatus } = testShop;
const { credit, piecesOf, markCollected, aCashOrder } = creditsOf(testShop);

const invoiceOf = async (shopper: Person, orderId: string): Promise<string> => {
  const { data } = await gql<{ requestInvoice: { invoiceUrl: string } }>(
    "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
    { id: orderId },
    shopper.token,
  );
  return data.requestInvoice.invoiceUrl;
};

/** The text of the QR code on the invoice as it is downloaded now; `undefined` without one. */
const codeOf = async (url: string): Promise<string | undefined> => {
  const response = await server.app.inject({ method: "GET", url: url.slice(url.indexOf("/invoices")) });
  expect(response.headers["content-type"]).toBe("application/pdf");
  return qrTextOf(response.rawPayload);
};

/** A cash order of 600 rupees with its invoice, and what its code says. */
const aCashSale = async () => {
  const { shopper, order } = await aCashOrder();
  const url = await invoiceOf(shopper, order.id);
  const uri = (amount: string) =>
    `upi://pay?pa=saanjh@okaxis&pn=Saanjh%20Studio&am=${amount}&cu=INR&tn=${order.orderNumber}`;
  return { order, url, uri };
};

describe("the QR code of an invoice, for a payment by UPI", () => {
  it("is there until the parcel is delivered", async () => {
    const [{ order, url, uri }, admin] = [await aCashSale(), await anAdmin()];
    expect(await codeOf(url)).toBe(uri("600.00"));
    for (const status of ["PROCESSING", "SHIPPED"]) {
      await changeStatus(admin, order.id, status);
      expect(await codeOf(url)).toBe(uri("600.00"));
    }
    await changeStatus(admin, order.id, "DELIVERED");
    expect(await codeOf(url)).toBeUndefined();
  });

  it("ends with the payment", async () => {
    const [paid, admin] = [await aCashSale(), await anAdmin()];
    expect(await codeOf(paid.url)).toBe(paid.uri("600.00"));
    await markCollected(admin, paid.order.id);
    expect(await codeOf(paid.url)).toBeUndefined();
  });

  it("ends with a cancellation", async () => {
    const [cancelled, admin] = [await aCashSale(), await anAdmin()];
    expect(await codeOf(cancelled.url)).toBe(cancelled.uri("600.00"));
    await changeStatus(admin, cancelled.order.id, "CANCELLED");
    expect(await codeOf(cancelled.url)).toBeUndefined();
  });

  it("asks for what the courier would collect after pieces were cancelled", async () => {
    const { order, url, uri } = await aCashSale();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect(await codeOf(url)).toBe(uri("300.00"));
    await credit(order.id);
    expect(await codeOf(url)).toBeUndefined();
  });

  it("is absent from an order that is paid online, paid or not", async () => {
    const { order, url } = await aCashSale();
    for (const status of ["completed", "pending", "failed"]) {
      await sql("update orders set payment_method = 'online', payment_status = $2 where id = $1", [
        order.id,
        status,
      ]);
      expect(await codeOf(url)).toBeUndefined();
    }
  });
});

it("a shop without a UPI id has invoices without a code", async () => {
  const other = await openTestShop(settings);
  const { shopper, order } = await creditsOf(other).aCashOrder();
  const { data } = await other.gql<{ requestInvoice: { invoiceUrl: string } }>(
    "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
    { id: order.id },
    shopper.token,
  );
  const path = data.requestInvoice.invoiceUrl.replace(/^.*(?=\/invoices)/, "");
  const response = await other.server.app.inject({ method: "GET", url: path });
  expect(qrTextOf(response.rawPayload)).toBeUndefined();
});
