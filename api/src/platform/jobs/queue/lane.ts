import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../logger.ts";
import type { QueueRunner } from "./runner.ts";

/** Milliseconds until a runner that has ended is replaced, and between tries while the database is gone. */
const openAgainAfter = 1000;

/** Milliseconds that a stop gives the runners that were left behind. */
const leaveWithin = 2000;

/** One part of the queue's work: it always has a runner, or is about to open one. */
export type Lane = {
  /** Leaves the runner behind, and opens another. */
  reopen: (reason: unknown) => void;
  stop: () => Promise<void>;
};

/** Opens a runner, and another one whenever it ends, until it is stopped. Rejects if the first cannot be opened. */
export const openLane = async (open: () => Promise<QueueRunner>, log: Log): Promise<Lane> => {
  let current: QueueRunner | undefined;
  let isStopping = false;
  let waiting: NodeJS.Timeout | undefined;
  const abandoned = new Set<Promise<void>>();

  const start = async (): Promise<void> => {
    const runner = await open();
    current = runner;
    if (isStopping) return runner.stop();
    void runner.ended.then((reason) => (current === runner ? reopen(reason) : undefined));
  };
  const startLater = (): void => {
    if (isStopping) return;
    waiting = setTimeout(() => {
      start().catch((error: unknown) => {
        log.warn({ err: error }, "the queue of jobs cannot be opened yet");
        startLater();
      });
    }, openAgainAfter);
  };
  const reopen = (reason: unknown): void => {
    const left = current;
    if (isStopping || !left) return;
    current = undefined;
    log.warn({ err: reason }, "the queue of jobs has ended, and is opened again");
    const leaving = left.abandon().finally(() => abandoned.delete(leaving));
    abandoned.add(leaving);
    startLater();
  };
  await start();
  return {
    reopen,
    stop: async () => {
      isStopping = true;
      clearTimeout(waiting);
      await current?.stop();
      await Promise.race([Promise.all(abandoned), pause(leaveWithin, undefined, { ref: false })]);
    },
  };
};
