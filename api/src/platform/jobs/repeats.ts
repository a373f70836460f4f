import type pg from "pg";
import type { Log } from "../logger.ts";
import { repeatJob, type JobName } from "./jobs.ts";

/** A job without payload that is due regularly. Any process of the shop may run it. */
export type Repeat = { name: JobName; everySeconds: number };

/** Adds each job now and then at its interval, until it is stopped. */
export const startRepeats = (pool: pg.Pool, repeats: readonly Repeat[], log: Log): { stop: () => void } => {
  const timers = repeats.map(({ name, everySeconds }) => {
    const add = () =>
      repeatJob(pool, name).catch((error: unknown) =>
        log.warn({ err: error }, "a repeated job could not be added"),
      );
    void add();
    return setInterval(() => void add(), everySeconds * 1000);
  });
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
};
