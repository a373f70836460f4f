import pg from "pg";
import type { EntityManager } from "typeorm";

/**
 * Called with the payload of each notice. Called with `null` when notices may have been lost, which is each time that the
 * connection begins to listen: the handler then treats everything that it holds as outdated.
 */
export type NoticeHandler = (payload: string | null) => void;

/** Notices that the processes of the shop send to each other over PostgreSQL, on one connection per process. */
export type Notices = {
  /**
   * Calls `handler` for the notices of a channel, those of this process included. The connection opens with the first
   * handler. Returns a function that removes the handler.
   */
  onNotice: (channel: string, handler: NoticeHandler) => () => void;
  close: () => Promise<void>;
};

export type NoticeOptions = {
  /** Opens a pool. Its only connection listens; a transaction pooler cannot pass notices on. */
  openPool: (connections: number) => pg.Pool;
  /** Called once per outage with the reason, and with each error of a handler. */
  onError: (error: unknown) => void;
  /** Milliseconds between two attempts to connect. */
  retryMs?: number;
  /** Milliseconds between two statements that detect a silent host. */
  probeMs?: number;
};

/**
 * Sends a notice to all processes when the transaction commits; none if it is rolled back. Equal notices of one transaction
 * are sent once. `payload` has at most 8000 bytes. Commits with a notice wait for each other in PostgreSQL, so a frequent
 * transaction sends none.
 */
export const notify = async (tx: EntityManager, channel: string, payload = ""): Promise<void> => {
  await tx.query("select pg_notify($1, $2)", [channel, payload]);
};

/** Opens no connection before the first handler. A lost connection is opened again until `close`. */
export const openNotices = ({
  openPool,
  onError,
  retryMs = 1000,
  probeMs = 15_000,
}: NoticeOptions): Notices => {
  const handlers = new Map<string, Set<NoticeHandler>>();
  let pool: pg.Pool | undefined;
  let listening: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastStatement: Promise<unknown> = Promise.resolve();
  let isReported = false;
  let isClosed = false;

  const deliver = (channel: string, payload: string | null): void =>
    handlers.get(channel)?.forEach((handler) => {
      try {
        handler(payload);
      } catch (error) {
        onError(error);
      }
    });

  /** Runs one statement after the other: a client takes no second one meanwhile. */
  const run = async (client: pg.PoolClient, text: string): Promise<void> => {
    const result = lastStatement.then(() => client.query(text));
    lastStatement = result.catch(() => undefined);
    await result;
  };

  const listen = async (client: pg.PoolClient, channel: string): Promise<void> => {
    await run(client, `listen ${pg.escapeIdentifier(channel)}`);
    if (listening === client) deliver(channel, null);
  };

  const reconnectLater = (error: unknown): void => {
    clearInterval(timer);
    if (isClosed) return;
    if (!isReported) onError(error);
    isReported = true;
    timer = setTimeout(() => void connect(), retryMs).unref();
  };

  /** Closes a connection, and opens another one later. Does nothing for a connection that is already replaced. */
  const replace = (client: pg.PoolClient, error: unknown): void => {
    if (listening !== client) return;
    listening = undefined;
    client.release(true);
    reconnectLater(error);
  };

  const connect = async (): Promise<void> => {
    if (isClosed) return;
    pool ??= openPool(1);
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      return reconnectLater(error);
    }
    if (isClosed) return client.release(true);
    listening = client;
    lastStatement = Promise.resolve();
    client.on("error", (error) => replace(client, error));
    client.on("end", () => replace(client, new Error("The connection for notices was closed.")));
    client.on("notification", ({ channel, payload }) => deliver(channel, payload ?? ""));
    try {
      for (const channel of handlers.keys()) await listen(client, channel);
      isReported = false;
      timer = setInterval(() => {
        run(client, "select 1").catch((error: unknown) => replace(client, error));
      }, probeMs).unref();
    } catch (error) {
      replace(client, error);
    }
  };

  const follow = (channel: string): void => {
    const client = listening;
    if (client) listen(client, channel).catch((error: unknown) => replace(client, error));
    else if (handlers.size === 1) void connect();
  };

  return {
    onNotice: (channel, handler) => {
      const channelHandlers = handlers.get(channel);
      if (channelHandlers) channelHandlers.add(handler);
      else {
        handlers.set(channel, new Set([handler]));
        follow(channel);
      }
      return () => void handlers.get(channel)?.delete(handler);
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      const client = listening;
      listening = undefined;
      client?.release(true);
      await pool?.end();
    },
  };
};
