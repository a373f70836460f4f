import { readFile } from "node:fs/promises";
import { Socket } from "node:net";
import pg from "pg";
import { type ClusterPaths, SUPERUSER } from "./cluster-paths.ts";
import { errorCodeOf, embeddedPostgresError } from "./embedded-postgres-error.ts";

/**
 * One shop process's use of the server: a quiet connection with a shared advisory lock, which the server itself drops
 * when the process dies, however it dies. Whoever gets the same lock alone knows that nobody else uses the server.
 */
export type Lease = {
  client: pg.Client;
  /** Resolves when the connection is gone, by whichever side. */
  lost: Promise<void>;
  /** Says whether this connection keeps the process from ending; a new one does. */
  setKeepsProcessAlive: (isKept: boolean) => void;
};

/** The number of the lock. Advisory locks belong to a database: this one to "postgres", whatever the shop's is called. */
const LEASE_LOCK = 20_261_120;

/** How long a server may take to greet, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

/** The address of a database on the server. */
export const databaseUrlOf = async (paths: ClusterPaths, port: number, database: string): Promise<string> => {
  const password = await readFile(paths.password, "utf8").catch((cause: unknown) => {
    throw embeddedPostgresError(
      `The embedded PostgreSQL's password in ${paths.password} cannot be read.`,
      cause,
    );
  });
  return `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
};

const connect = async (connectionString: string): Promise<Lease> => {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    ssl: false,
    application_name: "shop-hold",
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    stream: () => socket,
  });
  const lost = new Promise<void>((resolve) => client.once("end", () => resolve()));
  client.on("error", () => socket.destroy());
  await client.connect().catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
  return { client, lost, setKeepsProcessAlive: (isKept) => void (isKept ? socket.ref() : socket.unref()) };
};

const callLock = async (lease: Lease, call: string): Promise<boolean> => {
  const { rows } = await lease.client.query<{ got: boolean }>(`select ${call}($1) as got`, [LEASE_LOCK]);
  return rows[0]?.got === true;
};

const servesCluster = async (lease: Lease, paths: ClusterPaths): Promise<boolean> => {
  const { rows } = await lease.client.query<{ data_directory: string }>("show data_directory");
  return rows[0]?.data_directory === paths.cluster;
};

/**
 * Begins a use of the server on this port. Nothing when it does not answer (yet, or any more), is another cluster's, or
 * is just being stopped; a missing or refused password is an error, as waiting does not change it.
 */
export const acquireLease = async (paths: ClusterPaths, port: number): Promise<Lease | undefined> => {
  const url = await databaseUrlOf(paths, port, SUPERUSER);
  try {
    const lease = await connect(url);
    const isOwnCluster = await servesCluster(lease, paths);
    if (isOwnCluster && (await callLock(lease, "pg_try_advisory_lock_shared"))) return lease;
    await lease.client.end();
  } catch (error) {
    if (errorCodeOf(error).startsWith("28")) {
      throw embeddedPostgresError(
        `The embedded PostgreSQL does not know the password in ${paths.password}.`,
        error,
      );
    }
  }
  return undefined;
};

/** Ends this use of the server. True when it was the last: from then on nobody can begin one, until the hold ends. */
export const releaseLease = async (lease: Lease): Promise<boolean> => {
  lease.setKeepsProcessAlive(true);
  await lease.client.query("select pg_advisory_unlock_shared($1)", [LEASE_LOCK]);
  return callLock(lease, "pg_try_advisory_lock");
};
