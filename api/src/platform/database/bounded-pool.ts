import type { Socket } from "node:net";
import pg from "pg";
import { connectionHeld, connectionWait } from "../metrics.ts";
import { NOT_PRIMARY } from "../errors/connection-error.ts";
import { declaredName, distinctName, PreparedStatements } from "./prepared-statements.ts";

/** A connection on which PostgreSQL did not answer in time. Its code belongs to the temporary errors of `describeError`. */
export class SilentConnection extends Error {
  readonly code = "ETIMEDOUT";

  constructor(milliseconds: number) {
    super(`The database did not answer for ${milliseconds} ms; the connection is closed.`);
  }
}

export type PoolOptions = pg.PoolConfig & {
  /** Its name in the metrics. */
  name?: string;
  /**
   * Milliseconds after which a statement without any answer closes its connection. It is longer than the statement timeout,
   * which a reachable server reports itself. 0: never.
   */
  silentAfter: number;
  /**
   * Whether a pooler in transaction mode stands before the server. Then each transaction may be on another connection of the
   * server, so no statement is prepared by name.
   */
  isPooled?: boolean | undefined;
};

/** Of a pool past the pooler. `silentAfter` is by default that of the other pools. */
export type DirectPoolOptions = Pick<Partial<PoolOptions>, "silentAfter" | "lock_timeout">;

/** Properties that the types of pg leave out. */
type ClientInternals = {
  connection: {
    stream: Socket;
    on: (event: "errorMessage", handler: (error: pg.DatabaseError) => void) => void;
  };
  readyForQuery: boolean;
};

const internalsOf = (client: pg.Client): ClientInternals => client as unknown as ClientInternals;

const setsTimeout = /^\s*set\s+(local\s+)?statement_timeout\s*(?:=|to)\s*\d/i;
const resetsTimeout = /^\s*reset\s+statement_timeout/i;
const beginsTransaction = /^\s*(begin|start transaction)/i;

/**
 * Whether the current transaction or the session has replaced the statement timeout of the pool. After
 * `set local statement_timeout` a long statement is expected, so a silent connection is legitimate.
 */
type TimeoutOverride = "none" | "transaction" | "session";

const overrideAfter = (text: string, before: TimeoutOverride): TimeoutOverride => {
  const setting = setsTimeout.exec(text);
  if (setting) return setting[1] && before !== "session" ? "transaction" : "session";
  const ends = resetsTimeout.test(text) || (before === "transaction" && beginsTransaction.test(text));
  return ends ? "none" : before;
};

const hasName = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === "object" && statement !== null && "name" in statement;

const pooledClients = new WeakSet<pg.Client>();

/** Whether the client reaches the server through a pooler. Its process id is then one of the pooler. */
export const isPooledClient = (client: pg.Client): boolean => pooledClients.has(client);

/**
 * A client class for one pool. PostgreSQL's own timeouts do not help when its host is gone: neither an answer nor the end
 * of the connection arrives. So a statement without an answer for too long destroys its connection. So does a write on a
 * server that is no longer the primary: a new connection leads to the new one. Both also destroy the pool's idle connections:
 * they lead to the same host, and each would fail one more request.
 */
const clientClass = (silentAfter: number, isPooled: boolean): typeof pg.Client => {
  const open = new Set<BoundedClient>();

  class BoundedClient extends pg.Client {
    private timeoutOverride: TimeoutOverride = "none";
    private isEnding = false;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Without a listener, an error ends the process. pg-pool has none between its own and the one of the caller,
      // where a connection can break as well: the caller's first statement is then refused.
      this.on("error", () => undefined);
      if (isPooled) pooledClients.add(this);
      this.watchQueries();
      this.once("connect", () => {
        open.add(this);
        const { connection } = internalsOf(this);
        const { stream } = connection;
        connection.on("errorMessage", ({ code }) => {
          // Its waiting statement gets the error first.
          if (code === NOT_PRIMARY)
            setImmediate(() => this.destroyAll(new Error("The server is no longer the primary.")));
        });
        stream.setTimeout(silentAfter);
        // `on`, not `once`: the event also comes while the connection is idle.
        stream.on("timeout", () => this.onSilence());
      });
      this.once("end", () => void open.delete(this));
    }

    /** Passes all call signatures of pg through unchanged. */
    private watchQueries(): void {
      const send = (...args: unknown[]): unknown => super.query(...(args as [string]));
      const statements = new PreparedStatements(this, send);
      const prepare = (args: unknown[]): void => {
        const [text, values] = args;
        const name = typeof text === "string" && Array.isArray(values) ? declaredName(text) : undefined;
        if (name) args.splice(0, 2, { name, text, values });
        if (!hasName(args[0]) || !args[0].name) return;
        const distinct = distinctName(args[0].name);
        if (distinct !== args[0].name) args[0] = { ...args[0], name: distinct };
        statements.use(distinct);
      };
      this.query = ((...args: unknown[]) => {
        const [text] = args;
        if (!isPooled) prepare(args);
        else if (hasName(text)) args[0] = { ...text, name: undefined };
        if (
          typeof text === "string" &&
          (this.timeoutOverride !== "none" || text.includes("statement_timeout"))
        )
          this.timeoutOverride = overrideAfter(text, this.timeoutOverride);
        return send(...args);
      }) as typeof this.query;
      const end = this.end.bind(this) as (...args: unknown[]) => unknown;
      this.end = ((...args: unknown[]) => {
        this.isEnding = true;
        return end(...args);
      }) as typeof this.end;
    }

    private onSilence(): void {
      const isUnanswered = !internalsOf(this).readyForQuery && this.timeoutOverride === "none";
      if (!isUnanswered && !this.isEnding) return;
      this.destroyAll(new SilentConnection(silentAfter));
    }

    /** Closes this connection, and the idle ones, which lead to the same host. */
    private destroyAll(reason: Error): void {
      this.destroy(reason);
      for (const other of open) if (other.isIdle()) other.destroy(reason);
    }

    private isIdle(): boolean {
      return internalsOf(this).readyForQuery && this.getTransactionStatus() !== "T";
    }

    private destroy(reason: Error): void {
      internalsOf(this).connection.stream.destroy(reason);
    }
  }
  return BoundedClient;
};

type OnClient = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/**
 * A pool whose connections detect a database that no longer answers. Closed connections are replaced. The metrics say how long
 * a connection is waited for and held.
 */
export class BoundedPool extends pg.Pool {
  private readonly waits: { observe: (seconds: number) => void };

  constructor({ silentAfter, isPooled = false, name = "other", ...options }: PoolOptions) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      ...options,
      Client: clientClass(silentAfter, isPooled),
    });
    this.waits = connectionWait.labels(name);
    const held = connectionHeld.labels(name);
    const acquiredAt = new WeakMap<object, number>();
    this.on("acquire", (client) => void acquiredAt.set(client, performance.now()));
    this.on("release", (_error, client) => {
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
