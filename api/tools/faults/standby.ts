import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { clusterPathsIn } from "../embedded-postgres/cluster-paths.ts";
import type { Postgres } from "./postgres.ts";
import { postgresServer, type PostgresServer } from "./postgres-server.ts";

/** A replica by streaming replication. */
export type Standby = Omit<PostgresServer, "urlOf"> & {
  /** The URL of the database `shop` on it. */
  url: string;
};

/** Copies the cluster of a primary, which stops for a moment, into this folder, and starts the copy as its replica. */
export const openStandby = async (primary: Postgres, dataDir: string): Promise<Standby> => {
  const paths = await clusterPathsIn(dataDir);
  await primary.stop();
  // `-a` keeps the owner, who may differ from this process's user.
  await promisify(execFile)("cp", ["-a", primary.paths.cluster, paths.cluster]);
  await primary.start();
  const signal = join(paths.cluster, "standby.signal");
  await writeFile(signal, "");
  await promisify(execFile)("chown", [`--reference=${join(paths.cluster, "PG_VERSION")}`, signal]);
  const { username, password } = new URL(primary.url);
  const source = `host=127.0.0.1 port=${primary.port} user=${username} password=${password}`;
  const { urlOf, ...server } = await postgresServer(paths, [
    `primary_conninfo=${source}`,
    "wal_retrieve_retry_interval=200ms",
  ]);
  await server.start();
  return { ...server, url: await urlOf("shop") };
};
