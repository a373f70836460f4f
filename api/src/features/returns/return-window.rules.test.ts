import { describe, expect, it } from "vitest";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { checkReturnWindow, lastReturnDay } from "./return-window.rules.ts";

const { CONFIRMED, SHIPPED, DELIVERED, RETURNED } = OrderStatus;

const anOrder = (orderStatus: OrderStatus, ...steps: [OrderStatus, string][]) => ({
  orderStatus,
  statusHistory: steps.map(([toStatus, changedAt]) => ({ toStatus, changedAt })),
});

/** 23:30 on 1 November in India. */
const delivered = anOrder(
  DELIVERED,
  [CONFIRMED, "2026-10-20T10:00:00Z"],
  [DELIVERED, "2026-11-01T18:00:00Z"],
);

describe("the last day of a return", () => {
  it("is 30 days after the day of the delivery in India", () => {
    expect(lastReturnDay(delivered, 30)).toBe("2026-12-01");
    const afterMidnight = anOrder(DELIVERED, [DELIVERED, "2026-11-01T18:30:00Z"]);
    expect(lastReturnDay(afterMidnight, 30)).toBe("2026-12-02");
  });

  it("counts from the latest delivery", () => {
    const again = anOrder(
      DELIVERED,
      [DELIVERED, "2026-11-01T10:00:00Z"],
      [SHIPPED, "2026-11-02T10:00:00Z"],
      [DELIVERED, "2026-11-05T10:00:00Z"],
    );
    expect(lastReturnDay(again, 30)).toBe("2026-12-05");
  });

  it.each([CONFIRMED, SHIPPED, RETURNED])("does not exist for an order that is %s", (status) => {
    const order = anOrder(status, [DELIVERED, "2026-11-01T10:00:00Z"], [status, "2026-11-02T10:00:00Z"]);
    expect(lastReturnDay(order, 30)).toBeUndefined();
    expect(() => checkReturnWindow(order, 30, new Date("2026-11-03T10:00:00Z"))).toThrow(
      "Only pieces of a delivered order can be returned.",
    );
  });
});

describe("a request", () => {
  it("is in time until midnight of day 30 in India", () => {
    expect(() => checkReturnWindow(delivered, 30, new Date("2026-12-01T18:29:59Z"))).not.toThrow();
  });

  it("is refused on day 31 with the last day", () => {
    expect(() => checkReturnWindow(delivered, 30, new Date("2026-12-01T18:30:00Z"))).toThrow(
      "The 30 days for a return ended on 1 December 2026.",
    );
  });
});
