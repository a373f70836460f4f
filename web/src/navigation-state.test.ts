import { describe, expect, it } from "vitest";
import {
  readNotice,
  readOtpSent,
  readPendingAction,
  readSignUpToken,
  readVerifiedEmail,
  type PendingAction,
} from "./navigation-state.ts";

const request = { productId: "p1", size: "S", color: null, quantity: 2, isBuyNow: true };
const actions: PendingAction[] = [
  { kind: "add-to-cart", request },
  { kind: "add-to-wishlist", productId: "p1" },
  { kind: "write-review" },
];

describe("a pending action", () => {
  it.each(actions)("is read back: %j", (pendingAction) => {
    expect(readPendingAction({ pendingAction })).toEqual(pendingAction);
  });

  it.each([
    null,
    undefined,
    "x",
    {},
    { pendingAction: null },
    { pendingAction: { kind: "unknown" } },
    { pendingAction: { kind: "add-to-wishlist", productId: 1 } },
    { pendingAction: { kind: "add-to-cart", request: { productId: "p1" } } },
    { resume: { heart: "p1" } },
  ])("is null for %j", (state) => {
    expect(readPendingAction(state)).toBeNull();
  });
});

describe("the state of a page", () => {
  it("is read back", () => {
    expect(readOtpSent({ email: "asha@example.com", sentAt: 5 })).toEqual({
      email: "asha@example.com",
      sentAt: 5,
    });
    expect(readSignUpToken({ token: "abc" })).toBe("abc");
    expect(readVerifiedEmail({ verified: "asha@example.com" })).toBe("asha@example.com");
    expect(readNotice({ notice: "Your account is deleted." })).toBe("Your account is deleted.");
  });

  it.each([
    [readOtpSent, [null, {}, { email: "asha@example.com" }, { email: 1, sentAt: 5 }, "asha@example.com"]],
    [readSignUpToken, [null, undefined, "abc", {}, { token: "" }, { token: 7 }]],
    [readVerifiedEmail, [null, undefined, "asha@example.com", {}, { verified: 1 }]],
    [readNotice, [null, undefined, "notice", {}, { notice: 1 }, { resume: "x" }]],
  ] as const)("is null for other values (%o)", (read, states) => {
    for (const state of states) expect(read(state)).toBeNull();
  });
});
