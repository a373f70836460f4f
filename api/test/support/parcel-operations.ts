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
      "query($stage: DeliveryStage!, $first: Int, $after: String) { deliveries(stage: $stage, first: $first, after: $after) { totalCount } }",
    variables: { stage: "TO_PACK", first: 1 },
  },
  "Query.packingSheetUrl": {
    as: admin,
    query:
      "query($sheet: PackingSheet!, $orderIds: [ID!]!) { packingSheetUrl(sheet: $sheet, orderIds: $orderIds) }",
    variables: { sheet: "SLIPS", orderIds: [orderId] },
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
  "Mutation.shipParcel": {
    as: admin,
    query: `mutation($orderId: ID!, $tracking: TrackingInput!, $lines: [ParcelLineInput!]) {
      shipParcel(orderId: $orderId, tracking: $tracking, lines: $lines) { id } }`,
    variables: {
      orderId,
      tracking: { courier: "Delhivery", trackingId: "DL12345678", estimatedDelivery: dayFromNow(2) },
      lines: [{ orderLineId, quantity: 1 }],
    },
  },
  "Mutation.changeParcel": {
    as: admin,
    query: `mutation($parcelId: ID!, $version: Int!, $tracking: TrackingInput!) {
      changeParcel(parcelId: $parcelId, version: $version, tracking: $tracking) { id } }`,
    variables: {
      parcelId,
      version: 1,
      tracking: { courier: "Delhivery", trackingId: "DL87654321", estimatedDelivery: dayFromNow(2) },
    },
  },
  "Mutation.importTracking": {
    as: admin,
    query:
      "mutation($file: Upload!, $dryRun: Boolean!) { importTracking(file: $file, dryRun: $dryRun) { isApplied } }",
    variables: { file: "a text", dryRun: false },
  },
});
