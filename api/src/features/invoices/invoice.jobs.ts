import { inTransaction } from "../../platform/database/database.ts";
import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { confirmationMail, invoiceMail } from "../orders/order-mails.rules.ts";
import { markConfirmationMailed, orderToMail } from "../orders/order-mail.store.ts";
import type { Shop } from "../shop/shop.ts";
import { askSecondAddress } from "../orders/ask-second-address.command.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import { invoiceFile } from "./invoice-files.ts";
import { invoiceUrl } from "./invoice-link.ts";
import { mayBeInvoiced } from "./invoice.rules.ts";
import { invoiceOfOrder } from "./invoice.store.ts";
import { issueInvoice } from "./issue-invoice.command.ts";
import { fileNameOf } from "./pdf/draw-invoice.ts";

type InvoiceJobs = {
  /** Tells the shopper, once, that an order is confirmed. */
  "mail-order-confirmation": { orderId: string };
  "mail-invoice": { orderId: string };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends InvoiceJobs {}
}

/**
 * The confirmation of an order, with its invoice, and the invoice alone for who asks for it. SMTP cannot tell whether
 * a mail that was cut off arrived: a confirmation is therefore marked when the mail server has taken it, and should the
 * shop die between the two, it is sent again under the same Message-ID.
 */
export const invoiceTasks = (shop: Shop, mailer: Mailer): TasksOf<InvoiceJobs> => {
  const { publicUrl } = shop.settings;
  const { manager } = shop.database.source;
  return {
    "mail-order-confirmation": async ({ orderId }) => {
      const order = await orderToMail(manager, orderId);
      if (!order || order.isConfirmationMailed || !mayBeInvoiced(order.status)) return;
      const now = new Date();
      const { id } = await inTransaction(shop.database, async (tx) => {
        await askSecondAddress(tx, shop, order);
        return issueInvoice(tx, shop, orderId, now);
      });
      const links = { orders: `${publicUrl}/orders`, invoice: invoiceUrl(shop, id, now) };
      const text = confirmationMail(order, links);
      const mailId = `order-confirmation.${orderId}`;
      await sendOrderMail(shop, mailer, { receivers: order.receivers, text, id: mailId });
      await markConfirmationMailed(manager, orderId);
    },
    "mail-invoice": async ({ orderId }) => {
      const [order, invoice] = [await orderToMail(manager, orderId), await invoiceOfOrder(manager, orderId)];
      if (!order || !invoice) return;
      const text = invoiceMail(
        { ...order, number: invoice.number },
        invoiceUrl(shop, invoice.id, new Date()),
      );
      const content = await invoiceFile(invoice);
      const attachments = [{ filename: fileNameOf(invoice), contentType: "application/pdf", content }];
      await sendOrderMail(shop, mailer, { receivers: order.receivers, text, attachments });
    },
  };
};
