import { describe, expect, it } from "vitest";
import { issueCreditNote } from "../../../src/features/invoices/issue-credit-note.command.ts";
import { issueInvoice } from "../../../src/features/invoices/issue-invoice.command.ts";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { creditsOf } from "../../support/credits.ts";
import { anAddress, type LineInput } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { PLACE_ORDER, type OrderFields } from "../../support/operations.ts";
import { returnsOf } from "../../support/returns.ts";
import { settingCalls } from "../../support/setting-calls.ts";
import { statementsOf } from "../../support/statements.ts";
import { openTestShop } from "../../support/test-shop.ts";

const gstin = "03AAAAA0000A1ZC";

// No worker runs: invoices and credit notes are issued at the instants that the tests name.
const testShop = await openTestShop({
  ...noOrderLimits,
  MAX_OPEN_CASH_AMOUNT: "0",
  SELLER_NAME: "Saanjh Studio",
  SELLER_STATE: "Punjab",
  SELLER_GSTIN: gstin,
});
const { gql, sql, shop, server, aShopper, anAdmin, aMember, aProduct, aDraft } = testShop;
const { credit, piecesOf } = creditsOf(testShop);
const { aDeliveredOrder, request, completed } = returnsOf(testShop);
const admin = await anAdmin();

const [endOfMarch, startOfApril] = [new Date("2031-03-31T18:29:59.999Z"), new Date("2031-03-31T18:30:00Z")];

/** A cash order of one product, delivered to a state. */
const aSale = async (state: string, price: number, quantity: number, hsn?: string) => {
  const [shopper, piece] = [await aShopper(), await aProduct({ price, stock: 10 })];
  if (hsn) await sql("update products set hsn = $1 where id = $2", [hsn, piece.id]);
  const lines: LineInput[] = [{ productId: piece.id, quantity }];
  const input = await aDraft(shopper, lines, { shippingAddress: anAddress({ state }) });
  const { data } = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
  return data.placeOrder.order;
};

const invoice = (orderId: string, at: Date) =>
  inTransaction(shop.database, (tx) => issueInvoice(tx, shop, orderId, at));

/** Issues the notes of all credits of an order. */
const note = async (orderId: string, at: Date) => {
  const credits = await sql<{ id: string }>("select id from order_credits where order_id = $1", [orderId]);
  for (const { id } of credits) await issueCreditNote(shop, id, at);
  return credits.length;
};

type Sums = { count: number; total: number };
type GstReturn = {
  gstin: string;
  invoices: Sums;
  creditNotes: Sums;
  sections: (Sums & { section: string; taxable: number; igst: number; cgst: number; sgst: number })[];
  documents: { series: string; kind: string; from: string; to: string; count: number }[];
};

const gstReturn = (month: string) =>
  gql<{ gstReturn: GstReturn }>(
    `query($month: Month!) { gstReturn(month: $month) { gstin invoices { count total } creditNotes { count total }
      sections { section count taxable igst cgst sgst total } documents { series kind from to count } } }`,
    { month },
    admin.token,
  );

const returnOf = async (month: string) => (await gstReturn(month)).data.gstReturn;

const fileUrl = async (month: string, file: string, person = admin) =>
  (
    await gql<{ gstFileLink: { url: string } }>(
      "query($month: Month!, $file: GstFile!) { gstFileLink(input: { month: $month, file: $file }) { url } }",
      { month, file },
      person.token,
    )
  ).data.gstFileLink.url;

const download = async (month: string, file: string) =>
  server.app.inject({ method: "GET", url: await fileUrl(month, file) });

const section = ({ sections }: GstReturn, name: string) =>
  sections.find((each) => each.section === name) ?? { count: 0, total: 0 };

describe("the GST return of a month", () => {
  it("has orders, a return, an exchange and a cancelled order at their amounts, by the month in India", async () => {
    const kept = await aSale("Punjab", 1050, 2);
    const cancelled = await aSale("Karnataka", 333.33, 3);
    const large = await aSale("Karnataka", 59_000.01, 2, "4202");
    const nextMonth = await aSale("Punjab", 777.77, 1);
    const { shopper, admin: seller, order: exchanged, lineId } = await aDeliveredOrder();
    const wish = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    await completed(seller, (await request(shopper, exchanged.id, [wish])).data.result);
    for (const { id } of [kept, cancelled, large, exchanged]) await invoice(id, endOfMarch);
    await invoice(nextMonth.id, startOfApril);
    await credit(kept.id, { pieces: await piecesOf(kept.id, 1) });
    await credit(cancelled.id);
    await credit(large.id, { pieces: await piecesOf(large.id, 1) });
    await note(cancelled.id, endOfMarch);
    await note(large.id, endOfMarch);
    await note(kept.id, startOfApril);
    // An exchange moves no money: it has no document of its own.
    expect(await note(exchanged.id, endOfMarch)).toBe(0);

    const march = await returnOf("2031-03");
    const paise = (amount: number) => Math.round(amount * 100);
    const invoiced = [kept, cancelled, large, exchanged].reduce(
      (sum, { finalAmount }) => sum + paise(finalAmount),
      0,
    );
    expect(march.gstin).toBe(gstin);
    expect(march.invoices).toEqual({ count: 4, total: invoiced / 100 });
    expect(march.creditNotes).toEqual({ count: 2, total: (paise(cancelled.finalAmount) + 5_900_001) / 100 });
    const left = invoiced - paise(cancelled.finalAmount) - 5_900_001;
    expect(paise(section(march, "HSN").total)).toBe(left);
    const supplies = paise(section(march, "B2CS").total) + paise(section(march, "B2CL").total);
    expect(supplies - paise(section(march, "CDNUR").total)).toBe(left);
    expect(section(march, "B2CL")).toMatchObject({ count: 1, total: 118_000.02, cgst: 0 });
    expect(section(march, "CDNUR")).toMatchObject({ count: 1, total: 59_000.01 });

    const april = await returnOf("2031-04");
    expect(april.invoices).toEqual({ count: 1, total: nextMonth.finalAmount });
    // The credit note of April is netted there, also when its invoice was of March.
    expect(paise(section(april, "B2CS").total)).toBe(paise(nextMonth.finalAmount) - 105_000);
    expect(april.documents).toEqual([
      {
        series: "Invoices for outward supply",
        kind: "ISSUED",
        from: "SJ/31-32/000001",
        to: "SJ/31-32/000001",
        count: 1,
      },
      { series: "Credit Note", kind: "ISSUED", from: "CN/31-32/000001", to: "CN/31-32/000001", count: 1 },
    ]);
  });

  it("is a file for the portal by a link without login", async () => {
    const response = await download("2031-03", "JSON");
    expect(response).toMatchObject({
      statusCode: 200,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="GSTR1-${gstin}-032031.json"`,
        "cache-control": "no-store",
      },
    });
    expect(response.json()).toMatchObject({
      gstin,
      fp: "032031",
      b2cl: [{ pos: "29", inv: [{ idt: "31-03-2031", val: 118_000.02 }] }],
      cdnur: [{ typ: "B2CL", ntty: "C", pos: "29", val: 59_000.01 }],
      doc_issue: { doc_det: [{ doc_num: 1 }, { doc_num: 5 }] },
    });
  });

  it("is a file for each section", async () => {
    for (const file of ["B2CS", "B2CL", "CDNUR", "HSN", "DOCUMENTS"]) {
      const csv = await download("2031-03", file);
      expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(csv.body.trim().split("\r\n").length).toBeGreaterThan(1);
    }
    expect((await download("2031-03", "B2CL")).body).toContain("118000.02,29-Karnataka,18,100000.02");
  });

  it("is empty for a month without documents", async () => {
    expect(await returnOf("2030-01")).toMatchObject({ invoices: { count: 0, total: 0 }, documents: [] });
    expect((await download("2030-01", "JSON")).json()).toMatchObject({
      b2cs: [],
      doc_issue: { doc_det: [] },
    });
  });

  it("lists a gap in the numbers and documents of another GSTIN as rows of their own", async () => {
    const at = new Date("2032-05-10T06:00:00Z");
    const orders = [];
    for (let placed = 0; placed < 3; placed += 1) orders.push(await aSale("Punjab", 500, 1));
    const [first, second, third] = orders.map(({ id }) => id);
    await invoice(first ?? "", at);
    await sql("update invoice_counters set last_number = 5 where financial_year = '32-33'");
    await settingCalls(testShop, admin.token).set("seller", { gstin: "" });
    await invoice(second ?? "", at);
    await settingCalls(testShop, admin.token).set("seller", { gstin });
    await invoice(third ?? "", at);
    const { documents, invoices } = await returnOf("2032-05");
    expect(invoices.count).toBe(2);
    expect(documents.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["ISSUED", "SJ/32-33/000001", "SJ/32-33/000001"],
      ["MISSING", "SJ/32-33/000002", "SJ/32-33/000005"],
      ["OTHER_GSTIN", "SJ/32-33/000006", "SJ/32-33/000006"],
      ["ISSUED", "SJ/32-33/000007", "SJ/32-33/000007"],
    ]);
  });

  it("is refused without a GSTIN", async () => {
    const { set } = settingCalls(testShop, admin.token);
    await set("seller", { gstin: "" });
    expect(await gstReturn("2032-06")).toMatchObject({
      status: 409,
      code: "GSTIN_MISSING",
      message:
        "The shop has no GSTIN, and a GST return is filed under one. Enter it in the settings, under Seller.",
    });
    expect(
      await gql('{ gstFileLink(input: { month: "2032-06", file: JSON }) { url } }', {}, admin.token),
    ).toMatchObject({ code: "GSTIN_MISSING" });
    await set("seller", { gstin });
  });
});

describe("a download link", () => {
  it("cannot be forged, or used for another file", async () => {
    const url = await fileUrl("2031-03", "JSON");
    for (const path of [
      "/gst-files",
      "/gst-files?token=x",
      url.replace("2031-03", "2031-04"),
      url.replace("json", "hsn"),
    ])
      expect((await server.app.inject({ method: "GET", url: path })).statusCode).toBe(404);
  });

  it("is not read for its headers alone", async () => {
    const url = await fileUrl("2031-03", "JSON");
    const statements = await statementsOf(async () => {
      expect((await server.app.inject({ method: "HEAD", url })).statusCode).toBe(404);
    });
    expect(statements.filter((text) => /\binvoices\b/.test(text))).toEqual([]);
  });

  it("ends with the role of its member", async () => {
    const accounts = await aMember(StaffRole.ACCOUNTS);
    const url = await fileUrl("2031-03", "JSON", accounts);
    expect((await server.app.inject({ method: "GET", url })).statusCode).toBe(200);
    await sql("update staff_members set staff_role = 'packer' where user_id = $1", [accounts.id]);
    expect((await server.app.inject({ method: "GET", url })).statusCode).toBe(404);
  });
});
