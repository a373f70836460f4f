import { makeFirstAdmin } from "./accounts/make-first-admin.command.ts";
import type { CategoryCounts, PriceCensus } from "./catalogue/product-count.rules.ts";
import { loadDemo } from "./demo/load-demo.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./gateways/embedded-postgres.ts";
import { briefly } from "./gateways/logger.ts";
import { mediaFiles } from "./gateways/files.ts";
import { migrate } from "./gateways/migrate.ts";
import { razorpay } from "./gateways/razorpay/razorpay.ts";
import { developmentSecret } from "./gateways/secrets.ts";
import { throttles } from "./gateways/throttles.ts";
import { waitForDatabase } from "./gateways/wait-for-database.ts";
import type { Settings } from "./settings.ts";
import { shortMemory } from "./shared/short-memory.ts";
import type { Shop } from "./shop.ts";

/** Seconds for which a count of products is remembered. */
const countsLast = 10;

export type PreparedShop = {
  shop: Shop;
  /** Whether this start loaded the demo catalogue. */
  isDemoNew: boolean;
  close: () => Promise<void>;
};

/** Everything but the doors: database (the embedded one where no other is named), tables, demo data, first admin. */
export const prepareShop = async (settings: Settings, log: Shop["log"]): Promise<PreparedShop> => {
  const say = (line: string) => log.info(line);
  const embedded: EmbeddedPostgres | undefined = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.dataDir, log: say });
  try {
    const database = await waitForDatabase({
      url: settings.databaseUrl ?? embedded?.url ?? "",
      replicaUrl: settings.replicaUrl,
      pool: settings.databasePool,
      waitSeconds: settings.databaseWaitSeconds,
      log: (line) => log.warn(line),
      onIdleError: (error) => log.warn(briefly(error), "a database connection broke"),
      onReplica: (isUp, error) =>
        isUp
          ? log.info("the replica answers; the catalogue is read from it")
          : log.warn(briefly(error), "the replica does not answer; the catalogue is read from the primary"),
    });
    const migrated = await migrate(database, log);
    if (migrated.length > 0) log.info({ migrated }, "the tables are up to date");
    const shop: Shop = {
      settings,
      database,
      log,
      categoryCounts: shortMemory<CategoryCounts>(countsLast),
      priceCensus: shortMemory<PriceCensus>(countsLast),
      throttles: throttles(database.writes),
      files: mediaFiles(settings.dataDir),
      razorpay: razorpay(settings.razorpay),
      jwtSecret: settings.jwtSecret ?? (await developmentSecret(settings.dataDir)),
    };
    const isDemoNew = settings.demo && (await loadDemo(shop));
    await makeFirstAdmin(shop);
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    return { shop, isDemoNew, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};
