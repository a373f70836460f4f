import { expect } from "vitest";
import { timeLimits } from "../../src/platform/time-limits.ts";
import type { TestShop } from "./test-shop.ts";

/** Locks that PostgreSQL takes for itself, to add a page to a table or to send a notice at a commit, are not counted. */
const WAITING = `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  and wait_event not in ('extend', 'object')`;

/** Waits until this many statements of the shop wait for a lock. Each is cancelled after the statement timeout. */
export const waitForLocks = async ({ sql }: Pick<TestShop, "sql">, count = 1): Promise<void> => {
  const timeout = timeLimits.statement;
  // A failed test shows the statements.
  await expect.poll(() => sql(WAITING), { timeout, interval: 10 }).toHaveLength(count);
};
