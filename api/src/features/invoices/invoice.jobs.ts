import { inTransaction } from "../../platform/database/database.ts";
import type { MailJob, TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { confirmationMail, invoiceMail } from "../orders/order-mails.rules.ts";
import { orderToMail } from "../orders/order-mail.store.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import { statedGst } from "../shop/seller.rules.ts";
import type { Services } from "../shop/services.ts";
import { requestAddressConfirmation } from "../orders/request-address-confirmation.command.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import { invoiceFile } from "./invoice-file.ts";
import { invoiceUrl } from "./invoice-link.ts";
import { canBeInvoiced } from "./invoice.rules.ts";
import { creditUnpaidOrder } from "../payments/credit-unpaid-order.command.ts";
import { creditNoteMail } from "./credit-note-mail.rules.ts";
import { creditNoteById } from "./credit-note.store.ts";
import { invoiceOfOrder } from "./invoice.store.ts";
import { issueCreditNote } from "./issue-credit-note.command.ts";
import { issueInvoiceOfLocked } from "./issue-invoice.command.ts";
import { sweepBooks } from "./sweep-books.command.ts";
import { fileNameOf } from "./pdf/draw-invoice.ts";

type InvoiceJobs = {
  /** Tells the shopper, once, that an order is confirmed. */
  "mail-order-confirmation": { orderId: string };
  /** Mails a requested invoice: each request is a mail of its own. */
  "mail-invoice": { orderId: string } & MailJob;
  /** Issues the credit note of a credit, if its order has an invoice or can have one. */
  "issue-credit-note": { creditId: string };
  /** Mails a credit note: once when it is issued, and again for each request of an admin, which has a mail id. */
  "mail-credit-note": { creditNoteId: string; mailId?: string };
  /** Credits an unpaid order that is still cancelled or returned, if it has an invoice. */
  "credit-cancelled-order": { orderId: string };
  /** Adds jobs of refunds and credits that were lost. */
  "sweep-books": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends InvoiceJobs {}
}

/**
 * Mails the confirmation of an order with a link to its invoice, and a requested invoice. A confirmation is marked as sent
 * after the mail server has accepted it. If the process stops in between, it is sent again with the same Message-ID.
 */
export const invoiceTasks = (services: Services, mailer: Mailer): TasksOf<InvoiceJobs> => {
  const { publicUrl } = services.settings;
  const { manager } = services.database.source;
  return {
    "mail-order-confirmation": async ({ orderId }) => {
      const order = await orderToMail(manager, orderId);
      if (!order || order.isConfirmationMailed || !canBeInvoiced(order.status)) return;
      const now = new Date();
      const invoice = await inTransaction(services.database, async (tx) => {
        const locked = await lockOrder(tx, orderId);
        // Cancelled since it was read: it needs no confirmation any more.
        if (!locked || !canBeInvoiced(locked.orderStatus)) return undefined;
        await requestAddressConfirmation(tx, services, order);
        return issueInvoiceOfLocked(tx, services, locked, now);
      });
      if (!invoice) return;
      const links = { orders: `${publicUrl}/orders`, invoice: invoiceUrl(services, invoice.id, now) };
      const text = confirmationMail(order, statedGst(invoice.snapshot.seller, order.tax), links);
      const id = `order-confirmation.${orderId}`;
      const { receivers } = order;
      await sendOrderMail(services, mailer, { orderId, receivers, text, id, isConfirmation: true });
    },
    "mail-invoice": async ({ orderId, mailId: id }) => {
      const [order, invoice] = [await orderToMail(manager, orderId), await invoiceOfOrder(manager, orderId)];
      if (!order || !invoice) return;
      const text = invoiceMail(
        { ...order, number: invoice.number },
        invoiceUrl(services, invoice.id, new Date()),
      );
      const content = await invoiceFile(services, invoice);
      const attachments = [{ filename: fileNameOf(invoice), contentType: "application/pdf", content }];
      await sendOrderMail(services, mailer, { orderId, receivers: order.receivers, text, attachments, id });
    },
    "issue-credit-note": async ({ creditId }) => {
      await issueCreditNote(services, creditId, new Date());
    },
    "mail-credit-note": async ({ creditNoteId, mailId }) => {
      const note = await creditNoteById(manager, creditNoteId);
      const order = note && (await orderToMail(manager, note.orderId));
      if (!note || !order) return;
      const { corrects, sums } = note.snapshot;
      const facts = { number: note.number, invoiceNumber: corrects.number, total: sums.total };
      const text = creditNoteMail({ ...order, ...facts }, invoiceUrl(services, note.id, new Date()));
      const content = await invoiceFile(services, note);
      const attachments = [{ filename: fileNameOf(note), contentType: "application/pdf", content }];
      const id = mailId ?? `credit-note.${creditNoteId}`;
      await sendOrderMail(services, mailer, {
        orderId: note.orderId,
        receivers: order.receivers,
        text,
        attachments,
        id,
      });
    },
    "credit-cancelled-order": async ({ orderId }) => {
      if (await invoiceOfOrder(manager, orderId)) await creditUnpaidOrder(services, orderId);
    },
    "sweep-books": () => sweepBooks(services),
  };
};
