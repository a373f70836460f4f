import { access, constants, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { embeddedPostgresError } from "./embedded-postgres-error.ts";

/** The paths of one embedded PostgreSQL, absolute and without symbolic links. */
export type ClusterPaths = {
  /** The shop's data folder, DATA_DIR. */
  dataDir: string;
  /** The server's data folder. It appears complete, by one rename. */
  cluster: string;
  /** The server's log. All starts append to it. */
  log: string;
  /** The file with the superuser's password. It is inside the cluster, so both are created and removed together. */
  password: string;
};

/** The database superuser, and the file inside the cluster with its password. */
export const SUPERUSER = "postgres";
export const PASSWORD_FILE = "superuser.password";

const usableFolder = async (folder: string): Promise<string> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (cause) {
    throw embeddedPostgresError(`The data folder ${folder} cannot be written by this user.`, cause);
  }
};

/** Creates the data folder if missing. Throws if this user cannot write to it. */
export const clusterPathsIn = async (dataDir: string): Promise<ClusterPaths> => {
  const folder = await usableFolder(dataDir);
  const cluster = join(folder, "postgres");
  return {
    dataDir: folder,
    cluster,
    log: join(folder, "postgres.log"),
    password: join(cluster, PASSWORD_FILE),
  };
};
