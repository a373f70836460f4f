import pg from "pg";
import { accountFor } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { clusterPathsIn, SUPERUSER, type ClusterPaths } from "./cluster-paths.ts";
import { databaseUrlOf } from "./database-url.ts";
import { embeddedPostgresError, errorCodeOf } from "./embedded-postgres-error.ts";
import { takeFolder } from "./owner.ts";
import { isServerOf, readPidFile } from "./pid-file.ts";
import { runServer, shutDown } from "./server.ts";

/** The PostgreSQL server that the shop starts itself if DATABASE_URL is not set. */
export type EmbeddedPostgres = {
  /** The URL of the shop's database, as superuser. It contains the password: do not log it. */
  url: string;
  /** Stops the server. Close the pool first: open connections are cut. */
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

const ensureDatabase = async (paths: ClusterPaths, port: number, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: await databaseUrlOf(paths, port, SUPERUSER) });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (errorCodeOf(error).startsWith("28"))
      throw embeddedPostgresError(
        `The embedded PostgreSQL refuses the password in ${paths.password}.`,
        error,
      );
    throw error;
  } finally {
    await client.end();
  }
};

/** The URL of the shop's database on the server that runs in a data folder; `undefined` without one. */
export const runningUrl = async (dataDir: string, database = "shop"): Promise<string | undefined> => {
  const paths = await clusterPathsIn(dataDir);
  const pidFile = await readPidFile(paths.cluster);
  const isRunning = pidFile?.isReady && (await isServerOf(paths.cluster, pidFile.pid));
  return isRunning ? databaseUrlOf(paths, pidFile.port, database) : undefined;
};

/**
 * Starts the embedded PostgreSQL. A server that a killed process has left behind is stopped before. Throws an error that names
 * the cause, such as another process that uses the folder, and DATABASE_URL as the alternative.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  database = "shop",
  log,
}: Options): Promise<EmbeddedPostgres> => {
  const paths = await clusterPathsIn(dataDir);
  const leaveFolder = await takeFolder(paths);
  let stopServer: (() => Promise<void>) | undefined;
  let stopping: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await stopServer?.();
    await leaveFolder();
  };
  const stop = () => (stopping ??= end());
  try {
    const [binaries, account] = await Promise.all([findBinaries(), accountFor(paths.cluster)]);
    await shutDown(paths);
    await ensureCluster(paths, binaries, account);
    const server = await runServer({ paths, binaries, account, log });
    stopServer = server.stop;
    await ensureDatabase(paths, server.port, database);
    log(`embedded PostgreSQL started on 127.0.0.1:${server.port}`);
    return { url: await databaseUrlOf(paths, server.port, database), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
