import { describe, expect, it } from "vitest";
import { allTags, structureOfPdf } from "../support/pdf-structure.ts";
import { contentsOfPdf, textOfPdf } from "../support/pdf-text.ts";
import { qrTextOf } from "../support/qr-code.ts";
import { totalsOf } from "../../src/features/checkout/totals.rules.ts";
import { PaymentMethod } from "../../src/features/orders/order-payment.rules.ts";
import { shopRules } from "../../src/features/shop/shop.rules.ts";
import { toInvoiceSnapshot, type OrderToInvoice } from "../../src/features/invoices/invoice.rules.ts";
import { upiUri, type UpiPayment } from "../../src/features/shop/upi.rules.ts";
import type { Seller } from "../../src/features/shop/seller.rules.ts";
import { drawInvoice, fileNameOf } from "../../src/features/invoices/pdf/draw-invoice.ts";
import { percentOff as promotionsOf } from "../support/promotions.ts";

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
  shopName?: string;
};

const snapshotOf = ({
  pieces = [kurta],
  percentOff = 0,
  buyer = meera,
  seller = punjab,
  shopName = "Saanjh",
}: InvoiceOptions = {}) => {
  const { lines, tax, discount, shippingCost, total } = totalsOf(pieces, shopRules, {
    at,
    promotions: promotionsOf(percentOff),
  });
  const order = { orderNumber: "SJ100001", orderedAt: at.toISOString(), payment: PaymentMethod.COD };
  return toInvoiceSnapshot(
    { ...order, buyer, shippingCost, discount, tax, total, lines },
    { seller, brand: { name: shopName } },
  );
};

const drawn = async (options: InvoiceOptions = {}, upi?: UpiPayment): Promise<Buffer> => {
  const snapshot = snapshotOf(options);
  const pdf = await drawInvoice({ id: "an id", number: "SJ/26-27/000123", issuedAt: at, snapshot }, upi);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  return pdf;
};

const pagesOf = async (options: InvoiceOptions) => textOfPdf(await drawn(options));

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
      "M, Indigo · HSN\u00a06211",
      "1,890.00",
      "1,512.00",
      "2,160.00",
      "54.00",
      "2.5%",
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

  it("prints each of fifty lines once, on numbered pages", async () => {
    const pieces = Array.from({ length: 50 }, (_, index) => ({ ...kurta, title: `Kurta No. ${index + 1}` }));
    const pages = await pagesOf({ pieces });
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    const allLines = pages.flatMap(linesOf);
    for (const { title } of pieces) expect(allLines.filter((line) => line === title)).toHaveLength(1);
    expect(allLines).toContain("₹1,89,000.00");
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

  it("has the name of the shop at its issue: in its author, its logo and its file name", async () => {
    const shopName = 'Kesar & "Co" सांझ';
    const pdf = await drawn({ shopName });
    expect(await drawn({ shopName: "Kesar" })).not.toEqual(await drawn());
    expect(allTags(structureOfPdf(pdf).tags).filter(({ role }) => role === "Figure")).toMatchObject([
      { alt: shopName },
    ]);
    const snapshot = snapshotOf({ shopName });
    expect(fileNameOf({ number: "SJ/1", snapshot })).toBe("Kesar-Co-invoice-SJ-1.pdf");
    const { shopName: _, ...ofFirstName } = snapshot;
    expect(fileNameOf({ number: "SJ/1", snapshot: ofFirstName })).toBe("Saanjh-invoice-SJ-1.pdf");
  });
});

const manyPieces = Array.from({ length: 20 }, (_, index) => ({ ...kurta, title: `Kurta No. ${index + 1}` }));

const upi: UpiPayment = {
  upiId: "saanjh.studio@okaxis",
  payee: "Saanjh & Daughters",
  amount: 378_001,
  orderNumber: "SJ100001",
};

describe("the structure of an invoice", () => {
  it("is tagged, in English, with a title that viewers show", async () => {
    const pdf = await drawn();
    const { isMarked, language, showsTitle } = structureOfPdf(pdf);
    expect({ isMarked, language, showsTitle }).toEqual({
      isMarked: true,
      language: "en-IN",
      showsTitle: true,
    });
    expect(pdf.toString("latin1")).toMatch(/\(Tax invoice SJ\/26-27\/000123\)/);
  });

  it("has the parts in the order of reading: logo, title, parties, facts, lines, words, notes", async () => {
    const [document, ...others] = structureOfPdf(await drawn()).tags;
    expect(others).toEqual([]);
    expect(document?.role).toBe("Document");
    const roles = document?.children.map(({ role }) => role);
    expect(roles).toEqual(["Figure", "H1", "P", "Sect", "Sect", "L", "Table", "P", "Sect", "P", "P"]);
    const tags = allTags(document?.children ?? []);
    expect(tags.filter(({ role }) => role === "H1")).toHaveLength(1);
    expect(tags.filter(({ role }) => role === "H2")).toHaveLength(3);
    const items = tags.filter(({ role }) => role === "LI");
    expect(items).toHaveLength(6);
    for (const { children } of items) expect(children.map(({ role }) => role)).toEqual(["Lbl", "LBody"]);
    expect(tags.filter(({ role }) => role === "Figure").map(({ alt }) => alt)).toEqual(["Saanjh"]);
  });

  it("has one table over several pages, whose rows are complete and whose heads have a scope", async () => {
    const pdf = await drawn({ pieces: manyPieces });
    expect(textOfPdf(pdf).length).toBeGreaterThan(1);
    const [table, ...others] = allTags(structureOfPdf(pdf).tags).filter(({ role }) => role === "Table");
    expect(others).toEqual([]);
    expect(table?.children.map(({ role }) => role)).toEqual(["THead", "TBody", "TFoot"]);
    const [head, body, foot] = (table?.children ?? []).map(({ children }) => children);
    expect([head?.length, body?.length, foot?.length]).toEqual([1, manyPieces.length, 1]);
    const rows = [...(head ?? []), ...(body ?? []), ...(foot ?? [])];
    expect(new Set(rows.map(({ children }) => children.length))).toEqual(new Set([7]));
    expect(new Set(head?.[0]?.children.map(({ role, scope }) => `${role} ${scope}`))).toEqual(
      new Set(["TH Column"]),
    );
    for (const { children } of body ?? [])
      expect(children.map(({ role, scope }) => `${role} ${scope}`.trim())).toEqual([
        "TH Row",
        ...Array.from({ length: 6 }, () => "TD"),
      ]);
  });

  it("covers everything that is drawn: each operation is content of a tag or an artifact", async () => {
    for (const content of contentsOfPdf(await drawn({ pieces: manyPieces }, upi))) {
      const unmarked = content.replace(/\/\w+ (?:<<[\s\S]*?>> BDC|BMC)[\s\S]*?\bEMC\b/g, "");
      expect(unmarked).not.toMatch(/\b(?:TJ|Tj|re|S|f)\s*$/m);
      expect(unmarked).not.toMatch(/BDC|BMC|EMC/);
      expect(content).toContain("/Artifact <<\n/Type /Pagination\n>> BDC");
    }
  });

  it("has text of at least 9 points, most of it of 10", async () => {
    const [content = ""] = contentsOfPdf(await drawn());
    const sizes = [...content.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBe(9);
    expect(sizes.filter((size) => size >= 10).length).toBeGreaterThan(sizes.length / 2);
  });
});

describe("the payment by UPI", () => {
  it("is a QR code that a camera reads, with the payee, the amount to the paisa and the order", async () => {
    const pdf = await drawn({}, upi);
    expect(qrTextOf(pdf)).toBe(upiUri(upi));
    expect(qrTextOf(pdf)).toBe(
      "upi://pay?pa=saanjh.studio@okaxis&pn=Saanjh%20%26%20Daughters&am=3780.01&cu=INR&tn=SJ100001",
    );
    const lines = linesOf(textOfPdf(pdf)[0]);
    expect(lines).toContain("Pay by UPI instead of cash");
    expect(lines).toContain("₹3,780.01 to Saanjh & Daughters, UPI ID saanjh.studio@okaxis");
    expect(allTags(structureOfPdf(pdf).tags).map(({ alt }) => alt)).toContain(
      "QR code to pay ₹3,780.01 by UPI to saanjh.studio@okaxis",
    );
  });

  it("is absent if nothing is due", async () => {
    const pdf = await drawn();
    expect(qrTextOf(pdf)).toBeUndefined();
    expect(textOfPdf(pdf).join("\n")).not.toContain("UPI");
  });

  it.each([1, 6, 7, 8, 9, 10])("is whole on the last page, after %d lines", async (count) => {
    const pdf = await drawn({ pieces: manyPieces.slice(0, count) }, upi);
    expect(qrTextOf(pdf)).toBe(upiUri(upi));
    const last = linesOf(textOfPdf(pdf).at(-1));
    expect(last).toContain("Amount in words");
    expect(last).toContain("Pay by UPI instead of cash");
  });
});
