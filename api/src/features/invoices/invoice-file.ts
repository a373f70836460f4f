import { LRUCache } from "lru-cache";
import type { InvoiceRow } from "./invoice.store.ts";
import { drawInvoice } from "./pdf/draw-invoice.ts";

/** Drawn invoices that are kept at hand: one is mailed and opened within the same minute, and it never changes. */
const cachedFiles = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** An invoice as a PDF; drawn once for all who ask for it within a while. */
export const invoiceFile = (invoice: InvoiceRow): Promise<Buffer> => {
  const cachedFile = cachedFiles.get(invoice.id);
  if (cachedFile) return cachedFile;
  const drawing = drawInvoice(invoice);
  cachedFiles.set(invoice.id, drawing);
  drawing.catch(() => cachedFiles.delete(invoice.id));
  return drawing;
};
