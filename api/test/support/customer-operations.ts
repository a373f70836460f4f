import { randomUUID } from "node:crypto";
import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

const days = { from: "2026-04-01", to: "2026-04-30" };

/** A valid call of each operation about a customer, and of each export. */
export const customerOperations = (admin: Person, shopper: Person): Record<string, ValidCall> => {
  const customerId = shopper.id;
  const list = (name: string): ValidCall => ({
    as: admin,
    query: `query($customerId: ID!, $first: Int) { ${name}(customerId: $customerId, first: $first) { nodes { id } } }`,
    variables: { customerId, first: 1 },
  });
  return {
    "Query.customer": {
      as: admin,
      query: "query($id: ID!) { customer(id: $id) { id } }",
      variables: { id: customerId },
    },
    "Query.customerConsents": {
      as: admin,
      query: "query($customerId: ID!) { customerConsents(customerId: $customerId) { purpose } }",
      variables: { customerId },
    },
    "Query.customerNotes": list("customerNotes"),
    "Query.customerReviews": list("customerReviews"),
    "Query.customerMessages": list("customerMessages"),
    "Mutation.addCustomerNote": {
      as: admin,
      query: `mutation($customerId: ID!, $text: String!, $idempotencyKey: String!) {
        addCustomerNote(input: { customerId: $customerId, text: $text, idempotencyKey: $idempotencyKey }) { id } }`,
      variables: { customerId, text: "Prefers calls", idempotencyKey: randomUUID() },
    },
    "Mutation.deleteCustomerNote": {
      as: admin,
      query: "mutation($noteId: ID!) { deleteCustomerNote(noteId: $noteId) { id } }",
      variables: { noteId: randomUUID() },
    },
    "Mutation.setCustomerTags": {
      as: admin,
      query: `mutation($customerId: ID!, $tags: [String!]!, $version: Int!) {
        setCustomerTags(input: { customerId: $customerId, tags: $tags, version: $version }) { id } }`,
      variables: { customerId, tags: ["vip"], version: 1 },
    },
    "Mutation.setCustomerCashBlock": {
      as: admin,
      query: `mutation($customerId: ID!, $reason: CashBlockReason, $version: Int!) {
        setCustomerCashBlock(input: { customerId: $customerId, reason: $reason, version: $version }) { id } }`,
      variables: { customerId, reason: "OTHER", version: 1 },
    },
    "Mutation.exportOrders": {
      as: admin,
      query: `mutation($from: Day!, $to: Day!, $hasContacts: Boolean!) {
        exportOrders(input: { from: $from, to: $to, hasContacts: $hasContacts }) { url } }`,
      variables: { ...days, hasContacts: false },
    },
    "Mutation.exportCustomers": {
      as: admin,
      query: "mutation($from: Day!, $to: Day!) { exportCustomers(input: { from: $from, to: $to }) { url } }",
      variables: days,
    },
    "Mutation.exportSales": {
      as: admin,
      query: "mutation($from: Day!, $to: Day!) { exportSales(input: { from: $from, to: $to }) { url } }",
      variables: days,
    },
  };
};
