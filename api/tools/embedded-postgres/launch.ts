import { spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { type Account, runAs, serverEnv } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { ClusterPaths } from "./cluster-paths.ts";
import { lastLines, embeddedPostgresError } from "./embedded-postgres-error.ts";

/** A server that this process has started, detached: it outlives this process and does not keep it running. */
export type LaunchedServer = {
  pid: number | undefined;
  /** Whether the server has exited. */
  hasEnded: () => boolean;
  /** Resolves when it has exited. */
  ended: Promise<void>;
  /** The log lines since the launch. */
  logOutput: () => Promise<string>;
};

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  max_connections: "300",
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
 * Starts a server at this port of the loopback, or at a free one.
 * `staleServerPid` is the process that a stale pid file names. PostgreSQL refuses to start if any process has that
 * number. PG_GRANDPARENT_PID, made for `pg_ctl`, excludes the number from this check. PostgreSQL then replaces the file
 * with its own safeguards, which deleting the file would disable.
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
    const ended = new Promise<void>((resolve) => {
      const onEnd = () => {
        hasExited = true;
        resolve();
      };
      child.once("exit", onEnd).once("error", onEnd);
    });
    child.unref();
    const logOutput = async () => (await readFile(paths.log)).subarray(size).toString();
    return { pid: child.pid, hasEnded: () => hasExited, ended, logOutput };
  } finally {
    await log.close();
  }
};

/** Another process was faster, the port is in use, or processes of a killed server still run: try again. */
const TRANSIENT_ERROR =
  /lock file ".*" (already exists|is empty)|is still in use|could not (bind|create any TCP)/;

/** Throws the reason why the server exited, unless the next attempt can succeed. */
export const throwUnlessTransient = async (launched: LaunchedServer): Promise<void> => {
  const logOutput = await launched.logOutput();
  if (!TRANSIENT_ERROR.test(logOutput))
    throw embeddedPostgresError(`The embedded PostgreSQL does not start:\n${lastLines(logOutput)}\n`);
};
