import type { Log } from "../platform/logger.ts";
import { setTimeout as pause } from "node:timers/promises";
import { DataSource, MigrationExecutor, type DataSourceOptions, type QueryRunner } from "typeorm";
import { neverSilent } from "../platform/database/pool-limits.ts";
import type { Database } from "../platform/database/database.ts";
import { createMissingUuidFunction } from "../platform/database/uuid-function.ts";
import { migrateJobs } from "../platform/jobs/worker.ts";
import { applySql } from "../platform/database/apply-sql.ts";

/** How long a migration waits for a lock, and how often it is tried. */
export type LockPolicy = { lockMilliseconds: number; pauseMilliseconds: number; maxAttempts: number };

/**
 * While a migration waits for a lock, later requests wait behind it. So it waits for less than half of a statement's time
 * limit, gives up, and pauses before it is tried again: for two and a half minutes in all.
 */
const defaultLockPolicy: LockPolicy = { lockMilliseconds: 2000, pauseMilliseconds: 3000, maxAttempts: 30 };

/** Milliseconds between two attempts to get the lock of the migrations. */
const lockRetryMs = 200;

const tryLock = "select pg_try_advisory_lock(hashtext('saanjh migrations')) as taken";

/**
 * Runs `work` on a separate connection without the time limits of other statements: a migration of a large table may take
 * minutes. The connection is closed afterwards.
 */
const withoutLimits = async <Result>(
  { source: { options }, directUrl }: Pick<Database, "source" | "directUrl">,
  work: (source: DataSource, runner: QueryRunner) => Promise<Result>,
): Promise<Result> => {
  const connections = {
    max: 2,
    isPooled: false,
    silentAfter: neverSilent,
    application_name: "saanjh migrations",
  };
  const extra: object = { ...(options.extra as object), ...connections };
  const source = new DataSource({ ...options, url: directUrl, entities: [], extra } as DataSourceOptions);
  await source.initialize();
  try {
    const runner = source.createQueryRunner();
    await runner.query("set statement_timeout = 0");
    await runner.query("set idle_in_transaction_session_timeout = 0");
    return await work(source, runner).finally(() => runner.release());
  } finally {
    await source.destroy();
  }
};

/**
 * Waits until no other process migrates. It polls the lock: `create index concurrently` would wait for a statement that
 * waits for the lock, and neither would end.
 */
const waitForMigrationLock = async (runner: QueryRunner, log: Log): Promise<void> => {
  for (let attempts = 0; ; attempts += 1) {
    const [row] = (await runner.query(tryLock)) as { taken: boolean }[];
    if (row?.taken) return;
    if (attempts === 0) log.info("another process migrates the tables: this one waits for it");
    await pause(lockRetryMs);
  }
};

const lockCodes = ["55P03", "40P01"];

/** Whether a migration gave up waiting for a lock, or was the victim of a deadlock. It was rolled back. */
const isLockError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && lockCodes.includes(String(error.code));

/** Repeats `run` while it cannot lock a table. */
const retryOnLockError = async (
  run: () => Promise<unknown>,
  log: Log,
  { pauseMilliseconds, maxAttempts: tries }: LockPolicy,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (!isLockError(error) || attempt >= tries) throw error;
      log.warn({ err: error, attempt }, "a migration could not lock a table, and is tried again");
      await pause(pauseMilliseconds);
    }
  }
};

/** Migrates the tables of the queue. Its indexes may take minutes on a large backlog. */
const migrateQueue = async (
  { openPool }: Pick<Database, "openPool">,
  log: Log,
  lockPolicy: LockPolicy,
): Promise<void> => {
  const pool = openPool(1, { silentAfter: neverSilent, lock_timeout: lockPolicy.lockMilliseconds });
  try {
    await retryOnLockError(() => migrateJobs(pool, log), log, lockPolicy);
  } finally {
    await pool.end();
  }
};

type MigrateOptions = {
  /** The statements that create functions and triggers. They run when their text has changed. */
  sql?: readonly string[];
  lockPolicy?: LockPolicy;
};

/**
 * Runs the pending migrations, then the changed functions and triggers; returns the names of the migrations. When several processes
 * start at once, one migrates and the others wait for it without a time limit.
 */
export const migrate = (
  database: Pick<Database, "source" | "directUrl" | "openPool">,
  log: Log,
  { sql = [], lockPolicy = defaultLockPolicy }: MigrateOptions = {},
): Promise<string[]> =>
  withoutLimits(database, async (source, runner) => {
    await waitForMigrationLock(runner, log);
    await runner.query(`set lock_timeout = ${lockPolicy.lockMilliseconds}`);
    await runner.query(createMissingUuidFunction);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = "each";
    const pending = await executor.getPendingMigrations();
    await retryOnLockError(() => executor.executePendingMigrations(), log, lockPolicy);
    const known = source.migrations.map((migration) => migration.name ?? migration.constructor.name);
    await retryOnLockError(() => applySql(runner, sql, known), log, lockPolicy);
    await migrateQueue(database, log, lockPolicy);
    return pending.map((migration) => migration.name);
  });
