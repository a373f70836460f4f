import { expect, it } from "vitest";
import { collectedText } from "./collected-text.ts";

it("cash that was received is said with its rounding, if it has one", () => {
  expect(collectedText({ amount: 599, rounding: -0.4 })).toBe("₹599 received, rounding −₹0.40");
  expect(collectedText({ amount: 600, rounding: 0 })).toBe("₹600 received");
});
