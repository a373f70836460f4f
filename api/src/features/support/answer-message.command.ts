import { addJob } from "../../platform/jobs/jobs.ts";
import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { changeTicketBy } from "./change-ticket.command.ts";
import { checkedText } from "./contact-message.rules.ts";
import { setTicketState, type MessageRow } from "./contact-message.store.ts";
import { addTicketMessage } from "./ticket-message.store.ts";
import { TicketMessageKind, type TicketState } from "./ticket.rules.ts";

export type MessageAnswer = {
  messageId: string;
  message: string;
  /** The state after the answer. */
  state: TicketState;
  version: number;
  idempotencyKey: string;
};

/**
 * Answers a ticket: the answer is kept with it and mailed to the sender, once for an idempotency key. Throws MESSAGE_NEEDED,
 * MESSAGE_NOT_FOUND, MESSAGE_CHANGED.
 */
export const answerMessage = async (
  services: Services,
  author: Author,
  { messageId, state, version, idempotencyKey, ...typed }: MessageAnswer,
): Promise<MessageRow> => {
  const message = checkedText(typed.message);
  const change = {
    author,
    action: "answerMessage" as const,
    messageId,
    version,
    request: { idempotencyKey, input: { message, state } },
  };
  return changeTicketBy(services, change, async (tx, { id }) => {
    const answer = { ticketId: id, kind: TicketMessageKind.ANSWER, message };
    const answerId = await addTicketMessage(tx, {
      ...answer,
      userId: author.userId,
      authorName: author.name,
    });
    await setTicketState(tx, id, state);
    await addJob(tx, "mail-ticket-answer", { answerId });
    return { isAnswered: { before: null, after: true } };
  });
};
