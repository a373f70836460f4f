import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../logger.ts";
import type { QueueRunner } from "./runner.ts";

/** Milliseconds until a runner that has ended is replaced, and between attempts while the database is down. */
const reopenDelayMs = 1000;

/** Milliseconds that a stop waits for abandoned runners. */
const abandonLimitMs = 2000;

/**
 * The workers of one group of jobs. It has one runner at a time, which it replaces when it ends. The groups do not wait for
 * each other.
 */
export type JobGroupWorker = {
  /** Abandons the current runner, and opens another. */
  reopen: (reason: unknown) => void;
  stop: () => Promise<void>;
};

/** Opens a runner, and a new one whenever it ends, until it is stopped. Rejects if the first cannot be opened. */
export const openJobGroupWorker = async (
  open: () => Promise<QueueRunner>,
  log: Log,
): Promise<JobGroupWorker> => {
  let current: QueueRunner | undefined;
  let isStopping = false;
  let restartTimer: NodeJS.Timeout | undefined;
  const abandoned = new Set<Promise<void>>();

  const start = async (): Promise<void> => {
    const runner = await open();
    current = runner;
    if (isStopping) return runner.stop();
    void runner.ended.then((reason) => (current === runner ? reopen(reason) : undefined));
  };
  const startLater = (): void => {
    if (isStopping) return;
    restartTimer = setTimeout(() => {
      start().catch((error: unknown) => {
        log.warn({ err: error }, "the queue of jobs cannot be opened yet");
        startLater();
      });
    }, reopenDelayMs);
  };
  const reopen = (reason: unknown): void => {
    const runner = current;
    if (isStopping || !runner) return;
    current = undefined;
    log.warn({ err: reason }, "the queue of jobs has ended, and is opened again");
    const ending = runner.abandon().finally(() => abandoned.delete(ending));
    abandoned.add(ending);
    startLater();
  };
  await start();
  return {
    reopen,
    stop: async () => {
      isStopping = true;
      clearTimeout(restartTimer);
      await current?.stop();
      await Promise.race([Promise.all(abandoned), pause(abandonLimitMs, undefined, { ref: false })]);
    },
  };
};
