import { expect, it } from "vitest";
import { MAX_SELECTED, withOrders } from "./order-selection.ts";

const orders = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index) }));

it("adds orders once and takes them out", () => {
  const two = withOrders(new Set(["0"]), orders(2), true);
  expect([...two]).toEqual(["0", "1"]);
  expect([...withOrders(two, orders(1), false)]).toEqual(["1"]);
});

const full = withOrders(new Set(), orders(MAX_SELECTED + 20), true);

it("never holds more than 100 orders", () => {
  expect(full.size).toBe(MAX_SELECTED);
  expect(withOrders(full, orders(1, 500), true).has("500")).toBe(false);
});

it("can be emptied when it is full", () => {
  expect(withOrders(full, orders(MAX_SELECTED), false).size).toBe(0);
});
