import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, it, vi } from "vitest";
import { hasher } from "./hasher.ts";

/** Process ids of the hashing processes that this test opened. */
const hashingProcesses = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number)
    .filter((id) => id > 0 && readFileSync(`/proc/${id}/cmdline`, "utf8").includes("tinypool"));

describe("hashing", () => {
  it("happens in a process of its own that steps back behind the shop", async () => {
    await hasher({ longestQueue: 1 }).hashOf("saffron");
    expect(hashingProcesses().map((id) => getPriority(id))).toEqual([getPriority() + 5]);
  });

  it("goes on in a fresh process when one dies at its work, for those too who wait", async () => {
    const { hashOf, isHashOf } = hasher({ longestQueue: 9 });
    const hash = await hashOf("saffron");
    const asked = Array.from({ length: 5 }, () => isHashOf(hash, "saffron"));
    for (const id of hashingProcesses()) process.kill(id, "SIGKILL");
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.at(0)?.status).toBe("rejected");
    expect(outcomes.at(-1)).toEqual({ status: "fulfilled", value: true });
    expect(await isHashOf(hash, "saffron")).toBe(true);
  });

  it("goes on in a fresh process when one dies while nobody needs it", async () => {
    const { hashOf, isHashOf } = hasher({ longestQueue: 1 });
    const hash = await hashOf("saffron");
    const [id = 0] = hashingProcesses().slice(-1);
    process.kill(id, "SIGKILL");
    await vi.waitFor(() => expect(hashingProcesses()).not.toContain(id));
    expect(await isHashOf(hash, "saffron")).toBe(true);
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
