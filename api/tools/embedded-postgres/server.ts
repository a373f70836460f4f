import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { ClusterPaths } from "./cluster-paths.ts";
import { embeddedPostgresError } from "./embedded-postgres-error.ts";
import { launch, throwUnlessTransient, type LaunchedServer } from "./launch.ts";
import { isServerOf, readPidFile } from "./pid-file.ts";

/** All in milliseconds. Recovery after a power cut can take long. */
const POLL_INTERVAL = 25;
const RETRY_DELAY = 250;
const TIMEOUT = 60_000;
const RESTART_DELAY = 100;
const RESTART_WINDOW = 10 * 60_000;

/** Restarts within RESTART_WINDOW; after them a killed server stays down. */
const MAX_RESTARTS = 5;

export type ServerOptions = {
  paths: ClusterPaths;
  binaries: Binaries;
  account: Account;
  log: (line: string) => void;
};

type ReadyServer = LaunchedServer & { port: number };

/** PostgreSQL's "fast shutdown": rolls back open transactions, writes all data, and exits. Does nothing without a server. */
export const shutDown = async ({ cluster }: ClusterPaths): Promise<void> => {
  const { pid } = (await readPidFile(cluster)) ?? {};
  if (pid === undefined || !(await isServerOf(cluster, pid))) return;
  const startedAt = Date.now();
  process.kill(pid, "SIGINT");
  while (await isServerOf(cluster, pid)) {
    if (Date.now() - startedAt > TIMEOUT)
      throw embeddedPostgresError(`The embedded PostgreSQL (${pid}) does not stop.`);
    await pause(POLL_INTERVAL);
  }
};

/** Starts a server, and waits until it accepts connections. */
const start = async ({ paths, binaries, account }: ServerOptions, port?: number): Promise<ReadyServer> => {
  const startedAt = Date.now();
  let launched: LaunchedServer | undefined;
  while (Date.now() - startedAt < TIMEOUT) {
    const pidFile = await readPidFile(paths.cluster);
    if (launched?.pid !== undefined && pidFile?.pid === launched.pid && pidFile.isReady)
      return { ...launched, port: pidFile.port };
    if (launched?.hasEnded()) {
      await throwUnlessTransient(launched);
      launched = undefined;
      await pause(RETRY_DELAY);
    }
    launched ??= await launch(paths, binaries, account, { staleServerPid: pidFile?.pid, port });
    await pause(POLL_INTERVAL);
  }
  throw embeddedPostgresError(
    `The embedded PostgreSQL did not answer within ${TIMEOUT / 1000} s; see ${paths.log}.`,
  );
};

/**
 * Runs a server, and starts it again at the same port if it is killed. Restarts are limited, since a server that dies repeatedly
 * needs an operator. Returns its port, and a function that stops it.
 */
export const runServer = async (
  options: ServerOptions,
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const { paths, log } = options;
  const restarts: number[] = [];
  let isStopping = false;
  let server: ReadyServer | undefined = await start(options);
  const { port } = server;

  const mayRestart = (): boolean => {
    while (restarts[0] !== undefined && Date.now() - restarts[0] > RESTART_WINDOW) restarts.shift();
    return !isStopping && restarts.length < MAX_RESTARTS;
  };
  const restart = async (): Promise<ReadyServer | undefined> => {
    restarts.push(Date.now());
    await pause(RESTART_DELAY, undefined, { ref: false });
    try {
      const restarted = await start(options, port);
      log("the embedded PostgreSQL had stopped and was started again");
      return restarted;
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const watch = async (): Promise<void> => {
    while (!isStopping) {
      await server?.ended;
      if (!mayRestart()) break;
      server = await restart();
    }
    if (!isStopping) log("the embedded PostgreSQL has stopped; restart the shop");
  };
  void watch();
  return {
    port,
    stop: async () => {
      isStopping = true;
      await shutDown(paths);
    },
  };
};
