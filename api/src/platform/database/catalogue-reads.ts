import type pg from "pg";
import { codeOf, isConnectionError } from "../errors/connection-error.ts";
import { openReplica, type Replica } from "./replicas/replica.ts";
import { watchReplicas, type WatchOptions } from "./replicas/replica-watch.ts";

/** What an operator is shown of a replica. */
export type ReplicaFigures = { isUsed: boolean; lagSeconds: number | null };

/**
 * Reads of data that is the same for all callers. The type is not a pool on purpose: a shopper's own rows are read from the
 * primary, since a replica that lags would hide an order that was just placed.
 */
export type CatalogueReads = {
  query: <Row extends object>(query: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;
  /** From now on reads have all that is committed by now. To be called when cached results were forgotten. */
  requireCommitted: () => void;
  /** The figures of the replicas, in the order of the setting. */
  replicas: () => ReplicaFigures[];
  close: () => Promise<void>;
};

/** How many replicas a read tries before the primary: each may take the time limit of a connection. */
const maxReplicas = 2;

/** Errors of the statement itself, which would also occur on the primary: invalid data, and a statement timeout. */
const isStatementError = (error: unknown): boolean => /^(22...|57014)$/.test(codeOf(error));

/** A pool whose connections are all in use says nothing about the server. */
const isPoolBusy = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("timeout exceeded");

/** Whether the server cannot be used now: its connection is lost, or it has no resources. */
const isServerFailure = (error: unknown): boolean =>
  codeOf(error).startsWith("53") || (isConnectionError(error) && !isPoolBusy(error));

/** Catalogue reads without a replica: from the primary. */
export const primaryReads = (primary: pg.Pool): CatalogueReads => ({
  query: (query) => primary.query(query),
  requireCommitted: () => undefined,
  replicas: () => [],
  close: async () => undefined,
});

/**
 * Reads one of the replicas that are current, in turn. A read that fails by its replica is repeated on another one or on the
 * primary; so is one that lacks a new column. Without a current replica the primary is read.
 */
const replicaReads = (
  replicas: readonly Replica[],
  primary: pg.Pool,
  options: WatchOptions,
): CatalogueReads => {
  const watch = watchReplicas(replicas, options);
  let turn = 0;
  return {
    query: async <Row extends object>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> => {
      turn += 1;
      for (let attempt = 0; attempt < maxReplicas; attempt += 1) {
        const current = watch.current();
        const replica = current[turn % current.length];
        if (!replica) break;
        try {
          return await replica.query(query);
        } catch (error) {
          if (isStatementError(error)) throw error;
          if (!isServerFailure(error)) break;
          watch.leaveOut(replica, error);
        }
      }
      return primary.query(query);
    },
    requireCommitted: watch.requireCommitted,
    replicas: () =>
      replicas.map(({ problem, lagMs }) => ({
        isUsed: problem === undefined,
        lagSeconds: Number.isFinite(lagMs) ? Math.round(lagMs) / 1000 : null,
      })),
    close: watch.close,
  };
};

/** Opens the catalogue reads of a primary and its replicas; `openPool` opens the connections of one replica. */
export const openCatalogueReads = (
  primary: pg.Pool,
  replicaUrls: readonly string[],
  openPool: (url: string) => pg.Pool,
  options: WatchOptions,
): CatalogueReads => {
  if (replicaUrls.length === 0) return primaryReads(primary);
  const replicas = replicaUrls.map((url) => openReplica(url, openPool(url)));
  return replicaReads(replicas, primary, options);
};
