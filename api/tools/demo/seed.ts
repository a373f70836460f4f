import { projectRoot } from "../../src/platform/project-root.ts";
import { resolve } from "node:path";
import { buildLogger } from "../../src/platform/logger.ts";
import { DatabaseUnreachable } from "../../src/platform/database/wait-for-database.ts";
import { prepareShop } from "../../src/app/prepare-shop.ts";
import { readSettings } from "../../src/app/settings.ts";
import { SettingsError } from "../../src/platform/errors/settings-error.ts";
import { BadSeedArguments, productsWanted } from "./seed-arguments.ts";
import { addManyProducts } from "./seed-many.ts";

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** `npm run seed -- --products N`: fills the shop with so many more products, and ends. */
const seed = async (): Promise<void> => {
  const count = productsWanted(process.argv.slice(2));
  const given = readSettings(process.env);
  const settings = { ...given, dataDir: resolve(projectRoot, given.dataDir) };
  const prepared = await prepareShop(settings, buildLogger(settings.logLevel));
  try {
    const since = Date.now();
    await addManyProducts(prepared.shop, prepared.shop.files, { count, say });
    say(`${count} products added in ${((Date.now() - since) / 1000).toFixed(1)} s.`);
  } finally {
    await prepared.close();
  }
};

const explainsItself = [BadSeedArguments, SettingsError, DatabaseUnreachable];

/** An error that explains itself needs no stack. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return explainsItself.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
};

seed().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
