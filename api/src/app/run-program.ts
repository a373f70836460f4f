import { Refusal } from "../platform/errors/errors.ts";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { DatabaseUnreachable } from "../platform/database/wait-for-database.ts";
import { TablesTooOld } from "../platform/database/tables-too-old.ts";
import type { Services } from "../features/shop/services.ts";

/** Something that runs until it is closed. */
type Running = { log: Services["log"]; close: () => Promise<void> };

/** The text of an error. Errors about settings, arguments and the database, and refusals, need no stack. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isPlain = [SettingsError, DatabaseUnreachable, TablesTooOld, Refusal].some(
    (kind) => error instanceof kind,
  );
  return isPlain || !error.stack ? error.message : error.stack;
};

/** Ends the process with the code 1 and this error on standard error. */
export const failProgram = (error: unknown): void => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
};

/** Closes it at SIGINT and SIGTERM, and ends the process. A close that takes longer than `stopTimeoutMs` is cut. */
export const closeOnSignal = ({ log, close }: Running, stopTimeoutMs: number): void => {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    log.info({ signal }, "stopping");
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "the stop failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
};
