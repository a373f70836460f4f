import { describe, expect, it } from "vitest";
import { primaryPositions } from "./primary-positions.ts";
import { problemOf, type ReplicaObservation } from "./replica.rules.ts";

describe("positions of the primary", () => {
  it("tell until when a replica is complete", () => {
    const positions = primaryPositions();
    expect(positions.completeUntil(0)).toBe(-Infinity);
    for (const [at, position] of [
      [1000, 10],
      [2000, 20],
      [3000, 20],
    ] as const)
      positions.add({ at, position });
    expect([9, 10, 19, 20, 99].map(positions.completeUntil)).toEqual([-Infinity, 1000, 1000, 3000, 3000]);
    expect(positions.newestAt()).toBe(3000);
  });

  it("begin again when another server is the primary, whose log is shorter", () => {
    const positions = primaryPositions();
    positions.add({ at: 1000, position: 500 });
    positions.add({ at: 2000, position: 400 });
    expect([399, 400, 500].map(positions.completeUntil)).toEqual([-Infinity, 2000, 2000]);
  });
});

describe("a replica", () => {
  const observation: ReplicaObservation = {
    state: { isReplica: true, position: 1, cluster: "one" },
    cluster: "one",
    lagMs: 0,
    maxLagMs: 4000,
    isUsed: true,
  };
  const state = { isReplica: true, position: 1, cluster: "one" };

  const problemAt = (lagMs: number, isUsed: boolean) => problemOf({ ...observation, lagMs, isUsed });

  it("is read up to the limit of lag", () => {
    expect([problemAt(4000, true), problemAt(4001, true)]).toEqual([undefined, "behind"]);
  });

  it("is read again at half of the limit", () => {
    expect([problemAt(2000, false), problemAt(2001, false)]).toEqual([undefined, "behind"]);
  });

  it("is not read if it is silent, a primary, or of another cluster", () => {
    expect(problemOf({ ...observation, state: undefined })).toBe("silent");
    expect(problemOf({ ...observation, state: { ...state, isReplica: false } })).toBe("primary");
    expect(problemOf({ ...observation, state: { ...state, cluster: "two" } })).toBe("other cluster");
  });
});
