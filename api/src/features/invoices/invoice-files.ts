import { LRUCache } from "lru-cache";
import type { InvoiceRow } from "./invoice.store.ts";
import { drawInvoice } from "./pdf/draw-invoice.ts";

/** Drawn invoices that are kept at hand: one is mailed and opened within the same minute, and it never changes. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** An invoice as a PDF; drawn once for all who ask for it within a while. */
export const invoiceFile = (invoice: InvoiceRow): Promise<Buffer> => {
  const known = kept.get(invoice.id);
  if (known) return known;
  const drawing = drawInvoice(invoice);
  kept.set(invoice.id, drawing);
  drawing.catch(() => kept.delete(invoice.id));
  return drawing;
};
