import pg from "pg";
import { DataSource, type DataSourceOptions, type EntityManager } from "typeorm";
import { BoundedPool, type PoolOptions } from "./bounded-pool.ts";
import { primaryReads, replicaReads, type CatalogueReads } from "./catalogue-reads.ts";
import { enforceDeadlines } from "./operation-database.ts";
import { SnakeNaming } from "./snake-naming.ts";

export type Database = {
  /** Entities and transactions. */
  source: DataSource;
  /** Hot reads of rows that belong to somebody: plain SQL with prepared statements, never on the replica. */
  primary: pg.Pool;
  /** Hot reads of what is the same for everybody, on the replica when there is one that answers. */
  catalogue: CatalogueReads;
  /** What other libraries write by themselves: the counters of the throttles, repeated jobs. */
  writes: pg.Pool;
  /** A pool of its own for a part that must be able to end it, such as a runner of the queue. */
  openPool: (connections: number) => pg.Pool;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** Entity and migration classes of TypeORM. */
  tables: Pick<DataSourceOptions, "entities" | "migrations">;
  replicaUrl?: string | undefined;
  /** Connections of each pool. */
  pool: number;
  /** Called once for each connection that broke while idle. */
  onIdleError?: (error: Error) => void;
  /** Called when the replica stops answering, and when it answers again. */
  onReplica?: (isUp: boolean, error?: unknown) => void;
};

/** Longest time for one SQL statement, in milliseconds (an answer has 9 s in all). */
const statementTimeout = 5000;

/** Milliseconds without any answer after which a connection counts as lost: more than a statement may take. */
const silentAfter = 6000;

/** Connections of the pool of `writes`. */
const writeConnections = 4;

/** Milliseconds for a connection to open. A replica gets less: the primary is asked after it. */
const connectTimeoutMs = 4000;
const replicaConnectTimeoutMs = 1500;

/** An error reaches the pool and its client: it is reported once. */
const once = (report: (error: Error) => void): ((error: Error) => void) => {
  const reported = new WeakSet<Error>();
  return (error) => {
    if (reported.has(error)) return;
    reported.add(error);
    report(error);
  };
};

/** Opens the pools. It fails at once when the primary cannot be reached: waiting is the caller's decision. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const limits = {
    max: options.pool,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "saanjh",
    silentAfter,
  };
  const onIdleError = once(options.onIdleError ?? (() => undefined));
  const source = new DataSource({
    type: "postgres",
    url: options.url,
    ...options.tables,
    migrationsTableName: "migrations",
    synchronize: false,
    namingStrategy: new SnakeNaming(),
    driver: { ...pg, Pool: BoundedPool },
    extra: limits,
    poolErrorHandler: onIdleError,
    installExtensions: false,
    uuidExtension: "pgcrypto",
    parseInt8: true,
  });
  await source.initialize();
  const openPool = (more: Partial<PoolOptions>): pg.Pool => {
    const pool = new BoundedPool({ ...limits, connectionString: options.url, ...more });
    pool.on("error", onIdleError);
    return pool;
  };
  /** A pool whose statements end with the operation that sends them. */
  const openReadPool = (more: Partial<PoolOptions>): pg.Pool => {
    const pool = openPool(more);
    enforceDeadlines(pool);
    return pool;
  };
  /** A client that a library holds may break between two of its statements. */
  const openLibraryPool = (connections: number): pg.Pool => {
    const pool = openPool({ max: connections, statement_timeout: undefined });
    pool.on("connect", (client) => client.on("error", onIdleError));
    return pool;
  };
  const primary = openReadPool({});
  const catalogue = options.replicaUrl
    ? replicaReads(
        openReadPool({
          connectionString: options.replicaUrl,
          connectionTimeoutMillis: replicaConnectTimeoutMs,
        }),
        primary,
        options.onReplica ?? (() => undefined),
      )
    : primaryReads(primary);
  const writes = openLibraryPool(writeConnections);
  return {
    source,
    primary,
    catalogue,
    writes,
    openPool: openLibraryPool,
    close: async () => {
      await Promise.all([source.destroy(), catalogue.close(), primary.end(), writes.end()]);
    },
  };
};

/**
 * Rows of the catalogue and of what else is the same for everybody: from the replica, if there is one. `name` identifies
 * the statement's text within the process. Without a name it is planned anew, knowing the values: for statements whose
 * best plan depends on them.
 */
export const catalogueRows = async <Row extends object>(
  database: Pick<Database, "catalogue">,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<Row[]> => (await database.catalogue.query<Row>({ name, text, values })).rows;

/** Rows that belong to a shopper or are shown to an admin: from the primary, as they are at this moment. */
export const primaryRows = async <Row extends object>(
  database: Pick<Database, "primary">,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<Row[]> => (await database.primary.query<Row>({ name, text, values })).rows;

const retryable = new Set(["40001", "40P01"]);
const uniqueViolation = "23505";

const postgresErrorOf = (error: unknown): { code?: string; constraint?: string } =>
  typeof error === "object" && error !== null ? error : {};

/** Whether the database refused a row since another one has the same value under that constraint. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  postgresErrorOf(error).code === uniqueViolation && postgresErrorOf(error).constraint === constraint;

/**
 * Runs a change as one transaction. Deadlocks and serialization failures, and whatever else `again` names,
 * are tried again at most 3 times; everything else rolls back and is thrown.
 */
export const inTransaction = async <Result>(
  database: Pick<Database, "source">,
  change: (tx: EntityManager) => Promise<Result>,
  isRetryable: (error: unknown) => boolean = () => false,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.source.transaction(change);
    } catch (error) {
      const mayRetry = retryable.has(postgresErrorOf(error).code ?? "") || isRetryable(error);
      if (!mayRetry || attempt > 3) throw error;
    }
  }
};
