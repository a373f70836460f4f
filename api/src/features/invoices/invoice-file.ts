import { LRUCache } from "lru-cache";
import type { InvoiceRow } from "./invoice.store.ts";
import { drawInvoice } from "./pdf/draw-invoice.ts";

/** PDFs of recent invoices. An invoice never changes, and is often mailed and opened within a minute. */
const cachedFiles = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** An invoice as a PDF. Concurrent requests share one drawing; a failed one is not cached. */
export const invoiceFile = (invoice: InvoiceRow): Promise<Buffer> => {
  const cachedFile = cachedFiles.get(invoice.id);
  if (cachedFile) return cachedFile;
  const drawing = drawInvoice(invoice);
  cachedFiles.set(invoice.id, drawing);
  drawing.catch(() => cachedFiles.delete(invoice.id));
  return drawing;
};
