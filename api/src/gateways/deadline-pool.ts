import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { currentOperation, isOver, outsideOperation, type RunningOperation } from "./operation-deadline.ts";

/** How often statements under way are looked over, in milliseconds: one timer for all of them. */
const lookEvery = 250;

type Statement = {
  client: DeadlineClient;
  operation: RunningOperation;
  cancellation: "none" | "sent" | "arrived";
  /** Called when a cancellation that was sent has arrived. */
  onArrival?: () => void;
};

/** Like PostgreSQL's own error for a statement that was cancelled. */
const cancelled = (): Error =>
  Object.assign(new Error("The operation has used up its time."), { code: "57014" });

type Done = (error: Error | null, result?: unknown) => void;

/** Ends of a transaction: a change that is over still has to be rolled back, and a commit in flight is not stopped. */
const isRollback = (text: string): boolean => /^\s*rollback/i.test(text);
const isCommit = (text: string): boolean => /^\s*commit/i.test(text);

const textOf = (query: unknown): string => {
  if (typeof query === "string") return query;
  const { text } = query as { text?: unknown };
  return typeof text === "string" ? text : "";
};

const running = new Set<Statement>();
let look: NodeJS.Timeout | undefined;

const cancel = (statement: Statement): void => {
  statement.cancellation = "sent";
  statement.client.cancelStatement(() => {
    statement.cancellation = "arrived";
    statement.onArrival?.();
  });
};

const cancelLate = (): void => {
  for (const statement of running)
    if (statement.cancellation === "none" && isOver(statement.operation)) cancel(statement);
  if (running.size > 0) return;
  clearInterval(look);
  look = undefined;
};

const begin = (client: DeadlineClient, operation: RunningOperation): Statement => {
  const statement: Statement = { client, operation, cancellation: "none" };
  running.add(statement);
  look ??= setInterval(cancelLate, lookEvery).unref();
  return statement;
};

/**
 * Ends a statement. Its connection is given back only when a cancellation that was sent has arrived: the next
 * statement on it must not meet it.
 */
const end = (statement: Statement, goOn: () => void): void => {
  running.delete(statement);
  if (statement.cancellation === "sent") statement.onArrival = goOn;
  else goOn();
};

/** A connection whose statements obey the deadline of the operation that they belong to. */
export class DeadlineClient extends pg.Client {
  readonly #config: pg.ClientConfig;
  readonly #send: (...args: unknown[]) => unknown;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    this.#config = config;
    this.#send = super.query.bind(this);
    this.query = ((...args: unknown[]) => this.#obeying(args)) as pg.Client["query"];
    const connect = super.connect.bind(this) as (...args: unknown[]) => unknown;
    this.connect = ((...args: unknown[]) => outsideOperation(() => connect(...args))) as pg.Client["connect"];
  }

  /** Asks PostgreSQL over another connection to cancel what this one executes; `done` is called in any case. */
  cancelStatement(done: () => void): void {
    const { processID } = this as unknown as { processID: number | null };
    const other = new pg.Client({ ...this.#config, connectionTimeoutMillis: 2000, query_timeout: 2000 });
    other.on("error", () => undefined);
    const finish = (): void => {
      other.end(() => undefined);
      done();
    };
    other.connect((error?: Error | null) => {
      if (error) finish();
      else other.query("select pg_cancel_backend($1)", [processID], finish);
    });
  }

  #obeying(args: unknown[]): unknown {
    const operation = currentOperation();
    const text = operation && textOf(args[0]);
    if (!operation || text === undefined || isRollback(text)) return this.#send(...args);
    const last = args.at(-1);
    const callback = typeof last === "function" ? (last as Done) : undefined;
    if (isOver(operation)) {
      if (!callback) return Promise.reject(cancelled());
      process.nextTick(callback, cancelled());
      return undefined;
    }
    if (isCommit(text)) return this.#send(...args);
    const statement = begin(this, operation);
    if (callback) {
      const done: Done = (error, result) => end(statement, () => callback(error, result));
      return this.#send(...args.slice(0, -1), done);
    }
    const ended = () => new Promise<void>((resolve) => end(statement, resolve));
    return (this.#send(...args) as Promise<unknown>).finally(ended);
  }
}

/** A pool of such connections. What waits for a connection goes on as the operation it belongs to. */
export class DeadlinePool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: DeadlineClient });
    const connect = super.connect.bind(this) as (callback?: unknown) => unknown;
    this.connect = ((callback?: (...args: unknown[]) => void) =>
      connect(callback && AsyncResource.bind(callback))) as pg.Pool["connect"];
  }
}
