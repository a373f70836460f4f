import { GstFile, type GstSection } from "./gst-file.rules.ts";
import { placeCode, inPercent, portalDay, unitOf, type DocumentSeries } from "./gst-json.rules.ts";
import { numberAfter } from "../invoices/invoice-number.rules.ts";
import { countOfRow, SeriesRowKind } from "./document-series.rules.ts";
import { totalOf, type GstReturn, type LargeDocument, type TaxAmounts } from "./gst-return.rules.ts";
import type { Paise } from "../../platform/money.ts";

/** An amount as a cell, to the paisa. */
const cell = (amount: Paise): string => {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** "29-Karnataka", as the offline tool names a place. */
const place = (state: string): string => `${placeCode(state)}-${state}`;

const percent = (rate: number): string => String(inPercent(rate));

const taxes = ({ taxable, igst, cgst, sgst }: TaxAmounts): string[] => [taxable, igst, cgst, sgst].map(cell);

const taxColumns = ["Taxable Value", "Integrated Tax Amount", "Central Tax Amount", "State/UT Tax Amount"];

const largeRows = (documents: readonly LargeDocument[]): string[][] =>
  documents.flatMap(({ number, issuedAt, state, total, rates }) =>
    rates.map(({ rate, ...amounts }) => [
      number,
      portalDay(issuedAt),
      cell(total),
      place(state),
      percent(rate),
      ...taxes(amounts),
    ]),
  );

const largeColumns = (name: string): string[] => [
  `${name} Number`,
  `${name} Date`,
  `${name} Value`,
  "Place Of Supply",
  "Rate",
  ...taxColumns,
];

const missingReason =
  "No such document in this shop. Numbers are skipped after an older backup was restored; the document may be with the customer.";

const reasons: Record<SeriesRowKind, string> = {
  [SeriesRowKind.ISSUED]: "",
  [SeriesRowKind.MISSING]: missingReason,
  [SeriesRowKind.OTHER_GSTIN]: "Issued under another GSTIN, or without one.",
};

const columns: Record<GstSection, string[]> = {
  [GstFile.B2CS]: ["Type", "Place Of Supply", "Rate", ...taxColumns],
  [GstFile.B2CL]: largeColumns("Invoice"),
  [GstFile.CDNUR]: largeColumns("Note"),
  [GstFile.HSN]: ["HSN", "UQC", "Total Quantity", "Total Value", "Rate", ...taxColumns],
  [GstFile.DOCUMENTS]: [
    "Nature of Document",
    "Sr. No. From",
    "Sr. No. To",
    "Total Number",
    "Cancelled",
    "Kind",
    "Reason",
  ],
};

const rowsOf: Record<GstSection, (gstReturn: GstReturn, series: readonly DocumentSeries[]) => string[][]> = {
  [GstFile.B2CS]: ({ b2cs }) =>
    b2cs.map(({ state, rate, ...amounts }) => ["OE", place(state), percent(rate), ...taxes(amounts)]),
  [GstFile.B2CL]: ({ b2cl }) => largeRows(b2cl),
  [GstFile.CDNUR]: ({ cdnur }) => largeRows(cdnur),
  [GstFile.HSN]: ({ hsn }) =>
    hsn.map(({ hsn: code, rate, quantity, ...amounts }) => [
      code,
      unitOf(code),
      String(quantity),
      cell(totalOf(amounts)),
      percent(rate),
      ...taxes(amounts),
    ]),
  [GstFile.DOCUMENTS]: (_gstReturn, series) =>
    series.flatMap(({ name, rows }) =>
      rows.map((row) => [
        name,
        numberAfter(row.start, row.from),
        numberAfter(row.start, row.to),
        String(countOfRow(row)),
        "0",
        row.kind,
        reasons[row.kind],
      ]),
    ),
};

/** The columns of a section's file. */
export const csvColumns = (section: GstSection): string[] => columns[section];

/** The rows of a section's file. */
export const csvRows = (
  section: GstSection,
  gstReturn: GstReturn,
  series: readonly DocumentSeries[],
): string[][] => rowsOf[section](gstReturn, series);
