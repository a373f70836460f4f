import { printable } from "../../../platform/pdf.ts";
import type { Paise } from "../../../platform/money.ts";
import type { InvoiceLine, InvoiceSnapshot } from "../invoice.rules.ts";
import { page } from "./layout.ts";

const amounts = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in a column: "1,29,900.00". */
export const amount = (paise: Paise): string => amounts.format(paise / 100);

/** A rate in hundredths of a percent, as "2.5 %". */
export const percent = (rate: number): string => `${rate / 100} %`;

export type Column = {
  name: string;
  width: number;
  isText?: boolean;
  cell: (line: InvoiceLine) => string;
  /** A second line in small, such as the rate below a tax. */
  note?: (line: InvoiceLine) => string;
  sum?: (text: InvoiceSnapshot) => string;
};

const fixed = (text: InvoiceSnapshot): Column[] => {
  const hasTax = text.seller.gstin !== null;
  const half = (line: InvoiceLine) => percent(line.taxRate / 2);
  const code: Column = { name: "HSN", width: 40, cell: (line) => line.hsn };
  const discount: Column = {
    name: "Discount",
    width: 54,
    cell: (line) => amount(line.discount),
    sum: ({ sums }) => amount(sums.discount),
  };
  const taxable: Column = {
    name: "Taxable value",
    width: 60,
    cell: (line) => amount(line.taxable),
    sum: ({ sums }) => amount(sums.taxable),
  };
  const tax = (name: string, part: "cgst" | "sgst" | "igst", rate: Column["note"] & {}): Column => ({
    name,
    width: 54,
    cell: (line) => amount(line[part]),
    note: rate,
    sum: ({ sums }) => amount(sums[part]),
  });
  const taxes = text.isInterState
    ? [tax("IGST", "igst", (line) => percent(line.taxRate))]
    : [tax("CGST", "cgst", half), tax("SGST", "sgst", half)];
  return [
    ...(hasTax ? [code] : []),
    { name: "Qty", width: 26, cell: (line) => String(line.quantity) },
    { name: "Price", width: 60, cell: (line) => amount(line.price) },
    ...(text.sums.discount > 0 ? [discount] : []),
    ...(hasTax ? [taxable, ...taxes] : []),
    { name: "Amount", width: 66, cell: (line) => amount(line.total), sum: ({ sums }) => amount(sums.total) },
  ];
};

/** The columns of an invoice: those of tax only for a seller who is registered for it; the title takes what is left. */
export const columnsOf = (text: InvoiceSnapshot): Column[] => {
  const others = fixed(text);
  const used = others.reduce((total, { width }) => total + width, 0);
  const item: Column = {
    name: "Item",
    width: page.right - page.left - used,
    isText: true,
    cell: (line) => printable(line.title),
    note: (line) => printable(line.detail),
    sum: () => "Total",
  };
  return [item, ...others];
};
