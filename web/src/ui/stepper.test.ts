import { expect, it } from "vitest";
import { stepTo } from "./stepper.tsx";

it.each([
  { requested: 3, value: 2, expected: 3 },
  { requested: 9, value: 2, expected: 5 },
  { requested: -1, value: 2, expected: 0 },
])("keeps a number within its limits: $requested becomes $expected", ({ requested, value, expected }) => {
  expect(stepTo(requested, { value, min: 0, max: 5 })).toBe(expected);
});

it("lowers a number above its maximum by one", () => {
  expect(stepTo(7, { value: 8, min: 0, max: 5 })).toBe(7);
});

it("keeps a number above its maximum when more is requested", () => {
  expect(stepTo(9, { value: 8, min: 0, max: 5 })).toBe(8);
  expect(stepTo(4, { value: 3, min: 0, max: 0 })).toBe(3);
});
