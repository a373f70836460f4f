import { rupees, sum, type Paise } from "../../platform/money.ts";
import { isPriceReduction } from "../invoices/credit-note.rules.ts";
import type { InvoiceLine } from "../invoices/invoice.rules.ts";

/**
 * An invoice above this, to another state, is listed by itself (table 5 of GSTR-1). Source: rule 59(4) of the CGST Rules 2017, as
 * amended by Notification 12/2024-Central Tax, in force since 1 August 2024.
 */
const largeInvoiceAbove: Paise = rupees(100_000);

export enum TaxDocumentKind {
  INVOICE = "invoice",
  CREDIT_NOTE = "credit note",
}

/** An invoice or a credit note as it was issued. */
export type TaxDocument = {
  kind: TaxDocumentKind;
  number: string;
  issuedAt: Date;
  /** State of delivery. */
  state: string;
  isInterState: boolean;
  /** Total of the invoice; of a credit note, that of the invoice which it reduces. */
  invoiceTotal: Paise;
  lines: readonly InvoiceLine[];
};

/** Taxable value and taxes; the total of a row is their sum. */
export type TaxAmounts = { taxable: Paise; igst: Paise; cgst: Paise; sgst: Paise };

/** Sales to consumers of one state at one rate, less credit notes. May be below zero. */
export type SmallSales = TaxAmounts & { isInterState: boolean; state: string; rate: number };

/** A document that is listed by itself, with the amounts of each rate. */
export type LargeDocument = {
  number: string;
  issuedAt: Date;
  state: string;
  total: Paise;
  rates: (TaxAmounts & { rate: number })[];
};

/** Goods or services of one code at one rate, less credit notes. Services have no quantity. */
export type HsnSales = TaxAmounts & { hsn: string; rate: number; quantity: number };

/** The sections of a return in the order of the portal. Rates are in hundredths of a percent. */
export type GstReturn = {
  b2cs: SmallSales[];
  b2cl: LargeDocument[];
  cdnur: LargeDocument[];
  hsn: HsnSales[];
  /** What the documents themselves add up to. */
  invoices: { count: number; amounts: TaxAmounts };
  creditNotes: { count: number; amounts: TaxAmounts };
};

const noTax: TaxAmounts = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };

/** Adds amounts; with the factor -1 it takes the others away. */
const added = (one: TaxAmounts, other: TaxAmounts, factor: 1 | -1 = 1): TaxAmounts => ({
  taxable: one.taxable + factor * other.taxable,
  igst: one.igst + factor * other.igst,
  cgst: one.cgst + factor * other.cgst,
  sgst: one.sgst + factor * other.sgst,
});

export const sumOfAmounts = (rows: readonly TaxAmounts[]): TaxAmounts =>
  rows.reduce((total, row) => added(total, row), noTax);

export const totalOf = ({ taxable, igst, cgst, sgst }: TaxAmounts): Paise => sum([taxable, igst, cgst, sgst]);

/** Whether the code is of a service. */
export const isService = (hsn: string): boolean => hsn.startsWith("99");

/** Adds to the row of a key, which it makes first. */
const addTo = <Row extends TaxAmounts>(
  rows: Map<string, Row>,
  key: string,
  first: Row,
  amounts: TaxAmounts,
  factor: 1 | -1,
): Row => {
  const row = rows.get(key) ?? first;
  Object.assign(row, added(row, amounts, factor));
  rows.set(key, row);
  return row;
};

const byText = <Row>(textOf: (row: Row) => string) => {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return (one: Row, other: Row): number => compare(textOf(one), textOf(other));
};

/** The amounts of a document by rate, in ascending order of the rates. */
const byRate = (lines: readonly InvoiceLine[]): LargeDocument["rates"] => {
  const rates = new Map<string, LargeDocument["rates"][number]>();
  for (const line of lines) addTo(rates, String(line.taxRate), { rate: line.taxRate, ...noTax }, line, 1);
  return [...rates.values()].sort((one, other) => one.rate - other.rate);
};

/** Pieces that a line sold or took back. */
const piecesOf = (line: InvoiceLine): number =>
  isService(line.hsn) || isPriceReduction(line) ? 0 : line.quantity;

/**
 * Adds up the documents of a month to the sections of GSTR-1. All buyers are consumers: the shop asks for no GSTIN of a buyer. A
 * credit note is taken away from the consolidated sales (table 7), or listed if its invoice was (table 9B).
 */
export const openGstReturn = () => {
  const small = new Map<string, SmallSales>();
  const codes = new Map<string, HsnSales>();
  const large = {
    [TaxDocumentKind.INVOICE]: [] as LargeDocument[],
    [TaxDocumentKind.CREDIT_NOTE]: [] as LargeDocument[],
  };
  const documents = {
    [TaxDocumentKind.INVOICE]: { count: 0, amounts: noTax },
    [TaxDocumentKind.CREDIT_NOTE]: { count: 0, amounts: noTax },
  };

  const add = ({ kind, state, isInterState, invoiceTotal, lines, ...document }: TaxDocument): void => {
    const factor = kind === TaxDocumentKind.INVOICE ? 1 : -1;
    const ofKind = documents[kind];
    ofKind.count += 1;
    ofKind.amounts = added(ofKind.amounts, sumOfAmounts(lines));
    for (const line of lines) {
      const { hsn, taxRate: rate } = line;
      const row = addTo(codes, `${hsn} ${rate}`, { hsn, rate, quantity: 0, ...noTax }, line, factor);
      row.quantity += factor * piecesOf(line);
    }
    if (isInterState && invoiceTotal > largeInvoiceAbove) {
      const total = totalOf(sumOfAmounts(lines));
      large[kind].push({ ...document, state, total, rates: byRate(lines) });
      return;
    }
    for (const { rate, ...amounts } of byRate(lines))
      addTo(
        small,
        `${isInterState} ${state} ${rate}`,
        { isInterState, state, rate, ...noTax },
        amounts,
        factor,
      );
  };

  const result = (): GstReturn => ({
    b2cs: [...small.values()].sort(
      byText(({ isInterState, state, rate }) => `${isInterState} ${state} ${rate}`),
    ),
    b2cl: large[TaxDocumentKind.INVOICE].toSorted(byText(({ number }) => number)),
    cdnur: large[TaxDocumentKind.CREDIT_NOTE].toSorted(byText(({ number }) => number)),
    hsn: [...codes.values()].sort(byText(({ hsn, rate }) => `${hsn} ${rate}`)),
    invoices: documents[TaxDocumentKind.INVOICE],
    creditNotes: documents[TaxDocumentKind.CREDIT_NOTE],
  });

  return { add, result };
};
