import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { creditsOf } from "../../support/credits.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { orderChangesOf } from "../../support/order-changes.ts";
import { paymentsOf } from "../../support/payments.ts";
import { textOfPdf } from "../../support/pdf-text.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, server, anAdmin } = testShop;
const pay = paymentsOf(testShop);
const { runJobs, sentMails } = pay;
const { credit, piecesOf, aCashOrder } = creditsOf(testShop);
const { timeline } = orderChangesOf(testShop);
const admin = await anAdmin();

/** A cash order with an invoice. */
const anInvoicedOrder = async () => {
  const sale = await aCashOrder();
  await runJobs();
  const [invoice] = await sql<{ number: string }>("select number from invoices where order_id = $1", [
    sale.order.id,
  ]);
  return { ...sale, number: invoice?.number ?? "" };
};

const print = (...orderIds: string[]) =>
  gql<{ invoicesToPrint: { url: string | null; leftOut: string[] } }>(
    "query($orderIds: [ID!]!) { invoicesToPrint(orderIds: $orderIds) { url leftOut } }",
    { orderIds },
    admin.token,
  );

const open = (url: string) => server.app.inject({ method: "GET", url });

const mail = (operation: "mailInvoice(orderId: $id)" | "mailCreditNote(creditNoteId: $id)", id: string) =>
  gql(`mutation($id: ID!) { ${operation} { id } }`, { id }, admin.token);

describe("the invoices that an admin prints", () => {
  it("are the file that the shopper gets, for one order", async () => {
    const { shopper, order, number } = await anInvoicedOrder();
    const own = await gql<{ requestInvoice: { invoiceUrl: string } }>(
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: order.id },
      shopper.token,
    );
    const { invoiceUrl } = own.data.requestInvoice;
    const [ofAdmin, ofShopper] = await Promise.all([
      open((await print(order.id)).data.invoicesToPrint.url ?? ""),
      open(invoiceUrl.slice(invoiceUrl.indexOf("/invoices"))),
    ]);
    expect(ofAdmin.headers["content-disposition"]).toContain(number.replaceAll("/", "-"));
    expect(textOfPdf(ofAdmin.rawPayload)).toEqual(textOfPdf(ofShopper.rawPayload));
  });

  it("are one PDF in the order of the selection, without orders that have none, which are named", async () => {
    const [first, second] = [await anInvoicedOrder(), await anInvoicedOrder()];
    const unpaid = await pay.aPendingOrder();
    const { data } = await print(second.order.id, unpaid.order.id, first.order.id);
    expect(data.invoicesToPrint.leftOut).toEqual([unpaid.order.orderNumber]);
    const response = await open(data.invoicesToPrint.url ?? "");
    expect(response.headers["content-type"]).toBe("application/pdf");
    const pages = textOfPdf(response.rawPayload);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(second.number);
    expect(pages[0]).toContain("Page 1 of 1");
    expect(pages[1]).toContain(first.number);
    expect((await print(unpaid.order.id)).data.invoicesToPrint).toEqual({
      url: null,
      leftOut: [unpaid.order.orderNumber],
    });
    expect(await sql("select from invoices where order_id = $1", [unpaid.order.id])).toEqual([]);
  });

  it("are of 1 to 100 known orders", async () => {
    expect(await print()).toMatchObject({ code: "TOO_MANY_ORDERS" });
    expect(await print(...Array.from({ length: 101 }, () => randomUUID()))).toMatchObject({
      code: "TOO_MANY_ORDERS",
    });
    expect(await print(randomUUID())).toMatchObject({ code: "ORDER_NOT_FOUND" });
  });

  it("are not opened by a forged link", async () => {
    const { order } = await anInvoicedOrder();
    const url = (await print(order.id)).data.invoicesToPrint.url ?? "";
    expect((await open(`${url}x`)).statusCode).toBe(404);
    expect((await open("/invoices/print")).statusCode).toBe(404);
  });
});

describe("a document that an admin mails again", () => {
  it("is the same invoice, with the audit and the timeline, at most six times an hour", async () => {
    const { shopper, order, number } = await anInvoicedOrder();
    expect((await mail("mailInvoice(orderId: $id)", order.id)).code).toBeUndefined();
    await runJobs();
    const sent = sentMails().filter(({ to, subject }) => to === shopper.email && subject.includes(number));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.attachments).toHaveLength(1);
    const entries = await sql(
      "select user_id, changes from audit_entries where subject_id = $1 and action = 'mailInvoice'",
      [order.id],
    );
    expect(entries).toEqual([{ user_id: admin.id, changes: { number: { before: null, after: number } } }]);
    expect(await timeline(admin, order.id)).toContainEqual(
      expect.objectContaining({ title: "Invoice mailed again", detail: number }),
    );
    for (let count = 0; count < 5; count += 1) await mail("mailInvoice(orderId: $id)", order.id);
    expect(await mail("mailInvoice(orderId: $id)", order.id)).toMatchObject({ status: 429 });
  });

  it("is the same credit note, each time as a mail of its own", async () => {
    const { shopper, order } = await anInvoicedOrder();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    const [note] = await sql<{ id: string; number: string }>(
      "select id, number from credit_notes where order_id = $1",
      [order.id],
    );
    for (let count = 0; count < 2; count += 1)
      expect((await mail("mailCreditNote(creditNoteId: $id)", note?.id ?? "")).code).toBeUndefined();
    await runJobs();
    const sent = sentMails().filter(
      ({ to, subject }) => to === shopper.email && subject.includes(note?.number ?? ""),
    );
    expect(sent).toHaveLength(3);
    const entries = await sql(
      "select action from audit_entries where subject_id = $1 and action = 'mailCreditNote'",
      [order.id],
    );
    expect(entries).toEqual([1, 2].map(() => ({ action: "mailCreditNote" })));
    const { data } = await gql<{ creditNoteToPrint: { url: string } }>(
      "query($id: ID!) { creditNoteToPrint(creditNoteId: $id) { url } }",
      { id: note?.id },
      admin.token,
    );
    const response = await open(data.creditNoteToPrint.url);
    expect(textOfPdf(response.rawPayload).join("\n")).toContain(note?.number);
  });

  it("is refused without an invoice", async () => {
    const unpaid = await pay.aPendingOrder();
    expect(await mail("mailInvoice(orderId: $id)", unpaid.order.id)).toMatchObject({
      code: "INVOICE_UNPAID",
    });
  });

  it("is refused without an address that gets mails", async () => {
    const { shopper, order } = await anInvoicedOrder();
    await sql("update users set email_verified_at = null where id = $1", [shopper.id]);
    expect(await mail("mailInvoice(orderId: $id)", order.id)).toMatchObject({ code: "NO_MAIL_ADDRESS" });
  });
});
