import { createHash } from "node:crypto";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { isMailable } from "../accounts/email.rules.ts";
import { lockShopper, userById } from "../accounts/user.store.ts";
import type { Services } from "../shop/services.ts";
import { duplicateWithinMinutes, type MessageInput } from "./contact-message.rules.ts";
import { addMessage, lockContent, recentTicket, wasAcknowledgedToday } from "./contact-message.store.ts";
import type { TicketCategory } from "./ticket.rules.ts";

export type TicketDraft = MessageInput & {
  /** The shopper who sends it; `null` for a visitor. */
  userId: string | null;
  orderId: string | null;
  category: TicketCategory;
};

export type StoredTicket = { id: string; ticketNumber: string };

const contentHashOf = ({ name, email, subject, message }: MessageInput): string =>
  createHash("sha256")
    .update(JSON.stringify([name, email, subject, message]))
    .digest("hex");

/**
 * Stores a checked message, and mails it to the shop and an acknowledgement to its sender. An address that is not proved gets at
 * most one acknowledgement in 24 hours, from all senders together. The same message within an hour gets the same ticket. Throws
 * UNAUTHENTICATED for an account that was deleted since the request was authenticated.
 */
export const addTicket = (services: Services, draft: TicketDraft): Promise<StoredTicket> => {
  const contentHash = contentHashOf(draft);
  return inTransaction(services.database, async (tx) => {
    await lockContent(tx, contentHash);
    const existing = await recentTicket(tx, contentHash, duplicateWithinMinutes);
    if (existing) return existing;
    // The deletion of the account waits, and finds the ticket.
    if (draft.userId !== null && !(await lockShopper(tx, draft.userId))) refuse("UNAUTHENTICATED");
    const user = draft.userId === null ? null : await userById(tx, draft.userId);
    const isAddressProved = user?.email === draft.email && user.emailVerifiedAt !== null;
    await lockContent(tx, `acknowledgement ${draft.email}`);
    const hasAcknowledgement =
      isMailable(draft.email) && (isAddressProved || !(await wasAcknowledgedToday(tx, draft.email)));
    const ticket = await addMessage(tx, { ...draft, contentHash, isAddressProved, hasAcknowledgement });
    await addJob(tx, "mail-contact-message", { messageId: ticket.id });
    if (hasAcknowledgement) await addJob(tx, "mail-ticket-acknowledgement", { messageId: ticket.id });
    return ticket;
  });
};
