import { setTimeout as pause } from "node:timers/promises";
import { releaseLease, acquireLease } from "./lease.ts";
import { isServerOf } from "./pid-file.ts";
import type { ClusterPaths } from "./cluster-paths.ts";
import type { ConnectedServer } from "./connect-or-start.ts";
import { embeddedPostgresError } from "./embedded-postgres-error.ts";

/** All in milliseconds. */
const POLL_INTERVAL = 20;
const SHUTDOWN_TIMEOUT = 60_000;
const RECONNECT_DELAY = 100;
const RESTART_WINDOW = 10 * 60_000;

/** Restarts within RESTART_WINDOW; after them a killed server stays down. */
const MAX_RESTARTS = 5;

/** PostgreSQL's "fast shutdown": rolls back open transactions, writes all data, and exits. */
const shutDown = async (paths: ClusterPaths, pid: number): Promise<void> => {
  const startedAt = Date.now();
  if (await isServerOf(paths.cluster, pid)) process.kill(pid, "SIGINT");
  while (await isServerOf(paths.cluster, pid)) {
    if (Date.now() - startedAt > SHUTDOWN_TIMEOUT)
      throw embeddedPostgresError(`The embedded PostgreSQL (${pid}) does not stop.`);
    await pause(POLL_INTERVAL);
  }
};

/** Connects to the server again, or starts it again at the same port. */
export type Reconnect = (isCancelled: () => boolean) => Promise<ConnectedServer>;

/**
 * Renews the lease after a lost connection, and starts a killed server again. Returns a function that releases the lease
 * and stops the server if no other process uses it. PostgreSQL drops all connections when one of its workers crashes.
 * Restarts are limited, since a server that dies repeatedly needs an operator.
 */
export const keepLease = (
  paths: ClusterPaths,
  first: ConnectedServer,
  reconnect: Reconnect,
  log: (line: string) => void,
): (() => Promise<void>) => {
  let server: ConnectedServer | undefined = first;
  let lastServer = first;
  let stopping: Promise<void> | undefined;
  const restarts: number[] = [];

  const mayRestart = (now: number): boolean => {
    while (restarts[0] !== undefined && now - restarts[0] > RESTART_WINDOW) restarts.shift();
    return restarts.length < MAX_RESTARTS;
  };
  const tryReconnect = async (): Promise<ConnectedServer | undefined> => {
    const nextServer = await reconnect(() => stopping !== undefined).catch((error: unknown) => {
      if (!stopping) log(error instanceof Error ? error.message : String(error));
      return undefined;
    });
    if (nextServer?.how !== "adopted") restarts.push(Date.now());
    return nextServer;
  };
  const watch = async (watchedServer: ConnectedServer): Promise<void> => {
    await watchedServer.lease.lost;
    server = undefined;
    while (!stopping && mayRestart(Date.now())) {
      await pause(RECONNECT_DELAY, undefined, { ref: false });
      const nextServer = stopping ? undefined : await tryReconnect();
      if (!nextServer) continue;
      if (nextServer.how !== "adopted") log("the embedded PostgreSQL had stopped and was started again");
      nextServer.lease.setKeepsProcessAlive(false);
      server = lastServer = nextServer;
      return watch(nextServer);
    }
    if (!stopping) log("the embedded PostgreSQL has stopped; restart the shop");
  };
  void watch(first);

  const release = async (): Promise<void> => {
    const lease = server?.lease ?? (await acquireLease(paths, lastServer.port));
    if (!lease) return;
    const isLast = await releaseLease(lease).catch(() => false);
    if (isLast) await shutDown(paths, lastServer.pid);
    await lease.client.end();
    log(isLast ? "embedded PostgreSQL stopped" : "embedded PostgreSQL left running: another process uses it");
  };
  return () => (stopping ??= release());
};
