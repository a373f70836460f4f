import { expect, it } from "vitest";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import type { FieldChange, FieldChanges } from "../audit/audit.rules.ts";
import { changeEventText, statusEventText } from "./order-event.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";

it("the first event of an order is its placing", () => {
  expect(statusEventText(null, OrderStatus.CONFIRMED)).toEqual({
    title: "Order placed",
    detail: "Order Confirmed",
  });
});

it("a later event names the status before", () => {
  expect(statusEventText(OrderStatus.CONFIRMED, OrderStatus.SHIPPED)).toEqual({
    title: "On the Way",
    detail: "before: Order Confirmed",
  });
});

it.each<[AuditAction, FieldChanges, string, string | null]>([
  ["changeOrderNotes", { notes: { before: null, after: "Gift wrap" } }, "Note to the packer", "Gift wrap"],
  ["changeOrderNotes", { notes: { before: "Gift wrap", after: null } }, "Note to the packer", "none"],
  [
    "changeOrderAddress",
    { city: { before: "Pune", after: "Nashik" }, zipCode: { before: "411001", after: "422001" } },
    "Shipping address changed",
    "city: Nashik, before: Pune; PIN code: 422001, before: 411001",
  ],
  [
    "placeOrderForCustomer",
    { payment: { before: null, after: "cod" } },
    "Taken by phone or message",
    "Cash on delivery",
  ],
  [
    "placeOrderForCustomer",
    { payment: { before: null, after: "online" } },
    "Taken by phone or message",
    "Payment link",
  ],
  ["markCashCollected", { cashCollected: { before: null, after: 8163.69 } }, "Cash collected", "₹8,163.69"],
  [
    "markCashCollected",
    { cashCollected: { before: null, after: 599 }, cashRounding: { before: null, after: -0.4 } },
    "Cash collected",
    "₹599.00, rounding -₹0.40",
  ],
  [
    "collectCourierCash",
    { cashCollected: { before: null, after: 2499 } },
    "Cash collected by a courier's file",
    "₹2,499.00",
  ],
  [
    "recordPayout",
    { payout: { before: null, after: { amount: 2499, reference: "UTR1" } } },
    "Cash refund paid",
    "₹2,499.00, reference UTR1",
  ],
  [
    "undoPayout",
    { payout: { before: { amount: 2499, reference: "UTR1" }, after: null } },
    "Cash refund marked as unpaid",
    "₹2,499.00, reference UTR1",
  ],
  [
    "changeParcel",
    {
      trackingId: { before: "D1", after: "D2" },
      estimatedDelivery: { before: null, after: "2026-11-30" },
    },
    "Parcel corrected",
    "tracking id: D2, before: D1; expected on: 30 November 2026",
  ],
  [
    "shipParcel",
    {
      parcel: {
        before: null,
        after: { courier: "DTDC", trackingId: "D1", estimatedDelivery: null, pieces: 2 },
      },
      orderStatus: { before: "confirmed", after: "shipped" },
    },
    "Parcel shipped",
    "DTDC, tracking id D1, 2 pieces",
  ],
  [
    "importTracking",
    {
      parcel: {
        before: null,
        after: { courier: "DTDC", trackingId: "D1", estimatedDelivery: "2026-11-30", pieces: 1 },
      },
    },
    "Parcel shipped by a courier's file",
    "DTDC, tracking id D1, 1 piece, expected on 30 November 2026",
  ],
  ["sendTestMail", {}, "Send test mail", null],
])("an event of %s with %j", (action, changes, title, detail) => {
  expect(changeEventText(action, changes)).toEqual({ title, detail });
});

it.each<[AuditAction, FieldChange, string]>([
  ["packOrders", { before: false, after: true }, "Packed"],
  ["unpackOrder", { before: true, after: false }, "To be packed again"],
])("the mark of a packed order has a title and no detail: %s", (action, isPacked, title) => {
  expect(changeEventText(action, { isPacked })).toEqual({ title, detail: null });
});
