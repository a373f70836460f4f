import { access, constants, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { embeddedPostgresError } from "./embedded-postgres-error.ts";

/** Where one embedded PostgreSQL lives on disk. All paths are absolute and free of symbolic links. */
export type ClusterPaths = {
  /** The shop's data folder, DATA_DIR. */
  dataDir: string;
  /** The server's own data folder. It appears in one step, complete, or not at all. */
  cluster: string;
  /** What the server has to say, appended over all starts. */
  log: string;
  /** The superuser's password; inside the cluster, so that the two can only come and go together. */
  password: string;
};

/** The name of the database superuser, and of the file with its password inside the cluster. */
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

/** Makes the data folder where it is missing and says what lies where in it. */
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
