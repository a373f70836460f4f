import { describe, expect, it } from "vitest";
import { StaffRole } from "../../platform/permissions.rules.ts";
import { ADMIN, SHOPPER, type Viewer } from "../../platform/viewer.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { canEditOrder, canSeeOrder } from "./order.policy.ts";

const account = { sessionId: "s", name: "", email: "" };
const shopper = (userId: string): Viewer => ({ ...account, userId, role: SHOPPER });
const staff = (staffRole: StaffRole | null): Viewer => ({
  ...account,
  userId: "boss",
  role: ADMIN,
  staffRole,
});

const order = (orderStatus: OrderStatus) => ({ userId: "asha", orderStatus });

describe("an order", () => {
  it("is seen by the shopper who placed it and by staff that views orders, not by another shopper", () => {
    const delivered = order(OrderStatus.DELIVERED);
    expect(canSeeOrder(shopper("asha"), delivered)).toBe(true);
    expect(canSeeOrder(shopper("mira"), delivered)).toBe(false);
    for (const role of [StaffRole.OWNER, StaffRole.MANAGER, StaffRole.ORDERS, StaffRole.ACCOUNTS])
      expect(canSeeOrder(staff(role), delivered)).toBe(true);
    for (const role of [StaffRole.CATALOGUE, null]) expect(canSeeOrder(staff(role), delivered)).toBe(false);
  });

  it("is seen by a packer only while it is packed and shipped", () => {
    const seen = Object.values(OrderStatus).filter((status) =>
      canSeeOrder(staff(StaffRole.PACKER), order(status)),
    );
    expect(seen).toEqual([OrderStatus.CONFIRMED, OrderStatus.PROCESSING, OrderStatus.SHIPPED]);
  });

  it("is changed by its shopper and by staff that edits orders", () => {
    const confirmed = order(OrderStatus.CONFIRMED);
    expect(canEditOrder(shopper("asha"), confirmed)).toBe(true);
    expect(canEditOrder(staff(StaffRole.ORDERS), confirmed)).toBe(true);
    for (const role of [StaffRole.PACKER, StaffRole.ACCOUNTS, StaffRole.CATALOGUE])
      expect(canEditOrder(staff(role), confirmed)).toBe(false);
  });
});
