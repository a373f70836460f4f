import { resolve } from "node:path";
import Fastify from "fastify";
import { projectRoot } from "../platform/project-root.ts";
import { checkDataFolder } from "../platform/files/data-folder.ts";
import { addErrorHandlers } from "../platform/http/error-responses.ts";
import { addMetrics } from "../platform/metrics.ts";
import { checkPort, listen } from "../platform/http/listen.ts";
import type { JobGroup } from "../platform/jobs/job-groups.ts";
import { buildLogger } from "../platform/logger.ts";
import type { Settings } from "../features/shop/settings.ts";
import type { Services } from "../features/shop/services.ts";
import { listenToNotices } from "./features.ts";
import { addHealth } from "./health.ts";
import { prepareShop } from "./prepare-shop.ts";
import { shopMetrics } from "./shop-metrics.ts";
import { addRepeatedJobs, runJobs } from "./run-jobs.ts";

export type OpenWorker = {
  log: Services["log"];
  /** The URL of its health checks; `undefined` without a port. */
  address: string | undefined;
  close: () => Promise<void>;
};

export type WorkerPlace = { groups: ReadonlySet<JobGroup>; healthPort: number | undefined };

/** A server with the health checks and the metrics alone. */
const openHealth = async (services: Services, port: number, isStopping: () => boolean) => {
  const { brand, metricsToken, mode } = services.settings;
  const app = Fastify({ loggerInstance: services.log });
  addErrorHandlers(app, () => brand.name);
  addMetrics(app, {
    token: metricsToken,
    isOpen: mode === "development",
    others: [shopMetrics(services)],
  });
  addHealth(app, { services, isStopping });
  return { app, address: await listen(app, { port, host: services.settings.host }) };
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
      healthPort === undefined
        ? undefined
        : await openHealth(prepared.services, healthPort, () => isStopping);
    const stopListening = listenToNotices(prepared.services);
    const worker = await runJobs(prepared.services, groups);
    const repeats = addRepeatedJobs(prepared.services);
    return {
      log,
      address: health?.address,
      close: async () => {
        isStopping = true;
        repeats.stop();
        await worker.stop();
        await health?.app.close();
        stopListening();
        await prepared.close();
      },
    };
  } catch (error) {
    await prepared.close();
    throw error;
  }
};
