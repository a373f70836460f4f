import { describe, expect, it } from "vitest";
import { orderStatusEffects, stockEffect } from "./order-status-effects.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";

const all = Object.values(OrderStatus);

describe("the effects of an order's status", () => {
  it("are defined for every status", () => {
    expect(Object.keys(orderStatusEffects).sort()).toEqual([...all].sort());
  });

  it("leave an order without pieces only when it is cancelled or returned", () => {
    expect(all.filter((status) => !orderStatusEffects[status].holdsStock)).toEqual(["cancelled", "returned"]);
  });

  it("return only pieces that are held", () => {
    expect(stockEffect(true, OrderStatus.CANCELLED)).toBe("return");
    expect(stockEffect(false, OrderStatus.RETURNED)).toBe("none");
  });

  it("take only pieces that are not held", () => {
    expect(stockEffect(false, OrderStatus.SHIPPED)).toBe("take");
    expect(stockEffect(true, OrderStatus.DELIVERED)).toBe("none");
  });

  it("take and return pieces alternately over any sequence of statuses, never twice", () => {
    const statuses = Array.from({ length: 500 }, (_, step) => all[(step * step + 3 * step) % all.length]);
    let holdsStock = true;
    let heldPieces = 1;
    for (const status of statuses) {
      if (!status) continue;
      const effect = stockEffect(holdsStock, status);
      if (effect !== "none") holdsStock = effect === "take";
      heldPieces += { take: 1, return: -1, none: 0 }[effect];
      expect(heldPieces).toBe(orderStatusEffects[status].holdsStock ? 1 : 0);
    }
  });
});
