import { describe, expect, it } from "vitest";
import { isComplete, leaderOf, syncStandbyOf, type MemberState } from "./patroni-state.ts";
import { parentOf, processTree } from "./process-tree.ts";

const complete: MemberState[] = [
  { name: "node1", role: "sync_standby", state: "running", timeline: 2, lag: 0 },
  { name: "node2", role: "leader", state: "running", timeline: 2 },
  { name: "node3", role: "replica", state: "streaming", timeline: 2, lag: 0 },
];

const changed = (name: string, change: Partial<MemberState>): MemberState[] =>
  complete.map((member) => (member.name === name ? { ...member, ...change } : member));

describe("the state of Patroni", () => {
  it("names the primary and the replica for which commits wait", () => {
    expect(leaderOf(complete)).toBe("node2");
    expect(syncStandbyOf(complete)).toBe("node1");
    expect(leaderOf(changed("node2", { state: "stopped" }))).toBeUndefined();
  });

  it("is complete when three members run on one timeline with a synchronous replica", () => {
    expect(isComplete(complete, 3)).toBe(true);
    expect(isComplete(complete.slice(1), 3)).toBe(false);
    expect(isComplete(changed("node3", { state: "starting" }), 3)).toBe(false);
    expect(isComplete(changed("node3", { timeline: 1 }), 3)).toBe(false);
    expect(isComplete(changed("node1", { role: "replica" }), 3)).toBe(false);
    expect(isComplete(changed("node2", { role: "replica" }), 3)).toBe(false);
  });
});

describe("the processes of a server", () => {
  it("are its descendants, parents first", () => {
    const parents = new Map([
      [10, 1],
      [11, 10],
      [12, 10],
      [13, 12],
      [20, 1],
    ]);
    expect(processTree(10, parents)).toEqual([10, 11, 12, 13]);
  });

  it("are found also below a command with spaces and parentheses", () => {
    expect(parentOf("4242 (postgres: a (b) c) S 17 4242 4242 0 -1")).toBe(17);
  });
});
