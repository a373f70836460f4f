import { expect, it } from "vitest";
import { printedText } from "./printed-text.ts";

const cpuOf = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

/** The least of several runs, in microseconds: what the work costs without the compiler and the garbage collector. */
const leastCpuOf = (work: () => unknown): number => Math.min(...Array.from({ length: 6 }, () => cpuOf(work)));

it("takes a text of 20,000 marks in linear time", () => {
  const costOf = (length: number): number => {
    const text = "த\u0301".repeat(length);
    return leastCpuOf(() => printedText(text));
  };
  // Ten times the text; a quadratic function needs a hundred times the time.
  expect(costOf(20_000)).toBeLessThan(40 * Math.max(costOf(2_000), 1_000));
});
