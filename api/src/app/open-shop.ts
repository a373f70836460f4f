import { projectRoot } from "../platform/project-root.ts";
import { join, resolve } from "node:path";
import { loadServerEntry } from "./web-client/server-entry.ts";
import { buildLogger } from "../platform/logger.ts";
import { warnOfClaims } from "./warn-of-claims.ts";
import { warnOfPrefix } from "./warn-of-prefix.ts";
import { warnOfSettings } from "./warn-of-settings.ts";
import { warnOfWaitingJobs } from "./warn-of-waiting-jobs.ts";
import { addRepeatedJobs, purgePagesAtStart, runJobs } from "./run-jobs.ts";
import { checkDataFolder } from "../platform/files/data-folder.ts";
import { checkPort, listen } from "../platform/http/listen.ts";
import { prepareShop } from "./prepare-shop.ts";
import { buildServer } from "./server.ts";
import type { Settings } from "../features/shop/settings.ts";
import type { Services } from "../features/shop/services.ts";

export type OpenShop = {
  services: Services;
  log: Services["log"];
  /** The URL on which it listens, with the real port if the setting is 0. */
  address: string;
  close: () => Promise<void>;
};

/** Opens the shop: prepares it, builds the server, and listens. */
export const openShop = async (input: Settings): Promise<OpenShop> => {
  const settings = { ...input, dataDir: resolve(projectRoot, input.dataDir) };
  const log = buildLogger(settings.logLevel);
  await checkPort({ port: settings.port, host: settings.host });
  await checkDataFolder(settings.dataDir);
  const prepared = await prepareShop(settings, log);
  const endWarnings = warnOfSettings(settings, log);
  warnOfClaims(prepared.services.settings, log);
  try {
    await warnOfPrefix(prepared.services);
    const server = await buildServer({
      services: prepared.services,
      tools: prepared.tools,
      log,
      clientFolder: join(projectRoot, "web", "dist"),
      serverEntry: await loadServerEntry(join(projectRoot, "web", "dist-server", "entry-server.js")),
    });
    const address = await listen(server.app, { port: settings.port, host: settings.host });
    const worker = settings.runsJobs ? await runJobs(prepared.services) : undefined;
    const endJobWarnings = settings.runsJobs ? () => undefined : warnOfWaitingJobs(prepared.services);
    await purgePagesAtStart(prepared.services);
    const repeats = addRepeatedJobs(prepared.services);
    return {
      services: prepared.services,
      log,
      address,
      close: async () => {
        endWarnings();
        endJobWarnings();
        repeats.stop();
        await server.stop();
        await worker?.stop();
        await prepared.close();
      },
    };
  } catch (error) {
    await prepared.close();
    throw error;
  }
};
