import { expect, it } from "vitest";
import { leastCpuOf } from "../../../test/support/least-cpu.ts";
import { printedText } from "./printed-text.ts";

it("takes a text of 20,000 marks in linear time", () => {
  const costOf = (length: number): number => {
    const text = "த\u0301".repeat(length);
    return leastCpuOf(() => printedText(text));
  };
  // Ten times the text; a quadratic function needs a hundred times the time.
  expect(costOf(20_000)).toBeLessThan(40 * Math.max(costOf(2_000), 1_000));
});
