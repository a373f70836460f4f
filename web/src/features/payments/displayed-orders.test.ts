import { describe, expect, it } from "vitest";
import { withUnpaidOrder } from "./displayed-orders.ts";

type Order = Parameters<typeof withUnpaidOrder>[1][number];

const orderOf = (id: string, { isPaid = false } = {}): Order => ({
  id,
  paymentExpiresAt: isPaid ? null : "2026-11-25T10:00:00Z",
  lines: [
    { id: `line-${id}`, productId: id, title: "Skirt", quantity: 1, size: "M", color: null, product: null },
  ],
});
const inCart = (id: string) => [{ product: { id, title: "Skirt" }, size: "M", color: null }];

describe("the orders that are displayed beside the cart", () => {
  it("are the newest unpaid one, or the one with pieces of the cart", () => {
    const orders = [orderOf("newest"), orderOf("older")];
    expect(withUnpaidOrder([], orders, [])).toEqual(["newest"]);
    expect(withUnpaidOrder([], orders, inCart("older"))).toEqual(["older"]);
    expect(withUnpaidOrder([], [orderOf("paid", { isPaid: true })], [])).toEqual([]);
  });

  it("stay the same while the displayed one is unpaid", () => {
    const displayedIds = ["newest"];
    const orders = [orderOf("newest"), orderOf("older")];
    expect(withUnpaidOrder(displayedIds, orders, inCart("older"))).toBe(displayedIds);
  });

  it("are joined by another unpaid one when the first is paid or cancelled, or has left the list", () => {
    const paid = orderOf("first", { isPaid: true });
    expect(withUnpaidOrder(["first"], [paid, orderOf("second")], [])).toEqual(["first", "second"]);
    expect(withUnpaidOrder(["first"], [orderOf("second")], [])).toEqual(["first", "second"]);
    const displayedIds = ["first"];
    expect(withUnpaidOrder(displayedIds, [paid], [])).toBe(displayedIds);
  });
});
