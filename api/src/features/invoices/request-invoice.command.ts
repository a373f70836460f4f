import { randomUUID } from "node:crypto";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { ownerOfOrder } from "../orders/order-write.store.ts";
import { refuse } from "./invoices.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { invoiceUrl } from "./invoice-link.ts";
import { issueInvoice } from "./issue-invoice.command.ts";

export type RequestedInvoice = { invoiceUrl: string; invoiceNumber: string };

/**
 * Issues the invoice of an order if needed, mails it, and returns a link to it. Limited per hour, because each request
 * sends a mail. Throws ORDER_NOT_FOUND, INVOICE_UNPAID, INVOICE_CANCELLED, TOO_MANY.
 */
export const requestInvoice = async (
  services: Services,
  viewer: Viewer,
  requestedId: string,
): Promise<RequestedInvoice> => {
  const orderId = asId(requestedId, "orderId");
  const { manager } = services.database.source;
  const userId = await ownerOfOrder(manager, orderId);
  if (userId !== viewer.userId) return refuse("ORDER_NOT_FOUND");
  await services.throttles.count({ invoiceByOrder: orderId, invoiceByAccount: viewer.userId });
  const now = new Date();
  const invoice = await inTransaction(services.database, async (tx) => {
    const issued = await issueInvoice(tx, services, orderId, now);
    await addJob(tx, "mail-invoice", { orderId, mailId: randomUUID() });
    return issued;
  });
  return { invoiceUrl: invoiceUrl(services, invoice.id, now), invoiceNumber: invoice.number };
};
