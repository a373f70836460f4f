import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach } from "vitest";
import { moneyJobs, pictureJobs, timetable } from "../../src/app/tasks.ts";
import type { JobName, Tasks } from "../../src/platform/jobs/jobs.ts";
import { startWorker, type Worker, type WorkerOptions } from "../../src/platform/jobs/worker.ts";
import type { TestShop } from "./test-shop.ts";

/** The queue of a test shop, which is empty before each test. */
export type JobQueue = {
  /** One connection past the shop's own pools. */
  direct: pg.Pool;
  add: (name: JobName, payload: object, key?: string) => Promise<void>;
  /** Adds `count` copies of the only job, and updates the statistics. */
  copyJob: (count: number, isAnalyzed: boolean) => Promise<void>;
  jobsLeft: () => Promise<number>;
  startWork: (tasks: Partial<Tasks>, options?: Partial<WorkerOptions>) => Promise<Worker>;
};

const workerOptions: WorkerOptions = {
  moneyJobs,
  pictureJobs,
  timetable,
  stuckSeconds: 60,
  onStuck: () => undefined,
};

/** To be called at the top of a test file. Workers that a test leaves running are stopped after it. */
export const openJobQueue = ({ shop }: TestShop): JobQueue => {
  const direct = new pg.Pool({ connectionString: shop.database.directUrl, max: 1 });
  const workers: Worker[] = [];
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    // Deleted rows would be read until the next vacuum.
    await direct.query("truncate graphile_worker._private_jobs");
  });
  afterAll(() => direct.end());
  return {
    direct,
    add: async (name, payload, key) => {
      await direct.query("select graphile_worker.add_job($1, $2::json, job_key => $3)", [
        name,
        JSON.stringify(payload),
        key ?? null,
      ]);
    },
    copyJob: async (count, isAnalyzed) => {
      await direct.query(
        `insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
           select task_id, payload, max_attempts from graphile_worker._private_jobs, generate_series(2, $1::int)`,
        [count],
      );
      if (isAnalyzed) await direct.query("analyze graphile_worker._private_jobs");
    },
    jobsLeft: async () => (await direct.query("select 1 from graphile_worker.jobs")).rowCount ?? 0,
    startWork: async (tasks, options = {}) => {
      const quiet = pino({ level: "silent" });
      const worker = await startWorker(shop.database, tasks, quiet, { ...workerOptions, ...options });
      workers.push(worker);
      return worker;
    },
  };
};
