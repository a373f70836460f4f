import { parseCronItems, runMigrations } from "graphile-worker";
import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { Log } from "../logger.ts";
import { maxAttempts, type JobName, type Tasks } from "./jobs.ts";
import { openLane, type Lane } from "./queue/lane.ts";
import { deleteReplacedJobs, oldestDueSeconds, releaseDeadJobs } from "./queue/queue-rows.ts";
import { openRunner, workerLogger } from "./queue/runner.ts";
import { queueWatchdog } from "./queue/watchdog.ts";

/** A job that is due at a time of day: a cron expression in UTC. It runs once, however many processes the shop has. */
export type ScheduledJob = { task: JobName; match: string };

/** A scheduled job that was missed while the shop was closed runs after its start, for this time. */
const oneDay = 24 * 60 * 60 * 1000;

/** Creates the tables of graphile-worker in their own schema. */
export const migrateJobs = (pool: pg.Pool, log: Log): Promise<void> =>
  runMigrations({ pgPool: pool, logger: workerLogger(log) });

const tidyEveryMs = 30_000;

/** Milliseconds between two checks of the watchdog, and the minimum number of checks before it acts. */
const maxCheckIntervalMs = 5000;
const minChecks = 4;

export type WorkerOptions = {
  /** Jobs about money: they have a lane of their own, and are always added with a key. */
  moneyJobs: ReadonlySet<JobName>;
  timetable: readonly ScheduledJob[];
  /** Seconds for which due jobs may wait while none is taken. */
  stuckSeconds: number;
  /** Called when a lane takes no jobs even after it was reopened: the process should end. */
  onStuck: () => void;
};

/** One lane for all tasks, no timetable, no reaction to a stuck queue. */
const defaultOptions: WorkerOptions = {
  moneyJobs: new Set(),
  timetable: [],
  stuckSeconds: 60,
  onStuck: () => undefined,
};

export type Worker = { stop: () => Promise<void> };

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
  tasks: Partial<Tasks>,
  { database, log, options }: Parts,
): Promise<Pick<Lane, "stop">> => {
  const stuckAfter = options.stuckSeconds * 1000;
  const watchdog = queueWatchdog(stuckAfter, Date.now());
  const onJob = () => watchdog.onJob(Date.now());
  const cron = cronOf(tasks, options.timetable);
  const lane = await openLane(() => openRunner({ database, tasks, cron, log, onJob }), log);
  const names = Object.keys(tasks);
  const check = async (): Promise<void> => {
    const seconds = await oldestDueSeconds(database.writes, names).catch(() => undefined);
    const oldestDue = seconds === undefined ? undefined : seconds * 1000;
    const verdict = watchdog.check({ now: Date.now(), oldestDue });
    if (verdict === "fine") return;
    log.error({ tasks: names, oldestDueSeconds: seconds, verdict }, "jobs are due, and none is taken");
    if (verdict === "reopen") lane.reopen(new Error("no job was taken"));
    else options.onStuck();
  };
  const checking = setInterval(() => void check(), Math.min(maxCheckIntervalMs, stuckAfter / minChecks));
  return {
    stop: async () => {
      clearInterval(checking);
      await lane.stop();
    },
  };
};

/** The tasks about money, and all others. Each group has a lane of its own, so that a slow mail server delays no payment. */
const tasksByLane = (tasks: Partial<Tasks>, moneyJobs: ReadonlySet<JobName>): Partial<Tasks>[] => {
  const entries = Object.entries(tasks) as [JobName, Tasks[JobName]][];
  const groups = [true, false].map((isMoney) => entries.filter(([name]) => moneyJobs.has(name) === isMoney));
  return groups.filter(({ length }) => length > 0).map((group) => Object.fromEntries(group));
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
  const tidy = () =>
    releaseDeadJobs(database.writes)
      .then(() => deleteReplacedJobs(database.writes, options.moneyJobs))
      .catch((error: unknown) => log.warn({ err: error }, "held jobs could not be released"));
  await tidy();
  const lanes = await Promise.all(
    tasksByLane(tasks, options.moneyJobs).map((group) => watchedLane(group, { database, log, options })),
  );
  const tidying = setInterval(() => void tidy(), tidyEveryMs);
  return {
    stop: async () => {
      clearInterval(tidying);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
};
