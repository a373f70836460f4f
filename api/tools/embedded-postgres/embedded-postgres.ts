import pg from "pg";
import { accountFor } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { type Lease, databaseUrlOf } from "./lease.ts";
import { keepLease, type Reconnect } from "./keep-lease.ts";
import { clusterPathsIn } from "./cluster-paths.ts";
import { type StartMode, connectOrStart } from "./connect-or-start.ts";
import { errorCodeOf } from "./embedded-postgres-error.ts";

/** The PostgreSQL server that the shop starts itself if DATABASE_URL is not set. */
export type EmbeddedPostgres = {
  /** The URL of the shop's database, as superuser. It contains the password: do not log it. */
  url: string;
  how: StartMode;
  /**
   * Releases this process's lease, and stops the server if no other process has one. Close the pool first: open
   * connections are cut. Only `startEmbeddedPostgres` acquires a lease; a program that has only the URL has none.
   */
  stop: () => Promise<void>;
};

type Options = {
  /** The shop's data folder, created if missing. It contains `postgres/` and `postgres.log`. */
  dataDir: string;
  /** The database, created if missing. */
  database?: string;
  /** Receives log lines. They contain no secrets. */
  log: (line: string) => void;
};

const ALREADY_EXISTS = ["42P04", "23505"];

const ensureDatabase = async ({ client }: Lease, name: string): Promise<void> => {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  if (rowCount) return;
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!ALREADY_EXISTS.includes(errorCodeOf(error))) throw error;
  }
};

/**
 * Starts the embedded PostgreSQL or uses the running one. Works after a crash and with several processes at the same time.
 * Throws an error that names the cause, and DATABASE_URL as the alternative.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  database = "shop",
  log,
}: Options): Promise<EmbeddedPostgres> => {
  const paths = await clusterPathsIn(dataDir);
  const [binaries, account] = await Promise.all([findBinaries(), accountFor(paths.cluster)]);
  await ensureCluster(paths, binaries, account);
  const server = await connectOrStart(paths, binaries, account, log);
  const reconnect: Reconnect = (isCancelled) =>
    connectOrStart(paths, binaries, account, log, { port: server.port, isCancelled });
  const stop = keepLease(paths, server, reconnect, log);
  try {
    await ensureDatabase(server.lease, database);
    const url = await databaseUrlOf(paths, server.port, database);
    server.lease.setKeepsProcessAlive(false);
    log(`embedded PostgreSQL ${server.how} on 127.0.0.1:${server.port}`);
    return { url, how: server.how, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
