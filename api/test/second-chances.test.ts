import { describe, expect, it } from "vitest";
import {
  chances,
  mostFailures,
  withSecondChances,
  type FileResult,
  type Run,
} from "../../scripts/second-chances.mjs";
import { maxLines, mostFlaky, summaryOf } from "../../scripts/test-summary.mjs";

const aFile = (name: string, failed: string[] = [], passed = 3): FileResult => ({
  name,
  path: name,
  passed: passed - failed.length,
  ran: passed,
  failures: failed.map((title) => ({ title, error: `${title} is wrong` })),
});

/** A run whose attempts have these results, and the names of the files that each attempt is given. */
const runOf = (...attempts: (FileResult[] | Error)[]) => {
  const asked: string[][] = [];
  const run: Run = ({ files, attempt } = { files: [], attempt: 0 }) => {
    asked.push(files.map(({ name }) => name));
    const result = attempts[attempt] ?? [];
    return result instanceof Error
      ? { files: [], errors: [result.message], times: [] }
      : { files: result, errors: [], times: [] };
  };
  return { run, asked };
};

describe("a part of the tests", () => {
  it("runs once when everything passes", async () => {
    const { run, asked } = runOf([aFile("a"), aFile("b")]);
    expect(await withSecondChances(run)).toMatchObject({ passed: 6, failures: [], flaky: [] });
    expect(asked).toEqual([[]]);
  });

  it("calls flaky what fails first and passes again, with its first error", async () => {
    const { run, asked } = runOf(
      [aFile("a", ["one"]), aFile("b"), aFile("c", ["two"])],
      [aFile("a"), aFile("c", ["three"])],
      [aFile("c")],
    );
    expect(await withSecondChances(run)).toMatchObject({
      passed: 9,
      failures: [],
      flaky: [
        { name: "a", title: "one", error: "one is wrong" },
        { name: "c", title: "two", error: "two is wrong" },
      ],
    });
    expect(asked).toEqual([[], ["a", "c"], ["c"]]);
  });

  it("fails with what fails each time", async () => {
    const { run, asked } = runOf(...Array.from({ length: 5 }, () => [aFile("a", ["one"])]));
    expect(await withSecondChances(run)).toMatchObject({
      passed: 2,
      failures: [{ name: "a", title: "one" }],
      flaky: [],
    });
    expect(asked).toHaveLength(1 + chances);
  });

  it("fails when its files do not run again to their end", async () => {
    const broken = new Error("out of memory");
    const { run } = runOf([aFile("a", ["one"])], broken, broken);
    expect(await withSecondChances(run)).toMatchObject({ failures: [{ name: "a", title: "one" }] });
  });

  it("fails when a test is skipped in the further runs", async () => {
    const skipped = { ...aFile("a"), passed: 2, ran: 2 };
    const { run } = runOf([aFile("a", ["one"])], [skipped], [skipped]);
    expect(await withSecondChances(run)).toMatchObject({
      failures: [{ name: "a", title: "one" }],
      flaky: [],
    });
  });

  it("fails with an error that belongs to no file", async () => {
    const { run, asked } = runOf(new Error("no report"));
    expect((await withSecondChances(run)).failures).toMatchObject([{ error: "no report" }]);
    expect(asked).toHaveLength(1);
  });

  it("does not run again after too many failures", async () => {
    const titles = Array.from({ length: mostFailures + 1 }, (_, index) => `test ${index}`);
    const { run, asked } = runOf([aFile("a", titles, titles.length)]);
    expect((await withSecondChances(run)).failures).toHaveLength(titles.length);
    expect(asked).toHaveLength(1);
  });
});

const failuresIn = (name: string, count: number, error = "Error: wrong\n  at a.ts:1\n  at b.ts:2") =>
  Array.from({ length: count }, (_, index) => ({ name, title: `test ${index}`, error }));

const aPart = (flaky: number, failed: number, error?: string) => ({
  name: "units",
  minutes: 4.25,
  passed: 100,
  flaky: failuresIn("flaky.test.ts", flaky, error),
  failures: failuresIn("red.test.ts", failed, error),
});

describe("the summary", () => {
  it("has the parts with minutes and counts", () => {
    const { lines } = summaryOf([aPart(0, 0), aPart(0, 0)], "abc1234");
    expect(lines.slice(0, 2)).toEqual([
      "Tests of abc1234, 8.5 minutes:",
      "  units: 4.3 minutes, 100 passed, 0 failed, 0 flaky",
    ]);
  });

  it("has the sum in its last line", () => {
    const { lines, isGreen } = summaryOf([aPart(0, 0), aPart(0, 0)], "abc1234");
    expect(lines.at(-1)).toBe("200 passed, 0 failed");
    expect(isGreen).toBe(true);
  });

  it("names flaky tests with their errors", () => {
    const { lines } = summaryOf([aPart(mostFlaky, 0)], "abc1234");
    expect(lines).toContain("  flaky.test.ts: test 4");
    expect(lines).toContain("      Error: wrong");
  });

  it("is green with flaky tests", () => {
    const { lines, isGreen } = summaryOf([aPart(mostFlaky, 0)], "abc1234");
    expect(lines.at(-1)).toBe("100 passed, 0 failed");
    expect(isGreen).toBe(true);
  });

  it("fails with more flaky tests", () => {
    const { lines, isGreen } = summaryOf([aPart(3, 0), aPart(mostFlaky - 2, 0)], "abc1234");
    expect(lines.at(-1)).toBe("194 passed, 6 failed");
    expect(isGreen).toBe(false);
  });

  it("fails without a test", () => {
    expect(summaryOf([{ ...aPart(0, 0), passed: 0 }], "abc1234").isGreen).toBe(false);
  });

  const longError = `Error\n${"line\n".repeat(90)}`;

  it.each([
    [0, 1],
    [5, 1],
    [5, 8],
    [0, 20],
    [40, 0],
    [5, 500],
  ])("has at most as many lines as a log shows: %d flaky, %d failed", (flaky, failed) => {
    const { lines } = summaryOf([aPart(flaky, failed, longError)], "abc1234");
    expect(lines.length).toBeLessThanOrEqual(maxLines);
  });

  it("names up to 20 failed tests", () => {
    const ofMany = (count: number) => summaryOf([aPart(5, count, longError)], "abc1234").lines;
    expect(ofMany(20)).toContain("  red.test.ts: test 19");
    expect(ofMany(500)).toContain("  red.test.ts: test 19");
  });

  it("says how many more tests have failed", () => {
    const ofMany = (count: number) => summaryOf([aPart(5, count, longError)], "abc1234").lines;
    expect(ofMany(500)).toContainEqual(expect.stringMatching(/^ {2}\.\.\. and \d+ more$/));
  });
});
