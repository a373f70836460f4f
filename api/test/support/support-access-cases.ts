import { freshEmail } from "./account-calls.ts";
import { adminsOnly, everyViewer, shoppersOnly, type AccessCase } from "./access-cases.ts";
import {
  ADD_NOTE,
  ANSWER_BY_LINK,
  ANSWER_MESSAGE,
  ASK_ABOUT_ORDER,
  SET_CATEGORY,
  TICKET_BY_LINK,
} from "./support-operations.ts";

/** Only the link of a ticket shows it. None of these callers has one. */
const linkOnly = {
  visitor: "TICKET_LINK_INVALID",
  shopper: "TICKET_LINK_INVALID",
  other: "TICKET_LINK_INVALID",
  admin: "TICKET_LINK_INVALID",
};

/** Who may use the operations of the contact form and of its inbox. */
export const supportAccessCases: Record<string, AccessCase> = {
  "Query.contactMessages": {
    allow: adminsOnly,
    callOf: () => ["{ contactMessages { totalCount openCount unreadCount nodes { email message } } }"],
  },
  "Mutation.sendMessage": {
    allow: everyViewer,
    callOf: () => [
      `mutation($email: String!) { sendMessage(input: { name: "Asha", email: $email, subject: "Sizes",
        message: "Does it run small?" }) { ticketNumber } }`,
      { email: freshEmail() },
    ],
  },
  "Mutation.markMessageRead": {
    allow: adminsOnly,
    callOf: ({ messageId }) => [
      "mutation($id: ID!) { markMessageRead(messageId: $id) { readAt } }",
      { id: messageId },
    ],
  },
  "Mutation.setMessageHandled": {
    allow: adminsOnly,
    callOf: ({ messageId }) => [
      "mutation($id: ID!) { setMessageHandled(input: { messageId: $id, isHandled: true }) { handledAt } }",
      { id: messageId },
    ],
  },
  "Mutation.askAboutOrder": {
    allow: { ...shoppersOnly, other: "ORDER_NOT_FOUND" },
    callOf: ({ orderId }) => [
      ASK_ABOUT_ORDER,
      { input: { orderId, category: "DELIVERY", message: "Where is it?" } },
    ],
  },
  "Query.ticketByLink": { allow: linkOnly, callOf: () => [TICKET_BY_LINK, { token: "none" }] },
  "Mutation.answerTicketByLink": {
    allow: linkOnly,
    callOf: () => [ANSWER_BY_LINK, { token: "none", message: "Hello?" }],
  },
  "Mutation.answerMessage": {
    allow: adminsOnly,
    callOf: ({ messageId }) => [
      ANSWER_MESSAGE,
      {
        input: { messageId, message: "Take M.", state: "OPEN", version: 1, idempotencyKey: "access-case-1" },
      },
    ],
  },
  "Mutation.addMessageNote": {
    allow: adminsOnly,
    callOf: ({ messageId }) => [ADD_NOTE, { id: messageId, note: "Again.", idempotencyKey: "access-case-2" }],
  },
  "Mutation.setMessageCategory": {
    allow: adminsOnly,
    callOf: ({ messageId }) => [SET_CATEGORY, { id: messageId, category: "PRODUCT", version: 1 }],
  },
};
