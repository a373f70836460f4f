import { randomUUID } from "node:crypto";
import { adminsOnly, type AccessCase } from "./access-cases.ts";

const days = 'from: "2026-04-01", to: "2026-04-30"';

/** Who may see and change what the staff records about a customer, and export. */
export const customerAccessCases: Record<string, AccessCase> = {
  "Query.customer": {
    allow: adminsOnly,
    callOf: ({ shopper }) => ["query($id: ID!) { customer(id: $id) { email } }", { id: shopper.id }],
  },
  "Query.customerTags": { allow: adminsOnly, callOf: () => ["{ customerTags }"] },
  "Query.customerConsents": {
    allow: adminsOnly,
    callOf: ({ shopper }) => [
      "query($id: ID!) { customerConsents(customerId: $id) { purpose } }",
      { id: shopper.id },
    ],
  },
  "Query.customerNotes": {
    allow: adminsOnly,
    callOf: ({ shopper }) => [
      "query($id: ID!) { customerNotes(customerId: $id) { nodes { text } } }",
      { id: shopper.id },
    ],
  },
  "Query.customerReviews": {
    allow: adminsOnly,
    callOf: ({ shopper }) => [
      "query($id: ID!) { customerReviews(customerId: $id) { nodes { comment } } }",
      { id: shopper.id },
    ],
  },
  "Query.customerMessages": {
    allow: adminsOnly,
    callOf: ({ shopper }) => [
      "query($id: ID!) { customerMessages(customerId: $id) { nodes { message } } }",
      { id: shopper.id },
    ],
  },
  "Mutation.addCustomerNote": {
    allow: adminsOnly,
    callOf: ({ shopper }) => [
      'mutation($id: ID!, $key: String!) { addCustomerNote(input: { customerId: $id, text: "Calls", idempotencyKey: $key }) { id } }',
      { id: shopper.id, key: randomUUID() },
    ],
  },
  "Mutation.deleteCustomerNote": {
    allow: adminsOnly,
    callOf: async ({ customerNote }) => [
      "mutation($id: ID!) { deleteCustomerNote(noteId: $id) { id } }",
      { id: await customerNote() },
    ],
  },
  "Mutation.setCustomerTags": {
    allow: adminsOnly,
    callOf: ({ shopper }) => [
      'mutation($id: ID!) { setCustomerTags(input: { customerId: $id, tags: ["vip"], version: 1 }) { id } }',
      { id: shopper.id },
    ],
  },
  "Mutation.setCustomerCashBlock": {
    allow: adminsOnly,
    callOf: ({ shopper }) => [
      "mutation($id: ID!) { setCustomerCashBlock(input: { customerId: $id, reason: OTHER, version: 1 }) { id } }",
      { id: shopper.id },
    ],
  },
  "Mutation.exportOrders": {
    allow: adminsOnly,
    callOf: () => [`mutation { exportOrders(input: { ${days}, hasContacts: false }) { url } }`],
  },
  "Mutation.exportCustomers": {
    allow: adminsOnly,
    callOf: () => [`mutation { exportCustomers(input: { ${days} }) { url } }`],
  },
  "Mutation.exportSales": {
    allow: adminsOnly,
    callOf: () => [`mutation { exportSales(input: { ${days} }) { url } }`],
  },
};
