import { fileURLToPath } from "node:url";
import { isAbsolute, join, resolve } from "node:path";
import { coverRenderings } from "./demo/cover-renderings.ts";
import { loadClientOnServer } from "./gateways/client-on-server.ts";
import { renderings } from "./gateways/images.ts";
import { startRepeats } from "./gateways/repeats.ts";
import { startWorker } from "./gateways/worker.ts";
import { buildLogger } from "./gateways/logger.ts";
import { mailer } from "./gateways/mailer.ts";
import { sweepEvery } from "./payments/payment.jobs.ts";
import { prepareShop } from "./prepare-shop.ts";
import { buildServer } from "./server.ts";
import type { Settings } from "./settings.ts";
import { shopTasks } from "./shop-tasks.ts";
import type { Shop } from "./shop.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type OpenShop = {
  shop: Shop;
  log: Shop["log"];
  /** Where it really listens, with the port that was found when the setting is 0. */
  address: string;
  close: () => Promise<void>;
};

/** A queue that no restart of its own brings back: the supervisor starts the process again. */
const endProcess = (log: Shop["log"]) => (): void => {
  log.fatal("the queue of jobs stays dead; the process ends");
  process.exit(1);
};

/** Opens the shop: prepares it, builds the server, and listens. */
export const openShop = async (given: Settings): Promise<OpenShop> => {
  const settings = {
    ...given,
    dataDir: isAbsolute(given.dataDir) ? given.dataDir : resolve(root, given.dataDir),
  };
  const log = buildLogger(settings.logLevel);
  const prepared = await prepareShop(settings, log);
  const pictures = renderings(prepared.shop.files);
  const mails = mailer(settings);
  let isClosing = false;
  try {
    const server = await buildServer({
      shop: prepared.shop,
      log,
      pictures,
      clientFolder: join(root, "web", "dist"),
      clientOnServer: await loadClientOnServer(join(root, "web", "dist-server", "on-server.js")),
    });
    const address = await server.app.listen({ port: settings.port, host: settings.host });
    const { database } = prepared.shop;
    const worker = await startWorker(database, shopTasks(prepared.shop, mails), log, {
      stuckSeconds: settings.queueStuckSeconds,
      onStuck: endProcess(log),
    });
    const repeats = startRepeats(
      database.writes,
      [{ name: "sweep-payments", everySeconds: sweepEvery(settings.payments) }],
      log,
    );
    const ahead = prepared.isDemoNew
      ? pictures.prepare(await coverRenderings(prepared.shop), () => isClosing).catch(() => undefined)
      : undefined;
    return {
      shop: prepared.shop,
      log,
      address,
      close: async () => {
        isClosing = true;
        repeats.stop();
        await server.stop();
        await ahead;
        await worker.stop();
        mails.close();
        await prepared.close();
      },
    };
  } catch (error) {
    await prepared.close();
    throw error;
  }
};
