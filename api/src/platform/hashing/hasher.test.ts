import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, it, vi } from "vitest";
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

/** Linux's number of the policy by which a process gets a core: field 41 of its status. */
const policyOf = (id: number): number =>
  Number(
    readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")[38],
  );
const idlePolicy = 5;

/** Nanoseconds that a process's first thread has worked so far, which takes each task. */
const workOf = (id: number): string | undefined =>
  readFileSync(`/proc/${id}/schedstat`, "utf8").split(" ")[0];

describe("hashing", () => {
  it("happens in a process of its own that works while nobody else wants the core", async () => {
    const { hashOf } = hasher({ longestQueue: 1, patience: 10_000 });
    const opened = await openedBy(() => hashOf("saffron"));
    expect(opened.map(policyOf)).toEqual([idlePolicy]);
  });

  it("happens in one little behind the shop when it waited too long", async () => {
    const { hashOf } = hasher({ longestQueue: 1, patience: 0 });
    const opened = await openedBy(() => hashOf("saffron"));
    expect(opened.map((id) => getPriority(id))).toEqual([getPriority() + 2]);
    expect(opened.map(policyOf)).not.toContain(idlePolicy);
  });

  it("answers though the machine has no core left for the patient process, and returns to it afterwards", async () => {
    const { hashOf, isHashOf } = hasher({ longestQueue: 9, patience: 500 });
    const patient = (await openedBy(() => hashOf("opens it"))).filter((id) => policyOf(id) === idlePolicy);
    for (const id of patient) process.kill(id, "SIGSTOP");
    let hash = "";
    const prompt = await openedBy(async () => (hash = await hashOf("saffron")));
    expect(await Promise.all(["saffron", "wrong"].map((text) => isHashOf(hash, text)))).toEqual([
      true,
      false,
    ]);
    for (const id of patient) process.kill(id, "SIGCONT");
    const hasReturned = async () => {
      const before = prompt.map(workOf);
      expect(await isHashOf(hash, "saffron")).toBe(true);
      expect(prompt.map(workOf)).toEqual(before);
    };
    await vi.waitFor(hasReturned, { timeout: 15_000 });
  });

  it("is made again in a fresh process when one dies at its work", async () => {
    const { hashOf, isHashOf } = hasher({ longestQueue: 9, patience: 500 });
    let hash = "";
    const dying = await openedBy(async () => (hash = await hashOf("saffron")));
    const asked = ["saffron", "wrong", "saffron"].map((text) => isHashOf(hash, text));
    for (const id of dying) process.kill(id, "SIGKILL");
    expect(await Promise.all(asked)).toEqual([true, false, true]);
    expect(dying.length).toBeGreaterThan(0);
    for (const id of hashingProcesses()) expect(dying).not.toContain(id);
  });

  it("refuses whom it could not answer in time, and answers those who wait", async () => {
    const { hashOf } = hasher({ longestQueue: 2, patience: 500 });
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
