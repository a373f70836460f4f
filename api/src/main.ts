import { openShop } from "./app/open-shop.ts";
import { welcome } from "./app/welcome.ts";
import { readSettings } from "./app/settings.ts";
import { SettingsError } from "./platform/errors/settings-error.ts";
import { DatabaseUnreachable } from "./platform/database/wait-for-database.ts";

/** Time limit of a graceful shutdown after draining, in milliseconds. */
const stopTimeoutMs = 9500;

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const shop = await openShop(settings);
  process.stdout.write(welcome(settings, shop.address));
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), settings.drainSeconds * 1000 + stopTimeoutMs).unref();
    shop.log.info({ signal }, "stopping");
    shop.close().then(
      () => process.exit(0),
      (error: unknown) => {
        shop.log.error({ err: error }, "the stop failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
};

/** The text of an error. Errors about settings and the database need no stack. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isPlain = error instanceof SettingsError || error instanceof DatabaseUnreachable || !error.stack;
  return isPlain ? error.message : `${error.stack}`;
};

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
