import { resolve } from "node:path";
import Fastify from "fastify";
import { projectRoot } from "../platform/project-root.ts";
import { checkDataFolder } from "../platform/files/data-folder.ts";
import { checkPort, listen } from "../platform/http/listen.ts";
import type { JobGroup } from "../platform/jobs/job-groups.ts";
import { buildLogger } from "../platform/logger.ts";
import type { Settings } from "../features/shop/settings.ts";
import type { Shop } from "../features/shop/shop.ts";
import { addHealth } from "./health.ts";
import { prepareShop } from "./prepare-shop.ts";
import { addRepeatedJobs, runJobs } from "./run-jobs.ts";

export type OpenWorker = {
  log: Shop["log"];
  /** The URL of its health checks; `undefined` without a port. */
  address: string | undefined;
  close: () => Promise<void>;
};

export type WorkerPlace = { groups: ReadonlySet<JobGroup>; healthPort: number | undefined };

/** A server with the health checks alone. */
const openHealth = async (shop: Shop, port: number, isStopping: () => boolean) => {
  const app = Fastify({ loggerInstance: shop.log });
  addHealth(app, { shop, isStopping });
  return { app, address: await listen(app, { port, host: shop.settings.host }) };
};

/** Runs jobs in a process of their own: prepares the shop, and works through these groups of the queue. */
export const openWorker = async (
  input: Settings,
  { groups, healthPort }: WorkerPlace,
): Promise<OpenWorker> => {
  const settings = { ...input, dataDir: resolve(projectRoot, input.dataDir) };
  const log = buildLogger(settings.logLevel);
  if (healthPort !== undefined) await checkPort({ port: healthPort, host: settings.host });
  await checkDataFolder(settings.dataDir);
  const prepared = await prepareShop(settings, log);
  let isStopping = false;
  try {
    const health =
      healthPort === undefined ? undefined : await openHealth(prepared.shop, healthPort, () => isStopping);
    const worker = await runJobs(prepared.shop, groups);
    const repeats = addRepeatedJobs(prepared.shop);
    return {
      log,
      address: health?.address,
      close: async () => {
        isStopping = true;
        repeats.stop();
        await worker.stop();
        await health?.app.close();
        await prepared.close();
      },
    };
  } catch (error) {
    await prepared.close();
    throw error;
  }
};
