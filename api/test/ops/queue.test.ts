import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { moneyJobs, pictureJobs, timetable } from "../../src/app/tasks.ts";
import type { JobName, Tasks } from "../../src/platform/jobs/jobs.ts";
import { deleteReplacedJobs } from "../../src/platform/jobs/queue/queue-rows.ts";
import { startWorker, type Worker, type WorkerOptions } from "../../src/platform/jobs/worker.ts";
import { silentProxy } from "../support/silent-proxy.ts";
import { makeDatabase } from "../support/test-database.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 30_000, interval: 50 };

const testDatabase = await makeDatabase();
const proxy = await silentProxy(testDatabase.url);
const direct = new pg.Pool({ connectionString: testDatabase.url, max: 2 });
afterAll(async () => {
  await direct.end();
  await proxy.close();
  await testDatabase.drop();
});
const testShop = await openTestShop({ DATABASE_URL: proxy.url });
const { database } = testShop.shop;

const lines: string[] = [];
const log = pino({ level: "warn", base: null }, { write: (line: string) => void lines.push(line) });

const workers: Worker[] = [];
const workerOptions: WorkerOptions = {
  moneyJobs,
  pictureJobs,
  timetable,
  stuckSeconds: 60,
  onStuck: () => undefined,
};
const startWork = async (tasks: Partial<Tasks>, options: Partial<WorkerOptions> = {}): Promise<void> => {
  workers.push(await startWorker(database, tasks, log, { ...workerOptions, ...options }));
};

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await direct.query("delete from graphile_worker._private_jobs");
  lines.length = 0;
});

const add = async (name: JobName, payload: object, options: { key?: string; isLastTry?: boolean } = {}) => {
  const client = await direct.connect();
  await client.query("begin");
  await client.query("select graphile_worker.add_job($1, $2::json, job_key => $3)", [
    name,
    JSON.stringify(payload),
    options.key ?? null,
  ]);
  if (options.isLastTry)
    await client.query("update graphile_worker._private_jobs set attempts = max_attempts - 1");
  await client.query("commit");
  client.release();
};

const jobsLeft = async (): Promise<number> =>
  (await direct.query("select 1 from graphile_worker.jobs")).rowCount ?? 0;

/** A gate that blocks jobs until it is opened. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

const mail = (to: string) => ({ to, name: "Asha" });

describe("a queue whose database stops while jobs are worked on", () => {
  it("runs every job once the database is back, each by one worker at a time, again and again", async () => {
    const gates = new Map<string, () => void>();
    const running = new Set<string>();
    const concurrentJobs: string[] = [];
    let isOpen = false;
    await startWork({
      "mail-password-changed": async ({ to }) => {
        if (running.has(to)) concurrentJobs.push(to);
        running.add(to);
        if (!isOpen) await new Promise<void>((open) => gates.set(to, open));
        running.delete(to);
      },
    });
    for (let round = 0; round < 3; round += 1) {
      isOpen = false;
      for (let job = 0; job < 6; job += 1) await add("mail-password-changed", mail(`${round}-${job}`));
      await vi.waitFor(() => expect(running.size).toBe(2), SOON);
      // Two results are being stored, one after the other, when the database stops. Both are lost at once, and the
      // shutdown of graphile-worker never settles.
      proxy.fallSilent();
      for (const to of running) {
        const swallowedBefore = proxy.swallowed();
        gates.get(to)?.();
        await vi.waitFor(() => expect(proxy.swallowed()).toBeGreaterThan(swallowedBefore), SOON);
      }
      await proxy.cut();
      isOpen = true;
      await proxy.mend();
      await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), SOON);
    }
    expect(concurrentJobs).toEqual([]);
  });

  it("continues after a database host stops responding without closing its connections", async () => {
    const done: string[] = [];
    let barrier = gate();
    await startWork({
      "mail-password-changed": async ({ to }) => {
        done.push(to);
        await barrier.opened;
      },
    });
    await add("mail-password-changed", mail("first"));
    await vi.waitFor(() => expect(done).toEqual(["first"]), SOON);
    proxy.fallSilent();
    barrier.open();
    await vi.waitFor(() => expect(lines.join("")).toContain("opened again"), SOON);
    proxy.heal();
    barrier = gate();
    barrier.open();
    await add("mail-password-changed", mail("second"));
    await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), SOON);
    expect(done).toContain("second");
  });
});

describe("a queue that fetches no jobs", () => {
  it("ends the process after it was opened again", async () => {
    const onStuck = vi.fn<() => void>();
    await add("mail-password-changed", mail("stuck"));
    const holder = await direct.connect();
    try {
      // The queue skips locked rows, so this job stays due.
      await holder.query("begin; select 1 from graphile_worker._private_jobs for update");
      await startWork({ "mail-password-changed": async () => undefined }, { stuckSeconds: 1, onStuck });
      await vi.waitFor(() => expect(onStuck).toHaveBeenCalled(), SOON);
      expect(lines.filter((line) => line.includes('"verdict":"reopen"'))).toHaveLength(1);
    } finally {
      await holder.query("rollback");
      holder.release();
    }
  });
});

describe("jobs about money", () => {
  it("do not wait behind mails that hang", async () => {
    const barrier = gate();
    const mails: string[] = [];
    const confirmedIntents: string[] = [];
    await startWork({
      "mail-password-changed": async ({ to }) => {
        mails.push(to);
        await barrier.opened;
      },
      "confirm-payment": async ({ intentId }) => void confirmedIntents.push(intentId),
    });
    for (let job = 0; job < 5; job += 1) await add("mail-password-changed", mail(`${job}`));
    await vi.waitFor(() => expect(mails).toHaveLength(2), SOON);
    await add("confirm-payment", { intentId: "one" }, { key: "ask one" });
    await vi.waitFor(() => expect(confirmedIntents).toEqual(["one"]), SOON);
    expect(mails).toHaveLength(2);
    barrier.open();
    await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), SOON);
  });

  it("that a newer one has replaced are neither logged as failed for good nor stored as such", async () => {
    const barrier = gate();
    const failed: string[] = [];
    let isFirst = true;
    await startWork({
      "confirm-payment": async ({ intentId }) => {
        if (!isFirst) return;
        isFirst = false;
        await barrier.opened;
        failed.push(intentId);
        throw new Error("Razorpay does not answer.");
      },
    });
    await add("confirm-payment", { intentId: "one" }, { key: "ask one", isLastTry: true });
    await vi.waitFor(() => expect(isFirst).toBe(false), SOON);
    await add("confirm-payment", { intentId: "one" }, { key: "ask one" });
    barrier.open();
    await vi.waitFor(async () => expect(await jobsLeft()).toBe(1), SOON);
    await vi.waitFor(() => expect(lines.join("")).toContain("Failed task"), SOON);
    await vi.waitFor(async () => {
      await deleteReplacedJobs(database.writes, moneyJobs);
      expect(await jobsLeft()).toBe(0);
    }, SOON);
    expect(failed).toEqual(["one"]);
    expect(lines.filter((line) => line.includes("failed for good"))).toEqual([]);
  });
});

describe("readiness", () => {
  it("shows how long the oldest due job has waited", async () => {
    await add("mail-password-changed", mail("waits"));
    await direct.query("update graphile_worker._private_jobs set run_at = now() - interval '90 seconds'");
    const { body } = await testShop.rest<{ queue: { oldestDueSeconds: number } }>("GET", "/health/ready");
    expect(body).toEqual({
      status: "ready",
      queue: { oldestDueSeconds: expect.any(Number) },
    });
    expect(body.queue.oldestDueSeconds).toBeGreaterThanOrEqual(90);
  });
});
