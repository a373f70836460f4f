import type pg from "pg";

/**
 * Reads of data that is the same for all callers. The type is not a pool on purpose: a shopper's own rows are read from the
 * primary, since a replica that lags would hide an order that was just placed.
 */
export type CatalogueReads = {
  query: <Row extends object>(query: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;
  close: () => Promise<void>;
};

/** Milliseconds between two probes of a replica that did not answer. */
const probeIntervalMs = 5000;

/** Whether the replica itself cannot be used now: by the class of the SQLSTATE, or by a code of a socket. */
const isReplicaFailure = (error: unknown): boolean => {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|53|57P)/.test(code);
};

/** Errors of the statement itself, which would also occur on the primary: invalid data, and a statement timeout. */
const isStatementError = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  /^(22...|57014)$/.test(String(error.code));

/** Catalogue reads without a replica: from the primary. */
export const primaryReads = (primary: pg.Pool): CatalogueReads => ({
  query: (query) => primary.query(query),
  close: async () => undefined,
});

/**
 * Reads the replica, and the primary while the replica is down or still lacks a new column. No request waits for a replica
 * that is down: it is probed in the background, and used again when it answers.
 */
export const replicaReads = (
  replica: pg.Pool,
  primary: pg.Pool,
  onChange: (isUp: boolean, error?: unknown) => void,
): CatalogueReads => {
  let isUp = true;
  let probeTimer: NodeJS.Timeout | undefined;
  const probe = async (): Promise<void> => {
    try {
      await replica.query("select 1");
      isUp = true;
      onChange(isUp);
    } catch {
      probeTimer = setTimeout(() => void probe(), probeIntervalMs).unref();
    }
  };
  const markDown = (error: unknown): void => {
    if (!isUp) return;
    isUp = false;
    onChange(isUp, error);
    probeTimer = setTimeout(() => void probe(), probeIntervalMs).unref();
  };
  return {
    query: async (query) => {
      if (!isUp) return primary.query(query);
      try {
        return await replica.query(query);
      } catch (error) {
        if (isStatementError(error)) throw error;
        if (isReplicaFailure(error)) markDown(error);
        return primary.query(query);
      }
    },
    close: async () => {
      clearTimeout(probeTimer);
      await replica.end();
    },
  };
};
