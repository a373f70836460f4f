import { describe, expect, it } from "vitest";
import { textOfPdf } from "./support/pdf-text.ts";
import { totalsOf } from "../src/features/checkout/totals.rules.ts";
import { printable } from "../src/platform/pdf.ts";
import { PaymentMethod } from "../src/features/orders/order-payment.rules.ts";
import { shopRules } from "../src/features/shop/shop-rules.ts";
import { toInvoiceSnapshot, type OrderToInvoice } from "../src/features/invoices/invoice.rules.ts";
import type { Seller } from "../src/features/shop/seller.rules.ts";
import { drawInvoice, fileNameOf } from "../src/features/invoices/pdf/draw-invoice.ts";

const at = new Date("2026-11-21T06:00:00Z");
const punjab = { name: "Saanjh", address: "Ludhiana 141001", state: "Punjab", gstin: "03AAAAA0000A1ZC" };
const kurta = { title: "Ajrakh Kurta", size: "M", color: "Indigo", hsn: "6211", quantity: 2, price: 189_000 };
const meera = {
  name: "Meera Sharma",
  address: "14, Mall Road",
  city: "Amritsar",
  state: "Punjab",
  zipCode: "143001",
};

type InvoiceOptions = {
  pieces?: (typeof kurta)[];
  percentOff?: number;
  buyer?: OrderToInvoice["buyer"];
  seller?: Seller;
};

const snapshotOf = ({
  pieces = [kurta],
  percentOff = 0,
  buyer = meera,
  seller = punjab,
}: InvoiceOptions = {}) => {
  const { lines, tax, discount, shippingCost, total } = totalsOf(pieces, shopRules, { at, percentOff });
  const order = { orderNumber: "SJ100001", orderedAt: at.toISOString(), payment: PaymentMethod.COD };
  return toInvoiceSnapshot({ ...order, buyer, shippingCost, discount, tax, total, lines }, seller);
};

const pagesOf = async (options: InvoiceOptions) => {
  const snapshot = snapshotOf(options);
  const pdf = await drawInvoice({ id: "an id", number: "SJ/26-27/000123", issuedAt: at, snapshot });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  return textOfPdf(pdf);
};

const linesOf = (page: string | undefined): string[] => (page ?? "").split("\n").map((line) => line.trim());

describe("the PDF of an invoice", () => {
  it("contains what the law requires: both parties, number, date, place of supply, codes, separate tax", async () => {
    const lines = linesOf((await pagesOf({ percentOff: 40 }))[0]);
    for (const text of [
      "Tax invoice",
      "SJ/26-27/000123",
      "21 November 2026",
      "GSTIN 03AAAAA0000A1ZC",
      "Meera Sharma",
      "Amritsar, Punjab 143001",
      "Punjab (03)",
      "6211",
      "1,890.00",
      "1,512.00",
      "2,160.00",
      "54.00",
      "2.5 %",
      "2,268.00",
      "₹2,268.00",
      "Rupees two thousand two hundred sixty-eight only",
      "Page 1 of 1",
    ])
      expect(lines).toContain(text);
    expect(lines.filter((line) => ["CGST", "SGST"].includes(line))).toHaveLength(2);
    expect(lines).not.toContain("IGST");
  });

  it("is a plain bill, without codes and tax, if the seller is not registered", async () => {
    const lines = linesOf((await pagesOf({ seller: { ...punjab, gstin: null } }))[0]);
    expect(lines).toContain("Bill");
    expect(lines).toContain("₹3,780.00");
    for (const absent of [
      "Tax invoice",
      "HSN",
      "CGST",
      "IGST",
      "Taxable value",
      "Place of supply",
      "Discount",
    ])
      expect(lines).not.toContain(absent);
  });

  it("takes as many pages as fifty lines need, each with its header and number, and loses no line", async () => {
    const pieces = Array.from({ length: 50 }, (_, index) => ({ ...kurta, title: `Kurta No. ${index + 1}` }));
    const pages = await pagesOf({ pieces });
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    const allLines = pages.flatMap(linesOf);
    for (const { title } of pieces) expect(allLines.filter((line) => line === title)).toHaveLength(1);
    expect(allLines).toContain("₹1,89,000.00");
  });

  it("prints names in Devanagari, and leaves out letters that its fonts do not have", async () => {
    const [page] = await pagesOf({ buyer: { ...meera, name: "मीरा", city: "தமிழ்\u202E😀" } });
    expect(linesOf(page)).toContain("मीरा");
    expect(page).toContain("?, Punjab");
  });

  it.each([
    ["a very long word as title", { pieces: [{ ...kurta, title: "x".repeat(300) }] }],
    ["a very long address", { buyer: { ...meera, address: "y ".repeat(250) } }],
    [
      "the most expensive possible order",
      { pieces: Array.from({ length: 50 }, () => ({ ...kurta, quantity: 99, price: 100_000_000 })) },
    ],
  ])("handles %s", async (_, options) => {
    expect((await pagesOf(options)).length).toBeGreaterThan(0);
  });

  it("has a file name without slashes", () => {
    const snapshot = snapshotOf();
    expect(fileNameOf({ number: "SJ/26-27/000123", snapshot })).toBe("Saanjh-invoice-SJ-26-27-000123.pdf");
  });
});

describe("printable text", () => {
  it.each([
    ["Łódź, Zoë & Søn", "Łódź, Zoë & Søn"],
    ["a\u202Eb\u200Bc\u0007d", "abcd"],
    ["Жук", "?"],
    ["क्\u200dष", "क्\u200dष"],
    ["one\ntwo", "one\ntwo"],
  ])("of %j is %j", (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});
