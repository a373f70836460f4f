import { describe, expect, it } from "vitest";
import { canBecome, endedStatuses, isOpen, ReturnStatus } from "./return-status.rules.ts";

const { REQUESTED, APPROVED, RECEIVED, COMPLETED, REFUSED, WITHDRAWN, CLOSED } = ReturnStatus;

describe("the life of a return", () => {
  it("leads from the request over approval and receipt to its completion", () => {
    expect(canBecome(REQUESTED, APPROVED)).toBe(true);
    expect(canBecome(APPROVED, RECEIVED)).toBe(true);
    expect(canBecome(RECEIVED, COMPLETED)).toBe(true);
    expect(canBecome(REQUESTED, RECEIVED)).toBe(false);
    expect(canBecome(APPROVED, COMPLETED)).toBe(false);
  });

  it("can be ended by the shopper until the shop has the pieces", () => {
    expect([REQUESTED, APPROVED, RECEIVED].map((status) => canBecome(status, WITHDRAWN))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("can be ended by the shop until it is completed", () => {
    for (const status of [REQUESTED, APPROVED, RECEIVED])
      expect([canBecome(status, REFUSED), canBecome(status, CLOSED)]).toEqual([true, true]);
  });

  it("has no step after its end", () => {
    for (const end of [COMPLETED, ...endedStatuses])
      expect([isOpen(end), ...Object.values(ReturnStatus).map((to) => canBecome(end, to))]).not.toContain(
        true,
      );
  });
});
