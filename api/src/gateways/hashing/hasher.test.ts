import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, it } from "vitest";
import { hasher } from "./hasher.ts";

/** Process ids of all hashing processes below this one: shops of other test files may have opened some. */
const hashingProcesses = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number)
    .filter((id) => id > 0 && readFileSync(`/proc/${id}/cmdline`, "utf8").includes("tinypool"));

/** Process ids of those that this work opened. */
const openedBy = async (work: () => Promise<unknown>): Promise<number[]> => {
  const before = hashingProcesses();
  await work();
  return hashingProcesses().filter((id) => !before.includes(id));
};

describe("hashing", () => {
  it("happens in a process of its own that steps back behind the shop", async () => {
    const { hashOf } = hasher({ longestQueue: 1 });
    const opened = await openedBy(() => hashOf("saffron"));
    expect(opened.map((id) => getPriority(id))).toEqual([getPriority() + 2]);
  });

  it("is made again in a fresh process when one dies at its work", async () => {
    const { hashOf, isHashOf } = hasher({ longestQueue: 9 });
    let hash = "";
    const dying = await openedBy(async () => (hash = await hashOf("saffron")));
    const asked = ["saffron", "wrong", "saffron"].map((text) => isHashOf(hash, text));
    for (const id of dying) process.kill(id, "SIGKILL");
    expect(await Promise.all(asked)).toEqual([true, false, true]);
    expect(dying.length).toBeGreaterThan(0);
    for (const id of hashingProcesses()) expect(dying).not.toContain(id);
  });

  it("refuses whom it could not answer in time, and answers those who wait", async () => {
    const { hashOf } = hasher({ longestQueue: 2 });
    const asked = Array.from({ length: 8 }, () => hashOf("saffron"));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ reason }) => reason)).toEqual(
      refused.map(() => expect.objectContaining({ code: "NOT_READY" })),
    );
    expect(outcomes.slice(0, 2).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });
});
