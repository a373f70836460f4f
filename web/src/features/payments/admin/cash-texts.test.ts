import { expect, it } from "vitest";
import { tooManyOrdersText } from "./cash-texts.ts";

it("says how many orders to untick if more than 100 are ticked", () => {
  expect(tooManyOrdersText(100)).toBeNull();
  expect(tooManyOrdersText(101)).toBe("At most 100 orders can be marked at once. Please untick 1 order.");
  expect(tooManyOrdersText(120)).toBe("At most 100 orders can be marked at once. Please untick 20 orders.");
});
