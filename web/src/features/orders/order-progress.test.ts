import { expect, it } from "vitest";
import { progressOf } from "./order-progress.tsx";

const currentName = (order: Parameters<typeof progressOf>[0]) => {
  const { names, current } = progressOf(order);
  return names[current];
};

it("says that the shop has packed an order, whatever its status", () => {
  const packedAt = "2026-11-21T06:00:00Z";
  expect(currentName({ orderStatus: "CONFIRMED", packedAt: null })).toBe("Confirmed");
  expect(currentName({ orderStatus: "PROCESSING", packedAt: null })).toBe("Packing");
  for (const orderStatus of ["CONFIRMED", "PROCESSING"] as const)
    expect(currentName({ orderStatus, packedAt })).toBe("Packed");
  expect(currentName({ orderStatus: "SHIPPED", packedAt })).toBe("On its way");
});

it("has no step for an order that is not on its way to the shopper", () => {
  for (const orderStatus of ["PENDING", "CANCELLED", "RETURNED"] as const)
    expect(currentName({ orderStatus, packedAt: null })).toBeUndefined();
});
