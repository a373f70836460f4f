import pg from "pg";
import { DataSource, type DataSourceOptions, type EntityManager } from "typeorm";
import { ShopPool, type DirectPoolOptions, type PoolOptions } from "./shop-pool.ts";
import { openCatalogueReads, type CatalogueReads } from "./catalogue-reads.ts";
import { openAdminConnections, type AdminConnections } from "./admin-connections.ts";
import { holdingConnection } from "../async/outside-call.ts";
import { openNotices, type Notices } from "./notices.ts";
import {
  defaultAdminConnections,
  defaultMaxLagSeconds,
  once,
  serverLimits,
  workMemory,
  writeConnections,
} from "./pool-limits.ts";
import { timeLimits } from "../time-limits.ts";
import { explainRefusal, preparePooler } from "./pooler.ts";
import type { ReplicaChange } from "./replicas/replica-watch.ts";
import { SnakeNaming } from "./snake-naming.ts";
import { whileReconnecting } from "./while-reconnecting.ts";

export type Database = {
  /** Entities and transactions. */
  source: DataSource;
  /** Frequent reads of rows that belong to an account: plain SQL with prepared statements, never on the replica. */
  primary: pg.Pool;
  /** Frequent reads of data that is the same for all callers: on a replica, if one is current. */
  catalogue: CatalogueReads;
  /** For libraries that send their own statements: the counters of the throttles, repeated jobs. */
  writes: pg.Pool;
  /** One connection for health checks: they do not wait behind requests. */
  monitoring: pg.Pool;
  /** The URL of the server itself, also where a pooler stands before it. */
  directUrl: string;
  /**
   * Opens a separate pool, never through a pooler, for a part that ends it by itself, such as a runner of the queue. Its
   * connections have no statement timeout.
   */
  openPool: (connections: number, more?: DirectPoolOptions) => pg.Pool;
  /** The connections of the requests of admins: `databaseForAdmin`. */
  admin: AdminConnections;
  /** What other processes announce. */
  notices: Notices;
  /** Called at the end of each `inTransaction`, before the commit. */
  beforeCommit: (tx: EntityManager) => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** The server's own URL if a pooler in transaction mode stands at `url`: for the queue, notices and migrations. */
  directUrl?: string | undefined;
  /** Entity and migration classes of TypeORM. */
  tables: Pick<DataSourceOptions, "entities" | "migrations">;
  /** Replicas of the primary, for catalogue reads. */
  replicaUrls?: readonly string[] | undefined;
  /** A replica that is behind by more is not read. */
  replicaMaxLagSeconds?: number | undefined;
  /** Connections of each pool. */
  pool: number;
  /** Connections of the pool for the requests of admins. */
  adminPool?: number | undefined;
  beforeCommit?: Database["beforeCommit"] | undefined;
  /** Called if the pooler does not share its connections. */
  onSessionMode?: () => void;
  /** Called once for each connection that broke while idle, or that was given up. */
  onIdleError?: (error: Error) => void;
  /** Called when a replica is read from now on, or no longer. */
  onReplica?: (change: ReplicaChange) => void;
};

/** Opens the pools. Rejects at once if the primary cannot be reached: the caller decides whether to wait. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { url, directUrl = url } = options;
  const isPooled = options.directUrl !== undefined;
  const onSessionMode = options.onSessionMode ?? (() => undefined);
  if (isPooled)
    await preparePooler({ url, directUrl }, { ...serverLimits(), work_mem: workMemory }, onSessionMode);
  let isClosing = false;
  const reportOnce = once(options.onIdleError ?? (() => undefined));
  /** A closing pool does not wait until the server has read its goodbyes: a server that stops next cuts these connections. */
  const onIdleError = (error: Error): void => {
    if (!isClosing) reportOnce(error);
  };
  const limits = {
    max: options.pool,
    connectionTimeoutMillis: timeLimits.connect,
    application_name: "saanjh",
    name: "transactions",
    silentAfter: timeLimits.silentConnection,
    isPooled,
    onLost: onIdleError,
    ...(isPooled ? {} : { ...serverLimits(), options: `-c work_mem=${workMemory}` }),
  };
  const source = new DataSource({
    type: "postgres",
    url,
    ...options.tables,
    migrationsTableName: "migrations",
    synchronize: false,
    namingStrategy: new SnakeNaming(),
    driver: { ...pg, Pool: ShopPool },
    extra: limits,
    poolErrorHandler: onIdleError,
    installExtensions: false,
    uuidExtension: "pgcrypto",
    parseInt8: true,
  });
  await source.initialize().catch((error: unknown) => {
    throw explainRefusal(error);
  });
  const openPool = (more: Partial<PoolOptions>): pg.Pool => {
    const pool = new ShopPool({ ...limits, connectionString: url, ...more });
    pool.on("error", onIdleError);
    return pool;
  };
  /** Reports errors of its clients too: a library may hold one whose connection breaks between two statements. */
  const openLibraryPool = (more: Partial<PoolOptions>): pg.Pool => {
    const pool = openPool({ statement_timeout: undefined, ...more });
    pool.on("connect", (client) => client.on("error", onIdleError));
    return pool;
  };
  /**
   * Without a statement timeout, which may also be stored with the user. Prepared statements are planned with their values,
   * as the queue needs it.
   */
  const openDirectPool = (connections: number, more: DirectPoolOptions = {}): pg.Pool =>
    openLibraryPool({
      name: "direct",
      max: connections,
      connectionString: directUrl,
      isPooled: false,
      options: "-c statement_timeout=0 -c plan_cache_mode=force_custom_plan",
      ...more,
    });
  const primary = openPool({ name: "reads" });
  const admin = await openAdminConnections(
    source,
    openPool({ name: "admin", max: options.adminPool ?? defaultAdminConnections }),
  );
  const openReplicaPool = (connectionString: string): pg.Pool =>
    openPool({
      name: "replica",
      connectionString,
      connectionTimeoutMillis: timeLimits.replicaConnect,
    });
  const catalogue = openCatalogueReads(primary, options.replicaUrls ?? [], openReplicaPool, {
    primaryUrl: directUrl,
    maxLagMs: (options.replicaMaxLagSeconds ?? defaultMaxLagSeconds) * 1000,
    onChange: options.onReplica ?? (() => undefined),
  });
  const writes = openLibraryPool({ name: "counters", max: writeConnections });
  const monitoring = openPool({ name: "monitoring", max: 1 });
  const notices = openNotices({
    openPool: openDirectPool,
    onError: (error) => onIdleError(error instanceof Error ? error : new Error(String(error))),
  });
  return {
    source,
    primary,
    catalogue,
    writes,
    monitoring,
    directUrl,
    openPool: openDirectPool,
    admin,
    notices,
    beforeCommit: options.beforeCommit ?? (async () => undefined),
    close: async () => {
      isClosing = true;
      await Promise.all([
        notices.close(),
        source.destroy(),
        catalogue.close(),
        primary.end(),
        admin.source.destroy(),
        writes.end(),
        monitoring.end(),
      ]);
    },
  };
};

/**
 * Rows that are the same for all callers, such as the catalogue's: from a replica, if one is current. `name` makes a prepared
 * statement; it identifies the text within the process.
 */
export const catalogueRows = async <Row extends object>(
  database: Pick<Database, "catalogue">,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<Row[]> =>
  (await whileReconnecting(() => database.catalogue.query<Row>({ name, text, values }))).rows;

/**
 * Rows that belong to a shopper or are displayed to an admin: from the primary, never outdated. A statement that changes rows
 * must do no harm a second time.
 */
export const primaryRows = async <Row extends object>(
  database: Pick<Database, "primary">,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<Row[]> =>
  (await whileReconnecting(() => database.primary.query<Row>({ name, text, values }))).rows;

const retryableCodes = new Set(["40001", "40P01"]);
const uniqueViolation = "23505";

const postgresErrorOf = (error: unknown): { code?: string; constraint?: string } =>
  typeof error === "object" && error !== null ? error : {};

/** Whether the database refused a row because another row has the same value under that constraint. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  postgresErrorOf(error).code === uniqueViolation && postgresErrorOf(error).constraint === constraint;

/**
 * Runs a change as one transaction. It is retried at most 3 times after deadlocks, serialization failures and the errors that
 * `isRetryable` accepts, and for 4 seconds if its connection is lost before the commit. Throws any other error after a
 * rollback. A commit without an answer may have happened, and is not repeated.
 */
export const inTransaction = async <Result>(
  database: Pick<Database, "source"> & Partial<Pick<Database, "beforeCommit">>,
  change: (tx: EntityManager) => Promise<Result>,
  isRetryable: (error: unknown) => boolean = () => false,
): Promise<Result> => {
  let isComplete = false;
  const attemptChange = () => {
    isComplete = false;
    return database.source.transaction((tx) =>
      holdingConnection(async () => {
        const result = await change(tx);
        await database.beforeCommit?.(tx);
        isComplete = true;
        return result;
      }),
    );
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await whileReconnecting(attemptChange, () => !isComplete);
    } catch (error) {
      const mayRetry = retryableCodes.has(postgresErrorOf(error).code ?? "") || isRetryable(error);
      if (!mayRetry || attempt > 3) throw error;
    }
  }
};
