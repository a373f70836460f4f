import pg from "pg";
import { accountFor } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { type Lease, databaseUrlOf } from "./lease.ts";
import { keepLease, type Reconnect } from "./keep-lease.ts";
import { clusterPathsIn } from "./cluster-paths.ts";
import { type StartMode, connectOrStart } from "./connect-or-start.ts";
import { errorCodeOf } from "./embedded-postgres-error.ts";

/** The PostgreSQL that comes with the shop, for every place where DATABASE_URL names no other. */
export type EmbeddedPostgres = {
  /** postgres://... to the shop's database on the loopback, as superuser. Holds the password: never log it. */
  url: string;
  how: StartMode;
  /**
   * Ends this process's use of the server, and the server itself when no other shop process uses it. Returns when it has
   * ended. Close the pool first: connections still open are cut. What counts as a use is a call of
   * `startEmbeddedPostgres` by a process that lives; a program that merely got the url does not keep the server running.
   */
  stop: () => Promise<void>;
};

type Options = {
  /** The shop's data folder, made where missing. The server keeps `postgres/` and `postgres.log` in it. */
  dataDir: string;
  /** The database, created where missing. */
  database?: string;
  /** Gets a line on what happens; never a secret. */
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
 * Makes the shop's own PostgreSQL run, whatever state the last shop process left it in, and however many start at once.
 * @throws an error that says what is wrong and names DATABASE_URL as the way out
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
