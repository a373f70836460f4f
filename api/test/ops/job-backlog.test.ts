import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { moneyJobs } from "../../src/app/tasks.ts";
import {
  deleteReplacedJobs,
  oldestDueSeconds,
  releaseDeadJobs,
} from "../../src/platform/jobs/queue/queue-rows.ts";
import { openJobQueue } from "../support/job-queue.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

const testShop = await openTestShop();
const { database } = testShop.shop;
const { direct, add, copyJob } = openJobQueue(testShop);

const backlog = 20_000;
const rounds = 40;

/** Rows and index entries of jobs that have been read so far: by this connection, and by those that are closed. */
const readJobs = async (): Promise<number> => {
  await direct.query("select pg_stat_force_next_flush()");
  const { rows } = await direct.query<{ read: number }>(
    `select (t.seq_tup_read + sum(i.idx_tup_read))::int as read from pg_stat_user_tables t
       join pg_stat_user_indexes i using (relid) where t.relname = '_private_jobs' group by t.seq_tup_read`,
  );
  return rows[0]?.read ?? 0;
};

const openClient = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.directUrl });
  await client.connect();
  return client;
};

describe("many mails that wait", () => {
  it("are not read to add a job, although the connection planned it before they came", async () => {
    await add("mail-password-changed", { to: "first@example.com" });
    const client = await openClient();
    const addRefund = (index: number) =>
      client.query("select graphile_worker.add_job('refund-payment', '{}'::json, job_key => $1)", [
        `refund ${index}`,
      ]);
    for (let index = 0; index < rounds; index += 1) await addRefund(index);
    await direct.query("delete from graphile_worker._private_jobs where key is not null");
    await copyJob(backlog, false);
    await client.query("select pg_stat_force_next_flush()");
    const before = await readJobs();
    for (let index = 0; index < rounds; index += 1) await addRefund(index);
    await client.end();
    expect((await readJobs()) - before).toBeLessThan(backlog);
  });

  it("are not read to find the oldest job, dead workers or replaced jobs", async () => {
    await add("mail-password-changed", { to: "first@example.com" });
    await copyJob(backlog, true);
    const before = await readJobs();
    const pool = new pg.Pool({ connectionString: database.directUrl, max: 1 });
    expect(await oldestDueSeconds(pool)).toBeGreaterThan(0);
    await releaseDeadJobs(pool);
    await deleteReplacedJobs(pool, moneyJobs);
    await pool.end();
    expect((await readJobs()) - before).toBeLessThan(backlog / 10);
  });
});
