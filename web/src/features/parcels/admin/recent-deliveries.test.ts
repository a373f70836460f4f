import { expect, it } from "vitest";
import { markText } from "./recent-deliveries.tsx";

const order = { orderId: "1", orderNumber: "SJ100017" };
const markedAt = "2026-11-21T08:35:00Z";

it("says what a mark has done at its time in India", () => {
  expect(markText({ markedAt, orders: [order, order] })).toBe("2 orders marked as delivered at 2:05 pm");
  expect(markText({ markedAt, orders: [order] })).toBe("Order SJ100017 marked as delivered at 2:05 pm");
  expect(markText({ markedAt, orders: [order] }, true)).toBe("Marked as delivered at 2:05 pm");
});
