import { expect } from "vitest";
import { anAddress } from "./factories.ts";

export type Json = Record<string, unknown>;

/** Fields of the specification, section 3, and `discount`, without which clients could not check the total. */
export const documentedFields = {
  product:
    "_id availableColors availableSizes category createdAt description imageUrl images materials price stock title",
  user: "_id address createdAt email mobile name profilePic role",
  order:
    "_id createdAt discount estimatedDelivery finalAmount items notes orderNumber orderStatus paymentDetails shippingAddress shippingCost tax totalAmount trackingId updatedAt",
  item: "color price productId quantity size title",
  populated: "_id imageUrl",
  address: "address city country email fullName phone state zipCode",
  payment: "method paymentStatus transactionId",
};

export const keysOf = (value: unknown): string =>
  Object.keys(value as Json)
    .sort()
    .join(" ");

/** Fails unless it has exactly the documented fields of an order. */
export const expectOrder = (order: Json): void => {
  expect(keysOf(order)).toBe(documentedFields.order);
  expect(keysOf(order["shippingAddress"])).toBe(documentedFields.address);
  expect(keysOf(order["paymentDetails"])).toBe(documentedFields.payment);
  for (const item of order["items"] as Json[]) {
    expect(keysOf(item)).toBe(documentedFields.item);
    expect(keysOf(item["productId"])).toBe(documentedFields.populated);
  }
};

/** The documented body of POST /orders/place, for two pieces of 700 rupees. */
export const documentedOrder = (productId: unknown, changes: Json = {}): Json => ({
  shippingAddress: anAddress(),
  items: [{ productId, title: "ignored", price: 1, quantity: 2, size: "M", color: "Red" }],
  paymentDetails: { method: "cod", transactionId: "made up", paymentStatus: "completed" },
  totalAmount: 1400,
  finalAmount: 1400,
  ...changes,
});
