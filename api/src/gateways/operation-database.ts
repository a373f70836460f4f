import type pg from "pg";
import type { DataSource, QueryRunner } from "typeorm";
import type { Database } from "./database.ts";
import { checkDeadline, executeWithin, type Operation } from "./operation-deadline.ts";

/** Under this key a statement for a pool names the operation that it belongs to. */
const operationKey = Symbol("operation");

type Statement = pg.QueryConfig & { [operationKey]?: Operation };

type Query = (...args: unknown[]) => unknown;

type Done = (error: unknown, result?: unknown) => void;

/** Lets the statements of operations end with their operation, on each connection that the pool opens from now on. */
export const obeyDeadlines = (pool: pg.Pool): void => {
  pool.on("connect", (client: pg.Client) => {
    const send = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => {
      const operation = (args[0] as Statement)[operationKey];
      const done = args.at(-1);
      if (!operation || typeof done !== "function") return send(...args);
      const { text, values, name } = args[0] as Statement;
      const execute = () => send({ text, values, name }) as Promise<unknown>;
      executeWithin(operation, client, execute).then(
        (result) => (done as Done)(undefined, result),
        (error: unknown) => (done as Done)(error),
      );
      return undefined;
    }) as pg.Client["query"];
  });
};

/** A source of rows whose statements belong to an operation. */
const readsOf = <Reads extends object>(reads: Reads, operation: Operation): Reads => {
  const bound = Object.create(reads) as Reads & { query: unknown };
  const { query } = bound as { query: (statement: Statement) => unknown };
  bound.query = (statement: Statement | string, values?: unknown[]) => {
    const named = typeof statement === "string" ? { text: statement, values } : statement;
    return query.call(reads, { ...named, [operationKey]: operation });
  };
  return bound;
};

const isRollback = /^\s*rollback/i;
const isCommit = /^\s*commit/i;

/** A change that is over is still rolled back; a commit that has begun is not cancelled. */
const obeyingRunner = (runner: QueryRunner, operation: Operation): QueryRunner => {
  const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
  runner.query = (async (...args: unknown[]) => {
    const text = String(args[0]);
    if (isRollback.test(text)) return query(...args);
    checkDeadline(operation);
    if (isCommit.test(text)) return query(...args);
    const client = (await runner.connect()) as pg.Client;
    return executeWithin(operation, client, () => query(...args));
  }) as QueryRunner["query"];
  return runner;
};

/** The same entities over the same pool, each of whose query runners belongs to an operation. */
const sourceOf = (source: DataSource, operation: Operation): DataSource => {
  const bound = Object.create(source) as DataSource;
  bound.createQueryRunner = (mode) => obeyingRunner(source.createQueryRunner(mode), operation);
  return Object.defineProperty(bound, "manager", { value: source.createEntityManager.call(bound) });
};

/** The database as one operation sees it: no statement begins after its end, and the one in flight is cancelled. */
export const databaseOf = (database: Database, operation: Operation): Database => {
  let source: DataSource | undefined;
  return {
    ...database,
    reads: readsOf(database.reads, operation),
    get source() {
      return (source ??= sourceOf(database.source, operation));
    },
  };
};
