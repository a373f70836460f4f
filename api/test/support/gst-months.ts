import fc from "fast-check";
import { expect } from "vitest";
import { csvRows } from "../../src/features/books/gst-csv.rules.ts";
import { GstFile, type GstSection } from "../../src/features/books/gst-file.rules.ts";
import { gstJson } from "../../src/features/books/gst-json.rules.ts";
import {
  openGstReturn,
  sumOfAmounts,
  TaxDocumentKind,
  totalOf,
  type GstReturn,
  type TaxAmounts,
  type TaxDocument,
} from "../../src/features/books/gst-return.rules.ts";
import { totalsOf } from "../../src/features/checkout/totals.rules.ts";
import type { CreditNoteSnapshot } from "../../src/features/invoices/credit-note.rules.ts";
import type { InvoiceSnapshot } from "../../src/features/invoices/invoice.rules.ts";
import { remainingPieces } from "../../src/features/payments/credit.rules.ts";
import { rupees, sum, type Paise } from "../../src/platform/money.ts";
import {
  credited,
  creditedParts,
  invoiced,
  placedAt,
  randomOrders,
  taxSettings,
  type Invoiced,
} from "./random-invoices.ts";

let lastNumber = 0;

export const documentOf = (
  kind: TaxDocumentKind,
  { buyer, isInterState, lines }: InvoiceSnapshot,
  invoice: InvoiceSnapshot,
): TaxDocument => ({
  kind,
  number: `SJ/26-27/${String((lastNumber += 1)).padStart(6, "0")}`,
  issuedAt: placedAt,
  state: buyer.state,
  isInterState,
  invoiceTotal: invoice.sums.total,
  lines,
});

export type Sale = {
  sale: Invoiced;
  notes: readonly CreditNoteSnapshot[];
  /** Whether the invoice is of an earlier month: then only the credit notes are of this one. */
  isInvoicedEarlier?: boolean;
};

const documentsOf = (sales: readonly Sale[]): TaxDocument[] =>
  sales.flatMap(({ sale, notes, isInvoicedEarlier = false }) => {
    const { snapshot } = sale.invoice;
    return [
      ...(isInvoicedEarlier ? [] : [documentOf(TaxDocumentKind.INVOICE, snapshot, snapshot)]),
      ...notes.map((note) => documentOf(TaxDocumentKind.CREDIT_NOTE, note, snapshot)),
    ];
  });

const returnOfDocuments = (documents: readonly TaxDocument[]): GstReturn => {
  const { add, result } = openGstReturn();
  for (const document of documents) add(document);
  return result();
};

export const returnOf = (sales: readonly Sale[]): GstReturn => returnOfDocuments(documentsOf(sales));

const ratesOf = (documents: GstReturn["b2cl"]) => documents.flatMap(({ rates }) => rates);

const inOrder = ({ taxable, igst, cgst, sgst }: TaxAmounts) => [taxable, igst, cgst, sgst];

/** Taxable value and taxes by a key; an undefined key is left out. */
const sumsBy = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
  amountsOf: (row: Row) => readonly number[],
): Record<string, number[]> => {
  const sums: Record<string, number[]> = {};
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const before = sums[key];
    sums[key] = amountsOf(row).map((amount, index) => (before?.[index] ?? 0) + amount);
  }
  return sums;
};

/** The sum of the rupees of a file, in whole paise. */
const paise = (amounts: readonly number[]) => sum(amounts.map((amount) => Math.round(amount * 100)));

/** The sum of the CSV file of a section, in paise: value and taxes are its last four columns. */
const paiseOfCsv = (section: GstSection, gstReturn: GstReturn): number =>
  sum(
    csvRows(section, gstReturn, []).flatMap((row) =>
      row.slice(-4).map((cell) => Number(cell.replace(".", ""))),
    ),
  );

export const aSale = (price: number, state: string, quantity = 1): Invoiced =>
  invoiced(
    totalsOf([{ price, quantity, hsn: "4202" }], taxSettings, { at: placedAt, promotions: [] }),
    state,
  );

/**
 * A random order with some credits: returned pieces, shipping, an amount off the prices, and for a cancelled one all that is left.
 * An exchange for another size has no document; one for another product is a return and an order of its own.
 */
export const sales: fc.Arbitrary<Sale> = fc
  .record({
    totals: randomOrders,
    state: fc.constantFrom("Punjab", "Kerala", "Delhi", "Unknown"),
    variants: fc.array(fc.nat(99), { maxLength: 4 }),
    isCancelled: fc.boolean(),
    isInvoicedEarlier: fc.boolean(),
  })
  .map(({ totals, state, variants, isCancelled, isInvoicedEarlier }) => {
    const sale = invoiced(totals, state);
    const notes = creditedParts(sale, variants);
    if (isCancelled && remainingPieces(sale.order).length > 0) notes.push(credited(sale));
    return { sale, notes, isInvoicedEarlier };
  });

/** Compares each table of a return with the documents, which are added up another way. */
const expectTablesOf = ({ b2cs, b2cl, cdnur, hsn }: GstReturn, documents: readonly TaxDocument[]): void => {
  const signOf = ({ kind }: TaxDocument) => (kind === TaxDocumentKind.INVOICE ? 1 : -1);
  const lines = documents.flatMap((document) => document.lines.map((line) => ({ document, line })));
  const signed = ({ document, line }: (typeof lines)[number]) =>
    inOrder(line).map((amount) => signOf(document) * amount);
  const isLarge = ({ isInterState, invoiceTotal }: TaxDocument) =>
    isInterState && invoiceTotal > rupees(100_000);

  expect(
    sumsBy(b2cs, ({ state, isInterState, rate }) => `${state} ${isInterState} ${rate}`, inOrder),
  ).toEqual(
    sumsBy(
      lines,
      ({ document: { state, isInterState, ...document }, line }) =>
        isLarge({ state, isInterState, ...document })
          ? undefined
          : `${state} ${isInterState} ${line.taxRate}`,
      signed,
    ),
  );
  for (const [table, kind] of [
    [b2cl, TaxDocumentKind.INVOICE],
    [cdnur, TaxDocumentKind.CREDIT_NOTE],
  ] as const) {
    const listed = table.flatMap(({ number, rates }) => rates.map((row) => ({ number, ...row })));
    expect(sumsBy(listed, ({ number, rate }) => `${number} ${rate}`, inOrder)).toEqual(
      sumsBy(
        lines.filter(({ document }) => document.kind === kind && isLarge(document)),
        ({ document, line }) => `${document.number} ${line.taxRate}`,
        ({ line }) => inOrder(line),
      ),
    );
    const largeDocuments = documents.filter((document) => document.kind === kind && isLarge(document));
    expect(sum(table.map(({ total }) => total))).toBe(
      sum(largeDocuments.flatMap((document) => document.lines.map(({ total }) => total))),
    );
  }
  expect(sumsBy(hsn, ({ hsn: code, rate }) => `${code} ${rate}`, inOrder)).toEqual(
    sumsBy(lines, ({ line }) => `${line.hsn} ${line.taxRate}`, signed),
  );
};

/**
 * Fails unless what the shop keeps of its orders is also the sum that their documents print. Returns the amount: the total of the
 * month's orders less all of their credits.
 */
const keptAmount = (made: readonly Sale[]): Paise => {
  const invoicedNow = made.filter(({ isInvoicedEarlier }) => !isInvoicedEarlier);
  const printed =
    sum(invoicedNow.map(({ sale }) => sale.invoice.snapshot.sums.total)) -
    sum(made.flatMap(({ notes }) => notes.map(({ sums }) => sums.total)));
  const kept = sum(
    made.map(({ sale: { order, invoice }, isInvoicedEarlier }) => {
      const left = sum(order.lines.map(({ amount }) => amount)) + order.shipping;
      return isInvoicedEarlier ? left - invoice.snapshot.sums.total : left;
    }),
  );
  expect(printed).toBe(kept);
  return kept;
};

/** Compares the sums of a return, its JSON file and its CSV files with an amount. */
const expectSumOf = (gstReturn: GstReturn, kept: Paise): void => {
  const { b2cs, b2cl, cdnur, invoices, creditNotes } = gstReturn;
  expect(totalOf(invoices.amounts) - totalOf(creditNotes.amounts)).toBe(kept);
  expect(totalOf(sumOfAmounts([...b2cs, ...ratesOf(b2cl)])) - totalOf(sumOfAmounts(ratesOf(cdnur)))).toBe(
    kept,
  );

  const file = gstJson({ gstin: "03AAAAA0000A1ZC", month: "2026-11" }, gstReturn, []);
  type Amounts = { txval: number; iamt?: number; camt?: number; samt?: number };
  const ofFile = (rows: readonly Amounts[]) =>
    paise(rows.flatMap(({ txval, iamt = 0, camt = 0, samt = 0 }) => [txval, iamt, camt, samt]));
  const itemsOf = (rows: readonly { itms: { itm_det: Amounts }[] }[]) =>
    rows.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));
  const large = itemsOf(file.b2cl.flatMap(({ inv }) => inv));
  expect(ofFile(file.b2cs) + ofFile(large) - ofFile(itemsOf(file.cdnur))).toBe(kept);
  expect(ofFile(file.hsn.hsn_b2c)).toBe(kept);
  expect(
    paiseOfCsv(GstFile.B2CS, gstReturn) +
      paiseOfCsv(GstFile.B2CL, gstReturn) -
      paiseOfCsv(GstFile.CDNUR, gstReturn),
  ).toBe(kept);
  expect(paiseOfCsv(GstFile.HSN, gstReturn)).toBe(kept);
};

/** Fails unless each table and each file of the return has every paisa of the sales, once. Returns the return. */
export const expectNoPaisaLost = (made: readonly Sale[]): GstReturn => {
  const documents = documentsOf(made);
  const gstReturn = returnOfDocuments(documents);
  expectTablesOf(gstReturn, documents);
  expectSumOf(gstReturn, keptAmount(made));
  return gstReturn;
};
