import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./invoices.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { orderToMail } from "../orders/order-mail.store.ts";
import { ownerOfOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import { findCreditNote } from "./credit-note.store.ts";
import { issueInvoice } from "./issue-invoice.command.ts";

/** Throws ORDER_NOT_FOUND, and NO_MAIL_ADDRESS for an order whose customer gets no mail. */
const checkReceiver = async (services: Services, orderId: string): Promise<{ orderNumber: string }> => {
  const order = (await orderToMail(services.database.source.manager, orderId)) ?? refuse("NO_MAIL_ADDRESS");
  if (order.receivers.email === "") refuse("NO_MAIL_ADDRESS");
  return order;
};

const addMailAudit = (
  tx: EntityManager,
  author: Author,
  entry: { action: "mailInvoice" | "mailCreditNote"; orderId: string; orderNumber: string; number: string },
): Promise<void> =>
  addAudit(tx, {
    author,
    action: entry.action,
    subject: AuditSubject.ORDER,
    subjectId: entry.orderId,
    label: entry.orderNumber,
    changes: { number: { before: null, after: entry.number } },
  });

/**
 * Mails the invoice of an order to its customer again, for an admin. It is issued if it is not yet. Limited like the requests of
 * a shopper, because each sends a mail. Returns the order's id. Throws ORDER_NOT_FOUND, NO_MAIL_ADDRESS, INVOICE_UNPAID,
 * INVOICE_CANCELLED, TOO_MANY.
 */
export const mailInvoice = async (
  services: Services,
  author: Author,
  requestedId: string,
): Promise<string> => {
  const orderId = asId(requestedId, "orderId");
  if (!(await ownerOfOrder(services.database.source.manager, orderId))) refuse("ORDER_NOT_FOUND");
  const { orderNumber } = await checkReceiver(services, orderId);
  await services.throttles.count({ invoiceByOrder: orderId, invoiceByAccount: author.userId });
  return inTransaction(services.database, async (tx) => {
    const { number } = await issueInvoice(tx, services, orderId, new Date());
    await addJob(tx, "mail-invoice", { orderId, mailId: randomUUID() });
    await addMailAudit(tx, author, { action: "mailInvoice", orderId, orderNumber, number });
    return orderId;
  });
};

/** The same for a credit note. Throws CREDIT_NOTE_NOT_FOUND, NO_MAIL_ADDRESS, TOO_MANY. */
export const mailCreditNote = async (
  services: Services,
  author: Author,
  requestedId: string,
): Promise<string> => {
  const creditNoteId = asId(requestedId, "creditNoteId");
  const note = await findCreditNote(services.database.source.manager, creditNoteId);
  if (!note) return refuse("CREDIT_NOTE_NOT_FOUND");
  const { orderId, number } = note;
  const { orderNumber } = await checkReceiver(services, orderId);
  await services.throttles.count({ invoiceByOrder: creditNoteId, invoiceByAccount: author.userId });
  return inTransaction(services.database, async (tx) => {
    await addJob(tx, "mail-credit-note", { creditNoteId, mailId: randomUUID() });
    await addMailAudit(tx, author, { action: "mailCreditNote", orderId, orderNumber, number });
    return orderId;
  });
};
