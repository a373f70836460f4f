import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

/** A valid call for each operation of the contact form and its inbox. */
export const supportOperations = (admin: Person, messageId: string): Record<string, ValidCall> => ({
  "Query.contactMessages": {
    as: admin,
    query: `query($first: Int, $isHandled: Boolean) {
      contactMessages(first: $first, isHandled: $isHandled) { totalCount nodes { id } } }`,
    variables: { first: 1, isHandled: false },
  },
  "Mutation.sendMessage": {
    query: "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }",
    variables: {
      input: { name: "Asha", email: "asha@example.com", subject: "Sizes", message: "Does it run small?" },
    },
  },
  "Mutation.markMessageRead": {
    as: admin,
    query: "mutation($messageId: ID!) { markMessageRead(messageId: $messageId) { id } }",
    variables: { messageId },
  },
  "Mutation.setMessageHandled": {
    as: admin,
    query: `mutation($messageId: ID!, $isHandled: Boolean!) {
      setMessageHandled(messageId: $messageId, isHandled: $isHandled) { id } }`,
    variables: { messageId, isHandled: false },
  },
});
