import { startWorker } from "../src/platform/jobs/worker.ts";
import pino from "pino";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { inTransaction } from "../src/platform/database/database.ts";
import { addJob, addMissingJob } from "../src/platform/jobs/jobs.ts";
import { deleteFailedJobs, releaseDeadJobs } from "../src/platform/jobs/queue/queue-rows.ts";
import { openTestShop } from "./support/test-shop.ts";

const { shop, sql } = await openTestShop();

const mail = { to: "asha@example.com", name: "Asha" };

const lockHolders = async (): Promise<(string | null)[]> => {
  const rows = await sql<{ by: string | null }>(
    "select locked_by as by from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ by }) => by);
};

describe("a job", () => {
  it("is created by the transaction that makes it due, or not at all", async () => {
    const failing = inTransaction(shop.database, async (tx) => {
      await addJob(tx, "mail-password-changed", mail);
      throw new Error("rolled back on purpose");
    });
    await expect(failing).rejects.toThrow("rolled back on purpose");
    expect(await lockHolders()).toEqual([]);
    await inTransaction(shop.database, (tx) => addJob(tx, "mail-password-changed", mail));
    expect(await lockHolders()).toEqual([null]);
    await sql("delete from graphile_worker._private_jobs");
  });

  it("is released only if its worker died", async () => {
    for (const [worker, age] of [
      ["dead", "3 minutes"],
      ["busy", "1 minute"],
    ]) {
      await inTransaction(shop.database, (tx) => addJob(tx, "mail-password-changed", mail));
      await sql(
        `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval
         where locked_by is null`,
        [worker, age],
      );
    }
    await releaseDeadJobs(shop.database.writes);
    expect(await lockHolders()).toEqual([null, "busy"]);
    await releaseDeadJobs(shop.database.writes);
    expect(await lockHolders()).toEqual([null, "busy"]);
  });
});

describe("a job that runs for minutes", () => {
  it("is not taken for one of a dead worker", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const work = vi.fn<() => Promise<void>>(() => ended);
    await sql("delete from graphile_worker._private_jobs");
    await inTransaction(shop.database, (tx) =>
      addJob(tx, "render-picture", { key: "k", isCover: true }, { key: "render k" }),
    );
    const worker = await startWorker(shop.database, { "render-picture": work }, pino({ level: "silent" }));
    onTestFinished(() => worker.stop());
    onTestFinished(() => end());
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), { timeout: 15_000, interval: 20 });
    const [holder] = await lockHolders();
    await sql("update graphile_worker._private_jobs set locked_at = now() - interval '10 minutes'");
    // Each running job is kept before the next look-up of dead workers.
    vi.advanceTimersByTime(25_000);
    await vi.waitFor(
      async () =>
        expect(
          await sql(
            "select 1 from graphile_worker._private_jobs where locked_at > now() - interval '1 minute'",
          ),
        ).toHaveLength(1),
      { timeout: 15_000, interval: 20 },
    );
    await releaseDeadJobs(shop.database.writes);
    expect(await lockHolders()).toEqual([holder]);
    expect(holder).not.toBeNull();
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe("a job that is added again and again", () => {
  type PendingJob = { attempts: number; due: boolean };
  const pendingJobs = () =>
    sql<PendingJob>(
      "select attempts, run_at <= now() as due from graphile_worker.jobs where key = 'expire 1'",
    );
  const addJobIfMissing = () =>
    inTransaction(shop.database, (tx) => addMissingJob(tx, "expire-order", { orderId: "1" }, "expire 1"));

  beforeEach(async () => {
    await sql("delete from graphile_worker._private_jobs");
    await addJobIfMissing();
  });

  it("exists once", async () => {
    await addJobIfMissing();
    expect(await pendingJobs()).toEqual([{ attempts: 0, due: true }]);
  });

  it("keeps the time of its next attempt", async () => {
    await sql("update graphile_worker._private_jobs set attempts = 7, run_at = now() + interval '1 hour'");
    await addJobIfMissing();
    expect(await pendingJobs()).toEqual([{ attempts: 7, due: false }]);
  });

  it("is added again after its last attempt", async () => {
    await sql("update graphile_worker._private_jobs set attempts = max_attempts");
    await addJobIfMissing();
    expect(await pendingJobs()).toEqual([{ attempts: 0, due: true }]);
  });
});

describe("a job that has failed for good", () => {
  it("is kept for 90 days", async () => {
    await sql("delete from graphile_worker._private_jobs");
    const kinds: [to: string, change: string][] = [
      ["old@example.com", "attempts = max_attempts, updated_at = now() - interval '91 days'"],
      ["late@example.com", "attempts = max_attempts, updated_at = now() - interval '89 days'"],
      ["waits@example.com", "attempts = max_attempts - 1, updated_at = now() - interval '91 days'"],
      [
        "runs@example.com",
        "attempts = max_attempts, locked_at = now(), updated_at = now() - interval '91 days'",
      ],
    ];
    for (const [to, change] of kinds) {
      await inTransaction(shop.database, (tx) => addJob(tx, "mail-password-changed", { to, name: "Asha" }));
      await sql(`update graphile_worker._private_jobs set ${change} where payload->>'to' = $1`, [to]);
    }
    await deleteFailedJobs(shop.database.writes);
    const remaining = await sql<{ to: string }>(
      "select payload->>'to' as to from graphile_worker._private_jobs order by id",
    );
    expect(remaining.map(({ to }) => to)).toEqual([
      "late@example.com",
      "waits@example.com",
      "runs@example.com",
    ]);
  });

  it("is logged once by its name without its payload", async () => {
    await sql("delete from graphile_worker._private_jobs");
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    await inTransaction(shop.database, (tx) => addJob(tx, "mail-password-changed", mail));
    await sql("update graphile_worker._private_jobs set attempts = max_attempts - 1");
    const failing = {
      "mail-password-changed": () => Promise.reject(new Error("The mail server refuses the mail.")),
    };
    const worker = await startWorker(shop.database, failing, log);
    const failureLines = () => lines.filter((line) => line.includes("failed for good"));
    await expect.poll(failureLines, { timeout: 10_000 }).toHaveLength(1);
    await worker.stop();
    expect(failureLines()[0]).toContain('"task":"mail-password-changed"');
    expect(lines.join("")).not.toContain(mail.to);
  });
});
