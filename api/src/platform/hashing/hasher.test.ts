import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, it } from "vitest";
import { hasher } from "./hasher.ts";

/** Process ids of all hashing processes of this process; other test files may have opened some. */
const hashingProcesses = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number)
    .filter((id) => id > 0 && readFileSync(`/proc/${id}/cmdline`, "utf8").includes("tinypool"));

/** Process ids that `work` opened. */
const openedBy = async (work: () => Promise<unknown>): Promise<number[]> => {
  const before = hashingProcesses();
  await work();
  return hashingProcesses().filter((id) => !before.includes(id));
};

describe("hashing", () => {
  it("runs in a child process of a lower priority than the shop", async () => {
    const { hashOf } = hasher({ maxQueueLength: 1 });
    const opened = await openedBy(() => hashOf("saffron"));
    expect(opened.map((id) => getPriority(id))).toEqual([getPriority() + 2]);
  });

  it("verifies the right text only", async () => {
    const { hashOf, isHashOf } = hasher({ maxQueueLength: 9 });
    const hash = await hashOf("saffron");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await Promise.all(["saffron", "wrong"].map((text) => isHashOf(hash, text)))).toEqual([
      true,
      false,
    ]);
  });

  it("retries in a new process when one dies", async () => {
    const { hashOf, isHashOf } = hasher({ maxQueueLength: 9 });
    let hash = "";
    const dying = await openedBy(async () => (hash = await hashOf("saffron")));
    const results = ["saffron", "wrong", "saffron"].map((text) => isHashOf(hash, text));
    for (const id of dying) process.kill(id, "SIGKILL");
    expect(await Promise.all(results)).toEqual([true, false, true]);
    expect(dying.length).toBeGreaterThan(0);
    for (const id of hashingProcesses()) expect(dying).not.toContain(id);
  });

  it("refuses a hash when the queue is full, and completes those in the queue", async () => {
    const { hashOf } = hasher({ maxQueueLength: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => hashOf("saffron")));
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ reason }) => reason)).toEqual(
      refused.map(() => expect.objectContaining({ code: "NOT_READY" })),
    );
    expect(outcomes.slice(0, 2).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });
});
