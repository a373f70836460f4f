import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, run, type ParsedCronItem, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Database } from "../../database/database.ts";
import type { Log } from "../../logger.ts";
import type { JobOutcome } from "../../metrics.ts";
import type { Tasks } from "../jobs.ts";
import { joinNotices } from "./join-notices.ts";
import { isReplaced, keepJobsOf, releaseJobsOf } from "./queue-rows.ts";

/** Writes graphile-worker's log into the shop's own. Its lines about single jobs get the level debug. */
export const workerLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });

/** Connections of one runner besides those that take jobs and write their results: one listens. */
const listeningConnections = 1;

/** Milliseconds for a graceful stop, and for the jobs of an abandoned runner to end. */
const stopLimitMs = 5000;
const abandonLimitMs = 60_000;

/**
 * Milliseconds between two messages that the running jobs are still worked on. On a busy machine the pictures of a product take
 * minutes. If their worker counted as dead, another process would run the same job again, before the jobs that wait.
 */
const heartbeatMs = 20_000;

/** An abandoned runner's jobs are released as soon as the database answers. After these attempts `releaseDeadJobs` does it. */
const releaseRetryMs = 1000;
const maxReleases = 180;

export type RunnerParts = {
  database: Pick<Database, "openPool" | "writes">;
  tasks: Partial<Tasks>;
  cron: ParsedCronItem[];
  /** Jobs that it does at the same time. */
  concurrentJobs: number;
  log: Log;
  /** Called for each job that is taken. */
  onJob: () => void;
  /** Called for each attempt that has ended. */
  onOutcome: (outcome: JobOutcome) => void;
};

/** One run of graphile-worker on a connection pool of its own, so that it can be abandoned at any time. */
export type QueueRunner = {
  /** Resolves with the reason when this runner takes no more jobs. */
  ended: Promise<unknown>;
  /** Takes no more jobs, and waits some seconds for the running ones. */
  stop: () => Promise<void>;
  /**
   * Takes no more jobs from now on. When the running ones have ended, its connections are closed, and the jobs that it
   * still holds return to the queue.
   */
  abandon: () => Promise<void>;
};

/** Counts attempts. Logs, once and at a higher level than a failed attempt, that a job will not be tried again. */
const reportFailedJobs = (
  events: WorkerEvents,
  pool: pg.Pool,
  { log, onOutcome }: Pick<RunnerParts, "log" | "onOutcome">,
): void => {
  events.on("job:success", () => onOutcome("done"));
  events.on("job:error", () => onOutcome("failed"));
  events.on("job:failed", ({ job, error }) => {
    if (job.max_attempts === 1) return;
    const report = () => {
      onOutcome("lost");
      log.error({ err: error, job: job.id, task: job.task_identifier }, "a job has failed for good");
    };
    isReplaced(pool, job).then((isJobReplaced) => (isJobReplaced ? undefined : report()), report);
  });
};

/** The tasks; `running` holds the calls that have not ended. */
const trackedTasks = (tasks: Partial<Tasks>, running: Set<Promise<void>>) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown): Promise<void> => {
        const work = task(payload as never);
        running.add(work);
        await work.finally(() => running.delete(work));
      },
    ]),
  );

/**
 * The results of jobs are written in batches, even a single one. Written without a batch, a lost database connection is
 * an uncaught error that ends the process (graphile-worker 0.17). When a batch cannot be written, the runner ends, but
 * its shutdown may never settle: therefore the error itself counts as the end.
 *
 * The look-up of a job is prepared, but planned each time (`openPool` of the database): a plan for any tasks would read all
 * jobs that wait for other groups.
 */
const presetOf = (concurrentJobs: number) => ({
  worker: {
    concurrentJobs,
    pollInterval: 1000,
    gracefulShutdownAbortTimeout: 4000,
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  },
});

const settleWithin = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), pause(milliseconds, undefined, { ref: false })]);

/** Starts graphile-worker. Rejects if the database does not answer, and closes the pool. */
export const openRunner = async ({
  database,
  tasks,
  cron,
  concurrentJobs,
  log,
  onJob,
  onOutcome,
}: RunnerParts): Promise<QueueRunner> => {
  const pool = database.openPool(listeningConnections + concurrentJobs);
  const events: WorkerEvents = new EventEmitter();
  const running = new Set<Promise<void>>();
  let workerPoolId: string | undefined;
  let end: (reason: unknown) => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => (end = resolve));
  events.on("pool:create", ({ workerPool }) => (workerPoolId = workerPool.id));
  joinNotices(events);
  events.on("pool:fatalError", ({ error }) => end(error));
  events.on("job:start", onJob);
  reportFailedJobs(events, database.writes, { log, onOutcome });
  const runner = await run({
    pgPool: pool,
    logger: workerLogger(log),
    events,
    noHandleSignals: true,
    preset: presetOf(concurrentJobs),
    parsedCronItems: cron,
    taskList: trackedTasks(tasks, running),
  }).catch((error: unknown) => {
    void pool.end();
    throw error;
  });
  runner.promise.then(end, end);
  const heartbeat = setInterval(() => {
    if (running.size > 0 && workerPoolId)
      // Without the database no other worker can take them either.
      keepJobsOf(database.writes, workerPoolId).catch(() => undefined);
  }, heartbeatMs);
  /** Closes the connections and releases the held jobs. False while the database does not answer. */
  const release = async (): Promise<boolean> => {
    if (!pool.ending) await settleWithin(stopLimitMs, pool.end());
    if (!workerPoolId) return true;
    return releaseJobsOf(database.writes, [workerPoolId]).then(
      () => true,
      () => false,
    );
  };
  return {
    ended,
    stop: async () => {
      await settleWithin(stopLimitMs, runner.stop());
      clearInterval(heartbeat);
      await release();
    },
    abandon: async () => {
      const stopping = runner.stop().catch(() => undefined);
      await settleWithin(abandonLimitMs, Promise.allSettled(running));
      await settleWithin(stopLimitMs, stopping);
      clearInterval(heartbeat);
      for (let attempts = 0; attempts < maxReleases && !(await release()); attempts += 1)
        await pause(releaseRetryMs, undefined, { ref: false });
    },
  };
};
