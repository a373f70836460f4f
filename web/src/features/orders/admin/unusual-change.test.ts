import { describe, expect, it } from "vitest";
import type { OrderStatus, PaymentStatus } from "../../../graphql/generated.ts";
import { orderStatuses } from "../order-status.ts";
import { bringsParcelBack, unusualChangeText } from "./unusual-change.ts";

const order = (
  orderStatus: OrderStatus,
  method: "COD" | "ONLINE" = "COD",
  paymentStatus: PaymentStatus = "PENDING",
) => ({
  orderStatus,
  paymentDetails: { method, paymentStatus, transactionId: null },
});

const unusualFrom = (from: OrderStatus) => orderStatuses.filter((to) => unusualChangeText(order(from), to));

describe("a status change is confirmed", () => {
  it.each([
    ["PENDING", ["CANCELLED", "RETURNED"]],
    ["CONFIRMED", ["CANCELLED", "RETURNED"]],
    ["PROCESSING", ["CANCELLED", "RETURNED"]],
    ["SHIPPED", ["PENDING", "CONFIRMED", "PROCESSING", "CANCELLED", "RETURNED"]],
    ["DELIVERED", ["PENDING", "CONFIRMED", "PROCESSING", "SHIPPED", "CANCELLED", "RETURNED"]],
    ["CANCELLED", ["PENDING", "CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"]],
    ["RETURNED", ["PENDING", "CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"]],
  ] as const)("from %s to %j", (from, unusual) => {
    expect(unusualFrom(from)).toEqual(unusual);
  });

  it("with the pieces that did not come back, if the order was shipped and ends", () => {
    const asking = orderStatuses.filter((from) => bringsParcelBack(order(from), "RETURNED"));
    expect(asking).toEqual(["SHIPPED", "DELIVERED"]);
    expect(bringsParcelBack(order("SHIPPED"), "PROCESSING")).toBe(false);
  });

  it("from pending, if the online payment has not arrived", () => {
    expect(unusualChangeText(order("PENDING", "ONLINE"), "SHIPPED")).toBe(
      "This order has not been paid yet.",
    );
    expect(unusualChangeText(order("PENDING", "ONLINE", "COMPLETED"), "SHIPPED")).toBeUndefined();
  });

  it.each([
    [
      "CONFIRMED",
      "CANCELLED",
      "Its pieces go back into stock. The customer gets an e-mail unless they turned off order updates.",
    ],
    ["DELIVERED", "PENDING", "This order has shipped, and the customer got an e-mail about it."],
    ["DELIVERED", "RETURNED", "Its pieces go back into stock, except those that did not come back."],
  ] as const)("from %s to %s with its effect: %s", (from, to, text) => {
    expect(unusualChangeText(order(from), to)).toBe(text);
  });
});
