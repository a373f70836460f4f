import { projectRoot } from "../../src/platform/project-root.ts";
import { resolve } from "node:path";
import { buildLogger } from "../../src/platform/logger.ts";
import { DatabaseUnreachable } from "../../src/platform/database/wait-for-database.ts";
import { prepareShop } from "../../src/app/prepare-shop.ts";
import { readSettings } from "../../src/app/settings.ts";
import { SettingsError } from "../../src/platform/errors/settings-error.ts";
import { BadSeedArguments, parseSeedCounts } from "./seed-arguments.ts";
import { addManyProducts } from "./seed-many.ts";
import { addManyOrders, NoProducts } from "./seed-orders.ts";

const printLine = (line: string): boolean => process.stdout.write(`${line}\n`);

/** `npm run seed -- --products N --orders M`: adds N products, then M orders of the shop's products. */
const seed = async (): Promise<void> => {
  const { products, orders } = parseSeedCounts(process.argv.slice(2));
  const envSettings = readSettings(process.env);
  const settings = { ...envSettings, dataDir: resolve(projectRoot, envSettings.dataDir) };
  const preparedShop = await prepareShop(settings, buildLogger(settings.logLevel));
  try {
    const startedAt = Date.now();
    await addManyProducts(preparedShop.services, preparedShop.services.files, {
      count: products,
      log: printLine,
    });
    await addManyOrders(preparedShop.services, { count: orders, log: printLine });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    printLine(`${products} products and ${orders} orders added in ${seconds} s.`);
  } finally {
    await preparedShop.close();
  }
};

const errorsWithoutStack = [BadSeedArguments, NoProducts, SettingsError, DatabaseUnreachable];

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
