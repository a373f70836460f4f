import { EventEmitter } from "node:events";
import { Logger, parseCronItems, run, runMigrations, type Runner, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Shop } from "../../features/shop/shop.ts";
import { mostTries, type JobName, type Tasks } from "./jobs.ts";

/** What is done by the clock (UTC): once, however many processes the shop has, and after its opening if it was closed. */
const timetable: { task: JobName; match: string }[] = [
  { task: "tidy-accounts", match: "40 21 * * *" },
  { task: "tidy-jobs", match: "50 21 * * *" },
];

const oneDay = 24 * 60 * 60 * 1000;

const quiet = (log: Shop["log"]): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });

/** Makes the queue's own tables, in their own schema. */
export const migrateJobs = (pool: pg.Pool, log: Shop["log"]): Promise<void> =>
  runMigrations({ pgPool: pool, logger: quiet(log) });

/**
 * Minutes after which a job that is still held was taken by a worker that died: a mail takes seconds, and every
 * step of its sending has a limit. The queue itself would wait 4 hours, and a link would be too old by then.
 */
const deadAfterMinutes = 2;

const lookForDeadEvery = 30_000;

/** Gives back the jobs of workers that died while they held them. */
export const releaseDeadJobs = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker._private_jobs
     where locked_at < now() - make_interval(mins => $1)`,
    [deadAfterMinutes],
  );
};

/** For how long, in days, a job that has failed for good is kept for somebody to look at. */
const failedFor = 90;

/** Forgets the jobs that failed for good long ago; whatever still has a try left stays. */
export const deleteFailedJobs = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `delete from graphile_worker._private_jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1)`,
    [failedFor],
  );
};

/** Says once, louder than a single try that fails, that a job will not be tried again. */
const eventsFor = (log: Shop["log"]): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter();
  events.on("job:failed", ({ job, error }) => {
    if (job.max_attempts > 1)
      log.error({ err: error, job: job.id, task: job.task_identifier }, "a job has failed for good");
  });
  return events;
};

/**
 * What the queue is told. What became of a job is written in batches, if only of one: written alone, a database that
 * is gone at that moment is an error that nobody can catch, and it ends the whole process (graphile-worker 0.17).
 */
const optionsOf = (pool: pg.Pool, tasks: Partial<Tasks>, log: Shop["log"]) => ({
  pgPool: pool,
  logger: quiet(log),
  events: eventsFor(log),
  noHandleSignals: true,
  preset: {
    worker: {
      concurrentJobs: 2,
      pollInterval: 1000,
      gracefulShutdownAbortTimeout: 4000,
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    },
  },
  parsedCronItems: parseCronItems(
    timetable.map((item) => ({ ...item, options: { backfillPeriod: oneDay, maxAttempts: mostTries } })),
  ),
  taskList: Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload as never)]),
  ),
});

/** Milliseconds until a queue that lost its database is opened again. */
const openAgainAfter = 1000;

export type Worker = { stop: () => Promise<void> };

/**
 * Works through the queue: each job by one worker at a time, again when it fails or its worker dies. A queue that ends
 * since its database was gone is opened again, until it is stopped.
 */
export const startWorker = async (
  pool: pg.Pool,
  tasks: Partial<Tasks>,
  log: Shop["log"],
): Promise<Worker> => {
  let isStopping = false;
  let waiting: NodeJS.Timeout | undefined;
  let runner: Runner | undefined;
  const open = async (): Promise<void> => {
    const opened = await run(optionsOf(pool, tasks, log));
    runner = opened;
    opened.promise.then(() => openLater(), openLater);
    if (isStopping) await opened.stop();
  };
  const openLater = (reason?: unknown): void => {
    runner = undefined;
    if (isStopping) return;
    log.warn({ err: reason }, "the queue of jobs has ended, and is opened again");
    waiting = setTimeout(() => void open().catch(openLater), openAgainAfter);
  };
  await open();
  const look = () => releaseDeadJobs(pool).catch((error: unknown) => log.warn({ err: error }, "jobs"));
  await look();
  const looking = setInterval(() => void look(), lookForDeadEvery);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(looking);
      clearTimeout(waiting);
      await runner?.stop();
    },
  };
};
