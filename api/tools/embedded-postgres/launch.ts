import { spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { type Account, runAs, serverEnv } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { ClusterPaths } from "./cluster-paths.ts";
import { lastLines, embeddedPostgresError } from "./embedded-postgres-error.ts";

/** A server this process has started. It is let go at once: it outlives the shop, and does not keep it from ending. */
export type LaunchedServer = {
  pid: number | undefined;
  /** Did it end again? */
  hasEnded: () => boolean;
  /** What it wrote to the log since it was launched. */
  logOutput: () => Promise<string>;
};

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  max_connections: "100",
  log_min_messages: "warning",
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/**
 * Starts a server on this port of the loopback, or on a free one.
 * @param notRival the process that a stale pid file names. PostgreSQL itself only asks whether such a number is in use
 *   by anyone, and gives up if it is; this variable, made for `pg_ctl`, tells it that this one is not a server. It then
 *   takes the file over with all its own safeguards, which deleting the file would switch off.
 */
export const launch = async (
  paths: ClusterPaths,
  binaries: Binaries,
  account: Account,
  { staleServerPid, port }: { staleServerPid?: number | undefined; port?: number | undefined } = {},
): Promise<LaunchedServer> => {
  const options = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = ["-D", paths.cluster, "-p", String(port ?? (await freePort())), ...options];
  const { command, args, ids } = runAs(account, binaries.postgres, server);
  const log = await open(paths.log, "a", 0o600);
  try {
    const { size } = await log.stat();
    const child = spawn(command, args, {
      ...ids,
      cwd: paths.dataDir,
      detached: true,
      env: serverEnv(staleServerPid ? { PG_GRANDPARENT_PID: String(staleServerPid) } : {}),
      stdio: ["ignore", log.fd, log.fd],
    });
    let hasExited = false;
    child.once("exit", () => (hasExited = true)).once("error", () => (hasExited = true));
    child.unref();
    const logOutput = async () => (await readFile(paths.log)).subarray(size).toString();
    return { pid: child.pid, hasEnded: () => hasExited, logOutput };
  } finally {
    await log.close();
  }
};

/** Another start won, the port was taken meanwhile, or a killed server's helpers are still ending: try again. */
const TRANSIENT_ERROR =
  /lock file ".*" (already exists|is empty)|is still in use|could not (bind|create any TCP)/;

/** Throws the reason of a server that ended by itself, unless the next attempt can well succeed. */
export const throwUnlessTransient = async (launched: LaunchedServer): Promise<void> => {
  const logOutput = await launched.logOutput();
  if (!TRANSIENT_ERROR.test(logOutput))
    throw embeddedPostgresError(`The embedded PostgreSQL does not start:\n${lastLines(logOutput)}\n`);
};
