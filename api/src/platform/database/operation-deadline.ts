import pg from "pg";
import { isPooledClient } from "./bounded-pool.ts";

/**
 * Time limit of one operation, in milliseconds: half a second less than the response deadline. A statement that begins
 * later would work for a response that is no longer sent.
 */
const operationTimeoutMs = 8500;

/** Interval of the check for expired statements, in milliseconds: one timer for all of them. */
const checkIntervalMs = 250;

/** A running operation of GraphQL or REST. `endsAt` is the deadline of its SQL, by `performance.now()`. */
export type Operation = { endsAt: number };

export const startOperation = (milliseconds = operationTimeoutMs): Operation => ({
  endsAt: performance.now() + milliseconds,
});

export const isExpired = ({ endsAt }: Operation): boolean => performance.now() >= endsAt;

/** Has the code of PostgreSQL's own error for a cancelled statement. */
export const deadlineError = (): Error =>
  Object.assign(new Error("The operation has used up its time."), { code: "57014" });

/** Throws `deadlineError` if the deadline has passed. */
export const checkDeadline = (operation: Operation): void => {
  if (isExpired(operation)) throw deadlineError();
};

type Statement = { client: pg.Client; operation: Operation; cancellation?: Promise<void> };

const running = new Set<Statement>();
let timer: NodeJS.Timeout | undefined;

/**
 * Asks PostgreSQL over another connection to cancel the statement of a client. Never rejects. Behind a pooler the process of
 * the server is unknown: the statement timeout ends the statement.
 */
const cancelStatement = async (client: pg.Client): Promise<void> => {
  if (isPooledClient(client)) return;
  const { host, port, user, password, database, ssl } = client;
  const { processID } = client as unknown as { processID: number | null };
  const address = {
    host,
    port,
    user,
    ssl,
    ...(password ? { password } : {}),
    ...(database ? { database } : {}),
  };
  const other = new pg.Client({ ...address, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  other.on("error", () => undefined);
  try {
    await other.connect();
    await other.query("select pg_cancel_backend($1)", [processID]);
  } catch {
    // The statement timeout ends it.
  } finally {
    other.end().catch(() => undefined);
  }
};

const cancelExpired = (): void => {
  for (const statement of running)
    if (isExpired(statement.operation)) statement.cancellation ??= cancelStatement(statement.client);
  if (running.size > 0) return;
  clearInterval(timer);
  timer = undefined;
};

/**
 * Registers a statement of an operation, so that it is cancelled at the deadline. Returns a function to be called when the
 * statement has ended. It calls `onSettled` after a pending cancellation, which must not reach the connection's next
 * statement.
 */
export const beginStatement = (
  operation: Operation,
  client: pg.Client,
): ((onSettled: () => void) => void) => {
  const statement: Statement = { client, operation };
  running.add(statement);
  timer ??= setInterval(cancelExpired, checkIntervalMs).unref();
  return (onSettled) => {
    running.delete(statement);
    if (statement.cancellation) statement.cancellation.then(onSettled, onSettled);
    else onSettled();
  };
};

/** Executes a statement of an operation. Throws `deadlineError` if the deadline has passed. */
export const executeStatement = async <Result>(
  operation: Operation,
  client: pg.Client,
  send: () => Promise<Result>,
): Promise<Result> => {
  checkDeadline(operation);
  const end = beginStatement(operation, client);
  return send().finally(() => new Promise<void>(end));
};
