import pg from "pg";
import type { DataSource, EntityManager, QueryRunner } from "typeorm";
import type { CatalogueReads } from "./catalogue-reads.ts";
import type { Database } from "./database.ts";
import {
  beginStatement,
  checkDeadline,
  executeStatement,
  isExpired,
  deadlineError,
  type Operation,
} from "./operation-deadline.ts";

/** The key of a statement's operation. */
const operationKey = Symbol("operation");

type Statement = pg.QueryConfig & { [operationKey]?: Operation };

type Query = (...args: unknown[]) => unknown;

type Callback = (error: unknown, result?: unknown) => void;

/** Enforces the deadlines of operations on each connection that the pool opens from now on. */
export const enforceDeadlines = (pool: pg.Pool): void => {
  pool.on("connect", (client: pg.Client) => {
    const own = Object.hasOwn(client, "query") ? (client.query.bind(client) as Query) : undefined;
    const send: Query = (...args) =>
      own ? own(...args) : Reflect.apply(Reflect.get(pg.Client.prototype, "query") as Query, client, args);
    client.query = ((...args: unknown[]) => {
      const operation = (args[0] as Statement)[operationKey];
      const callback = args.at(-1);
      if (!operation || typeof callback !== "function") return send(...args);
      if (isExpired(operation)) {
        process.nextTick(callback, deadlineError());
        return undefined;
      }
      const end = beginStatement(operation, client);
      const onEnd: Callback = (error, result) => end(() => (callback as Callback)(error, result));
      return send(...args.slice(0, -1), onEnd);
    }) as pg.Client["query"];
  });
};

/** Catalogue reads whose statements end at the deadline of the operation. */
const readsWithDeadline = (reads: CatalogueReads, operation: Operation): CatalogueReads => ({
  query: (statement) => {
    const bound: Statement = { ...statement, [operationKey]: operation };
    return reads.query(bound);
  },
  requireCommitted: reads.requireCommitted,
  replicas: reads.replicas,
  close: reads.close,
});

/** A pool whose statements end at the deadline of the operation. */
const poolWithDeadline = (pool: pg.Pool, operation: Operation): pg.Pool => {
  const query = (statement: Statement | string, values?: unknown[]) => {
    const named: Statement = typeof statement === "string" ? { text: statement } : { ...statement };
    if (values) named.values = values;
    named[operationKey] = operation;
    return pool.query(named);
  };
  return { query } as unknown as pg.Pool;
};

const isRollback = /^\s*rollback/i;
const isCommit = /^\s*commit/i;

/** A transaction is rolled back also after the deadline. A commit that has begun is not cancelled. */
const runnerWithDeadline = (runner: QueryRunner, operation: Operation): QueryRunner => {
  const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
  runner.query = (async (...args: unknown[]) => {
    const text = String(args[0]);
    if (isRollback.test(text)) return query(...args);
    checkDeadline(operation);
    if (isCommit.test(text)) return query(...args);
    const client = (await runner.connect()) as pg.Client;
    return executeStatement(operation, client, () => query(...args));
  }) as QueryRunner["query"];
  return runner;
};

/** An entity manager of the same source whose statements end at the deadline of the operation. */
const managerWithDeadline = (source: DataSource, operation: Operation): EntityManager => {
  const bound = Object.create(source) as DataSource;
  bound.createQueryRunner = (mode) => runnerWithDeadline(source.createQueryRunner(mode), operation);
  return bound.createEntityManager();
};

/** The part of a `DataSource` that the shop uses. Single statements are frequent: they create no entity manager. */
class OperationSource implements Pick<DataSource, "manager" | "query" | "transaction"> {
  private bound: EntityManager | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly operation: Operation,
  ) {}

  get manager(): EntityManager {
    return (this.bound ??= managerWithDeadline(this.source, this.operation));
  }

  async query<Result>(text: string, values?: unknown[]): Promise<Result> {
    const runner = runnerWithDeadline(this.source.createQueryRunner(), this.operation);
    try {
      return (await runner.query(text, values)) as Result;
    } finally {
      await runner.release();
    }
  }

  async transaction<Result>(...change: unknown[]): Promise<Result> {
    return (this.manager as unknown as { transaction: (...args: unknown[]) => Promise<Result> }).transaction(
      ...change,
    );
  }
}

/** A class: with a getter in an object literal each object has a hidden class of its own, which burdens the garbage collector. */
class OperationDatabase implements Database {
  readonly primary: pg.Pool;
  readonly catalogue: CatalogueReads;
  readonly writes: pg.Pool;
  readonly monitoring: pg.Pool;
  readonly directUrl: string;
  readonly openPool: Database["openPool"];
  readonly admin: Database["admin"];
  readonly notices: Database["notices"];
  readonly purgesEdge: boolean;
  readonly close: Database["close"];
  private bound: OperationSource | undefined;

  constructor(
    private readonly database: Database,
    private readonly operation: Operation,
  ) {
    this.primary = poolWithDeadline(database.primary, operation);
    this.catalogue = readsWithDeadline(database.catalogue, operation);
    this.writes = database.writes;
    this.monitoring = database.monitoring;
    this.directUrl = database.directUrl;
    this.openPool = database.openPool;
    this.admin = database.admin;
    this.notices = database.notices;
    this.purgesEdge = database.purgesEdge;
    this.close = database.close;
  }

  get source(): DataSource {
    this.bound ??= new OperationSource(this.database.source, this.operation);
    return this.bound as unknown as DataSource;
  }
}

/** The database for one operation: no statement begins after the deadline, and a running one is cancelled then. */
export const databaseWithDeadline = (database: Database, operation: Operation): Database =>
  new OperationDatabase(database, operation);
