import { adminsOnly, everyViewer, type AccessCase } from "./access-cases.ts";

const tracking = { courier: "Delhivery", trackingId: "DL12345678" };
const unknownId = "01990000-0000-7000-8000-000000000000";

/** Packing and shipping: for the admin alone. */
export const parcelAccessCases: Record<string, AccessCase> = {
  "Query.deliveries": {
    allow: adminsOnly,
    callOf: () => ["{ deliveries(stage: TO_PACK) { totalCount counts { packed } nodes { id } } }"],
  },
  "Query.couriers": { allow: adminsOnly, callOf: () => ["{ couriers }"] },
  "Query.packingSheetUrl": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "query($ids: [ID!]!) { packingSheetUrl(sheet: SLIPS, orderIds: $ids) }",
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
  "Mutation.shipParcel": {
    allow: adminsOnly,
    callOf: ({ orderId }) => [
      "mutation($id: ID!, $tracking: TrackingInput!) { shipParcel(orderId: $id, tracking: $tracking) { id } }",
      { id: orderId, tracking },
    ],
  },
  "Mutation.changeParcel": {
    allow: { ...adminsOnly, admin: "PARCEL_NOT_FOUND" },
    callOf: () => [
      `mutation($id: ID!, $tracking: TrackingInput!) {
        changeParcel(parcelId: $id, version: 1, tracking: $tracking) { id } }`,
      { id: unknownId, tracking },
    ],
  },
  "Query.deliveryRange": {
    allow: everyViewer,
    callOf: () => ['{ deliveryRange(pin: "560025") { from to } }'],
  },
  "Query.statesWithoutDelivery": {
    allow: everyViewer,
    callOf: () => ['{ statesWithoutDelivery(pin: "110001") }'],
  },
  "Query.deliveryPlan": { allow: adminsOnly, callOf: () => ["{ deliveryPlan { version } }"] },
  "Query.punctuality": { allow: adminsOnly, callOf: () => ["{ punctuality { zone onTime } }"] },
  "Mutation.changeDeliveryPlan": {
    allow: adminsOnly,
    callOf: () => [
      `mutation { changeDeliveryPlan(version: 0, plan: { cutOffHour: 14, workingDays: [1], holidays: [], zones: [],
        otherMinDays: 2, otherMaxDays: 5 }) { version } }`,
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
      "mutation($file: Upload!) { importTracking(file: $file, dryRun: true) { isApplied } }",
      { file: "x" },
    ],
  },
};
