import { affectedArguments } from "./app/affected-arguments.ts";
import { affectedReport } from "./app/affected-report.ts";
import { loadDevelopmentTools } from "./app/development-tools.ts";
import { failProgram } from "./app/run-program.ts";
import { readSettings } from "./app/settings.ts";
import { tables } from "./app/tables.ts";
import { waitForDatabase } from "./platform/database/wait-for-database.ts";

/** `npm run affected -- --since ...`: after a breach of data (docs/breach.md). It neither migrates nor writes. */
const run = async (args: string[]): Promise<string> => {
  const time = affectedArguments(args);
  const settings = readSettings({ ...process.env, DEMO: "0", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
  const tools = settings.databaseUrl ? undefined : await loadDevelopmentTools(settings);
  const embedded = await tools?.startEmbeddedPostgres({ dataDir: settings.dataDir, log: () => undefined });
  try {
    const database = await waitForDatabase({
      tables,
      url: settings.databaseUrl ?? embedded?.url ?? "",
      directUrl: settings.databaseDirectUrl,
      replicaUrls: [],
      replicaMaxLagSeconds: settings.replicaMaxLagSeconds,
      pool: 1,
      adminPool: 1,
      waitSeconds: settings.databaseWaitSeconds,
      log: (line) => process.stderr.write(`${line}\n`),
    });
    return await affectedReport(database, time).finally(() => database.close());
  } finally {
    await embedded?.stop();
  }
};

run(process.argv.slice(2)).then((report) => process.stdout.write(report), failProgram);
