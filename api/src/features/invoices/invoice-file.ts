import { LRUCache } from "lru-cache";
import type { PrintedDocument } from "./printed-document.ts";
import { drawInvoice } from "./pdf/draw-invoice.ts";

/** PDFs of recent invoices and credit notes. They never change, and are often mailed and opened within a minute. */
const cachedFiles = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** An invoice or a credit note as a PDF. Concurrent requests share one drawing; a failed one is not cached. */
export const invoiceFile = (document: PrintedDocument): Promise<Buffer> => {
  const cachedFile = cachedFiles.get(document.id);
  if (cachedFile) return cachedFile;
  const drawing = drawInvoice(document);
  cachedFiles.set(document.id, drawing);
  drawing.catch(() => cachedFiles.delete(document.id));
  return drawing;
};
