import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, shoppersOnly, type AccessCase } from "./access-cases.ts";

const ofOtherShopper = { ...shoppersOnly, other: "ORDER_NOT_FOUND" };

/** Who may use the operations of returns. Each case has a return of the shopper in the status that the step needs. */
export const returnAccessCases: Record<string, AccessCase> = {
  "Query.myReturns": {
    allow: shoppersOnly,
    callOf: () => ["{ myReturns { totalCount statusCounts { count } nodes { photos { url } sendTo } } }"],
  },
  "Query.returns": { allow: adminsOnly, callOf: () => ["{ returns { totalCount } }"] },
  "Mutation.requestReturnForCustomer": {
    allow: adminsOnly,
    callOf: async ({ orderId, deliver }) => [
      "mutation($input: RequestReturnInput!) { requestReturnForCustomer(input: $input) { id } }",
      {
        input: {
          orderId,
          idempotencyKey: randomUUID(),
          lines: [{ lineId: await deliver(), quantity: 1, kind: "RETURN", reason: "OTHER" }],
        },
      },
    ],
  },
  "Query.refundOptions": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "query($id: ID!) { refundOptions(orderId: $id) { shipping } }",
      { id: orderId },
    ],
  },
  "Query.refundQuote": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "query($id: ID!) { refundQuote(input: { orderId: $id, reduction: 1 }) { amount } }",
      { id: orderId },
    ],
  },
  "Mutation.cancelPieces": {
    allow: adminsOnly,
    callOf: async ({ orderId, lineOfOrder }) => [
      "mutation($input: CancelPiecesInput!) { cancelPieces(input: $input) { id } }",
      {
        input: {
          orderId,
          idempotencyKey: randomUUID(),
          lines: [{ lineId: await lineOfOrder(), quantity: 1 }],
          seen: { orderStatus: "CONFIRMED", creditedAmount: 0 },
        },
      },
    ],
  },
  "Mutation.refundOrder": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($input: RefundOrderInput!) { refundOrder(input: $input) { id } }",
      {
        input: {
          orderId,
          idempotencyKey: randomUUID(),
          reduction: 1,
          note: "It came late.",
          seen: { orderStatus: "CONFIRMED", creditedAmount: 0 },
        },
      },
    ],
  },
  "Query.replacementsDue": {
    allow: adminsOnly,
    callOf: () => ["{ replacementsDue { totalCount nodes { id shippingAddress { phone } } } }"],
  },
  "Query.replacementsDueCount": { allow: adminsOnly, callOf: () => ["{ replacementsDueCount }"] },
  "Query.returnOptions": {
    allow: { ...ofOtherShopper, admin: "ok" },
    callOf: async ({ orderId, deliver }) => {
      await deliver();
      return ["query($id: ID!) { returnOptions(orderId: $id) { lastDay } }", { id: orderId }];
    },
  },
  "Query.returnQuote": {
    allow: { ...ofOtherShopper, admin: "ok" },
    callOf: async ({ orderId, deliver }) => [
      "query($id: ID!, $lines: [ReturnLineInput!]!) { returnQuote(input: { orderId: $id, lines: $lines }) { amount } }",
      {
        id: orderId,
        lines: [{ lineId: await deliver(), quantity: 1, kind: "RETURN", reason: "OTHER" }],
      },
    ],
  },
  "Mutation.requestReturn": {
    allow: ofOtherShopper,
    callOf: async ({ orderId, deliver }) => [
      "mutation($input: RequestReturnInput!) { requestReturn(input: $input) { id } }",
      {
        input: {
          orderId,
          idempotencyKey: randomUUID(),
          lines: [{ lineId: await deliver(), quantity: 1, kind: "RETURN", reason: "OTHER" }],
        },
      },
    ],
  },
  "Mutation.withdrawReturn": {
    allow: { ...shoppersOnly, other: "RETURN_NOT_FOUND" },
    callOf: async ({ aReturn }) => [
      "mutation($id: ID!) { withdrawReturn(returnId: $id) { id } }",
      { id: await aReturn("requested") },
    ],
  },
  // A call without its file is refused before the role is checked; journeys/return-photos.test.ts sends one.
  "Mutation.addReturnPhoto": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => [
      "mutation($id: ID!, $file: Upload!) { addReturnPhoto(input: { returnId: $id, file: $file }) { id } }",
      { id: randomUUID(), file: null },
    ],
  },
  "Mutation.approveReturn": {
    allow: adminsOnly,
    callOf: async ({ aReturn }) => [
      "mutation($id: ID!) { approveReturn(input: { returnId: $id, version: 1 }) { id } }",
      { id: await aReturn("requested") },
    ],
  },
  "Mutation.refuseReturn": {
    allow: adminsOnly,
    callOf: async ({ aReturn }) => [
      'mutation($id: ID!) { refuseReturn(input: { returnId: $id, version: 1, reason: "Worn." }) { id } }',
      { id: await aReturn("requested") },
    ],
  },
  "Mutation.receiveReturn": {
    allow: adminsOnly,
    callOf: async ({ aReturn }) => [
      "mutation($id: ID!) { receiveReturn(input: { returnId: $id, version: 1 }) { id } }",
      { id: await aReturn("approved") },
    ],
  },
  "Mutation.inspectReturn": {
    allow: adminsOnly,
    callOf: async ({ aReturn }) => {
      const id = await aReturn("received");
      return [
        "mutation($id: ID!, $lines: [InspectedLineInput!]!) { inspectReturn(input: { returnId: $id, version: 1, lines: $lines }) { id } }",
        // The line of such a return has its id.
        { id, lines: [{ lineId: id, restocked: 1, writtenOff: 0 }] },
      ];
    },
  },
  "Mutation.sendReplacement": {
    allow: adminsOnly,
    callOf: async ({ aReturn }) => [
      'mutation($id: ID!) { sendReplacement(input: { returnId: $id, version: 1, courier: "Blue Dart", trackingId: "BD-1" }) { id } }',
      { id: await aReturn("completed") },
    ],
  },
};
