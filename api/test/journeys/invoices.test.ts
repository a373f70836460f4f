import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../src/platform/database/database.ts";
import { issueInvoice } from "../../src/features/invoices/issue-invoice.command.ts";
import { signInvoiceLink } from "../../src/features/invoices/invoice-link.ts";
import { accountCalls } from "../support/account-calls.ts";
import { anAddress, type LineInput, type Person } from "../support/factories.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { PLACE_ORDER, type OrderFields } from "../support/operations.ts";
import { textOfPdf } from "../support/pdf-text.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop({
  ...noOrderLimits,
  SELLER_NAME: "Saanjh Studio",
  SELLER_ADDRESS: "SCO 148, Ludhiana 141001",
  SELLER_STATE: "Punjab",
  SELLER_GSTIN: "03AAAAA0000A1ZC",
});
const mailbox = await openTestMailbox(testShop);
const { gql, rest, sql, shop, server, aShopper, anAdmin, aProduct, aDraft, anOrder, aWelcomeCode } = testShop;

beforeEach(async () => {
  await sql("delete from throttles");
});

type Requested = { requestInvoice: { invoiceUrl: string; invoiceNumber: string } };

const request = (shopper: Person, orderId: string) =>
  gql<Requested>(
    "mutation($orderId: ID!) { requestInvoice(orderId: $orderId) { invoiceUrl invoiceNumber } }",
    { orderId },
    shopper.token,
  );

const requested = async (shopper: Person, orderId: string) =>
  (await request(shopper, orderId)).data.requestInvoice;

/** An order of one dress of 400 rupees, by a new account. */
const aSale = async (changes: Record<string, unknown> = {}, options: { price?: number } = {}) => {
  const [shopper, dress] = await Promise.all([
    aShopper(),
    aProduct({ price: options.price ?? 400, title: "Gulmohar dress" }),
  ]);
  const { email } = shopper;
  const lines: LineInput[] = [{ productId: dress.id, quantity: 1 }];
  const shippingAddress = anAddress({ email, state: "Punjab", city: "Amritsar" });
  const input = await aDraft(shopper, lines, { shippingAddress, ...changes });
  const { data } = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
  return { shopper, dress, email, order: data.placeOrder.order };
};

const openInvoice = (url: string) =>
  server.app.inject({ method: "GET", url: url.slice(url.indexOf("/invoices")) });

const pagesOf = async (url: string) => textOfPdf((await openInvoice(url)).rawPayload);

describe("the invoice that a shopper requests", () => {
  it("has the totals of the order by its mail or its link", async () => {
    const { shopper, email, order } = await aSale();
    const { invoiceUrl, invoiceNumber } = await requested(shopper, order.id);
    const mail = await mailbox.nextMail(email, "Invoice");
    expect(mail.subject).toBe(`Invoice ${invoiceNumber} for order ${order.orderNumber}`);
    const [attached] = mail.attachments ?? [];
    expect(attached).toMatchObject({ contentType: "application/pdf" });
    const response = await openInvoice(invoiceUrl);
    expect(response).toMatchObject({ statusCode: 200 });
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "content-disposition": `inline; filename="Saanjh-invoice-${invoiceNumber.replaceAll("/", "-")}.pdf"`,
    });
    expect(response.rawPayload.equals(attached?.content ?? Buffer.of())).toBe(true);
    const lines = textOfPdf(response.rawPayload).join("\n").split("\n");
    for (const text of [invoiceNumber, order.orderNumber, "Gulmohar dress", "400.00", "99.00", "₹499.00"])
      expect(lines).toContain(text);
    expect(lines).toContain("11.88");
    expect(order.tax).toBe(23.76);
  });

  it("is the same on every request, also after later changes", async () => {
    const { shopper, dress, order } = await aSale();
    const firstInvoice = await requested(shopper, order.id);
    const pagesBefore = await pagesOf(firstInvoice.invoiceUrl);
    await sql("update products set title = 'Renamed', price = 100, hsn = '4202' where id = $1", [dress.id]);
    await sql("update orders set ship_full_name = 'Another Name' where id = $1", [order.id]);
    const secondInvoice = await requested(shopper, order.id);
    expect(secondInvoice.invoiceNumber).toBe(firstInvoice.invoiceNumber);
    expect(await pagesOf(secondInvoice.invoiceUrl)).toEqual(pagesBefore);
  });

  it("is taxed on what the welcome discount leaves", async () => {
    const shopper = await aShopper();
    const dress = await aProduct({ price: 4000 });
    const discountCode = await aWelcomeCode(shopper);
    const lines = [{ productId: dress.id, quantity: 1 }];
    const input = await aDraft(shopper, lines, { discountCode, shippingAddress: anAddress() });
    const { data } = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
    const { invoiceUrl } = await requested(shopper, data.placeOrder.order.id);
    const printed = (await pagesOf(invoiceUrl)).join("\n").split("\n");
    for (const text of ["1,600.00", "2,285.72", "114.28", "5%", "₹2,400.00", "IGST", "Karnataka (29)"])
      expect(printed).toContain(text);
  });

  it("is available to the owner of the order only", async () => {
    const [{ order }, other, admin] = await Promise.all([aSale(), aShopper(), anAdmin()]);
    expect(await request(other, order.id)).toMatchObject({ status: 404, code: "ORDER_NOT_FOUND" });
    expect(await request(other, randomUUID())).toMatchObject({ status: 404, code: "ORDER_NOT_FOUND" });
    expect(await request(admin, order.id)).toMatchObject({ status: 403, code: "FORBIDDEN" });
  });

  it("does not exist before the payment, nor for an order that was cancelled before", async () => {
    const [{ shopper, order }, admin] = await Promise.all([aSale({ paymentMethod: "ONLINE" }), anAdmin()]);
    expect(await request(shopper, order.id)).toMatchObject({
      status: 409,
      code: "INVOICE_UNPAID",
      message: "This order is not paid yet. Its invoice comes with the payment.",
    });
    await testShop.changeStatus(admin, order.id, "CANCELLED");
    expect(await request(shopper, order.id)).toMatchObject({ status: 409, code: "INVOICE_CANCELLED" });
  });

  it("stays when its order is cancelled later", async () => {
    const [{ shopper, order }, admin] = await Promise.all([aSale(), anAdmin()]);
    const { invoiceNumber } = await requested(shopper, order.id);
    await testShop.changeStatus(admin, order.id, "CANCELLED");
    expect((await requested(shopper, order.id)).invoiceNumber).toBe(invoiceNumber);
  });

  it("is limited to six mails an hour for one order", async () => {
    const { shopper, order } = await aSale();
    for (let mailIndex = 0; mailIndex < 6; mailIndex += 1) await requested(shopper, order.id);
    expect(await request(shopper, order.id)).toMatchObject({ status: 429, code: "TOO_MANY" });
  });

  it("is available over REST too, as documented", async () => {
    const [{ shopper, order }, other] = await Promise.all([aSale(), aShopper()]);
    const path = `/api/orders/invoice/${order.id}`;
    const response = await rest<{ invoiceUrl: string }>("POST", path, undefined, shopper.token);
    expect(response).toMatchObject({
      status: 200,
      body: { invoiceUrl: expect.stringContaining("/invoices?") },
    });
    expect(Object.keys(response.body)).toEqual(["invoiceUrl"]);
    expect((await openInvoice(response.body.invoiceUrl)).statusCode).toBe(200);
    const declaredJson = { "content-type": "application/json" };
    expect(await rest("POST", path, "", shopper.token, declaredJson)).toMatchObject({ status: 200 });
    expect(await rest("POST", path, {}, other.token)).toMatchObject({
      status: 404,
      body: { error: "Order not found.", code: "ORDER_NOT_FOUND" },
    });
    expect((await rest("POST", path, {})).status).toBe(401);
  });
});

describe("the link to an invoice", () => {
  const expectInvalidLink = async (url: string) => {
    const response = await openInvoice(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch("text/html");
    expect(response.body).toContain("This invoice link is invalid or has expired.");
  };

  it("opens only as it was signed for seven days", async () => {
    const { shopper, order } = await aSale();
    const { invoiceUrl, invoiceNumber } = await requested(shopper, order.id);
    const [row] = await sql<{ id: string }>("select id from invoices where order_id = $1", [order.id]);
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await expectInvalidLink(
      `/invoices?token=${signInvoiceLink(shop.jwtSecret, row?.id ?? "", eightDaysAgo)}`,
    );
    await expectInvalidLink(
      `/invoices?token=${signInvoiceLink("another secret", row?.id ?? "", new Date())}`,
    );
    for (const forged of [order.id, order.orderNumber, invoiceNumber, row?.id, "", "<script>"])
      await expectInvalidLink(`/invoices?token=${encodeURIComponent(forged ?? "")}`);
    await expectInvalidLink("/invoices");
    await expectInvalidLink(`${invoiceUrl}&token=twice`);
    expect((await openInvoice(invoiceUrl)).statusCode).toBe(200);
  });

  it("ends with the account", async () => {
    const { shopper, email, order } = await aSale();
    const { invoiceUrl } = await requested(shopper, order.id);
    await mailbox.waitForJobs();
    await accountCalls(testShop).deleteAccount(shopper.token, shopper.password);
    await expectInvalidLink(invoiceUrl);
    const [stored] = await sql<{ text: string }>(
      "select snapshot::text as text from invoices where order_id = $1",
      [order.id],
    );
    expect(stored?.text).toContain("Asha Rao");
    for (const personalText of [email, "9876543210"]) expect(stored?.text).not.toContain(personalText);
  });
});

describe("the numbers of invoices", () => {
  const numbersOf = async (year: string): Promise<number[]> => {
    const rows = await sql<{ number: string }>(
      "select number from invoices where number like $1 order by number",
      [`SJ/${year}/%`],
    );
    return rows.map(({ number }) => Number(number.slice(-6)));
  };
  const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it("have no gap and no duplicate when forty orders are confirmed at once, on both sides of 1 April", async () => {
    const shopper = await aShopper();
    const dress = await aProduct({ stock: 99 });
    const lines = [{ productId: dress.id, quantity: 1 }];
    const orders = [];
    for (let placed = 0; placed < 40; placed += 1) orders.push(await anOrder({ shopper, lines }));
    await mailbox.waitForJobs();
    await sql("alter table invoices disable trigger invoices_are_kept");
    await sql("delete from invoices");
    await sql("delete from invoice_counters");
    const [march, april] = [new Date("2031-03-31T18:29:59Z"), new Date("2031-03-31T18:30:00Z")];
    const issue = (orderId: string, at: Date) =>
      inTransaction(shop.database, (tx) => issueInvoice(tx, shop, orderId, at));
    const issued = await Promise.all(
      orders.flatMap(({ id }, index) => {
        const at = index % 2 === 0 ? march : april;
        return [issue(id, at), issue(id, at)];
      }),
    );
    expect(new Set(issued.map(({ number }) => number)).size).toBe(40);
    expect(await numbersOf("30-31")).toEqual(numbersUpTo(20));
    expect(await numbersOf("31-32")).toEqual(numbersUpTo(20));
  });

  it("are not used up by a transaction that is rolled back", async () => {
    const [rolledBack, other] = [await aSale(), await aSale()];
    await mailbox.waitForJobs();
    await sql("alter table invoices disable trigger invoices_are_kept");
    await sql("delete from invoices");
    await sql("delete from invoice_counters");
    const at = new Date("2032-05-01T00:00:00Z");
    const broken = inTransaction(shop.database, async (tx) => {
      await issueInvoice(tx, shop, rolledBack.order.id, at);
      throw new Error("power failure");
    });
    await expect(broken).rejects.toThrow("power failure");
    await inTransaction(shop.database, (tx) => issueInvoice(tx, shop, other.order.id, at));
    expect(await numbersOf("32-33")).toEqual([1]);
  });
});
