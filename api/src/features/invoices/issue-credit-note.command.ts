import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import { toCreditNoteSnapshot } from "./credit-note.rules.ts";
import { addCreditNote, creditToNote, hasCreditNote, orderOfCredit } from "./credit-note.store.ts";
import { creditNoteNumber, financialYear } from "./invoice-number.rules.ts";
import { canBeInvoiced } from "./invoice.rules.ts";
import { invoiceOfOrder, takeNumber } from "./invoice.store.ts";
import { issueInvoiceOfLocked } from "./issue-invoice.command.ts";

/**
 * Issues the credit note of an order credit, once, and adds the job of its mail. The invoice is issued first if the order
 * has none and can have one. An order that was cancelled before it had an invoice gets neither. The number is taken last,
 * so that numbers have no gaps.
 */
export const issueCreditNote = (services: Services, creditId: string, at: Date): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const orderId = await orderOfCredit(tx, creditId);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    if (!order || (await hasCreditNote(tx, creditId))) return;
    const issuedInvoice = await invoiceOfOrder(tx, order.id);
    if (!issuedInvoice && !canBeInvoiced(order.orderStatus)) return;
    const invoice = issuedInvoice ?? (await issueInvoiceOfLocked(tx, services, order, at));
    const credit = await creditToNote(tx, creditId);
    if (!credit) return;
    const snapshot = toCreditNoteSnapshot(invoice, credit);
    const year = financialYear(at);
    const number = creditNoteNumber(year, await takeNumber(tx, "credit_note_counters", year));
    const note = { orderId: order.id, invoiceId: invoice.id, creditId, number, snapshot, issuedAt: at };
    const creditNoteId = await addCreditNote(tx, note);
    await addJob(tx, "mail-credit-note", { creditNoteId });
  });
