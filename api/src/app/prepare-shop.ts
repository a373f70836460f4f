import type { EntityManager } from "typeorm";
import { makeFirstAdmin } from "../features/accounts/make-first-admin.command.ts";
import { mediaFiles } from "../platform/files/files.ts";
import { openStorage } from "../platform/files/open-storage.ts";
import { privateFiles } from "../platform/files/private-files.ts";
import { videoFiles } from "../platform/files/video-files.ts";
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
import { addEvents } from "../features/webhooks/add-events.command.ts";
import { wantedEvents } from "../features/webhooks/wanted-events.ts";
import { readCurrentSettings } from "../features/settings/current-settings.ts";
import type { Settings } from "../features/shop/settings.ts";
import { shopSql } from "./features.ts";
import { tables } from "./tables.ts";
import type { Services } from "../features/shop/services.ts";

export type PreparedShop = {
  services: Services;
  tools: DevelopmentTools | undefined;
  close: () => Promise<void>;
};

/** Reports pictures that cannot be stored or made. */
const pictureErrors = (log: Services["log"]) => ({
  onStoreError: (error: unknown) =>
    log.error({ err: error }, "pictures cannot be stored: they are made again and again"),
  onRenderError: (error: unknown) => log.warn({ err: error }, "a picture cannot be rendered"),
});

/** Prepares all but the server: database (embedded without DATABASE_URL), migrations, demo data, first admin. */
export const prepareShop = async (settings: Settings, log: Services["log"]): Promise<PreparedShop> => {
  if (settings.mode !== "production") checkOutsideCalls();
  const tools = await loadDevelopmentTools(settings);
  let writeEvents: (tx: EntityManager) => Promise<void> = async () => undefined;
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
      beforeCommit: async (tx) => {
        if (settings.edge.purge) await addPurgeJob(tx);
        await writeEvents(tx);
      },
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
    const services: Services = {
      settings,
      database,
      log,
      throttles: settings.throttles ? throttles(database.writes) : noThrottles,
      storage,
      files,
      videos: videoFiles(storage),
      privateFiles: privateFiles(storage),
      pictures: renderings(files, pictureErrors(log)),
      readUrl: readPublicUrl,
      razorpay: razorpay(settings.razorpay),
      jwtSecret: settings.jwtSecret ?? (await developmentSecret(settings.dataDir, "jwt-secret")),
      payoutSecret: settings.payoutSecret ?? (await developmentSecret(settings.dataDir, "payout-secret")),
    };
    await readCurrentSettings(services);
    await wantedEvents.get(services);
    writeEvents = (tx) => addEvents(services, tx);
    if (settings.demo) await tools?.loadDemo(services);
    await makeFirstAdmin(services);
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    return { services, tools, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};
