import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { type Lease, acquireLease } from "./lease.ts";
import { type LaunchedServer, launch, throwUnlessTransient } from "./launch.ts";
import { isServerOf, readPidFile } from "./pid-file.ts";
import type { ClusterPaths } from "./cluster-paths.ts";
import { embeddedPostgresError } from "./embedded-postgres-error.ts";

/**
 * How the shop came to its server: "started" it; "adopted" one that another shop process started, alive or killed since;
 * or "recovered", that is, started it over the pid file of a server that did not end by itself.
 */
export type StartMode = "started" | "adopted" | "recovered";

/** A server that answers, and this process's use of it. */
export type ConnectedServer = { lease: Lease; pid: number; port: number; how: StartMode };

/** All in milliseconds. A server that replays its log after a power cut may need a while. */
const POLL_INTERVAL = 25;
const RETRY_DELAY = 250;
const LOG_AFTER = 2_000;
const TIMEOUT = 60_000;

/**
 * Uses the server that runs on the cluster, or starts one. Any number of processes may do so at once: PostgreSQL's own
 * lock lets one server live, the other starts end as "passing" and find it. There is no lock of ours to be left behind.
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
