import { describe, expect, it } from "vitest";
import type { Acknowledged } from "./buying.ts";
import { countLosses } from "./order-checks.ts";
import { outcomeOf, type Observation } from "./outcome.ts";
import { countEach, longestOutage } from "./outages.ts";
import { tableOf } from "./table.ts";
import { noRepair } from "./cluster-case.ts";

const acknowledged = (key: string, at: number, ...ids: string[]): Acknowledged => ({
  key,
  at,
  ids: new Set(ids),
});

describe("the longest outage", () => {
  it("is the longest time between two successes after the start", () => {
    expect(longestOutage([500, 1100, 9000, 9500], 1000, 10_000)).toEqual({
      milliseconds: 7900,
      endedAfter: 8000,
    });
  });

  it("also lies before the first success, after the last one, or between unsorted ones", () => {
    expect(longestOutage([9000], 0, 10_000).milliseconds).toBe(9000);
    expect(longestOutage([1000], 0, 10_000).milliseconds).toBe(9000);
    expect(longestOutage([8000, 2000], 0, 10_000).milliseconds).toBe(6000);
    expect(longestOutage([], 0, 10_000).milliseconds).toBe(10_000);
  });
});

describe("losses", () => {
  const sql = async <Row extends object>(): Promise<Row[]> =>
    [
      { key: "one", id: "a" },
      { key: "two", id: "b" },
      { key: "three", id: "c" },
      { key: "three", id: "d" },
    ] as Row[];

  it("count acknowledged orders that the primary does not have", async () => {
    const losses = await countLosses({ sql }, [acknowledged("one", 0, "a"), acknowledged("gone", 0, "x")]);
    expect(losses).toEqual({ lost: 1, twice: 0 });
  });

  it("count keys with two orders, in the rows or in the answers", async () => {
    expect(await countLosses({ sql }, [acknowledged("three", 0, "c")])).toEqual({ lost: 0, twice: 1 });
    expect(await countLosses({ sql }, [acknowledged("two", 0, "b", "z")])).toEqual({ lost: 1, twice: 1 });
  });
});

describe("the outcome of a case", () => {
  const clusterCase = { name: "x", what: "x happens", maxWritesOut: 5, cause: async () => noRepair };
  const every = (milliseconds: number): number[] =>
    Array.from({ length: 30_000 / milliseconds }, (_, index) => index * milliseconds);
  const observation: Observation = {
    causedAt: 10_000,
    endedAt: 29_000,
    purchases: {
      acknowledged: every(1000).map((at) => acknowledged(`key ${at}`, at, `id ${at}`)),
      failures: [
        { status: "503", at: 9000 },
        { status: "503", at: 11_000 },
        { status: "no response", at: 12_000 },
      ],
      refusals: [],
    },
    reads: { successes: [every(100), every(200)], failures: [] },
  };
  const noLosses = { lost: 0, twice: 0 };

  it("passes while orders and reads go on", () => {
    expect(outcomeOf(clusterCase, observation, noLosses)).toMatchObject({
      writesOut: 1,
      readsOut: 0.2,
      failures: { "503": 1, "no response": 1 },
      failuresFor: 1,
      problems: [],
    });
  });

  it("fails for lost orders, a long outage, refusals and failed reads", () => {
    const { purchases } = observation;
    const bad: Observation = {
      ...observation,
      purchases: {
        ...purchases,
        acknowledged: purchases.acknowledged.filter(({ at }) => at < 12_000 || at > 20_000),
        refusals: ["409 OUT_OF_STOCK"],
      },
      reads: { successes: [[10_500]], failures: [{ status: "503", at: 15_000 }] },
    };
    expect(outcomeOf(clusterCase, bad, { lost: 1, twice: 2 }).problems).toEqual([
      "1 acknowledged orders are lost",
      "2 orders exist twice",
      "no order for more than 5 s",
      "1 reads failed",
      "a visitor waited for more than 10 s",
      "1 requests were refused, such as 409 OUT_OF_STOCK",
    ]);
  });

  it("is a row of a table of even width", () => {
    const passed = outcomeOf(clusterCase, observation, noLosses);
    const table = tableOf([passed, { ...passed, what: "a longer name of a case", problems: ["it broke"] }]);
    const lines = table.split("\n");
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    expect(lines[2]).toContain("503: 1, no response: 1 (1.0 s) | pass");
    expect(lines[3]).toContain("FAIL: it broke");
  });
});

it("counts equal values", () => {
  expect(countEach(["503", "500", "503"])).toEqual({ "503": 2, "500": 1 });
});
