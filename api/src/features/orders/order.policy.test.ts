import { describe, expect, it } from "vitest";
import { ADMIN, SHOPPER, type RoleName, type Viewer } from "../../platform/viewer.ts";
import { maySeeOrder } from "./order.policy.ts";

const viewer = (userId: string, role: RoleName): Viewer => ({
  userId,
  role,
  sessionId: "s",
  name: "",
  email: "",
});

describe("an order", () => {
  it("is seen by the shopper who placed it, and by an admin, and by nobody else", () => {
    const order = { userId: "asha" };
    expect(maySeeOrder(viewer("asha", SHOPPER), order)).toBe(true);
    expect(maySeeOrder(viewer("mira", SHOPPER), order)).toBe(false);
    expect(maySeeOrder(viewer("boss", ADMIN), order)).toBe(true);
  });
});
