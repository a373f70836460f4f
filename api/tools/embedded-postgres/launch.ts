import { spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { type Account, runAs, serverEnv } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { Place } from "./place.ts";
import { lastLines, trouble } from "./trouble.ts";

/** A server this process has started. It is let go at once: it outlives the shop, and does not keep it from ending. */
export type Launched = {
  pid: number | undefined;
  /** Did it end again? */
  hasEnded: () => boolean;
  /** What it wrote to the log since it was launched. */
  said: () => Promise<string>;
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
  place: Place,
  binaries: Binaries,
  account: Account,
  { notRival, port }: { notRival?: number | undefined; port?: number | undefined } = {},
): Promise<Launched> => {
  const options = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = ["-D", place.cluster, "-p", String(port ?? (await freePort())), ...options];
  const { command, args, ids } = runAs(account, binaries.postgres, server);
  const log = await open(place.log, "a", 0o600);
  try {
    const { size } = await log.stat();
    const child = spawn(command, args, {
      ...ids,
      cwd: place.dataDir,
      detached: true,
      env: serverEnv(notRival ? { PG_GRANDPARENT_PID: String(notRival) } : {}),
      stdio: ["ignore", log.fd, log.fd],
    });
    let ended = false;
    child.once("exit", () => (ended = true)).once("error", () => (ended = true));
    child.unref();
    const said = async () => (await readFile(place.log)).subarray(size).toString();
    return { pid: child.pid, hasEnded: () => ended, said };
  } finally {
    await log.close();
  }
};

/** Another start won, the port was taken meanwhile, or a killed server's helpers are still ending: try again. */
const PASSING = /lock file ".*" (already exists|is empty)|is still in use|could not (bind|create any TCP)/;

/** Throws the reason of a server that ended by itself, unless the next attempt can well succeed. */
export const throwUnlessPassing = async (launched: Launched): Promise<void> => {
  const said = await launched.said();
  if (!PASSING.test(said)) throw trouble(`The embedded PostgreSQL does not start:\n${lastLines(said)}\n`);
};
