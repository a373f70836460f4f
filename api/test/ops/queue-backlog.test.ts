import pg from "pg";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import type { JobName, Tasks } from "../../src/platform/jobs/jobs.ts";
import { startWorker, type WorkerOptions } from "../../src/platform/jobs/worker.ts";
import { moneyJobs, pictureJobs } from "../../src/app/tasks.ts";
import { quietLog } from "../support/quiet-log.ts";
import { statementsOf } from "../support/statements.ts";
import { makeDatabase } from "../support/test-database.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 30_000, interval: 50 };

const testDatabase = await makeDatabase();
const { shop } = await openTestShop({ DATABASE_URL: testDatabase.url });
const direct = new pg.Pool({ connectionString: testDatabase.url, max: 2 });
afterAll(async () => {
  await direct.end();
  await testDatabase.drop();
});

const options: WorkerOptions = {
  moneyJobs,
  pictureJobs,
  timetable: [],
  stuckSeconds: 60,
  onStuck: () => undefined,
};

const startWork = (tasks: Partial<Tasks>) => startWorker(shop.database, tasks, quietLog, options);

const add = (name: JobName, payload: object, runAt: Date) =>
  direct.query("select graphile_worker.add_job($1, $2::json, run_at => $3)", [
    name,
    JSON.stringify(payload),
    runAt,
  ]);

/** Rows and index entries of jobs that all statements so far have read; counted when a connection is closed. */
const readJobs = async (): Promise<number> => {
  const { rows } = await direct.query<{ read: number }>(
    `select (t.seq_tup_read + sum(i.idx_tup_read))::int as read from pg_stat_user_tables t
       join pg_stat_user_indexes i using (relid) where t.relname = '_private_jobs' group by t.seq_tup_read`,
  );
  return rows[0]?.read ?? 0;
};

describe("a queue with many mails that wait", () => {
  const backlog = 20_000;
  const jobs = 40;
  const inAnHour = new Date(Date.now() + 3_600_000);

  /** Adds mails with the same time of their next attempt. */
  const addMails = async (nextAttempt: Date) => {
    await add("mail-password-changed", { to: "first@example.com", name: "Asha" }, nextAttempt);
    await direct.query(
      `insert into graphile_worker._private_jobs (task_id, payload, max_attempts, run_at)
         select task_id, payload, max_attempts, run_at from graphile_worker._private_jobs, generate_series(2, ${backlog})`,
    );
    await direct.query("analyze graphile_worker._private_jobs");
  };
  afterEach(async () => {
    await direct.query("delete from graphile_worker._private_jobs");
    // The deleted rows of one test would be read by the next one.
    await direct.query("vacuum graphile_worker._private_jobs");
  });

  it("does not read them to find a refund", async () => {
    await addMails(new Date());
    const before = await readJobs();
    const done = new Set<string>();
    const worker = await startWork({
      "refund-payment": async ({ refundId }) => void done.add(refundId),
    });
    for (let index = 0; index < jobs; index += 1)
      await add("refund-payment", { refundId: `refund-${index}` }, new Date());
    await vi.waitFor(() => expect(done.size).toBe(jobs), SOON);
    await worker.stop();
    expect((await readJobs()) - before).toBeLessThan(backlog * 5);
  });

  it("does not read them for each mail that cannot be sent", async () => {
    await addMails(inAnHour);
    const before = await readJobs();
    let attempts = 0;
    const worker = await startWork({
      "mail-password-changed": async () => {
        attempts += 1;
        throw new Error("The mail server is down.");
      },
    });
    for (let index = 0; index < jobs; index += 1)
      await add("mail-password-changed", { to: `${index}@example.com`, name: "Asha" }, new Date());
    await vi.waitFor(() => expect(attempts).toBeGreaterThanOrEqual(jobs), SOON);
    await worker.stop();
    expect((await readJobs()) - before).toBeLessThan(backlog * 10);
  });
});

describe("a rush of mails", () => {
  it("does not make the other groups look for each of them", async () => {
    let refunds = 0;
    const worker = await startWork({ "refund-payment": async () => void (refunds += 1) });
    const startedAt = Date.now();
    const statements = await statementsOf(async () => {
      for (let index = 0; index < 100; index += 1)
        await add("mail-password-changed", { to: `${index}@example.com`, name: "Asha" }, new Date());
      // The workers have looked since the first mail.
      await add("refund-payment", { refundId: "after-the-mails" }, new Date());
      await vi.waitFor(() => expect(refunds).toBe(1), SOON);
    });
    const looks = statements.filter((text) => text.includes("skip locked")).length;
    const intervals = Math.ceil((Date.now() - startedAt) / 100);
    await worker.stop();
    await direct.query("delete from graphile_worker._private_jobs");
    // Two workers look once in each interval, and once a second without a notice.
    expect(looks).toBeLessThanOrEqual(3 * (intervals + 1));
    expect(looks).toBeGreaterThan(0);
  });
});
