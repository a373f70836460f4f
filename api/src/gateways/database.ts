import pg from "pg";
import { DataSource, type EntityManager } from "typeorm";
import { entities } from "../entities.ts";
import { migrations } from "../migrations/migrations.ts";
import { obeyDeadlines } from "./operation-database.ts";
import { SnakeNaming } from "./snake-naming.ts";

export type Database = {
  /** Entities and transactions. */
  source: DataSource;
  /** Hot reads: plain SQL with prepared statements, on the replica when there is one. */
  reads: pg.Pool;
  /** What other libraries write by themselves: the queue of jobs, the counters of the throttles. */
  writes: pg.Pool;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  replicaUrl?: string | undefined;
  /** Connections of each pool. */
  pool: number;
  /** Told of connections that broke while idle. */
  onIdleError?: (error: Error) => void;
};

/** Longest time for one SQL statement, in milliseconds (an answer has 9 s in all). */
const statementTimeout = 5000;

/** Opens the pools. It fails at once when the database cannot be reached: waiting is the caller's decision. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const limits = {
    max: options.pool,
    connectionTimeoutMillis: 4000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "saanjh",
    keepAlive: true,
  };
  const onIdleError = options.onIdleError ?? (() => undefined);
  const source = new DataSource({
    type: "postgres",
    url: options.url,
    entities,
    migrations,
    migrationsTableName: "migrations",
    synchronize: false,
    namingStrategy: new SnakeNaming(),
    extra: limits,
    poolErrorHandler: onIdleError,
    installExtensions: false,
    uuidExtension: "pgcrypto",
    parseInt8: true,
  });
  await source.initialize();
  const reads = new pg.Pool({ ...limits, connectionString: options.replicaUrl ?? options.url });
  const writes = new pg.Pool({
    ...limits,
    max: 6,
    statement_timeout: undefined,
    connectionString: options.url,
  });
  obeyDeadlines(reads);
  reads.on("error", onIdleError);
  writes.on("error", onIdleError);
  writes.on("connect", (client) => client.on("error", onIdleError));
  return {
    source,
    reads,
    writes,
    close: async () => {
      await Promise.all([source.destroy(), reads.end(), writes.end()]);
    },
  };
};

/**
 * One row set of a prepared statement; `name` identifies its text within the process. Without a name it is planned
 * anew, knowing the values: for statements whose best plan depends on them.
 */
export const readRows = async <Row extends object>(
  database: Pick<Database, "reads">,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<Row[]> => (await database.reads.query<Row>({ name, text, values })).rows;

const retryable = new Set(["40001", "40P01"]);
const uniqueViolation = "23505";

const codeOf = (error: unknown): { code?: string; constraint?: string } =>
  typeof error === "object" && error !== null ? error : {};

/** Whether the database refused a row since another one has the same value under that constraint. */
export const isDoubleOf = (error: unknown, constraint: string): boolean =>
  codeOf(error).code === uniqueViolation && codeOf(error).constraint === constraint;

/**
 * Runs a change as one transaction. Deadlocks and serialization failures, and whatever else `again` names,
 * are tried again at most 3 times; everything else rolls back and is thrown.
 */
export const inTransaction = async <Result>(
  database: Pick<Database, "source">,
  change: (tx: EntityManager) => Promise<Result>,
  again: (error: unknown) => boolean = () => false,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.source.transaction(change);
    } catch (error) {
      const mayRetry = retryable.has(codeOf(error).code ?? "") || again(error);
      if (!mayRetry || attempt > 3) throw error;
    }
  }
};
