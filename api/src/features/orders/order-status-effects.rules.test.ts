import { describe, expect, it } from "vitest";
import { orderStatusEffects, stockEffect } from "./order-status-effects.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";

const all = Object.values(OrderStatus);

describe("the life of an order", () => {
  it("knows every status, and holds the pieces in all but cancelled and returned", () => {
    expect(Object.keys(orderStatusEffects).sort()).toEqual([...all].sort());
    expect(all.filter((status) => !orderStatusEffects[status].holdsStock)).toEqual(["cancelled", "returned"]);
  });

  it("gives pieces back when they are held, and takes them when they are not", () => {
    expect(stockEffect(true, OrderStatus.CANCELLED)).toBe("return");
    expect(stockEffect(false, OrderStatus.RETURNED)).toBe("none");
    expect(stockEffect(false, OrderStatus.SHIPPED)).toBe("take");
    expect(stockEffect(true, OrderStatus.DELIVERED)).toBe("none");
  });

  it("takes and gives back in turn, whatever way it goes: no piece twice", () => {
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
