import { buildLogger } from "./platform/logger.ts";
import { prepareShop } from "./app/prepare-shop.ts";
import { failProgram } from "./app/run-program.ts";
import { recomputeWords } from "./features/search/words/recompute-words.command.ts";
import { readSettings } from "./app/settings.ts";

/** `npm run migrate`: runs the pending migrations. With `--words` it then computes the search words of all products anew. */
const run = async (): Promise<void> => {
  const settings = readSettings({ ...process.env, DEMO: "0" });
  const prepared = await prepareShop(settings, buildLogger(settings.logLevel));
  try {
    if (process.argv.includes("--words")) await recomputeWords(prepared.services);
  } finally {
    await prepared.close();
  }
  process.stdout.write("The tables are up to date.\n");
};

run().catch(failProgram);
