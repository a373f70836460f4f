import { randomUUID } from "node:crypto";
import { freshEmail } from "./account-calls.ts";
import type { Person } from "./factories.ts";
import { ANSWER_BY_LINK, ANSWER_MESSAGE, TICKET_BY_LINK, TICKETS } from "./support-operations.ts";
import type { TestMailbox } from "./test-mailbox.ts";
import type { TestShop } from "./test-shop.ts";

export type Ticket = {
  id: string;
  ticketNumber: string;
  version: number;
  state: string;
  category: string;
  orderNumber: string | null;
  acknowledgedAt: string | null;
  duty: string | null;
  dueAt: string | null;
  clock: string | null;
  messages: { kind: string; message: string; authorName: string | null; mailedAt: string | null }[];
};
export type Inbox = { totalCount: number; openCount: number; lateCount: number; nodes: Ticket[] };
export type View = {
  state: string;
  resolutionDueAt: string | null;
  canWrite: boolean;
  messages: { isAnswer: boolean; message: string }[];
};

/** A word that stands in each text of a sender. */
export const secret = "CLICK-HERE-TO-WIN";

/** The token of the link in a mail. */
export const tokenIn = (text: string | undefined): string => /\/ticket\/(\S+)/.exec(text ?? "")?.[1] ?? "";

/** Tickets of a test shop: of their senders, and of an admin who answers them. */
export const ticketsOf = ({ gql, sql }: TestShop, mailbox: TestMailbox, admin: Person) => {
  const send = async (email: string, message = `${secret} ${randomUUID()}`, person?: Person) => {
    const input = { name: `Asha ${secret}`, email, subject: `Sizes ${secret}`, message };
    const query = "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }";
    const { data } = await gql<{ sendMessage: { ticketNumber: string } }>(query, { input }, person?.token);
    await mailbox.waitForJobs();
    return data.sendMessage.ticketNumber;
  };

  const inbox = async (variables: Record<string, unknown> = {}): Promise<Inbox> =>
    (await gql<{ contactMessages: Inbox }>(TICKETS, variables, admin.token)).data.contactMessages;

  const ticketOf = async (ticketNumber: string): Promise<Ticket> => {
    const [ticket] = (await inbox({ filter: { ticketNumber } })).nodes;
    if (!ticket) throw new Error(`No ticket ${ticketNumber}`);
    return ticket;
  };

  const answer = async (ticket: Ticket, changes: Record<string, unknown> = {}, by = admin) => {
    const input = {
      messageId: ticket.id,
      message: "Please take M.",
      state: "WAITING",
      version: ticket.version,
      idempotencyKey: randomUUID(),
      ...changes,
    };
    const result = await gql<{ answerMessage: Ticket }>(ANSWER_MESSAGE, { input }, by.token);
    await mailbox.waitForJobs();
    return result;
  };

  /** The token of the last mail to the address. */
  const tokenTo = (email: string): string => tokenIn(mailbox.mailsTo(email).at(-1)?.text);

  const view = (token: string) => gql<{ ticketByLink: View }>(TICKET_BY_LINK, { token });

  const reply = async (token: string, message: string) => {
    const result = await gql<{ answerTicketByLink: View }>(ANSWER_BY_LINK, { token, message });
    await mailbox.waitForJobs();
    return result;
  };

  /** Moves all times of a ticket into the past. */
  const age = (ticketNumber: string, interval: string) =>
    sql(
      `update contact_messages set created_at = created_at - $2::interval, acknowledged_at = acknowledged_at - $2::interval,
         reopened_at = reopened_at - $2::interval where ticket_number = $1`,
      [ticketNumber, interval],
    );

  /** A ticket whose acknowledgement was not sent. */
  const withoutAcknowledgement = async (): Promise<string> => {
    const number = await send(freshEmail());
    await sql("update contact_messages set acknowledged_at = null where ticket_number = $1", [number]);
    return number;
  };

  return { send, inbox, ticketOf, answer, tokenTo, view, reply, age, withoutAcknowledgement };
};
