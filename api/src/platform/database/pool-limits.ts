import { timeLimits } from "../time-limits.ts";

/** Time limits that the server of the database keeps, in milliseconds. */
export const serverLimits = (): {
  statement_timeout: number;
  idle_in_transaction_session_timeout: number;
} => ({
  statement_timeout: timeLimits.statement,
  idle_in_transaction_session_timeout: timeLimits.idleTransaction,
});

/**
 * Memory of one sort or bitmap of a statement. The bitmap of all pages of 1,000,000 products takes 25 MB. With less memory it
 * becomes lossy: it holds pages without their rows, and every product of those pages is read.
 */
export const workMemory = "32MB";

/** `silentAfter` of a direct pool for statements that may take minutes on a large table. TCP keepalive detects a lost host. */
export const neverSilent = 0;

/** Connections of the pool of `writes`. */
export const writeConnections = 4;

/** Defaults of `DatabaseOptions`, and of the settings. */
export const defaultAdminConnections = 4;
export const defaultMaxLagSeconds = 2;

/** Reports each error once, although it reaches both the pool and its client. */
export const once = (report: (error: Error) => void): ((error: Error) => void) => {
  const reported = new WeakSet<Error>();
  return (error) => {
    if (reported.has(error)) return;
    reported.add(error);
    report(error);
  };
};
