import type { Paise } from "../../platform/money.ts";
import { GstFile, type GstSection } from "./gst-file.rules.ts";
import {
  sumOfAmounts,
  totalOf,
  type GstReturn,
  type LargeDocument,
  type TaxAmounts,
} from "./gst-return.rules.ts";

export type SectionSum = TaxAmounts & { section: GstSection; count: number; total: Paise };

const sectionOf = (section: GstSection, count: number, rows: readonly TaxAmounts[]): SectionSum => {
  const amounts = sumOfAmounts(rows);
  return { section, count, ...amounts, total: totalOf(amounts) };
};

const ratesOf = (documents: readonly LargeDocument[]): TaxAmounts[] =>
  documents.flatMap(({ rates }) => rates);

/** The sections with amounts, each with its sums. */
export const sectionsOf = ({ b2cs, b2cl, cdnur, hsn }: GstReturn): SectionSum[] => [
  sectionOf(GstFile.B2CS, b2cs.length, b2cs),
  sectionOf(GstFile.B2CL, b2cl.length, ratesOf(b2cl)),
  sectionOf(GstFile.CDNUR, cdnur.length, ratesOf(cdnur)),
  sectionOf(GstFile.HSN, hsn.length, hsn),
];

/** Documents with their sum. */
export const sumOf = ({ count, amounts }: GstReturn["invoices"]): { count: number; total: Paise } => ({
  count,
  total: totalOf(amounts),
});
