import { expect, it } from "vitest";
import { stepsOf } from "./order-steps.tsx";

it("has the next step of an order first", () => {
  expect(stepsOf({ orderStatus: "CONFIRMED", packedAt: null })).toEqual(["pack", "ship"]);
  expect(stepsOf({ orderStatus: "PROCESSING", packedAt: "2026-11-21T06:00:00Z" })).toEqual(["ship"]);
  expect(stepsOf({ orderStatus: "SHIPPED", packedAt: null })).toEqual(["deliver"]);
  for (const orderStatus of ["PENDING", "DELIVERED", "CANCELLED", "RETURNED"] as const)
    expect(stepsOf({ orderStatus, packedAt: null })).toEqual([]);
});
