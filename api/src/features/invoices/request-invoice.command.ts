import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { maySeeOrder } from "../orders/order.policy.ts";
import { orderOwner } from "../orders/order-write.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { invoiceUrl } from "./invoice-link.ts";
import { issueInvoice } from "./issue-invoice.command.ts";

export type RequestedInvoice = { invoiceUrl: string; invoiceNumber: string };

/**
 * Mails a shopper the invoice of her order, and answers with a link to it. So often an hour and no oftener: each
 * request is a mail.
 */
export const requestInvoice = async (
  shop: Shop,
  viewer: Viewer,
  wanted: string,
): Promise<RequestedInvoice> => {
  const orderId = asId(wanted, "orderId");
  const { manager } = shop.database.source;
  const userId = await orderOwner(manager, orderId);
  if (!userId || !maySeeOrder(viewer, { userId })) return refuse("ORDER_NOT_FOUND");
  await shop.throttles.count({ invoiceByOrder: orderId, invoiceByAccount: viewer.userId });
  const now = new Date();
  const invoice = await inTransaction(shop.database, async (tx) => {
    const issued = await issueInvoice(tx, shop, orderId, now);
    await addJob(tx, "mail-invoice", { orderId });
    return issued;
  });
  return { invoiceUrl: invoiceUrl(shop, invoice.id, now), invoiceNumber: invoice.number };
};
