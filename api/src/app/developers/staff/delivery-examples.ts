import { form, type ExamplesBySubject } from "../example.ts";

const tracking = { courier: "Delhivery", trackingId: "DL12345678" };

/** Examples of the staff's operations on packing and delivery. */
export const deliveryExamples: ExamplesBySubject = {
  "Packing and delivery": {
    "Query.deliveries": { variables: { first: 6, filter: { stage: "TO_PACK" } } },
    "Query.packingSheetFile": { variables: { input: { sheet: "SLIPS", orderIds: ["ORDER_ID"] } } },
    "Mutation.packOrders": { variables: { orderNumbers: ["ORDER_NUMBER"] } },
    "Mutation.unpackOrder": { variables: { orderId: "ORDER_ID" } },
    "Query.couriers": {},
    "Mutation.shipParcel": { variables: { input: { orderId: "ORDER_ID", tracking } } },
    "Mutation.updateParcel": {
      variables: {
        input: { parcelId: "PARCEL_ID", version: 1, tracking: { ...tracking, trackingId: "DL87654321" } },
      },
    },
    "Mutation.importTracking": {
      variables: { input: { file: null, dryRun: true } },
      note: form,
      refusedAs: "BAD_USER_INPUT",
    },
    "Mutation.deliverOrders": { variables: { orderIds: ["ORDER_ID"] } },
    "Query.recentDeliveries": {},
    "Mutation.undoDelivered": { variables: { orderIds: ["DELIVERED_ORDER_ID"] } },
    "Query.deliveryPlan": {},
    "Mutation.updateDeliveryPlan": {
      variables: {
        input: {
          version: 0,
          plan: {
            cutOffHour: 14,
            workingDays: [1, 2, 3, 4, 5, 6],
            holidays: ["2026-01-26"],
            zones: [{ name: "Chandigarh", pinPrefixes: ["160"], states: [], minDays: 1, maxDays: 2 }],
            otherMinDays: 3,
            otherMaxDays: 6,
          },
        },
      },
      note: "`version` is that of `deliveryPlan`, and 0 before the first plan.",
    },
    "Query.punctuality": {},
  },
};
