import { chmod, chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Cleanup } from "../bench/cleanup.ts";
import { freePort } from "../bench/node-process.ts";
import { accountFor } from "../embedded-postgres/account.ts";
import { BadArguments } from "./arguments.ts";

/** Where a cluster has its files and ports. */
export type Place = {
  root: string;
  cleaning: Cleanup;
  /** Creates a folder for the account of a service. */
  folder: (name: string) => Promise<string>;
  /** The log file of a service. */
  log: (name: string) => string;
  /** A free port that was not handed out before. */
  port: () => Promise<number>;
};

const createFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder);
  } catch (error) {
    throw new BadArguments(`--data ${folder} cannot be created: ${(error as Error).message}.`);
  }
};

/**
 * Opens the folder of a cluster: an own folder that is removed at the end, or a new folder at `data`, which stays with its logs.
 * Throws `BadArguments` if `data` exists: a cluster is always a new one.
 */
export const openPlace = async (cleaning: Cleanup, data: string | undefined): Promise<Place> => {
  const root = data ? resolve(data) : await mkdtemp(join(tmpdir(), "shop-cluster-"));
  if (data) await createFolder(root);
  else cleaning.add(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));
  // Other users of the system, such as the one of PostgreSQL, must reach the folders in it.
  await chmod(root, 0o755);
  await mkdir(join(root, "log"));
  const ports = new Set<number>();
  return {
    root,
    cleaning,
    log: (name) => join(root, "log", `${name}.log`),
    folder: async (name) => {
      const folder = join(root, name);
      const { ids } = await accountFor(folder);
      await mkdir(folder, { mode: 0o700 });
      if (ids.uid !== undefined && ids.gid !== undefined) await chown(folder, ids.uid, ids.gid);
      return folder;
    },
    port: async () => {
      let port = await freePort();
      while (ports.has(port)) port = await freePort();
      ports.add(port);
      return port;
    },
  };
};
