import { fileURLToPath } from "node:url";
import { isAbsolute, join, resolve } from "node:path";
import { coverRenderings } from "./demo/cover-renderings.ts";
import { loadClientOnServer } from "./gateways/client-on-server.ts";
import { checkDataFolder } from "./gateways/data-folder.ts";
import { renderings } from "./gateways/images.ts";
import { listen } from "./gateways/listen.ts";
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

/** Opens the shop: prepares it, builds the server, and listens. */
export const openShop = async (given: Settings): Promise<OpenShop> => {
  const settings = {
    ...given,
    dataDir: isAbsolute(given.dataDir) ? given.dataDir : resolve(root, given.dataDir),
  };
  const log = buildLogger(settings.logLevel);
  await checkDataFolder(settings.dataDir);
  const prepared = await prepareShop(settings, log);
  const pictures = renderings(prepared.shop.files, (error) =>
    log.error(
      { err: error },
      "pictures cannot be kept in DATA_DIR: each is rendered anew when it is asked for",
    ),
  );
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
    const address = await listen(server.app, { port: settings.port, host: settings.host });
    const { writes } = prepared.shop.database;
    const worker = await startWorker(writes, shopTasks(prepared.shop, mails), log);
    const repeats = startRepeats(
      writes,
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
