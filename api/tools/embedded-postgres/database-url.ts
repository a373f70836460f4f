import { readFile } from "node:fs/promises";
import { SUPERUSER, type ClusterPaths } from "./cluster-paths.ts";
import { embeddedPostgresError } from "./embedded-postgres-error.ts";

/** The URL of a database on the server of a cluster, with the superuser's password. */
export const databaseUrlOf = async (paths: ClusterPaths, port: number, database: string): Promise<string> => {
  const password = await readFile(paths.password, "utf8").catch((cause: unknown) => {
    throw embeddedPostgresError(
      `The embedded PostgreSQL's password in ${paths.password} cannot be read.`,
      cause,
    );
  });
  return `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
};
