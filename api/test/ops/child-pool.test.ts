import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { childPool } from "../../src/platform/child-pool.ts";

vi.setConfig({ testTimeout: 30_000 });

/** A pool whose next processes end while they start. */
const dyingPool = async (deaths: number) => {
  const folder = await mkdtemp(join(tmpdir(), "child-pool-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "deaths");
  await writeFile(file, String(deaths));
  vi.stubEnv("DEATHS_FILE", file);
  onTestFinished(() => void vi.unstubAllEnvs());
  return childPool(new URL("../support/dies-at-start", import.meta.url), { processes: 1, idleMs: 100 });
};

describe("a pool of child processes", () => {
  it("runs a task again if the process ends while it starts", async () => {
    const { run } = await dyingPool(1);
    expect(await run("echo", "hello")).toBe("hello");
  });

  it("runs the next task after the process of a task that is given up has ended", async () => {
    const { run } = await dyingPool(0);
    const giveUp = new AbortController();
    const hanging = run("hang", undefined, giveUp.signal);
    const next = run("echo", "next");
    giveUp.abort();
    await expect(hanging).rejects.toThrow("aborted");
    expect(await next).toBe("next");
  });

  it("rejects only the task whose second process ends too", async () => {
    const { run } = await dyingPool(2);
    await expect(run("echo", "first")).rejects.toThrow("cancelled");
    expect(await run("echo", "second")).toBe("second");
  });
});
