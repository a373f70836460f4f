import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../src/platform/database/database.ts";
import { issueInvoice } from "../../src/features/invoices/issue-invoice.command.ts";
import { signInvoiceLink } from "../../src/features/invoices/invoice-link.ts";
import { accountCalls } from "../support/account-calls.ts";
import { anAddress, type LineWish, type Person } from "../support/factories.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { manyOrders } from "../support/no-order-limits.ts";
import { CHANGE_STATUS, PLACE_ORDER, type OrderAnswer } from "../support/operations.ts";
import { textOfPdf } from "../support/pdf-text.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop({
  ...manyOrders,
  SELLER_NAME: "Saanjh Studio",
  SELLER_ADDRESS: "SCO 148, Ludhiana 141001",
  SELLER_STATE: "Punjab",
  SELLER_GSTIN: "03AAAAA0000A1ZC",
});
const room = await openMailRoom(house);
const { gql, rest, sql, shop, server, aShopper, anAdmin, aProduct, aDraft, anOrder, aWelcomeCode } = house;

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
const aSale = async (changes: Record<string, unknown> = {}, wish: { price?: number } = {}) => {
  const [asha, dress] = await Promise.all([
    aShopper(),
    aProduct({ price: wish.price ?? 400, title: "Gulmohar dress" }),
  ]);
  const { email } = asha;
  const lines: LineWish[] = [{ productId: dress.id, quantity: 1 }];
  const shippingAddress = anAddress({ email, state: "Punjab", city: "Amritsar" });
  const input = await aDraft(asha, lines, { shippingAddress, ...changes });
  const { data } = await gql<{ placeOrder: OrderAnswer }>(PLACE_ORDER, { input }, asha.token);
  return { asha, dress, email, order: data.placeOrder };
};

const move = (admin: Person, orderId: string, status: string) =>
  gql(CHANGE_STATUS, { orderId, status }, admin.token);

const open = (url: string) => server.app.inject({ method: "GET", url: url.slice(url.indexOf("/invoices")) });

const pagesOf = async (url: string) => textOfPdf((await open(url)).rawPayload);

describe("the invoice that a shopper requests", () => {
  it("is mailed as a PDF, and opens by a link, with the totals of the order", async () => {
    const { asha, email, order } = await aSale();
    const { invoiceUrl, invoiceNumber } = await requested(asha, order.id);
    const mail = await room.nextMail(email, "Invoice");
    expect(mail.subject).toBe(`Invoice ${invoiceNumber} for order ${order.orderNumber}`);
    const [attached] = mail.attachments ?? [];
    expect(attached).toMatchObject({ contentType: "application/pdf" });
    const answer = await open(invoiceUrl);
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "content-disposition": `inline; filename="Saanjh-invoice-${invoiceNumber.replaceAll("/", "-")}.pdf"`,
    });
    expect(answer.rawPayload.equals(attached?.content ?? Buffer.of())).toBe(true);
    const lines = textOfPdf(answer.rawPayload).join("\n").split("\n");
    for (const told of [invoiceNumber, order.orderNumber, "Gulmohar dress", "400.00", "99.00", "₹499.00"])
      expect(lines).toContain(told);
    expect(lines).toContain("11.88");
    expect(order.tax).toBe(23.76);
  });

  it("is the same on every request, whatever changes afterwards", async () => {
    const { asha, dress, order } = await aSale();
    const first = await requested(asha, order.id);
    const before = await pagesOf(first.invoiceUrl);
    await sql("update products set title = 'Renamed', price = 100, hsn = '4202' where id = $1", [dress.id]);
    await sql("update orders set ship_full_name = 'Somebody Else' where id = $1", [order.id]);
    const again = await requested(asha, order.id);
    expect(again.invoiceNumber).toBe(first.invoiceNumber);
    expect(await pagesOf(again.invoiceUrl)).toEqual(before);
  });

  it("shows the welcome discount, and calculates the tax from the rest", async () => {
    const asha = await aShopper();
    const dress = await aProduct({ price: 4000 });
    const discountCode = await aWelcomeCode(asha);
    const shippingAddress = anAddress();
    const input = await aDraft(asha, [{ productId: dress.id, quantity: 1 }], {
      discountCode,
      shippingAddress,
    });
    const { data } = await gql<{ placeOrder: OrderAnswer }>(PLACE_ORDER, { input }, asha.token);
    const { invoiceUrl } = await requested(asha, data.placeOrder.id);
    const lines = (await pagesOf(invoiceUrl)).join("\n").split("\n");
    for (const told of ["1,600.00", "2,285.72", "114.28", "5 %", "₹2,400.00", "IGST", "Karnataka (29)"])
      expect(lines).toContain(told);
  });

  it("is available to the owner of the order only", async () => {
    const [{ order }, other, boss] = await Promise.all([aSale(), aShopper(), anAdmin()]);
    expect(await request(other, order.id)).toMatchObject({ status: 404, code: "ORDER_NOT_FOUND" });
    expect(await request(other, randomUUID())).toMatchObject({ status: 404, code: "ORDER_NOT_FOUND" });
    expect(await request(boss, order.id)).toMatchObject({ status: 403, code: "FORBIDDEN" });
  });

  it("does not exist before the payment, nor for an order that was cancelled before", async () => {
    const [{ asha, order }, boss] = await Promise.all([aSale({ paymentMethod: "ONLINE" }), anAdmin()]);
    expect(await request(asha, order.id)).toMatchObject({
      status: 409,
      code: "INVOICE_UNPAID",
      message: "This order is not paid yet. Its invoice comes with the payment.",
    });
    await move(boss, order.id, "CANCELLED");
    expect(await request(asha, order.id)).toMatchObject({ status: 409, code: "INVOICE_CANCELLED" });
  });

  it("stays when its order is cancelled later", async () => {
    const [{ asha, order }, boss] = await Promise.all([aSale(), anAdmin()]);
    const { invoiceNumber } = await requested(asha, order.id);
    await move(boss, order.id, "CANCELLED");
    expect((await requested(asha, order.id)).invoiceNumber).toBe(invoiceNumber);
  });

  it("is limited to six mails an hour for one order", async () => {
    const { asha, order } = await aSale();
    for (let asked = 0; asked < 6; asked += 1) await requested(asha, order.id);
    expect(await request(asha, order.id)).toMatchObject({ status: 429, code: "TOO_MANY" });
  });

  it("is available over REST too, as documented", async () => {
    const [{ asha, order }, other] = await Promise.all([aSale(), aShopper()]);
    const path = `/api/orders/invoice/${order.id}`;
    const answer = await rest<{ invoiceUrl: string }>("POST", path, undefined, asha.token);
    expect(answer).toMatchObject({
      status: 200,
      body: { invoiceUrl: expect.stringContaining("/invoices?") },
    });
    expect(Object.keys(answer.body)).toEqual(["invoiceUrl"]);
    expect((await open(answer.body.invoiceUrl)).statusCode).toBe(200);
    expect(await rest("POST", path, {}, other.token)).toMatchObject({
      status: 404,
      body: { error: "Order not found.", code: "ORDER_NOT_FOUND" },
    });
    expect((await rest("POST", path, {})).status).toBe(401);
  });
});

describe("the link to an invoice", () => {
  const isGone = async (url: string) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toMatch("text/html");
    expect(answer.body).toContain("This invoice link is invalid or has expired.");
  };

  it("expires after seven days, and cannot be made from an order's id or number", async () => {
    const { asha, order } = await aSale();
    const { invoiceUrl, invoiceNumber } = await requested(asha, order.id);
    const [row] = await sql<{ id: string }>("select id from invoices where order_id = $1", [order.id]);
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await isGone(`/invoices?token=${signInvoiceLink(shop.jwtSecret, row?.id ?? "", eightDaysAgo)}`);
    await isGone(`/invoices?token=${signInvoiceLink("another secret", row?.id ?? "", new Date())}`);
    for (const forged of [order.id, order.orderNumber, invoiceNumber, row?.id, "", "<script>"])
      await isGone(`/invoices?token=${encodeURIComponent(forged ?? "")}`);
    await isGone("/invoices");
    await isGone(`${invoiceUrl}&token=twice`);
    expect((await open(invoiceUrl)).statusCode).toBe(200);
  });

  it("ends with the account; the invoice stays in the records, without e-mail and phone", async () => {
    const { asha, email, order } = await aSale();
    const { invoiceUrl } = await requested(asha, order.id);
    await room.quiet();
    await accountCalls(house).deleteAccount(asha.token, asha.password);
    await isGone(invoiceUrl);
    const [kept] = await sql<{ text: string }>(
      "select snapshot::text as text from invoices where order_id = $1",
      [order.id],
    );
    expect(kept?.text).toContain("Asha Rao");
    for (const hers of [email, "9876543210"]) expect(kept?.text).not.toContain(hers);
  });
});

describe("the numbers of invoices", () => {
  const placesOf = async (year: string): Promise<number[]> => {
    const rows = await sql<{ number: string }>(
      "select number from invoices where number like $1 order by number",
      [`SJ/${year}/%`],
    );
    return rows.map(({ number }) => Number(number.slice(-6)));
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

  it("have no gap and no duplicate when forty orders are confirmed at once, on both sides of 1 April", async () => {
    const shopper = await aShopper();
    const dress = await aProduct({ stock: 99 });
    const lines = [{ productId: dress.id, quantity: 1 }];
    const orders = [];
    for (let placed = 0; placed < 40; placed += 1) orders.push(await anOrder({ shopper, lines }));
    await room.quiet();
    await sql("alter table invoices disable trigger invoices_are_kept");
    await sql("delete from invoices");
    await sql("delete from invoice_counters");
    const [march, april] = [new Date("2031-03-31T18:29:59Z"), new Date("2031-03-31T18:30:00Z")];
    const issue = (orderId: string, at: Date) =>
      inTransaction(shop.database, (tx) => issueInvoice(tx, shop, orderId, at));
    const issued = await Promise.all(
      orders.flatMap(({ id }, place) => {
        const at = place % 2 === 0 ? march : april;
        return [issue(id, at), issue(id, at)];
      }),
    );
    expect(new Set(issued.map(({ number }) => number)).size).toBe(40);
    expect(await placesOf("30-31")).toEqual(upTo(20));
    expect(await placesOf("31-32")).toEqual(upTo(20));
  });

  it("are not used up by a transaction that is rolled back", async () => {
    const [one, other] = [await aSale(), await aSale()];
    await room.quiet();
    await sql("alter table invoices disable trigger invoices_are_kept");
    await sql("delete from invoices");
    await sql("delete from invoice_counters");
    const at = new Date("2032-05-01T00:00:00Z");
    const broken = inTransaction(shop.database, async (tx) => {
      await issueInvoice(tx, shop, one.order.id, at);
      throw new Error("the power went");
    });
    await expect(broken).rejects.toThrow("the power went");
    await inTransaction(shop.database, (tx) => issueInvoice(tx, shop, other.order.id, at));
    expect(await placesOf("32-33")).toEqual([1]);
  });
});
