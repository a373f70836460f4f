import { parseCronItems, runMigrations } from "graphile-worker";
import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { Log } from "../logger.ts";
import { mostTries, type JobName, type Tasks, moneyJobs } from "./jobs.ts";
import { openLane, type Lane } from "./queue/lane.ts";
import { deleteReplacedJobs, oldestDueSeconds, releaseDeadJobs } from "./queue/queue-rows.ts";
import { openRunner, quietLogger } from "./queue/runner.ts";
import { queueWatchdog } from "./queue/watchdog.ts";

/** What is done by the clock (UTC): once, however many processes the shop has, and after its opening if it was closed. */
const timetable: { task: JobName; match: string }[] = [
  { task: "tidy-accounts", match: "40 21 * * *" },
  { task: "tidy-jobs", match: "50 21 * * *" },
];

const oneDay = 24 * 60 * 60 * 1000;

/** Makes the queue's own tables, in their own schema. */
export const migrateJobs = (pool: pg.Pool, log: Log): Promise<void> =>
  runMigrations({ pgPool: pool, logger: quietLogger(log) });

const lookForDeadEvery = 30_000;

/** Milliseconds between two looks of the watchdog, and how many of them there are at least before it acts. */
const longestLook = 5000;
const looksBefore = 4;

export type WorkerOptions = {
  /** Seconds for which due jobs may wait while none is taken. */
  stuckSeconds: number;
  /** Called when a lane takes no jobs even after it was opened anew: the process is to be ended. */
  onStuck: () => void;
};

export type Worker = { stop: () => Promise<void> };

type Parts = {
  database: Pick<Database, "openPool" | "writes">;
  log: Log;
  options: WorkerOptions;
};

const cronOf = (tasks: Partial<Tasks>) =>
  parseCronItems(
    timetable
      .filter(({ task }) => task in tasks)
      .map((item) => ({ ...item, options: { backfillPeriod: oneDay, maxAttempts: mostTries } })),
  );

/** One lane with its watchdog. */
const watchedLane = async (
  tasks: Partial<Tasks>,
  { database, log, options }: Parts,
): Promise<Pick<Lane, "stop">> => {
  const stuckAfter = options.stuckSeconds * 1000;
  const watchdog = queueWatchdog(stuckAfter, Date.now());
  const onJob = () => watchdog.onJob(Date.now());
  const cron = cronOf(tasks);
  const lane = await openLane(() => openRunner({ database, tasks, cron, log, onJob }), log);
  const names = Object.keys(tasks);
  const look = async (): Promise<void> => {
    const seconds = await oldestDueSeconds(database.writes, names).catch(() => undefined);
    const oldestDue = seconds === undefined ? undefined : seconds * 1000;
    const verdict = watchdog.look({ now: Date.now(), oldestDue });
    if (verdict === "fine") return;
    log.error({ tasks: names, oldestDueSeconds: seconds, verdict }, "jobs are due, and none is taken");
    if (verdict === "reopen") lane.reopen(new Error("no job was taken"));
    else options.onStuck();
  };
  const looking = setInterval(() => void look(), Math.min(longestLook, stuckAfter / looksBefore));
  return {
    stop: async () => {
      clearInterval(looking);
      await lane.stop();
    },
  };
};

/** The tasks of money, and all others: each part has workers of its own, so that a slow mail server delays no payment. */
const partsOf = (tasks: Partial<Tasks>): Partial<Tasks>[] => {
  const entries = Object.entries(tasks) as [JobName, Tasks[JobName]][];
  const parts = [true, false].map((isMoney) => entries.filter(([name]) => moneyJobs.has(name) === isMoney));
  return parts.filter(({ length }) => length > 0).map((part) => Object.fromEntries(part));
};

/**
 * Works through the queue: each job by one worker at a time, again when it fails or its worker dies. What has lost its
 * database is opened again, until it is stopped.
 */
export const startWorker = async (
  database: Parts["database"],
  tasks: Partial<Tasks>,
  log: Log,
  options: WorkerOptions = { stuckSeconds: 60, onStuck: () => undefined },
): Promise<Worker> => {
  const tidy = () =>
    releaseDeadJobs(database.writes)
      .then(() => deleteReplacedJobs(database.writes))
      .catch((error: unknown) => log.warn({ err: error }, "held jobs could not be released"));
  await tidy();
  const lanes = await Promise.all(
    partsOf(tasks).map((part) => watchedLane(part, { database, log, options })),
  );
  const tidying = setInterval(() => void tidy(), lookForDeadEvery);
  return {
    stop: async () => {
      clearInterval(tidying);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
};
