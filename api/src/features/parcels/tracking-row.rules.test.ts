import { expect, it } from "vitest";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { planTrackingRow, TrackingRowState } from "./tracking-row.rules.ts";

const couriers = [{ name: "Delhivery", urlTemplate: "https://courier.example/{trackingId}" }];
const row = {
  place: 2,
  orderNumber: "SJ100001",
  trackingId: "DL-1001",
  courier: "delhivery",
  estimate: "20-11-2026",
};
const shippedOrder = {
  orderNumber: "SJ100001",
  orderStatus: OrderStatus.DELIVERED,
  paymentMethod: PaymentMethod.COD,
  paymentStatus: PaymentStatus.COMPLETED,
  left: 0,
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
