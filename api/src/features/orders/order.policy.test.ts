import { describe, expect, it } from "vitest";
import { ADMIN, SHOPPER, type RoleName, type Viewer } from "../../platform/viewer.ts";
import { canSeeOrder } from "./order.policy.ts";

const viewer = (userId: string, role: RoleName): Viewer => ({
  userId,
  role,
  sessionId: "s",
  name: "",
  email: "",
});

describe("an order", () => {
  it("is seen by the shopper who placed it and by an admin, not by another shopper", () => {
    const order = { userId: "asha" };
    expect(canSeeOrder(viewer("asha", SHOPPER), order)).toBe(true);
    expect(canSeeOrder(viewer("mira", SHOPPER), order)).toBe(false);
    expect(canSeeOrder(viewer("boss", ADMIN), order)).toBe(true);
  });
});
