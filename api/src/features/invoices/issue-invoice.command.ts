import type { EntityManager } from "typeorm";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { financialYear, invoiceNumber } from "./invoice-number.rules.ts";
import { toInvoiceSnapshot, canBeInvoiced } from "./invoice.rules.ts";
import { addInvoice, orderToInvoice, takeNumber, type InvoiceRow } from "./invoice.store.ts";

/**
 * The invoice of an order, issued on first use. Its number is taken last and in the caller's transaction, so that numbers
 * have no gaps. Throws ORDER_NOT_FOUND, INVOICE_UNPAID, INVOICE_CANCELLED.
 */
export const issueInvoice = async (
  tx: EntityManager,
  { settings }: Pick<Shop, "settings">,
  orderId: string,
  at: Date,
): Promise<InvoiceRow> => {
  const order = (await lockOrder(tx, orderId)) ?? refuse("ORDER_NOT_FOUND");
  const { issued, sold } = (await orderToInvoice(tx, orderId)) ?? refuse("ORDER_NOT_FOUND");
  if (issued) return issued;
  if (!canBeInvoiced(order.orderStatus))
    refuse(order.orderStatus === OrderStatus.PENDING ? "INVOICE_UNPAID" : "INVOICE_CANCELLED");
  const snapshot = toInvoiceSnapshot(sold, settings.seller);
  const year = financialYear(at);
  const number = invoiceNumber(year, await takeNumber(tx, "invoice_counters", year));
  return addInvoice(tx, { orderId, number, snapshot, issuedAt: at });
};
