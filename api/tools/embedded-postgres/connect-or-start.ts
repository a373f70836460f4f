import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { type Lease, acquireLease } from "./lease.ts";
import { type LaunchedServer, launch, throwUnlessTransient } from "./launch.ts";
import { isServerOf, readPidFile } from "./pid-file.ts";
import type { ClusterPaths } from "./cluster-paths.ts";
import { embeddedPostgresError } from "./embedded-postgres-error.ts";

/**
 * "started": this process started the server. "adopted": another process had started it. "recovered": this process
 * started it over the pid file of a killed server.
 */
export type StartMode = "started" | "adopted" | "recovered";

/** A running server and this process's lease on it. */
export type ConnectedServer = { lease: Lease; pid: number; port: number; how: StartMode };

/** All in milliseconds. Recovery after a power cut can take long. */
const POLL_INTERVAL = 25;
const RETRY_DELAY = 250;
const LOG_AFTER = 2_000;
const TIMEOUT = 60_000;

/**
 * Connects to the server of the cluster, or starts one. Several processes may call this at the same time: PostgreSQL's
 * own lock lets one server run; the other starts fail with a transient error and then find that server.
 */
export const connectOrStart = async (
  paths: ClusterPaths,
  binaries: Binaries,
  account: Account,
  log: (line: string) => void,
  { port, isCancelled = () => false }: { port?: number; isCancelled?: () => boolean } = {},
): Promise<ConnectedServer> => {
  const startedAt = Date.now();
  let launched: LaunchedServer | undefined;
  let isRecovery = false;
  let hasLogged = false;
  while (Date.now() - startedAt < TIMEOUT && !isCancelled()) {
    const pidFile = await readPidFile(paths.cluster);
    if (pidFile && (await isServerOf(paths.cluster, pidFile.pid))) {
      const lease = pidFile.isReady ? await acquireLease(paths, pidFile.port) : undefined;
      const ownMode = isRecovery ? "recovered" : "started";
      if (lease) return { ...pidFile, lease, how: launched?.pid === pidFile.pid ? ownMode : "adopted" };
    } else if (launched?.hasEnded()) {
      await throwUnlessTransient(launched);
      launched = undefined;
      await pause(RETRY_DELAY);
    } else if (!launched) {
      isRecovery ||= pidFile !== undefined;
      launched = await launch(paths, binaries, account, { staleServerPid: pidFile?.pid, port });
    }
    if (!hasLogged && Date.now() - startedAt > LOG_AFTER) {
      log(`waiting for the embedded PostgreSQL in ${paths.cluster} to accept connections`);
      hasLogged = true;
    }
    await pause(POLL_INTERVAL);
  }
  throw embeddedPostgresError(
    `The embedded PostgreSQL did not answer within ${TIMEOUT / 1000} s; see ${paths.log}.`,
  );
};
