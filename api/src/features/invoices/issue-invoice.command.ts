import type { EntityManager } from "typeorm";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import { addMissingJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "./invoices.refusals.ts";
import type { Services } from "../shop/services.ts";
import { financialYear, invoiceNumber } from "./invoice-number.rules.ts";
import { toInvoiceSnapshot, canBeInvoiced } from "./invoice.rules.ts";
import { addInvoice, orderToInvoice, takeNumber, type InvoiceRow } from "./invoice.store.ts";
import { creditsOfOrderWithoutNote } from "./sweep-books.store.ts";

/**
 * The invoice of a locked order, issued on first use. Its number is taken last and in the caller's transaction, so that numbers
 * have no gaps. Throws INVOICE_UNPAID, INVOICE_CANCELLED.
 */
export const issueInvoiceOfLocked = async (
  tx: EntityManager,
  { settings }: Pick<Services, "settings">,
  { id: orderId, orderStatus }: LockedOrder,
  at: Date,
): Promise<InvoiceRow> => {
  const { issued, sold, isCredited } = (await orderToInvoice(tx, orderId)) ?? refuse("ORDER_NOT_FOUND");
  if (issued) return issued;
  if (!canBeInvoiced(orderStatus))
    refuse(orderStatus === OrderStatus.PENDING ? "INVOICE_UNPAID" : "INVOICE_CANCELLED");
  const snapshot = toInvoiceSnapshot(sold, settings);
  const year = financialYear(at);
  const number = invoiceNumber(settings.numberPrefix, year, await takeNumber(tx, "invoice_counters", year));
  const invoice = await addInvoice(tx, { orderId, number, snapshot, issuedAt: at });
  // The job of a credit ends without a note while its order is cancelled. The order may be reopened.
  if (isCredited)
    for (const creditId of await creditsOfOrderWithoutNote(tx, orderId))
      await addMissingJob(tx, "issue-credit-note", { creditId }, `note ${creditId}`);
  return invoice;
};

/** The same for an order that it locks first. Also throws ORDER_NOT_FOUND. */
export const issueInvoice = async (
  tx: EntityManager,
  services: Pick<Services, "settings">,
  orderId: string,
  at: Date,
): Promise<InvoiceRow> => {
  const order = (await lockOrder(tx, orderId)) ?? refuse("ORDER_NOT_FOUND");
  return issueInvoiceOfLocked(tx, services, order, at);
};
