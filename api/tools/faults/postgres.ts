import pg from "pg";
import { accountFor } from "../embedded-postgres/account.ts";
import { findBinaries } from "../embedded-postgres/binaries.ts";
import { ensureCluster } from "../embedded-postgres/cluster.ts";
import { clusterPathsIn, type ClusterPaths } from "../embedded-postgres/cluster-paths.ts";
import { postgresServer, type PostgresServer } from "./postgres-server.ts";

/** A PostgreSQL server that can be stopped and started again at the same port. */
export type Postgres = Omit<PostgresServer, "urlOf"> & {
  /** The URL of its database `shop`. */
  url: string;
  paths: ClusterPaths;
  /** Replaces database `to` by a copy of `from`. Cuts all connections to both. */
  copyDatabase: (from: string, to: string) => Promise<void>;
};

const onServer = async (serverUrl: string, statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

/** Creates a cluster in the folder, starts it, and creates an empty database. */
export const openPostgres = async (dataDir: string): Promise<Postgres> => {
  const paths = await clusterPathsIn(dataDir);
  const [binaries, account] = await Promise.all([findBinaries(), accountFor(paths.cluster)]);
  await ensureCluster(paths, binaries, account);
  const { urlOf, ...server } = await postgresServer(paths);
  await server.start();
  const serverUrl = await urlOf("postgres");
  await onServer(serverUrl, ["create database shop"]);
  return {
    ...server,
    paths,
    url: await urlOf("shop"),
    copyDatabase: (from, to) =>
      onServer(serverUrl, [
        `drop database if exists ${to} with (force)`,
        `alter database ${from} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`,
        `create database ${to} template ${from}`,
        `alter database ${from} allow_connections true`,
      ]),
  };
};
