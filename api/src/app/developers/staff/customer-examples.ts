import type { ExamplesBySubject } from "../example.ts";

const days = { from: "2026-04-01", to: "2026-04-30" };
const ofCustomer = { variables: { customerId: "CUSTOMER_ID", first: 6 } };

/** Examples of the staff's operations on customers, their messages and reviews. */
export const customerExamples: ExamplesBySubject = {
  Customers: {
    "Query.customers": { variables: { first: 6, filter: { tag: "vip" } } },
    "Query.customer": { variables: { id: "CUSTOMER_ID" } },
    "Query.customerTags": {},
    "Query.customerConsents": { variables: { customerId: "CUSTOMER_ID" } },
    "Query.customerNotes": ofCustomer,
    "Query.customerReviews": ofCustomer,
    "Query.customerMessages": ofCustomer,
    "Mutation.addCustomerNote": {
      variables: {
        input: {
          customerId: "CUSTOMER_ID",
          text: "Prefers calls in the evening.",
          idempotencyKey: "NEW_UUID",
        },
      },
    },
    "Mutation.deleteCustomerNote": { variables: { noteId: "NOTE_ID" } },
    "Mutation.setCustomerTags": {
      variables: { input: { customerId: "CUSTOMER_ID", tags: ["vip"], version: 1 } },
    },
    "Mutation.setCustomerCashBlock": {
      variables: { input: { customerId: "CUSTOMER_ID", reason: "UNACCEPTED", version: 1 } },
      note: "Without a `reason` the customer may pay in cash again.",
    },
    "Mutation.exportOrders": { variables: { input: { ...days, hasContacts: false } } },
    "Mutation.exportCustomers": { variables: { input: days } },
    "Mutation.exportSales": { variables: { input: days } },
  },
  Messages: {
    "Query.contactMessages": { variables: { first: 6, filter: { state: "OPEN" }, sort: "DUE" } },
    "Mutation.markMessageRead": { variables: { messageId: "MESSAGE_ID" } },
    "Mutation.answerMessage": {
      variables: {
        input: {
          messageId: "MESSAGE_ID",
          message: "It fits true to size.",
          state: "RESOLVED",
          version: 1,
          idempotencyKey: "NEW_UUID",
        },
      },
    },
    "Mutation.addMessageNote": {
      variables: {
        input: { messageId: "MESSAGE_ID", note: "Asked twice already.", idempotencyKey: "NEW_UUID" },
      },
    },
    "Mutation.setMessageCategory": {
      variables: { input: { messageId: "MESSAGE_ID", category: "PRODUCT", version: 1 } },
    },
    "Mutation.setMessageHandled": { variables: { input: { messageId: "MESSAGE_ID", isHandled: true } } },
  },
  Reviews: {
    "Query.reviews": { variables: { first: 6, filter: { state: "NEW" } } },
    "Mutation.markReviewsRead": { variables: { reviewIds: ["REVIEW_ID"] } },
    "Mutation.answerReview": {
      variables: { input: { reviewId: "REVIEW_ID", answer: "Thank you!", version: 1 } },
    },
    "Mutation.hideReview": { variables: { input: { reviewId: "REVIEW_ID", hidden: true } } },
    "Mutation.hideReviewPhoto": { variables: { input: { photoId: "PHOTO_ID", hidden: true } } },
  },
};
