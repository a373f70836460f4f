import { parseCronItems, runMigrations } from "graphile-worker";
import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { Log } from "../logger.ts";
import { maxAttempts, type JobName, type Tasks } from "./jobs.ts";
import { jobGroupOf, jobGroups, type GroupedJobs, type JobGroup } from "./job-groups.ts";
import { openLane, type Lane } from "./queue/lane.ts";
import { deleteReplacedJobs, oldestDueSeconds, releaseDeadJobs } from "./queue/queue-rows.ts";
import { openRunner, workerLogger } from "./queue/runner.ts";
import { queueWatchdog } from "./queue/watchdog.ts";

/** A job that is due at a time of day: a cron expression in UTC. It runs once, however many processes the shop has. */
export type ScheduledJob = { task: JobName; match: string };

/** A scheduled job that was missed while the shop was closed runs after its start, for this time. */
const oneDay = 24 * 60 * 60 * 1000;

/**
 * Creates the tables of graphile-worker in their own schema, and indexes: a backlog, such as all mails while the mail server is
 * down, must not be read for each job. By task: a lane finds its jobs beside those that wait for another lane. By worker: the result
 * of a failed job is written to the job that this worker has locked. Of running jobs, and of those without attempts left: the
 * regular look-ups for both read no job that waits.
 */
export const migrateJobs = async (pool: pg.Pool, log: Log): Promise<void> => {
  await runMigrations({ pgPool: pool, logger: workerLogger(log) });
  const jobs = "graphile_worker._private_jobs";
  await pool.query(`create index if not exists jobs_of_task on ${jobs} (task_id, run_at) where is_available`);
  await pool.query(
    `create index if not exists jobs_running on ${jobs} (locked_at) where locked_at is not null`,
  );
  await pool.query(
    `create index if not exists jobs_of_worker on ${jobs} (locked_by) where locked_by is not null`,
  );
  await pool.query(
    `create index if not exists jobs_failed on ${jobs} (task_id) where attempts >= max_attempts`,
  );
  // A connection caches the plans of this function: made while the table was empty, they would read all of it later.
  await pool.query("alter function graphile_worker.add_jobs set enable_seqscan = off");
};

const tidyEveryMs = 30_000;

/** Milliseconds between two checks of the watchdog, and the minimum number of checks before it acts. */
const maxCheckIntervalMs = 5000;
const minChecks = 4;

export type WorkerOptions = GroupedJobs & {
  /** The groups whose jobs it runs; without them all. */
  groups?: ReadonlySet<JobGroup> | undefined;
  timetable: readonly ScheduledJob[];
  /** Seconds for which due jobs may wait while none is taken. */
  stuckSeconds: number;
  /** Called when a lane takes no jobs even after it was reopened: the process should end. */
  onStuck: () => void;
};

/** Jobs that a lane does at the same time. */
const concurrentJobs = 2;

/** Milliseconds after which the lanes of the pictures and of the edge cache count as stuck. Both depend on others. */
const patientStuckMs = 600_000;

/** One lane for all tasks, no timetable, no reaction to a stuck queue. */
const defaultOptions: WorkerOptions = {
  moneyJobs: new Set(),
  pictureJobs: new Set(),
  timetable: [],
  stuckSeconds: 60,
  onStuck: () => undefined,
};

export type Worker = { stop: () => Promise<void> };

type LaneTasks = {
  tasks: Partial<Tasks>;
  concurrentJobs: number;
  /** Milliseconds for which due jobs may wait while none is taken. */
  stuckAfter: number;
  /** Called when reopening the lane did not help. */
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

/** One lane with its watchdog. */
const watchedLane = async (
  { tasks, concurrentJobs, stuckAfter, onStuck }: LaneTasks,
  { database, log, options }: Parts,
): Promise<Pick<Lane, "stop">> => {
  const watchdog = queueWatchdog(stuckAfter, Date.now());
  const onJob = () => watchdog.onJob(Date.now());
  const cron = cronOf(tasks, options.timetable);
  const lane = await openLane(() => openRunner({ database, tasks, cron, concurrentJobs, log, onJob }), log);
  const names = Object.keys(tasks);
  const check = async (): Promise<void> => {
    const seconds = await oldestDueSeconds(database.writes, { only: names }).catch(() => undefined);
    const oldestDue = seconds === undefined ? undefined : seconds * 1000;
    const verdict = watchdog.check({ now: Date.now(), oldestDue });
    if (verdict === "fine") return;
    log.error({ tasks: names, oldestDueSeconds: seconds, verdict }, "jobs are due, and none is taken");
    if (verdict === "reopen") lane.reopen(new Error("no job was taken"));
    else onStuck();
  };
  const checking = setInterval(() => void check(), Math.min(maxCheckIntervalMs, stuckAfter / minChecks));
  return {
    stop: async () => {
      clearInterval(checking);
      await lane.stop();
    },
  };
};

/**
 * A lane for each group of jobs, so that neither a slow mail server nor a hundred new pictures delay a payment. Pictures and
 * purges never end the process.
 */
const lanesOf = (tasks: Partial<Tasks>, options: WorkerOptions): LaneTasks[] => {
  const { stuckSeconds, onStuck } = options;
  const usual = { concurrentJobs, stuckAfter: stuckSeconds * 1000, onStuck };
  const patient = { concurrentJobs: 1, stuckAfter: patientStuckMs, onStuck: () => undefined };
  return jobGroups
    .filter((group) => options.groups?.has(group) ?? true)
    .map((group) => ({
      tasks: Object.fromEntries(
        Object.entries(tasks).filter(([name]) => jobGroupOf(name as JobName, options) === group),
      ) as Partial<Tasks>,
      ...(group === "pictures" || group === "edge" ? patient : usual),
    }))
    .filter((lane) => Object.keys(lane.tasks).length > 0);
};

/**
 * Works through the queue, until it is stopped: one worker does a job at a time, and the job is tried again if it fails or
 * its worker dies. A lane that has lost its database is reopened.
 */
export const startWorker = async (
  database: Parts["database"],
  tasks: Partial<Tasks>,
  log: Log,
  options: WorkerOptions = defaultOptions,
): Promise<Worker> => {
  const keyedJobs = new Set([...options.moneyJobs, ...options.pictureJobs]);
  const tidy = () =>
    releaseDeadJobs(database.writes)
      .then(() => deleteReplacedJobs(database.writes, keyedJobs))
      .catch((error: unknown) => log.warn({ err: error }, "held jobs could not be released"));
  await tidy();
  const lanes = await Promise.all(
    lanesOf(tasks, options).map((lane) => watchedLane(lane, { database, log, options })),
  );
  const tidying = setInterval(() => void tidy(), tidyEveryMs);
  return {
    stop: async () => {
      clearInterval(tidying);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
};
