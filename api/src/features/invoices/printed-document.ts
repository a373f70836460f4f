import type { CreditNoteSnapshot } from "./credit-note.rules.ts";
import type { InvoiceSnapshot } from "./invoice.rules.ts";

/** An invoice or a credit note. It never changes. */
export type PrintedDocument = {
  id: string;
  number: string;
  issuedAt: Date;
  snapshot: InvoiceSnapshot & Partial<Pick<CreditNoteSnapshot, "corrects">>;
};
