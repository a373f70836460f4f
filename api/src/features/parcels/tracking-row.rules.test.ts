import { expect, it } from "vitest";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { planTrackingRow, toFileRow, trackingHeader, TrackingRowState } from "./tracking-row.rules.ts";

const couriers = [{ name: "Delhivery", urlTemplate: "https://courier.example/{trackingId}" }];
const row = {
  position: 2,
  orderNumber: "SJ100001",
  trackingId: "DL-1001",
  courier: "delhivery",
  estimate: "20-11-2026",
  isDelivered: false,
};
const shippedOrder = {
  orderNumber: "SJ100001",
  orderStatus: OrderStatus.DELIVERED,
  paymentMethod: PaymentMethod.COD,
  paymentStatus: PaymentStatus.COMPLETED,
  left: 0,
  isFullyCredited: false,
  parcels: [{ courier: "Delhivery", trackingId: "DL-1001" }],
};
const context = { couriers, today: "2026-11-22", sameOrder: [] };

it("a recorded row of a courier's file stays as it is after its expected day", () => {
  expect(planTrackingRow(row, shippedOrder, context)).toEqual({ state: TrackingRowState.RECORDED });
});

it("a new row of a courier's file has a problem after its expected day", () => {
  const order = { ...shippedOrder, orderStatus: OrderStatus.CONFIRMED, left: 1, parcels: [] };
  expect(planTrackingRow(row, order, context)).toMatchObject({
    state: TrackingRowState.PROBLEM,
    problem: expect.stringMatching(/^The expected delivery must be between/),
  });
});

const onTheWay = { ...shippedOrder, orderStatus: OrderStatus.SHIPPED };
const deliveredRow = { ...row, isDelivered: true };
const planDelivered = (order = onTheWay, sameOrder = [deliveredRow]) =>
  planTrackingRow(deliveredRow, order, { ...context, sameOrder });

it("a delivered row of a courier's file marks its order, once", () => {
  expect(planDelivered()).toEqual({ state: TrackingRowState.DELIVERED });
  expect(planDelivered(shippedOrder)).toEqual({ state: TrackingRowState.RECORDED });
});

it("a delivered row does not mark an order with another parcel on its way, unless the file has that one too", () => {
  const order = {
    ...onTheWay,
    parcels: [...onTheWay.parcels, { courier: "Delhivery", trackingId: "DL-1002" }],
  };
  expect(planDelivered(order)).toEqual({
    state: TrackingRowState.PROBLEM,
    problem: "Order SJ100001 has another parcel on its way: DL-1002.",
  });
  const other = { ...deliveredRow, position: 3, trackingId: "DL-1002" };
  expect(planDelivered(order, [deliveredRow, other])).toEqual({ state: TrackingRowState.DELIVERED });
  expect(planDelivered(order, [deliveredRow, { ...other, isDelivered: false }])).toMatchObject({
    state: TrackingRowState.PROBLEM,
  });
});

it("a delivered row whose parcel is not recorded, or whose order was refunded or not shipped, has a problem", () => {
  const problemOf = (order: typeof onTheWay) => {
    const plan = planDelivered(order);
    return "problem" in plan ? plan.problem : plan.state;
  };
  expect(problemOf({ ...onTheWay, parcels: [] })).toMatch(
    /^Order SJ100001 has no parcel with this tracking id/,
  );
  expect(problemOf({ ...onTheWay, isFullyCredited: true })).toBe("Order SJ100001 was refunded.");
  expect(problemOf({ ...onTheWay, orderStatus: OrderStatus.CONFIRMED })).toBe(
    "Order SJ100001 has not been shipped yet.",
  );
});

it("a cell may have the apostrophe by which a spreadsheet keeps a long number", () => {
  const header = trackingHeader(["Order", "AWB", "Courier", "EDD", "Status"]);
  const cells = ["'SJ100001", "'123456789012", "'Delhivery", "'28-11-2026", "'Delivered"];
  expect(toFileRow({ position: 2, cells }, header)).toMatchObject({
    orderNumber: "SJ100001",
    trackingId: "123456789012",
    courier: "Delhivery",
    estimate: "28-11-2026",
    isDelivered: true,
  });
});

it("a parcel that came back to the shop is not delivered", () => {
  const header = trackingHeader(["Order", "AWB", "Courier", "Status"]);
  const isDelivered = (status: string) =>
    toFileRow({ position: 2, cells: ["SJ1", "DL-1001", "Delhivery", status] }, header).isDelivered;
  expect(["Delivered", " DELIVERED ", "Delivered to customer", "DL"].map(isDelivered)).not.toContain(false);
  expect(
    ["Undelivered", "RTO Delivered", "Out for delivery", "Not delivered", ""].map(isDelivered),
  ).not.toContain(true);
});
