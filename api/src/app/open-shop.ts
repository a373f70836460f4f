import { projectRoot } from "../platform/project-root.ts";
import { isAbsolute, join, resolve } from "node:path";
import { loadServerEntry } from "./web-client/server-entry.ts";
import { startRepeats } from "../platform/jobs/repeats.ts";
import { addJob } from "../platform/jobs/jobs.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { buildLogger } from "../platform/logger.ts";
import { mailer } from "../platform/mail/mailer.ts";
import { pageTag } from "../features/shop/edge-tags.rules.ts";
import { foldIntervalSeconds } from "../features/dashboard/dashboard.jobs.ts";
import { sweepIntervalSeconds } from "../features/payments/payment.jobs.ts";
import { warnOfNoThrottles } from "./warn-of-no-throttles.ts";
import { checkDataFolder } from "../platform/files/data-folder.ts";
import { listen } from "../platform/http/listen.ts";
import { prepareShop } from "./prepare-shop.ts";
import { buildServer } from "./server.ts";
import type { Settings } from "../features/shop/settings.ts";
import { edgeJobs, moneyJobs, pictureJobs, shopTasks, timetable } from "./tasks.ts";
import type { Shop } from "../features/shop/shop.ts";

export type OpenShop = {
  shop: Shop;
  log: Shop["log"];
  /** The URL on which it listens, with the real port if the setting is 0. */
  address: string;
  close: () => Promise<void>;
};

/** Ends the process when reopening the queue does not help: the supervisor restarts it. */
const endProcess = (log: Shop["log"]) => (): void => {
  log.fatal("the queue of jobs takes no jobs; the process ends");
  process.exit(1);
};

/** Purges all pages from the edge cache: those of the previous version name scripts that this one does not have. */
const purgePagesAtStart = async ({ settings, database }: Shop): Promise<void> => {
  if (!settings.edge.purge) return;
  await addJob(database.source.manager, "purge-edge", { tags: [pageTag], isRepeated: false });
};

/** Opens the shop: prepares it, builds the server, and listens. */
export const openShop = async (input: Settings): Promise<OpenShop> => {
  const settings = {
    ...input,
    dataDir: isAbsolute(input.dataDir) ? input.dataDir : resolve(projectRoot, input.dataDir),
  };
  const log = buildLogger(settings.logLevel);
  await checkDataFolder(settings.dataDir);
  const prepared = await prepareShop(settings, log);
  const shopMailer = mailer(settings);
  const endWarnings = settings.throttles ? () => undefined : warnOfNoThrottles(log);
  try {
    const server = await buildServer({
      shop: prepared.shop,
      tools: prepared.tools,
      log,
      clientFolder: join(projectRoot, "web", "dist"),
      serverEntry: await loadServerEntry(join(projectRoot, "web", "dist-server", "entry-server.js")),
    });
    const address = await listen(server.app, { port: settings.port, host: settings.host });
    const { database } = prepared.shop;
    const worker = await startWorker(database, shopTasks(prepared.shop, shopMailer), log, {
      moneyJobs,
      pictureJobs,
      edgeJobs: settings.edge.purge && edgeJobs,
      timetable,
      stuckSeconds: settings.queueStuckSeconds,
      onStuck: endProcess(log),
    });
    await purgePagesAtStart(prepared.shop);
    const repeats = startRepeats(
      database.writes,
      [
        { name: "sweep-payments", everySeconds: sweepIntervalSeconds(settings.payments) },
        { name: "fold-figures", everySeconds: foldIntervalSeconds },
        { name: "fold-payment-figures", everySeconds: foldIntervalSeconds },
      ],
      log,
    );
    return {
      shop: prepared.shop,
      log,
      address,
      close: async () => {
        endWarnings();
        repeats.stop();
        await server.stop();
        await worker.stop();
        shopMailer.close();
        await prepared.close();
      },
    };
  } catch (error) {
    await prepared.close();
    throw error;
  }
};
