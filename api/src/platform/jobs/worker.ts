import { parseCronItems, runMigrations } from "graphile-worker";
import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { Log } from "../logger.ts";
import { countJob, type JobOutcome } from "../metrics.ts";
import { maxAttempts, type JobName, type Tasks } from "./jobs.ts";
import { jobGroupOf, jobGroups, type GroupedJobs, type JobGroup } from "./job-groups.ts";
import { openJobGroupWorker, type JobGroupWorker } from "./queue/job-group-worker.ts";
import { deleteReplacedJobs, oldestDueSeconds, releaseDeadJobs } from "./queue/queue-rows.ts";
import { openRunner, workerLogger } from "./queue/runner.ts";
import { queueWatchdog } from "./queue/watchdog.ts";

/** A job that is due at a time of day: a cron expression in UTC. It runs once, however many processes the shop has. */
export type ScheduledJob = { task: JobName; match: string };

/** A scheduled job that was missed while the shop was closed runs after its start, for this time. */
const oneDay = 24 * 60 * 60 * 1000;

/**
 * Indexes by name: a backlog, such as all mails while the mail server is down, must not be read for each job.
 * - `jobs_of_task`: a group finds its jobs beside those that wait for another group.
 * - `jobs_of_worker`: the result of a failed job is written to the job that this worker has locked.
 * - `jobs_running`, `jobs_failed`: the regular look-ups of running jobs, and of those without attempts left, read no
 *   job that waits.
 */
const jobIndexes = {
  jobs_of_task: "(task_id, run_at) where is_available",
  jobs_running: "(locked_at) where locked_at is not null",
  jobs_of_worker: "(locked_by) where locked_by is not null",
  jobs_failed: "(task_id) where attempts >= max_attempts",
};

/** Creates the tables of graphile-worker in their own schema, and indexes. `pool` has no time limit for a statement. */
export const migrateJobs = async (pool: pg.Pool, log: Log): Promise<void> => {
  await runMigrations({ pgPool: pool, logger: workerLogger(log) });
  for (const [name, columns] of Object.entries(jobIndexes)) {
    // Even `if not exists` waits for a lock of the table.
    const { rows } = await pool.query<{ exists: boolean }>(
      `select to_regclass('graphile_worker.${name}') is not null as exists`,
    );
    if (!rows[0]?.exists)
      await pool.query(`create index ${name} on graphile_worker._private_jobs ${columns}`);
  }
  // A connection caches the plans of this function: made while the table was empty, they would read all of it later. Without
  // the second setting they would be made again for each job, because the length of its list is known only then.
  await pool.query("alter function graphile_worker.add_jobs set enable_seqscan = off");
  await pool.query("alter function graphile_worker.add_jobs set plan_cache_mode = force_generic_plan");
};

const cleanUpIntervalMs = 30_000;

/** Milliseconds between two checks of the watchdog, and the minimum number of checks before it acts. */
const maxCheckIntervalMs = 5000;
const minChecks = 4;

export type WorkerOptions = GroupedJobs & {
  /** The groups whose jobs it runs; without them all. */
  groups?: ReadonlySet<JobGroup> | undefined;
  timetable: readonly ScheduledJob[];
  /** Seconds for which due jobs may wait while none is taken. */
  stuckSeconds: number;
  /** Called when no job of a group is taken even after its worker was reopened: the process should end. */
  onStuck: () => void;
};

/** Jobs of a group that are done at the same time. */
const concurrentJobs = 2;

/** Groups that wait for other machines, or work for long. */
const slowGroups: ReadonlySet<JobGroup> = new Set<JobGroup>(["pictures", "edge", "webhooks"]);

/** Milliseconds after which a slow group counts as stuck. */
const slowGroupStuckMs = 600_000;

/** All groups, no timetable, no reaction to a stuck queue. */
const defaultOptions: WorkerOptions = {
  moneyJobs: new Set(),
  pictureJobs: new Set(),
  timetable: [],
  stuckSeconds: 60,
  onStuck: () => undefined,
};

export type Worker = { stop: () => Promise<void> };

type GroupTasks = {
  group: JobGroup;
  tasks: Partial<Tasks>;
  concurrentJobs: number;
  /** Milliseconds for which due jobs may wait while none is taken. */
  stuckAfter: number;
  /** Called when reopening the worker did not help. */
  onStuck: () => void;
};

type Parts = {
  database: Pick<Database, "openPool" | "writes">;
  log: Log;
  options: WorkerOptions;
};

const cronOf = (tasks: Partial<Tasks>, timetable: readonly ScheduledJob[]) =>
  parseCronItems(
    timetable
      .filter(({ task }) => task in tasks)
      .map((item) => ({ ...item, options: { backfillPeriod: oneDay, maxAttempts: maxAttempts } })),
  );

/** The worker of one group with its watchdog. */
const watchedWorker = async (
  { group, tasks, concurrentJobs, stuckAfter, onStuck }: GroupTasks,
  { database, log, options }: Parts,
): Promise<Pick<JobGroupWorker, "stop">> => {
  const watchdog = queueWatchdog(stuckAfter, Date.now());
  const onJob = () => watchdog.onJob(Date.now());
  const onOutcome = (outcome: JobOutcome) => countJob(group, outcome);
  const cron = cronOf(tasks, options.timetable);
  const worker = await openJobGroupWorker(
    () => openRunner({ database, tasks, cron, concurrentJobs, log, onJob, onOutcome }),
    log,
  );
  const names = Object.keys(tasks);
  const check = async (): Promise<void> => {
    const seconds = await oldestDueSeconds(database.writes, { only: names }).catch(() => undefined);
    const oldestDue = seconds === undefined ? undefined : seconds * 1000;
    const verdict = watchdog.check({ now: Date.now(), oldestDue });
    if (verdict === "fine") return;
    log.error({ tasks: names, oldestDueSeconds: seconds, verdict }, "jobs are due, and none is taken");
    if (verdict === "reopen") worker.reopen(new Error("no job was taken"));
    else onStuck();
  };
  const checking = setInterval(() => void check(), Math.min(maxCheckIntervalMs, stuckAfter / minChecks));
  return {
    stop: async () => {
      clearInterval(checking);
      await worker.stop();
    },
  };
};

/**
 * A worker for each group of jobs, so that neither a slow mail server nor a hundred new pictures delay a payment. The slow groups
 * never end the process.
 */
const groupsOf = (tasks: Partial<Tasks>, options: WorkerOptions): GroupTasks[] => {
  const { stuckSeconds, onStuck } = options;
  const standardGroup = { concurrentJobs, stuckAfter: stuckSeconds * 1000, onStuck };
  const slowGroup = { concurrentJobs: 1, stuckAfter: slowGroupStuckMs, onStuck: () => undefined };
  return jobGroups
    .filter((group) => options.groups?.has(group) ?? true)
    .map((group) => ({
      group,
      tasks: Object.fromEntries(
        Object.entries(tasks).filter(([name]) => jobGroupOf(name as JobName, options) === group),
      ) as Partial<Tasks>,
      ...(slowGroups.has(group) ? slowGroup : standardGroup),
    }))
    .filter((group) => Object.keys(group.tasks).length > 0);
};

/**
 * Runs the jobs of the queue until it is stopped. Each job is run by one worker at a time, and again if it fails or its worker
 * dies. A worker that has lost its database is reopened.
 */
export const startWorker = async (
  database: Parts["database"],
  tasks: Partial<Tasks>,
  log: Log,
  options: WorkerOptions = defaultOptions,
): Promise<Worker> => {
  const keyedJobs = new Set([...options.moneyJobs, ...options.pictureJobs]);
  const cleanUp = () =>
    releaseDeadJobs(database.writes)
      .then(() => deleteReplacedJobs(database.writes, keyedJobs))
      .catch((error: unknown) => log.warn({ err: error }, "held jobs could not be released"));
  await cleanUp();
  const workers = await Promise.all(
    groupsOf(tasks, options).map((group) => watchedWorker(group, { database, log, options })),
  );
  const cleanUpTimer = setInterval(() => void cleanUp(), cleanUpIntervalMs);
  return {
    stop: async () => {
      clearInterval(cleanUpTimer);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
};
