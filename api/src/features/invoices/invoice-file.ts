import { LRUCache } from "lru-cache";
import type { Services } from "../shop/services.ts";
import { upiUri } from "../shop/upi.rules.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { drawInvoice } from "./pdf/draw-invoice.ts";
import { upiPaymentOf } from "./upi-payment.query.ts";

/** PDFs of recent invoices and credit notes. They are often mailed and opened within a minute. */
const cachedFiles = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/**
 * An invoice or a credit note as a PDF. Its content never changes; only the QR code for a payment by UPI depends on what is due
 * now, so the key of the cache has it. Concurrent requests share one drawing; a failed one is not cached.
 */
export const invoiceFile = async (
  { database, settings }: Pick<Services, "database" | "settings">,
  document: PrintedDocument,
): Promise<Buffer> => {
  const upi = await upiPaymentOf(database.source.manager, settings, document);
  const key = `${document.id} ${upi ? upiUri(upi) : ""}`;
  const cachedFile = cachedFiles.get(key);
  if (cachedFile) return cachedFile;
  const drawing = drawInvoice(document, upi);
  cachedFiles.set(key, drawing);
  drawing.catch(() => cachedFiles.delete(key));
  return drawing;
};
