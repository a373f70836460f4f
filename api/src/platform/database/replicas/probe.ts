import pg from "pg";

/** Milliseconds for a connection of a probe, and for its statement. */
const probeLimits = { connectionTimeoutMillis: 1500, query_timeout: 1500 };

/** What a server says about itself. `position` is the end of the log that it has applied, in bytes. */
export type ServerState = { isReplica: boolean; position: number; cluster: string };

/**
 * The cluster and the database are the same on a primary and its replicas. A primary reports the end of the log that is on its
 * disk: only that much is sent to replicas.
 */
const stateStatement = `
  select pg_is_in_recovery() as "isReplica",
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::float8 as position,
    (select system_identifier from pg_control_system()) || ' '
      || (select oid from pg_database where datname = current_database()) as cluster`;

/** A connection of its own that asks a server for its state: it answers also while all others are busy. */
export type Probe = {
  ask: () => Promise<ServerState>;
  /** The next question opens another connection. */
  disconnect: () => void;
};

export const openProbe = (connectionString: string): Probe => {
  let client: pg.Client | undefined;
  const disconnect = (): void => {
    const ending = client;
    client = undefined;
    ending?.end().catch(() => undefined);
  };
  const connect = async (): Promise<pg.Client> => {
    const opened = new pg.Client({ connectionString, application_name: "saanjh", ...probeLimits });
    // The next question fails, and names the reason.
    opened.on("error", () => undefined);
    client = opened;
    await opened.connect();
    return opened;
  };
  return {
    disconnect,
    ask: async () => {
      try {
        const { rows } = await (client ?? (await connect())).query<ServerState>(stateStatement);
        const [state] = rows;
        if (!state) throw new Error("The server has sent no state.");
        return state;
      } catch (error) {
        disconnect();
        throw error;
      }
    },
  };
};
