import { dayInIndia } from "../../platform/days.ts";
import type { Paise } from "../../platform/money.ts";
import { gstStateCodes } from "../shop/seller.rules.ts";
import { numberAfter } from "../invoices/invoice-number.rules.ts";
import { countOfRow, SeriesRowKind, type SeriesRow } from "./document-series.rules.ts";
import { isService, type GstReturn, type LargeDocument, type TaxAmounts } from "./gst-return.rules.ts";

/** The version of the format that the portal's offline tool writes. */
const formatVersion = "GST3.1.6";

/** The code of "Other Territory". */
const otherTerritory = "97";

/** Code of a place of supply. */
export const placeCode = (state: string): string => gstStateCodes[state] ?? otherTerritory;

/** An amount in rupees. The quotient of whole paise prints with at most two decimals. */
export const inRupees = (amount: Paise): number => amount / 100;

/** A rate in percent. */
export const inPercent = (rate: number): number => rate / 100;

/** A day as DD-MM-YYYY, in India. */
export const portalDay = (instant: Date): string => dayInIndia(instant).split("-").toReversed().join("-");

/** Unit of pieces, and of services, which have none. */
export const unitOf = (hsn: string): string => (isService(hsn) ? "NA" : "PCS");

const interState = ({ taxable, igst }: TaxAmounts) => ({
  txval: inRupees(taxable),
  iamt: inRupees(igst),
  csamt: 0,
});

const intraState = ({ taxable, cgst, sgst }: TaxAmounts) => ({
  txval: inRupees(taxable),
  camt: inRupees(cgst),
  samt: inRupees(sgst),
  csamt: 0,
});

const itemsOf = ({ rates }: LargeDocument) =>
  rates.map(({ rate, ...amounts }, index) => ({
    num: index + 1,
    itm_det: { rt: inPercent(rate), ...interState(amounts) },
  }));

const b2cs = ({ b2cs: rows }: GstReturn) =>
  rows.map(({ isInterState, state, rate, ...amounts }) => ({
    sply_ty: isInterState ? "INTER" : "INTRA",
    pos: placeCode(state),
    // "Other than e-commerce": sold by the shop itself, not through an operator that collects tax.
    typ: "OE",
    rt: inPercent(rate),
    ...(isInterState ? interState(amounts) : intraState(amounts)),
  }));

const b2cl = ({ b2cl: documents }: GstReturn) =>
  [...new Set(documents.map(({ state }) => placeCode(state)))].map((pos) => ({
    pos,
    inv: documents
      .filter(({ state }) => placeCode(state) === pos)
      .map((document) => ({
        inum: document.number,
        idt: portalDay(document.issuedAt),
        val: inRupees(document.total),
        itms: itemsOf(document),
      })),
  }));

const cdnur = ({ cdnur: documents }: GstReturn) =>
  documents.map((document) => ({
    typ: "B2CL",
    ntty: "C",
    nt_num: document.number,
    nt_dt: portalDay(document.issuedAt),
    pos: placeCode(document.state),
    val: inRupees(document.total),
    itms: itemsOf(document),
  }));

const hsn = ({ hsn: rows }: GstReturn) => ({
  hsn_b2b: [],
  hsn_b2c: rows.map(({ hsn: code, rate, quantity, taxable, igst, cgst, sgst }, index) => ({
    num: index + 1,
    hsn_sc: code,
    desc: "",
    uqc: unitOf(code),
    qty: quantity,
    rt: inPercent(rate),
    txval: inRupees(taxable),
    iamt: inRupees(igst),
    camt: inRupees(cgst),
    samt: inRupees(sgst),
    csamt: 0,
  })),
});

/** A series of documents with its name and number at the portal. */
export type DocumentSeries = {
  documentNumber: number;
  name: string;
  rows: readonly SeriesRow[];
};

/** Only issued documents: numbers that are missing are no cancelled documents. */
const docIssue = (series: readonly DocumentSeries[]) => ({
  doc_det: series
    .map(({ documentNumber, name, rows }) => ({
      doc_num: documentNumber,
      doc_typ: name,
      docs: rows
        .filter(({ kind }) => kind === SeriesRowKind.ISSUED)
        .map((row, index) => ({
          num: index + 1,
          from: numberAfter(row.start, row.from),
          to: numberAfter(row.start, row.to),
          totnum: countOfRow(row),
          cancel: 0,
          net_issue: countOfRow(row),
        })),
    }))
    .filter(({ docs }) => docs.length > 0),
});

/** "112026" of the month 2026-11. */
export const portalPeriod = (month: string): string => `${month.slice(5)}${month.slice(0, 4)}`;

/** GSTR-1 of a month as the offline tool of the portal reads it. */
export const gstJson = (
  { gstin, month }: { gstin: string; month: string },
  gstReturn: GstReturn,
  series: readonly DocumentSeries[],
) => ({
  gstin,
  fp: portalPeriod(month),
  version: formatVersion,
  hash: "hash",
  b2cs: b2cs(gstReturn),
  b2cl: b2cl(gstReturn),
  cdnur: cdnur(gstReturn),
  hsn: hsn(gstReturn),
  doc_issue: docIssue(series),
});
