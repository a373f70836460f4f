import { address, type ExamplesBySubject } from "../example.ts";

const line = { productId: "PRODUCT_ID", size: "M", color: "Red", quantity: 1 };
const pieces = [{ lineId: "ORDER_LINE_ID", quantity: 1 }];
const seen = { orderStatus: "CONFIRMED", creditedAmount: 0 };
const asRead = "`seen` is what the caller has read: another change since then is refused.";

/** Examples of the staff's operations on orders and returns, by subject. */
export const staffOrderExamples: ExamplesBySubject = {
  Orders: {
    "Query.orders": {
      variables: { first: 6, filter: { statuses: ["CONFIRMED"], text: "Asha" } },
      selection:
        "totalCount nodes { id orderNumber orderStatus finalAmount createdAt } pageInfo { endCursor }",
    },
    "Query.customerByPhone": { variables: { phone: "9876543210" } },
    "Query.customerOrderQuote": { variables: { input: { lines: [line] } } },
    "Mutation.placeOrderForCustomer": {
      variables: {
        input: {
          idempotencyKey: "NEW_UUID",
          lines: [line],
          shippingAddress: address,
          paymentMethod: "COD",
          expectedTotal: "TOTAL",
        },
      },
      note: "`expectedTotal` is the number that `customerOrderQuote` returned.",
    },
    "Mutation.updateOrderStatus": { variables: { input: { orderId: "ORDER_ID", status: "PROCESSING" } } },
    "Mutation.updateOrderNotes": { variables: { input: { orderId: "ORDER_ID", notes: "Gift wrap" } } },
    "Mutation.updateOrderLine": {
      variables: {
        input: {
          orderId: "ORDER_ID",
          lineId: "ORDER_LINE_ID",
          variant: { size: "L", color: "Red" },
          seen: { size: "M", color: "Red" },
        },
      },
      note: asRead,
    },
    "Mutation.cancelPieces": {
      variables: {
        input: { orderId: "ORDER_ID", idempotencyKey: "NEW_UUID", lines: pieces, note: "Out of stock", seen },
      },
      note: asRead,
    },
  },
  "Refunds and invoices": {
    "Query.refundOptions": { variables: { orderId: "ORDER_ID" } },
    "Query.refundQuote": { variables: { input: { orderId: "ORDER_ID", reduction: 100 } } },
    "Mutation.refundOrder": {
      variables: {
        input: {
          orderId: "ORDER_ID",
          idempotencyKey: "NEW_UUID",
          reduction: 100,
          note: "It came late.",
          seen,
        },
      },
      note: asRead,
    },
    "Query.invoicesToPrint": { variables: { orderIds: ["ORDER_ID"] } },
    "Mutation.mailInvoice": { variables: { orderId: "ORDER_ID" } },
    "Query.creditNoteToPrint": { variables: { creditNoteId: "CREDIT_NOTE_ID" } },
    "Mutation.mailCreditNote": { variables: { creditNoteId: "CREDIT_NOTE_ID" } },
  },
  Returns: {
    "Query.returns": { variables: { first: 6, filter: { statuses: ["REQUESTED"] } } },
    "Mutation.requestReturnForCustomer": {
      variables: {
        input: {
          orderId: "DELIVERED_ORDER_ID",
          idempotencyKey: "NEW_UUID",
          lines: [{ lineId: "ORDER_LINE_ID", kind: "RETURN", quantity: 1, reason: "DAMAGED" }],
        },
      },
    },
    "Mutation.approveReturn": { variables: { input: { returnId: "RETURN_ID", version: 1 } } },
    "Mutation.refuseReturn": {
      variables: { input: { returnId: "RETURN_ID", version: 1, reason: "The dress has been worn." } },
    },
    "Mutation.receiveReturn": { variables: { input: { returnId: "APPROVED_RETURN_ID", version: 1 } } },
    "Mutation.inspectReturn": {
      variables: {
        input: {
          returnId: "RECEIVED_RETURN_ID",
          version: 1,
          lines: [{ lineId: "RETURN_LINE_ID", restocked: 1, writtenOff: 0 }],
        },
      },
    },
    "Query.replacementsDue": { variables: { first: 6 } },
    "Query.replacementsDueCount": {},
    "Mutation.sendReplacement": {
      variables: {
        input: { returnId: "EXCHANGE_ID", version: 1, courier: "Blue Dart", trackingId: "BD12345678" },
      },
    },
  },
};
