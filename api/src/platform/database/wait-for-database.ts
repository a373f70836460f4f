import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, type Database, type DatabaseOptions } from "./database.ts";
import { SettingsError } from "../errors/settings-error.ts";

export class DatabaseUnreachable extends Error {}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message || error.name : String(error);
};

const addressOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || "5432"}${pathname}`;
};

/**
 * Opens the database. Retries each second and logs a line each time. Throws `DatabaseUnreachable` after `waitSeconds`, and
 * `SettingsError` at once.
 */
export const waitForDatabase = async (
  options: DatabaseOptions & { waitSeconds: number; log: (line: string) => void },
): Promise<Database> => {
  const giveUpAt = Date.now() + options.waitSeconds * 1000;
  const address = addressOf(options.url);
  for (;;) {
    try {
      return await openDatabase(options);
    } catch (error) {
      if (error instanceof SettingsError) throw error;
      const secondsLeft = Math.ceil((giveUpAt - Date.now()) / 1000);
      if (secondsLeft <= 0)
        throw new DatabaseUnreachable(
          `No database at ${address} after ${options.waitSeconds} s (${reasonOf(error)}). Check DATABASE_URL.`,
        );
      options.log(
        `Waiting for the database at ${address} (${reasonOf(error)}); giving up in ${secondsLeft} s.`,
      );
      await pause(1000);
    }
  }
};
