import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";
import { dayFromNow } from "./parcel-calls.ts";

type ParcelFixtures = {
  admin: Person;
  orderId: string;
  orderLineId: string;
  orderNumber: string;
  parcelId: string;
};

/** A valid call for each operation of parcels that takes arguments. Tests spoil every part of it. */
export const parcelOperations = ({
  admin,
  orderId,
  orderLineId,
  orderNumber,
  parcelId,
}: ParcelFixtures): Record<string, ValidCall> => ({
  "Query.deliveries": {
    as: admin,
    query:
      "query($stage: DeliveryStage!, $first: Int, $after: String) { deliveries(filter: { stage: $stage }, first: $first, after: $after) { totalCount } }",
    variables: { stage: "TO_PACK", first: 1 },
  },
  "Query.packingSheetFile": {
    as: admin,
    query:
      "query($sheet: PackingSheet!, $orderIds: [ID!]!) { packingSheetFile(input: { sheet: $sheet, orderIds: $orderIds }) { url } }",
    variables: { sheet: "LABELS", orderIds: [orderId] },
  },
  "Mutation.packOrders": {
    as: admin,
    query: "mutation($orderNumbers: [String!]!) { packOrders(orderNumbers: $orderNumbers) { problem } }",
    variables: { orderNumbers: [orderNumber] },
  },
  "Mutation.unpackOrder": {
    as: admin,
    query: "mutation($orderId: ID!) { unpackOrder(orderId: $orderId) { packedAt } }",
    variables: { orderId },
  },
  "Query.recentDeliveries": {
    as: admin,
    query: "query($orderId: ID) { recentDeliveries(orderId: $orderId) { markedAt } }",
    variables: { orderId },
  },
  "Mutation.deliverOrders": {
    as: admin,
    query: "mutation($orderIds: [ID!]!) { deliverOrders(orderIds: $orderIds) { problem } }",
    variables: { orderIds: [orderId] },
  },
  "Mutation.undoDelivered": {
    as: admin,
    query: "mutation($orderIds: [ID!]!) { undoDelivered(orderIds: $orderIds) { problem } }",
    variables: { orderIds: [orderId] },
  },
  "Mutation.shipParcel": {
    as: admin,
    query: `mutation($orderId: ID!, $tracking: TrackingInput!, $lines: [ParcelLineInput!]) {
      shipParcel(input: { orderId: $orderId, tracking: $tracking, lines: $lines }) { id } }`,
    variables: {
      orderId,
      tracking: { courier: "Delhivery", trackingId: "DL12345678", estimatedDelivery: dayFromNow(2) },
      lines: [{ orderLineId, quantity: 1 }],
    },
  },
  "Mutation.updateParcel": {
    as: admin,
    query: `mutation($parcelId: ID!, $version: Int!, $tracking: TrackingInput!) {
      updateParcel(input: { parcelId: $parcelId, version: $version, tracking: $tracking }) { id } }`,
    variables: {
      parcelId,
      version: 1,
      tracking: { courier: "Delhivery", trackingId: "DL87654321", estimatedDelivery: dayFromNow(2) },
    },
  },
  "Mutation.importTracking": {
    as: admin,
    query:
      "mutation($file: Upload!, $dryRun: Boolean!, $corrections: [TrackingCorrectionInput!]) { importTracking(input: { file: $file, dryRun: $dryRun, corrections: $corrections }) { isApplied } }",
    variables: {
      file: "a text",
      dryRun: false,
      corrections: [
        { position: 2, orderNumber, trackingId: "DL12345678", courier: "Delhivery", estimate: "" },
      ],
    },
  },
});
