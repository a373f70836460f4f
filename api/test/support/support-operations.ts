import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

const ticketFields = `id ticketNumber version state category orderNumber acknowledgedAt duty dueAt clock
  messages { kind message authorName mailedAt }`;

export const TICKETS = `query($first: Int! = 20, $after: String, $filter: ContactMessageFilter, $sort: MessageSort! = NEWEST) {
  contactMessages(first: $first, after: $after, filter: $filter, sort: $sort) {
    totalCount openCount lateCount pageInfo { endCursor hasNextPage } nodes { ${ticketFields} } } }`;
export const ANSWER_MESSAGE = `mutation($input: MessageAnswerInput!) { answerMessage(input: $input) { ${ticketFields} } }`;
export const ADD_NOTE = `mutation($id: ID!, $note: String!, $idempotencyKey: String!) {
  addMessageNote(input: { messageId: $id, note: $note, idempotencyKey: $idempotencyKey }) { version } }`;
export const SET_CATEGORY = `mutation($id: ID!, $category: TicketCategory!, $version: Int!) {
  setMessageCategory(input: { messageId: $id, category: $category, version: $version }) { category version } }`;
export const ASK_ABOUT_ORDER =
  "mutation($input: OrderQuestionInput!) { askAboutOrder(input: $input) { ticketNumber } }";

const viewFields =
  "ticketNumber subject state resolutionDueAt canWrite messages { id isAnswer message createdAt }";
export const TICKET_BY_LINK = `query($token: String!) { ticketByLink(token: $token) { ${viewFields} } }`;
export const ANSWER_BY_LINK = `mutation($token: String!, $message: String!) {
  answerTicketByLink(input: { token: $token, message: $message }) { ${viewFields} } }`;

/** A valid call for each operation of the contact form, its inbox, and the mails about what comes in. */
export const supportOperations = (
  admin: Person,
  messageId: string,
  { shopper, orderId, token }: { shopper: Person; orderId: string; token: string },
): Record<string, ValidCall> => ({
  "Query.ticketByLink": { query: TICKET_BY_LINK, variables: { token } },
  "Mutation.answerTicketByLink": { query: ANSWER_BY_LINK, variables: { token, message: "Thank you!" } },
  "Mutation.askAboutOrder": {
    as: shopper,
    query: ASK_ABOUT_ORDER,
    variables: { input: { orderId, category: "DELIVERY", message: "Where is it?" } },
  },
  "Mutation.answerMessage": {
    as: admin,
    query: ANSWER_MESSAGE,
    variables: {
      input: {
        messageId,
        message: "Please take M.",
        state: "WAITING",
        version: 1,
        idempotencyKey: "an-answer-of-an-admin",
      },
    },
  },
  "Mutation.addMessageNote": {
    as: admin,
    query: ADD_NOTE,
    variables: { id: messageId, note: "Asked twice.", idempotencyKey: "a-note-of-an-admin" },
  },
  "Mutation.setMessageCategory": {
    as: admin,
    query: SET_CATEGORY,
    variables: { id: messageId, category: "PRODUCT", version: 1 },
  },
  "Query.contactMessages": {
    as: admin,
    query: `query($first: Int, $filter: ContactMessageFilter, $sort: MessageSort) {
      contactMessages(first: $first, filter: $filter, sort: $sort) { totalCount nodes { id } } }`,
    variables: {
      first: 1,
      filter: { isHandled: false, state: "OPEN", category: "OTHER", isLate: false, ticketNumber: "T-100001" },
      sort: "NEWEST",
    },
  },
  "Mutation.sendMessage": {
    query: "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }",
    variables: {
      input: { name: "Asha", email: "asha@example.com", subject: "Sizes", message: "Does it run small?" },
    },
  },
  "Mutation.setAdminNotification": {
    as: admin,
    query: `mutation($kind: NotificationKind!, $frequency: NotificationFrequency!) {
      setAdminNotification(input: { kind: $kind, frequency: $frequency }) { email } }`,
    variables: { kind: "ORDER", frequency: "DAILY" },
  },
  "Mutation.markMessageRead": {
    as: admin,
    query: "mutation($messageId: ID!) { markMessageRead(messageId: $messageId) { id } }",
    variables: { messageId },
  },
  "Mutation.setMessageHandled": {
    as: admin,
    query: `mutation($messageId: ID!, $isHandled: Boolean!, $version: Int) {
      setMessageHandled(input: { messageId: $messageId, isHandled: $isHandled, version: $version }) { id } }`,
    variables: { messageId, isHandled: false, version: 1 },
  },
});
