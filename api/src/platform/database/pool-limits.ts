/** Time limits of one SQL statement and of a transaction that waits for the shop, in milliseconds. A response has 9 s in all. */
export const serverLimits = { statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 };

/**
 * Memory of one sort or bitmap of a statement. The bitmap of all pages of 1,000,000 products takes 25 MB. With less memory it
 * becomes lossy: it holds pages without their rows, and every product of those pages is read.
 */
export const workMemory = "32MB";

/** Milliseconds without any answer after which a connection counts as lost: longer than the statement timeout. */
export const silentAfter = 6000;

/** `silentAfter` of a direct pool for statements that may take minutes on a large table. TCP keepalive detects a lost host. */
export const neverSilent = 0;

/** Milliseconds for a connection to open. A replica gets less time, since the primary is tried after it. */
export const connectTimeoutMs = 4000;
export const replicaConnectTimeoutMs = 1500;

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
