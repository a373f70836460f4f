import { parseArgs } from "node:util";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { instantOfArgument } from "./instant-argument.ts";

export const affectedUsage = `Usage: npm run affected -- --since 2026-11-20T00:00+05:30 [--until 2026-11-21T00:00+05:30] [--all]
  Prints a CSV file: whose data was touched in this time, and which kinds of data the shop has of each. It only reads.
  --since  when the breach began (UTC unless it says otherwise)
  --until  when it ended; now if missing
  --all    every account, for a breach of the whole database`;

export type AffectedArguments = { since: Date; until: Date; isAll: boolean };

/** Parses the command line. Throws an error with the usage if it is invalid. */
export const affectedArguments = (args: string[], now = new Date()): AffectedArguments => {
  const fail = (): never => {
    throw new SettingsError(affectedUsage);
  };
  const read = () => {
    try {
      const options = {
        since: { type: "string" },
        until: { type: "string" },
        all: { type: "boolean", default: false },
      } as const;
      return parseArgs({ args, options }).values;
    } catch {
      return fail();
    }
  };
  const values = read();
  const since = instantOfArgument(values.since ?? "") ?? fail();
  const until = values.until === undefined ? now : (instantOfArgument(values.until) ?? fail());
  if (since > until || since > now) fail();
  return { since, until, isAll: values.all };
};
