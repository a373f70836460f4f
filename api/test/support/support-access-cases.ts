import { freshEmail } from "./account-calls.ts";
import { adminsOnly, everyViewer, type AccessCase } from "./access-cases.ts";

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
      "mutation($id: ID!) { setMessageHandled(messageId: $id, isHandled: true) { handledAt } }",
      { id: messageId },
    ],
  },
};
