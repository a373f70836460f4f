import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, run, type ParsedCronItem, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Database } from "../../database/database.ts";
import type { Log } from "../../logger.ts";
import type { Tasks } from "../jobs.ts";
import { isReplaced, releaseJobsOf } from "./queue-rows.ts";

/** graphile-worker's log in the shop's own; what it says of single jobs is for debugging. */
export const quietLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });

/** Connections of one runner: one listens, two take jobs and write what became of them. */
const connections = 3;

/** Jobs that one runner works on at the same time. */
const jobsAtOnce = 2;

/** Milliseconds for a graceful stop, and for the jobs of an abandoned runner to end. */
const stopWithin = 5000;
const leaveWithin = 60_000;

/** An abandoned runner's jobs are given back as soon as the database answers; later the two minutes' rule does it. */
const releaseAgainAfter = 1000;
const mostReleases = 180;

export type RunnerParts = {
  database: Pick<Database, "openPool" | "writes">;
  tasks: Partial<Tasks>;
  cron: ParsedCronItem[];
  log: Log;
  /** Called for each job that is taken. */
  onJob: () => void;
};

/** One run of graphile-worker, on a pool of its own, so that it can be left behind at any time. */
export type QueueRunner = {
  /** Resolves with the reason when this runner takes no more jobs. */
  ended: Promise<unknown>;
  /** Takes no more jobs, and waits some seconds for those in work. */
  stop: () => Promise<void>;
  /**
   * Takes no more jobs at once. When those in work have ended, its connections are closed and what it still holds goes
   * back to the queue.
   */
  abandon: () => Promise<void>;
};

/** Logs once, louder than a single try that fails, that a job will not be tried again. */
const reportFailedJobs = (events: WorkerEvents, pool: pg.Pool, log: Log): void => {
  events.on("job:failed", ({ job, error }) => {
    if (job.max_attempts === 1) return;
    const report = () =>
      log.error({ err: error, job: job.id, task: job.task_identifier }, "a job has failed for good");
    isReplaced(pool, job).then((isOver) => (isOver ? undefined : report()), report);
  });
};

/** The tasks, each call counted while it runs. */
const countedTasks = (tasks: Partial<Tasks>, running: Set<Promise<void>>) =>
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
 * What became of a job is written in batches, if only of one: written alone, a database that is gone at that moment is
 * an error that nothing can catch, and it ends the whole process (graphile-worker 0.17). A batch that could not be
 * written makes the runner end, but its shutdown may wait for ever: so the error itself counts as the end.
 */
const presetOf = () => ({
  worker: {
    concurrentJobs: jobsAtOnce,
    pollInterval: 1000,
    gracefulShutdownAbortTimeout: 4000,
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  },
});

const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), pause(milliseconds, undefined, { ref: false })]);

export const openRunner = async ({
  database,
  tasks,
  cron,
  log,
  onJob,
}: RunnerParts): Promise<QueueRunner> => {
  const pool = database.openPool(connections);
  const events: WorkerEvents = new EventEmitter();
  const running = new Set<Promise<void>>();
  let holder: string | undefined;
  let end: (reason: unknown) => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => (end = resolve));
  events.on("pool:create", ({ workerPool }) => (holder = workerPool.id));
  events.on("pool:fatalError", ({ error }) => end(error));
  events.on("job:start", onJob);
  reportFailedJobs(events, database.writes, log);
  const runner = await run({
    pgPool: pool,
    logger: quietLogger(log),
    events,
    noHandleSignals: true,
    preset: presetOf(),
    parsedCronItems: cron,
    taskList: countedTasks(tasks, running),
  }).catch((error: unknown) => {
    void pool.end();
    throw error;
  });
  runner.promise.then(end, end);
  /** Closes the connections and gives back what is still held. False while the database does not answer. */
  const giveBack = async (): Promise<boolean> => {
    if (!pool.ending) await within(stopWithin, pool.end());
    if (!holder) return true;
    return releaseJobsOf(database.writes, [holder]).then(
      () => true,
      () => false,
    );
  };
  return {
    ended,
    stop: async () => {
      await within(stopWithin, runner.stop());
      await giveBack();
    },
    abandon: async () => {
      const stopping = runner.stop().catch(() => undefined);
      await within(leaveWithin, Promise.allSettled(running));
      await within(stopWithin, stopping);
      for (let tries = 0; tries < mostReleases && !(await giveBack()); tries += 1)
        await pause(releaseAgainAfter, undefined, { ref: false });
    },
  };
};
