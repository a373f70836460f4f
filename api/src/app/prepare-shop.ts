import { makeFirstAdmin } from "../features/accounts/make-first-admin.command.ts";
import { mediaFiles } from "../platform/files/files.ts";
import { openStorage } from "../platform/files/open-storage.ts";
import { privateFiles } from "../platform/files/private-files.ts";
import { readPublicUrl } from "../platform/http/read-public-url.ts";
import { renderings } from "../platform/images/images.ts";
import { checkOutsideCalls } from "../platform/async/outside-call.ts";
import { migrate } from "./migrate-tables.ts";
import { reportReplica } from "../platform/database/replicas/report-replica.ts";
import { razorpay } from "../platform/razorpay/razorpay.ts";
import { developmentSecret } from "./development-secret.ts";
import { loadDevelopmentTools, type DevelopmentTools } from "./development-tools.ts";
import { throttles, noThrottles } from "../platform/throttles.ts";
import { errorSummary } from "../platform/logger.ts";
import { addPurgeJob } from "../platform/edge/outdated-pages.ts";
import { waitForDatabase } from "../platform/database/wait-for-database.ts";
import type { Settings } from "../features/shop/settings.ts";
import { shopSql } from "./shop-sql.ts";
import { tables } from "./tables.ts";
import type { Shop } from "../features/shop/shop.ts";

export type PreparedShop = {
  shop: Shop;
  tools: DevelopmentTools | undefined;
  close: () => Promise<void>;
};

/** Reports pictures that cannot be stored or made. */
const pictureErrors = (log: Shop["log"]) => ({
  onStoreError: (error: unknown) =>
    log.error({ err: error }, "pictures cannot be stored: they are made again and again"),
  onRenderError: (error: unknown) => log.warn({ err: error }, "a picture cannot be rendered"),
});

/** Prepares all but the server: database (embedded without DATABASE_URL), migrations, demo data, first admin. */
export const prepareShop = async (settings: Settings, log: Shop["log"]): Promise<PreparedShop> => {
  if (settings.mode !== "production") checkOutsideCalls();
  const tools = await loadDevelopmentTools(settings);
  const storage = await openStorage(settings.dataDir, settings.s3);
  const embedded = settings.databaseUrl
    ? undefined
    : await tools?.startEmbeddedPostgres({
        dataDir: settings.dataDir,
        log: (line) => log.info(line),
      });
  try {
    const database = await waitForDatabase({
      tables,
      url: settings.databaseUrl ?? embedded?.url ?? "",
      directUrl: settings.databaseDirectUrl,
      replicaUrls: settings.replicaUrls,
      replicaMaxLagSeconds: settings.replicaMaxLagSeconds,
      pool: settings.databasePool,
      adminPool: settings.adminPool,
      beforeCommit: settings.edge.purge && addPurgeJob,
      waitSeconds: settings.databaseWaitSeconds,
      log: (line) => log.warn(line),
      onSessionMode: () =>
        log.warn(
          "the pooler at DATABASE_URL does not share its connections: it seems to be in session mode, and must be in transaction mode",
        ),
      onIdleError: (error) => log.warn(errorSummary(error), "a database connection broke"),
      onReplica: reportReplica(log),
    });
    const migrated = await migrate(database, log, { sql: shopSql });
    if (migrated.length > 0) log.info({ migrated }, "the tables are up to date");
    const files = mediaFiles(storage);
    const shop: Shop = {
      settings,
      database,
      log,
      throttles: settings.throttles ? throttles(database.writes) : noThrottles,
      storage,
      files,
      privateFiles: privateFiles(storage),
      pictures: renderings(files, pictureErrors(log)),
      readUrl: readPublicUrl,
      razorpay: razorpay(settings.razorpay),
      jwtSecret: settings.jwtSecret ?? (await developmentSecret(settings.dataDir, "jwt-secret")),
      payoutSecret: settings.payoutSecret ?? (await developmentSecret(settings.dataDir, "payout-secret")),
    };
    if (settings.demo) await tools?.loadDemo(shop);
    await makeFirstAdmin(shop);
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    return { shop, tools, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};
