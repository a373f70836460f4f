import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClusterPaths } from "./cluster-paths.ts";
import { embeddedPostgresError, errorCodeOf } from "./embedded-postgres-error.ts";
import { commandLineOf, readPidFile } from "./pid-file.ts";

/** What to do while another command uses the data folder. The password stays in its file. */
const inUse = async ({ dataDir, cluster, password }: ClusterPaths, pid: number): Promise<Error> => {
  const { port = "PORT" } = (await readPidFile(cluster)) ?? {};
  return embeddedPostgresError(
    `Another command (process ${pid}) uses the data folder ${dataDir}. End it first, or set another DATA_DIR.
To use its database beside it: DATABASE_URL="postgres://postgres:$(cat ${password})@127.0.0.1:${port}/shop"`,
  );
};

/**
 * Makes this process the only one that uses the data folder: a file names it, and that of a killed process is replaced. Returns
 * a function that removes the file. Throws if another process uses the folder.
 */
export const takeFolder = async (paths: ClusterPaths): Promise<() => Promise<void>> => {
  const file = join(paths.dataDir, "postgres.owner");
  const release = () => rm(file, { force: true });
  for (;;)
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return release;
    } catch (error) {
      if (errorCodeOf(error) !== "EEXIST") throw error;
      const pid = Number(await readFile(file, "utf8").catch(() => ""));
      // In a container every first process has the same number.
      if (pid !== process.pid && /\bnode/.test(await commandLineOf(pid))) throw await inUse(paths, pid);
      await release();
    }
};
