import { freshEmail } from "./account-calls.ts";
import { admins, everybody, type Operation } from "./access-cases.ts";

/** Who may use the operations of the contact form and of its inbox. */
export const supportDoors: Record<string, Operation> = {
  "Query.contactMessages": {
    allow: admins,
    ask: () => ["{ contactMessages { totalCount openCount unreadCount nodes { email message } } }"],
  },
  "Mutation.sendMessage": {
    allow: everybody,
    ask: () => [
      `mutation($email: String!) { sendMessage(input: { name: "Asha", email: $email, subject: "Sizes",
        message: "Does it run small?" }) { ticketNumber } }`,
      { email: freshEmail() },
    ],
  },
  "Mutation.markMessageRead": {
    allow: admins,
    ask: ({ messageId }) => [
      "mutation($id: ID!) { markMessageRead(messageId: $id) { readAt } }",
      { id: messageId },
    ],
  },
  "Mutation.setMessageHandled": {
    allow: admins,
    ask: ({ messageId }) => [
      "mutation($id: ID!) { setMessageHandled(messageId: $id, isHandled: true) { handledAt } }",
      { id: messageId },
    ],
  },
};
