import { expect, it } from "vitest";
import { withFigures } from "./figures.ts";

it("fills the figures of the shop into a text", () => {
  expect(withFigures("Free above {freeShippingAbove}, {returnDays} days, {places}")).toBe(
    "Free above ₹500, 30 days, 2 states",
  );
  expect(withFigures("Not to the territories{exceptTerritories}.")).toBe(
    "Not to the territories, and for now not to the union territories.",
  );
});

it("leaves an unknown name as it was typed", () => {
  expect(withFigures("{unknown} {constructor} {toString} {valueOf}")).toBe(
    "{unknown} {constructor} {toString} {valueOf}",
  );
});
