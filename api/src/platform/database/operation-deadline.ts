import pg from "pg";

/**
 * Longest time for one operation, in milliseconds: half a second less than the shop takes for an answer at most.
 * What begins later in PostgreSQL is done for an answer that has been given up.
 */
const operationTimeoutMs = 8500;

/** How often statements in flight are looked over, in milliseconds: one timer for all of them. */
const checkIntervalMs = 250;

/** An operation of GraphQL or REST under execution, and the time at which its SQL ends. */
export type Operation = { endsAt: number };

export const startOperation = (milliseconds = operationTimeoutMs): Operation => ({
  endsAt: performance.now() + milliseconds,
});

export const isExpired = ({ endsAt }: Operation): boolean => performance.now() >= endsAt;

/** Like PostgreSQL's own error for a statement that was cancelled. */
export const deadlineError = (): Error =>
  Object.assign(new Error("The operation has used up its time."), { code: "57014" });

/** @throws operationOver when the operation is over */
export const checkDeadline = (operation: Operation): void => {
  if (isExpired(operation)) throw deadlineError();
};

type Statement = { client: pg.Client; operation: Operation; cancellation?: Promise<void> };

const running = new Set<Statement>();
let timer: NodeJS.Timeout | undefined;

/** Asks PostgreSQL over another connection to cancel what a client executes. Fulfilled in any case. */
const cancelStatement = async (client: pg.Client): Promise<void> => {
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
    // The time limit of each statement ends it.
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
 * Notes that a client executes a statement of an operation, which is cancelled when the operation ends meanwhile. The
 * function that is returned is to be called at the statement's end. It goes on when a cancellation has arrived: the next
 * statement on the connection must not meet it.
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

/** Executes a statement of an operation; not at all when the operation is over. */
export const executeStatement = async <Result>(
  operation: Operation,
  client: pg.Client,
  send: () => Promise<Result>,
): Promise<Result> => {
  checkDeadline(operation);
  const end = beginStatement(operation, client);
  return send().finally(() => new Promise<void>(end));
};
