import pg from "pg";

/**
 * Longest time for one operation, in milliseconds: half a second less than the shop takes for an answer at most.
 * What begins later in PostgreSQL is done for an answer that has been given up.
 */
const longestOperation = 8500;

/** How often statements in flight are looked over, in milliseconds: one timer for all of them. */
const lookEvery = 250;

/** An operation of GraphQL or REST under execution, and the time at which its SQL ends. */
export type Operation = { endsAt: number };

export const startOperation = (milliseconds = longestOperation): Operation => ({
  endsAt: performance.now() + milliseconds,
});

export const isOver = ({ endsAt }: Operation): boolean => performance.now() >= endsAt;

/** @throws an error like PostgreSQL's own for a statement that was cancelled, when the operation is over */
export const checkDeadline = (operation: Operation): void => {
  if (isOver(operation))
    throw Object.assign(new Error("The operation has used up its time."), { code: "57014" });
};

type Statement = { client: pg.Client; operation: Operation; cancellation?: Promise<void> };

const running = new Set<Statement>();
let look: NodeJS.Timeout | undefined;

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

const cancelLate = (): void => {
  for (const statement of running)
    if (isOver(statement.operation)) statement.cancellation ??= cancelStatement(statement.client);
  if (running.size > 0) return;
  clearInterval(look);
  look = undefined;
};

/**
 * Executes one statement of an operation: not at all when the operation is over, and cancelled when it ends meanwhile.
 * Fulfilled only when a cancellation has arrived: the next statement on the connection must not meet it.
 */
export const executeWithin = async <Result>(
  operation: Operation,
  client: pg.Client,
  send: () => Promise<Result>,
): Promise<Result> => {
  checkDeadline(operation);
  const statement: Statement = { client, operation };
  running.add(statement);
  look ??= setInterval(cancelLate, lookEvery).unref();
  try {
    return await send();
  } finally {
    running.delete(statement);
    if (statement.cancellation) await statement.cancellation;
  }
};
