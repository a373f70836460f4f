import { Logger, parseCronItems, run, runMigrations, type Runner } from "graphile-worker";
import type pg from "pg";
import type { EntityManager } from "typeorm";
import type { Shop } from "../shop.ts";

/** Work that must not be lost and need not be waited for: name and payload of each kind. */
export type Jobs = {
  /** Makes the secret of that row, and mails it. */
  "mail-secret": { secretId: string };
  "mail-password-changed": { to: string; name: string };
  "mail-email-changed": { to: string; name: string; newEmail: string };
  /** Tells her, once, that her order is confirmed. */
  "mail-order-confirmation": { orderId: string };
  /** Asks Razorpay what was paid on an intent, and books it. */
  "confirm-payment": { intentId: string };
  /** Ends an order that was not paid in its time. */
  "expire-order": { orderId: string };
  /** Gives back a payment that the shop may not keep. */
  "refund-payment": { refundId: string };
  /** Looks for what has waited too long. */
  "sweep-payments": Record<string, never>;
  "mail-welcome": { to: string; name: string; code: string; percent: number };
  /** Forgets what is long over. */
  "tidy-accounts": Record<string, never>;
  /** Brings a message of the contact form to the shop. */
  "mail-contact-message": { messageId: string };
  /** Where an order stands now, unless it has moved on by the time of sending. */
  "mail-order-status": { orderId: string; status: string };
  "mail-invoice": { orderId: string };
};

export type JobName = keyof Jobs;

export type Tasks = { [Name in JobName]: (payload: Jobs[Name]) => Promise<void> };

/** A failed job is tried again after 3 s, 7 s, 20 s ..., up to a few hours apart, for about three days. */
const mostTries = 25;

/** What is done by the clock (UTC): once, however many processes the shop has, and after its opening if it was closed. */
const timetable: { task: JobName; match: string }[] = [{ task: "tidy-accounts", match: "40 21 * * *" }];

const oneDay = 24 * 60 * 60 * 1000;

/**
 * Adds a job in the transaction that makes it due: it comes to be with it, or not at all. With a key there is one of
 * it that waits: a newer one takes its place, and is done at once.
 */
export const addJob = async <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: Jobs[Name],
  { key }: { key?: string } = {},
): Promise<void> => {
  await tx.query(
    "select graphile_worker.add_job($1, payload => $2::json, max_attempts => $3, job_key => $4)",
    [name, JSON.stringify(payload), mostTries, key ?? null],
  );
};

/** Adds a job without payload that comes again by itself: it is tried once, and one of it waits at a time. */
export const repeatJob = async (pool: pg.Pool, name: JobName): Promise<void> => {
  await pool.query(
    "select graphile_worker.add_job($1, payload => '{}'::json, max_attempts => 1, job_key => $2)",
    [name, `again ${name}`],
  );
};

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

export type Worker = { stop: () => Promise<void> };

/** Works through the queue: each job by one worker at a time, again when it fails or its worker dies. */
export const startWorker = async (
  pool: pg.Pool,
  tasks: Partial<Tasks>,
  log: Shop["log"],
): Promise<Worker> => {
  const runner: Runner = await run({
    pgPool: pool,
    logger: quiet(log),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 1000,
    gracefulShutdownAbortTimeout: 4000,
    parsedCronItems: parseCronItems(
      timetable.map((item) => ({ ...item, options: { backfillPeriod: oneDay, maxAttempts: mostTries } })),
    ),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload as never)]),
    ),
  });
  const look = () => releaseDeadJobs(pool).catch((error: unknown) => log.warn({ err: error }, "jobs"));
  await look();
  const looking = setInterval(() => void look(), lookForDeadEvery);
  return {
    stop: async () => {
      clearInterval(looking);
      await runner.stop();
    },
  };
};
