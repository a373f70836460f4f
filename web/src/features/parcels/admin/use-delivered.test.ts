import { expect, it } from "vitest";
import { outcomeText } from "./use-delivered.ts";

const good = { orderId: "1", orderNumber: "SJ1", problem: null };
const bad = { orderId: "2", orderNumber: "SJ2", problem: "Order SJ2 was cancelled." };

it("says how many orders were changed", () => {
  expect(outcomeText([good], "marked as delivered")).toBe("1 order marked as delivered.");
});

it("says why an order was left out", () => {
  expect(outcomeText([good, good, bad], "packed")).toBe("2 orders packed. Order SJ2 was cancelled.");
  expect(outcomeText([bad], "packed")).toBe("Order SJ2 was cancelled.");
});
