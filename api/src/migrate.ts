import { buildLogger } from "./platform/logger.ts";
import { prepareShop } from "./app/prepare-shop.ts";
import { failProgram } from "./app/run-program.ts";
import { readSettings } from "./app/settings.ts";

/** `npm run migrate`: runs the pending migrations. */
const run = async (): Promise<void> => {
  const settings = readSettings({ ...process.env, DEMO: "0" });
  const prepared = await prepareShop(settings, buildLogger(settings.logLevel));
  await prepared.close();
  process.stdout.write("The tables are up to date.\n");
};

run().catch(failProgram);
