import { projectRoot } from "../../src/platform/project-root.ts";
import { resolve } from "node:path";
import { buildLogger } from "../../src/platform/logger.ts";
import { DatabaseUnreachable } from "../../src/platform/database/wait-for-database.ts";
import { prepareShop } from "../../src/app/prepare-shop.ts";
import { readSettings } from "../../src/app/settings.ts";
import { SettingsError } from "../../src/platform/errors/settings-error.ts";
import { BadSeedArguments, parseProductCount } from "./seed-arguments.ts";
import { addManyProducts } from "./seed-many.ts";

const printLine = (line: string): boolean => process.stdout.write(`${line}\n`);

/** `npm run seed -- --products N`: adds N products. */
const seed = async (): Promise<void> => {
  const count = parseProductCount(process.argv.slice(2));
  const envSettings = readSettings(process.env);
  const settings = { ...envSettings, dataDir: resolve(projectRoot, envSettings.dataDir) };
  const preparedShop = await prepareShop(settings, buildLogger(settings.logLevel));
  try {
    const startedAt = Date.now();
    await addManyProducts(preparedShop.shop, preparedShop.shop.files, { count, log: printLine });
    printLine(`${count} products added in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  } finally {
    await preparedShop.close();
  }
};

const errorsWithoutStack = [BadSeedArguments, SettingsError, DatabaseUnreachable];

/** The message of an error, with its stack unless the message is enough. */
const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return errorsWithoutStack.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
};

seed().catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
});
