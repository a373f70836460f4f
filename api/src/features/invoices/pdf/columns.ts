import { isolated } from "../../../platform/pdf/printed-text.ts";
import type { Paise } from "../../../platform/money.ts";
import type { InvoiceLine, InvoiceSnapshot } from "../invoice.rules.ts";
import { page } from "./layout.ts";

const amountFormat = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in a column: "1,29,900.00". */
export const amount = (paise: Paise): string => amountFormat.format(paise / 100);

/** A rate in hundredths of a percent, as "2.5 %". */
export const percent = (rate: number): string => `${rate / 100}%`;

export type Column = {
  name: string;
  width: number;
  isText?: boolean;
  cell: (line: InvoiceLine) => string;
  /** Lines in small type below the cell, such as the rate of a tax. */
  note?: (line: InvoiceLine) => string;
  sum?: (snapshot: InvoiceSnapshot) => string;
};

/** Whether the seller is registered for GST: its invoices tell codes and taxes. */
const isTaxed = ({ seller }: InvoiceSnapshot): boolean => seller.gstin !== null;

/** The columns of fixed width. */
const fixedColumns = (snapshot: InvoiceSnapshot): Column[] => {
  const hasTax = isTaxed(snapshot);
  const half = (line: InvoiceLine) => percent(line.taxRate / 2);
  const discount: Column = {
    name: "Discount",
    width: 62,
    cell: (line) => amount(line.discount),
    sum: ({ sums }) => amount(sums.discount),
  };
  const taxable: Column = {
    name: "Taxable value",
    width: 62,
    cell: (line) => amount(line.taxable),
    sum: ({ sums }) => amount(sums.taxable),
  };
  const tax = (name: string, part: "cgst" | "sgst" | "igst", rate: Column["note"] & {}): Column => ({
    name,
    width: 56,
    cell: (line) => amount(line[part]),
    note: rate,
    sum: ({ sums }) => amount(sums[part]),
  });
  const taxes = snapshot.isInterState
    ? [tax("IGST", "igst", (line) => percent(line.taxRate))]
    : [tax("CGST", "cgst", half), tax("SGST", "sgst", half)];
  return [
    { name: "Qty", width: 32, cell: (line) => String(line.quantity) },
    { name: "Price", width: 62, cell: (line) => amount(line.price) },
    ...(snapshot.sums.discount > 0 ? [discount] : []),
    ...(hasTax ? [taxable, ...taxes] : []),
    { name: "Amount", width: 66, cell: (line) => amount(line.total), sum: ({ sums }) => amount(sums.total) },
  ];
};

/**
 * The columns of an invoice. Codes and tax columns only for a seller registered for GST; the item takes the remaining width.
 */
export const columnsOf = (snapshot: InvoiceSnapshot): Column[] => {
  const hasTax = isTaxed(snapshot);
  const others = fixedColumns(snapshot);
  const used = others.reduce((total, { width }) => total + width, 0);
  const item: Column = {
    name: "Item",
    width: page.right - page.left - used,
    isText: true,
    cell: (line) => line.title,
    note: ({ detail, hsn }) =>
      [isolated(detail), hasTax ? `HSN\u00a0${hsn}` : ""].filter(Boolean).join(" · "),
    sum: () => "Total",
  };
  return [item, ...others];
};
