import type { Feature } from "../shop/feature.ts";
import { CreditNoteCounter } from "./credit-note-counter.entity.ts";
import { StoredCreditNote } from "./credit-note.entity.ts";
import { CreditNoteResolver, OrderCreditNoteResolver } from "./credit-note.resolver.ts";
import { InvoiceCounter } from "./invoice-counter.entity.ts";
import { InvoiceAdminResolver } from "./invoice-admin.resolver.ts";
import { addInvoiceDownload } from "./invoice-download.ts";
import { StoredInvoice } from "./invoice.entity.ts";
import { invoiceTasks } from "./invoice.jobs.ts";
import { InvoiceResolver } from "./invoice.resolver.ts";
import { invoiceRows } from "./invoice.routes.ts";
import { addInvoicePrinting } from "./print-download.ts";
import { invoiceData } from "./personal-data.store.ts";
import { invoicesRefusals } from "./invoices.refusals.ts";

export const invoicesFeature = {
  entities: [StoredInvoice, InvoiceCounter, StoredCreditNote, CreditNoteCounter],
  resolvers: [InvoiceResolver, InvoiceAdminResolver, CreditNoteResolver, OrderCreditNoteResolver],
  refusals: invoicesRefusals,
  sql: "features/invoices/invoices.sql",
  tasks: invoiceTasks,
  timetable: [{ task: "sweep-books", match: "10 2 * * *" }],
  restRows: invoiceRows,
  addRoutes: (app, services) => {
    addInvoiceDownload(app, services);
    addInvoicePrinting(app, services);
  },
  personalData: invoiceData,
} satisfies Feature;
