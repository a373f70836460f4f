import { expect, it } from "vitest";
import { changeEventText, statusEventText } from "./order-event.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";

it("an event of a status names the status before, and the first one the placing", () => {
  expect(statusEventText(null, OrderStatus.CONFIRMED)).toEqual({
    title: "Order placed",
    detail: "Order Confirmed",
  });
  expect(statusEventText(OrderStatus.CONFIRMED, OrderStatus.SHIPPED)).toEqual({
    title: "On the Way",
    detail: "before: Order Confirmed",
  });
});

it.each([
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
  ["markCashCollected", { paid: { before: null, after: true } }, "Mark cash collected", "paid: yes"],
  [
    "shipParcel",
    {
      parcel: {
        before: null,
        after: { courier: "DTDC", trackingId: "D1", estimatedDelivery: null, pieces: 2 },
      },
      orderStatus: { before: "confirmed", after: "shipped" },
    },
    "Ship parcel",
    "parcel: courier: DTDC, tracking id: D1, pieces: 2; status: shipped, before: confirmed",
  ],
  ["someMutation", {}, "Some mutation", null],
])("an event of %s with %j", (action, changes, title, detail) => {
  expect(changeEventText(action, changes)).toEqual({ title, detail });
});

it.each([
  ["packOrders", { before: false, after: true }, "Packed"],
  ["unpackOrder", { before: true, after: false }, "To be packed again"],
])("the mark of a packed order has a title and no detail: %s", (action, isPacked, title) => {
  expect(changeEventText(action, { isPacked })).toEqual({ title, detail: null });
});
