import { readFile } from "node:fs/promises";
import { Socket } from "node:net";
import pg from "pg";
import { type ClusterPaths, SUPERUSER } from "./cluster-paths.ts";
import { errorCodeOf, embeddedPostgresError } from "./embedded-postgres-error.ts";

/**
 * One process's lease on the server: an idle connection with a shared advisory lock. PostgreSQL releases the lock when
 * the process dies. A process that gets the lock exclusively knows that no other process uses the server.
 */
export type Lease = {
  client: pg.Client;
  /** Resolves when the connection has ended, on either side. */
  lost: Promise<void>;
  /** Sets whether this connection keeps Node running. A new one does. */
  setKeepsProcessAlive: (isKept: boolean) => void;
};

/** Advisory locks belong to a database. This one belongs to "postgres", not to the shop's database. */
const LEASE_LOCK = 20_261_120;

/** Milliseconds. */
const CONNECT_TIMEOUT = 5_000;

/** The URL of a database on the server, with the superuser's password. */
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
 * Acquires a lease on the server at this port. Returns `undefined` if it does not answer, serves another cluster, or is
 * stopping. Throws if the password is missing or refused, since waiting does not help.
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
        `The embedded PostgreSQL refuses the password in ${paths.password}.`,
        error,
      );
    }
  }
  return undefined;
};

/** Releases the lease. Returns true if it was the last one; then no lease can be acquired until `client` ends. */
export const releaseLease = async (lease: Lease): Promise<boolean> => {
  lease.setKeepsProcessAlive(true);
  await lease.client.query("select pg_advisory_unlock_shared($1)", [LEASE_LOCK]);
  return callLock(lease, "pg_try_advisory_lock");
};
