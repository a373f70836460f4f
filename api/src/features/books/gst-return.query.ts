import { daysOfMonth } from "../../platform/days.ts";
import { refuse } from "./books.refusals.ts";
import { financialYear, sequenceOf, startOf } from "../invoices/invoice-number.rules.ts";
import type { Services } from "../shop/services.ts";
import { NumberUse, seriesRows, type SeriesNumber } from "./document-series.rules.ts";
import type { DocumentSeries } from "./gst-json.rules.ts";
import { openGstReturn, TaxDocumentKind, type GstReturn } from "./gst-return.rules.ts";
import { neighbouringNumbers, taxDocuments } from "./tax-document.store.ts";

/** What a return needs: the month, and the GSTIN for which it is filed. */
export type ReturnPeriod = { gstin: string; month: string };

/** The documents of the shop with their names and numbers at the portal (table 13). */
const ofPortal = {
  [TaxDocumentKind.INVOICE]: { documentNumber: 1, name: "Invoices for outward supply" },
  [TaxDocumentKind.CREDIT_NOTE]: { documentNumber: 5, name: "Credit Note" },
};

/** The GSTIN of the seller of today. Throws GSTIN_MISSING. */
export const gstinOf = ({ settings }: Pick<Services, "settings">): string =>
  settings.seller.gstin ?? refuse("GSTIN_MISSING");

const seriesNumber = (number: string, use: NumberUse): SeriesNumber => ({
  start: startOf(number),
  sequence: sequenceOf(number),
  use,
});

/** The return of a month, from the invoices and credit notes as they were issued. */
export const readGstReturn = async (
  { database }: Pick<Services, "database">,
  { gstin, month }: ReturnPeriod,
): Promise<{ gstReturn: GstReturn; series: DocumentSeries[] }> => {
  const days = daysOfMonth(month);
  const year = financialYear(new Date(`${days.from}T12:00:00Z`));
  const collected = openGstReturn();
  const series: DocumentSeries[] = [];
  for (const kind of Object.values(TaxDocumentKind)) {
    const numbers: SeriesNumber[] = [];
    for await (const documents of taxDocuments(database, { kind, days }))
      for (const document of documents) {
        const isOfReturn = document.gstin === gstin;
        if (isOfReturn) collected.add(document);
        const use = isOfReturn ? NumberUse.RETURN : NumberUse.OTHER_GSTIN;
        numbers.push(seriesNumber(document.number, use));
      }
    for (const number of await neighbouringNumbers(database, { kind, days }))
      if (startOf(number).endsWith(`/${year}/`)) numbers.push(seriesNumber(number, NumberUse.OTHER_MONTH));
    series.push({ ...ofPortal[kind], rows: seriesRows(numbers) });
  }
  return { gstReturn: collected.result(), series };
};
