import { adminsOnly, everyViewer, type AccessCase } from "./access-cases.ts";

const tracking = { courier: "Delhivery", trackingId: "DL12345678" };
const unknownId = "01990000-0000-7000-8000-000000000000";

/** Packing and shipping: for the admin alone. */
export const parcelAccessCases: Record<string, AccessCase> = {
  "Query.deliveries": {
    allow: adminsOnly,
    callOf: () => [
      "{ deliveries(filter: { stage: TO_PACK }) { totalCount counts { packed } nodes { id } } }",
    ],
  },
  "Query.couriers": { allow: adminsOnly, callOf: () => ["{ couriers }"] },
  "Query.recentDeliveries": {
    allow: adminsOnly,
    callOf: () => ["{ recentDeliveries { markedAt orders { orderId orderNumber problem } } }"],
  },
  "Query.packingSheetFile": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "query($ids: [ID!]!) { packingSheetFile(input: { sheet: SLIPS, orderIds: $ids }) { url } }",
      { ids: [orderId] },
    ],
  },
  "Mutation.packOrders": {
    allow: adminsOnly,
    callOf: ({ orderNumber }) => [
      "mutation($numbers: [String!]!) { packOrders(orderNumbers: $numbers) { problem } }",
      { numbers: [orderNumber] },
    ],
  },
  "Mutation.unpackOrder": {
    allow: adminsOnly,
    callOf: ({ orderId }) => ["mutation($id: ID!) { unpackOrder(orderId: $id) { id } }", { id: orderId }],
  },
  "Mutation.deliverOrders": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($ids: [ID!]!) { deliverOrders(orderIds: $ids) { problem } }",
      { ids: [orderId] },
    ],
  },
  "Mutation.undoDelivered": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($ids: [ID!]!) { undoDelivered(orderIds: $ids) { problem } }",
      { ids: [orderId] },
    ],
  },
  "Mutation.shipParcel": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($id: ID!, $tracking: TrackingInput!) { shipParcel(input: { orderId: $id, tracking: $tracking }) { id } }",
      { id: orderId, tracking },
    ],
  },
  "Mutation.updateParcel": {
    allow: { ...adminsOnly, admin: "PARCEL_NOT_FOUND" },
    callOf: () => [
      `mutation($id: ID!, $tracking: TrackingInput!) {
        updateParcel(input: { parcelId: $id, version: 1, tracking: $tracking }) { id } }`,
      { id: unknownId, tracking },
    ],
  },
  "Query.deliveryRange": {
    allow: everyViewer,
    callOf: () => ['{ deliveryRange(input: { pin: "560025" }) { from to } }'],
  },
  "Query.statesWithoutDelivery": {
    allow: everyViewer,
    callOf: () => ['{ statesWithoutDelivery(pin: "110001") }'],
  },
  "Query.deliveryPlan": { allow: adminsOnly, callOf: () => ["{ deliveryPlan { version } }"] },
  "Query.punctuality": { allow: adminsOnly, callOf: () => ["{ punctuality { zone onTime } }"] },
  "Mutation.updateDeliveryPlan": {
    allow: adminsOnly,
    callOf: () => [
      `mutation { updateDeliveryPlan(input: {version: 0, plan: { cutOffHour: 14, workingDays: [1], holidays: [], zones: [],
        otherMinDays: 2, otherMaxDays: 5 }}) { version } }`,
    ],
  },
  "Mutation.importTracking": {
    allow: {
      ...adminsOnly,
      admin: "BAD_USER_INPUT",
      shopper: "BAD_USER_INPUT",
      other: "BAD_USER_INPUT",
      visitor: "BAD_USER_INPUT",
    },
    callOf: () => [
      "mutation($file: Upload!) { importTracking(input: { file: $file, dryRun: true }) { isApplied } }",
      { file: "x" },
    ],
  },
};
