import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

/** The viewers and rows of the calls. */
type ReturnRows = { shopper: Person; admin: Person; orderId: string; lineId: string; returnId: string };

/** A valid call for each operation of returns that takes arguments. Tests spoil every part of it. */
export const returnOperations = ({
  shopper,
  admin,
  orderId,
  lineId,
  returnId,
}: ReturnRows): Record<string, ValidCall> => {
  const lines = [
    {
      lineId,
      quantity: 1,
      kind: "EXCHANGE",
      reason: "TOO_SMALL",
      comment: "Tight.",
      fromSize: "M",
      fromColor: "Red",
      size: "S",
      color: "Red",
    },
  ];
  const pieces = [{ lineId, quantity: 1, size: "M", color: "Red" }];
  const seenOrder = { orderStatus: "CONFIRMED", creditedAmount: 0 };
  const step = { returnId, version: 1 };
  const seen = "$returnId: ID!, $version: Int!";
  const given = "returnId: $returnId, version: $version";
  return {
    "Query.myReturns": {
      as: shopper,
      query: "query($first: Int, $after: String) { myReturns(first: $first, after: $after) { totalCount } }",
      variables: { first: 1 },
    },
    "Query.returns": {
      as: admin,
      query: `query($statuses: [ReturnStatus!], $first: Int, $after: String) {
        returns(filter: { statuses: $statuses }, first: $first, after: $after) { totalCount } }`,
      variables: { first: 1, statuses: ["REQUESTED"] },
    },
    "Query.replacementsDue": {
      as: admin,
      query:
        "query($first: Int, $after: String) { replacementsDue(first: $first, after: $after) { totalCount } }",
      variables: { first: 1 },
    },
    "Query.returnOptions": {
      as: shopper,
      query: "query($orderId: ID!) { returnOptions(orderId: $orderId) { lastDay } }",
      variables: { orderId },
    },
    "Query.returnQuote": {
      as: shopper,
      query:
        "query($orderId: ID!, $lines: [ReturnLineInput!]!) { returnQuote(input: { orderId: $orderId, lines: $lines }) { amount } }",
      variables: { orderId, lines },
    },
    "Mutation.requestReturn": {
      as: shopper,
      query: "mutation($input: RequestReturnInput!) { requestReturn(input: $input) { id } }",
      variables: { input: { orderId, idempotencyKey: "a-key-of-a-return", lines } },
    },
    "Mutation.requestReturnForCustomer": {
      as: admin,
      query: "mutation($input: RequestReturnInput!) { requestReturnForCustomer(input: $input) { id } }",
      variables: { input: { orderId, idempotencyKey: "a-key-of-an-admin", lines } },
    },
    "Query.refundOptions": {
      as: admin,
      query: "query($orderId: ID!) { refundOptions(orderId: $orderId) { shipping } }",
      variables: { orderId },
    },
    "Query.refundQuote": {
      as: admin,
      query: `query($orderId: ID!, $lines: [OrderPiecesInput!]!, $hasShipping: Boolean!) {
        refundQuote(input: { orderId: $orderId, lines: $lines, hasShipping: $hasShipping }) { amount } }`,
      variables: { orderId, lines: [{ lineId, quantity: 1 }], hasShipping: false },
    },
    "Mutation.cancelPieces": {
      as: admin,
      query: "mutation($input: CancelPiecesInput!) { cancelPieces(input: $input) { id } }",
      variables: { input: { orderId, idempotencyKey: "a-key-of-a-removal", lines: pieces, seen: seenOrder } },
    },
    "Mutation.refundOrder": {
      as: admin,
      query: "mutation($input: RefundOrderInput!) { refundOrder(input: $input) { id } }",
      variables: {
        input: {
          orderId,
          idempotencyKey: "a-key-of-a-refund",
          lines: pieces.map((line) => ({ ...line, isRestocked: true })),
          hasShipping: false,
          seen: seenOrder,
        },
      },
    },
    "Mutation.withdrawReturn": {
      as: shopper,
      query: "mutation($returnId: ID!) { withdrawReturn(returnId: $returnId) { id } }",
      variables: { returnId },
    },
    "Mutation.addReturnPhoto": {
      as: shopper,
      query:
        "mutation($returnId: ID!, $file: Upload!) { addReturnPhoto(input: { returnId: $returnId, file: $file }) { id } }",
      variables: { returnId, file: null },
    },
    "Mutation.approveReturn": {
      as: admin,
      query: `mutation(${seen}) { approveReturn(input: { ${given} }) { id } }`,
      variables: step,
    },
    "Mutation.refuseReturn": {
      as: admin,
      query: `mutation(${seen}, $reason: String!) { refuseReturn(input: { ${given}, reason: $reason }) { id } }`,
      variables: { ...step, reason: "" },
    },
    "Mutation.receiveReturn": {
      as: admin,
      query: `mutation(${seen}) { receiveReturn(input: { ${given} }) { id } }`,
      variables: step,
    },
    "Mutation.inspectReturn": {
      as: admin,
      query: `mutation(${seen}, $lines: [InspectedLineInput!]!) { inspectReturn(input: { ${given}, lines: $lines }) { id } }`,
      variables: { ...step, lines: [{ lineId: returnId, restocked: 1, writtenOff: 0 }] },
    },
    "Mutation.sendReplacement": {
      as: admin,
      query: `mutation(${seen}, $courier: String!, $trackingId: String!) {
        sendReplacement(input: { ${given}, courier: $courier, trackingId: $trackingId }) { id } }`,
      variables: { ...step, courier: "Blue Dart", trackingId: "BD-1" },
    },
  };
};
