import type { EntityManager } from "typeorm";
import pg from "pg";
import { connectionHeld, connectionWait } from "../metrics.ts";
import { codeOf, NOT_PRIMARY, READ_TIMEOUT } from "../errors/connection-error.ts";
import { statementName } from "./prepared-statements.ts";

export type PoolOptions = pg.PoolConfig & {
  /** Its name in the metrics. */
  name?: string;
  /**
   * Milliseconds after which a statement without an answer fails, and its connection is closed. It is longer than the statement
   * timeout, which a reachable server reports itself. 0: never.
   */
  silentAfter: number;
  /**
   * Whether a pooler in transaction mode stands before the server. Then each transaction may be on another connection of the
   * server, so no statement is prepared by name.
   */
  isPooled?: boolean | undefined;
  /** Called with the error that ends a connection in use. */
  onLost?: ((error: Error) => void) | undefined;
};

/** Settings of a pool that connects to PostgreSQL directly, not through the pooler. `silentAfter` is by default that of the others. */
export type DirectPoolOptions = Pick<Partial<PoolOptions>, "silentAfter" | "lock_timeout">;

/** Whether no further statement can succeed on the connection of this one: its host is silent, or no longer the primary. */
const endsConnection = (error: unknown): error is Error =>
  error instanceof Error && (codeOf(error) === NOT_PRIMARY || error.message === READ_TIMEOUT);

type Query = (statement: unknown, ...others: unknown[]) => unknown;

/** Connections whose transaction may have statements that take minutes. */
const withLongStatements = new WeakSet<object>();

/**
 * Allows statements of a transaction to take up to `milliseconds`; 0: any time. Until it ends, a lost host is detected by TCP
 * alone.
 */
export const allowLongStatements = async (tx: EntityManager, milliseconds = 0): Promise<void> => {
  await tx.query(`set local statement_timeout = ${milliseconds}`);
  withLongStatements.add((await tx.queryRunner?.connect()) as pg.PoolClient);
};

/** A client class for one pool: its statements are prepared, and fail if the server does not answer in time. */
const clientClass = ({ silentAfter, isPooled = false, onLost }: PoolOptions): typeof pg.Client => {
  class ShopClient extends pg.Client {
    private readonly names = new Set<string>();

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Without a listener, an error ends the process. pg-pool has none between its own and the one of the caller,
      // where a connection can break as well: the caller's first statement is then refused.
      this.on("error", () => undefined);
      const send: Query = (...sent) => (super.query as Query).apply(this, sent);
      // Its pool replaces a client that has ended.
      const onEnd = (error: unknown): void => {
        if (!endsConnection(error)) return;
        onLost?.(error);
        void this.end();
      };
      const query: Query = (statement, ...others) => {
        // A statement of another library, such as COPY.
        if (typeof statement === "object" && statement !== null && "submit" in statement)
          return send(statement, ...others);
        const config = typeof statement === "string" ? { text: statement } : (statement as pg.QueryConfig);
        const values = Array.isArray(others[0]) ? (others.shift() as unknown[]) : config.values;
        const name = isPooled ? undefined : statementName({ ...config, values }, this.names);
        const limit = withLongStatements.has(this) ? 0 : silentAfter;
        const callback = others.at(-1);
        if (typeof callback === "function")
          others.splice(-1, 1, (error: unknown, result: unknown) => {
            onEnd(error);
            (callback as Query)(error, result);
          });
        const sent = send({ ...config, values, name, query_timeout: limit }, ...others);
        if (sent instanceof Promise) sent.catch(onEnd);
        return sent;
      };
      this.query = query as typeof this.query;
    }
  }
  return ShopClient;
};

type OnClient = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/**
 * A pool whose connections detect a database that no longer answers. Closed connections are replaced. The metrics say how long
 * a connection is waited for and held.
 */
export class ShopPool extends pg.Pool {
  private readonly waits: { observe: (seconds: number) => void };

  constructor(options: PoolOptions) {
    const { name = "other", silentAfter, isPooled, onLost, ...config } = options;
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      ...config,
      Client: clientClass({ silentAfter, isPooled, onLost }),
    });
    this.waits = connectionWait.labels(name);
    const held = connectionHeld.labels(name);
    const acquiredAt = new WeakMap<object, number>();
    this.on("acquire", (client) => void acquiredAt.set(client, performance.now()));
    this.on("release", (_error, client) => {
      withLongStatements.delete(client);
      const since = acquiredAt.get(client);
      if (since !== undefined) held.observe((performance.now() - since) / 1000);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnClient): void;
  override connect(callback?: OnClient): Promise<pg.PoolClient> | void {
    const startedAt = performance.now();
    const observe = () => this.waits.observe((performance.now() - startedAt) / 1000);
    if (!callback) return super.connect().finally(observe);
    super.connect((error, client, release) => {
      observe();
      callback(error, client, release);
    });
  }
}
