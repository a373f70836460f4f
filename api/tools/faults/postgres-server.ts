import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { accountFor, runAs, serverEnv } from "../embedded-postgres/account.ts";
import { findBinaries } from "../embedded-postgres/binaries.ts";
import { databaseUrlOf } from "../embedded-postgres/database-url.ts";
import type { ClusterPaths } from "../embedded-postgres/cluster-paths.ts";
import { freePort } from "../bench/node-process.ts";

/** The server of one cluster. It keeps its port. */
export type PostgresServer = {
  port: number;
  urlOf: (database: string) => Promise<string>;
  /** Starts the server if it does not run. */
  start: () => Promise<void>;
  /** Immediate shutdown, as after a power cut: open transactions are lost, committed ones are not. */
  cut: () => Promise<void>;
  stop: () => Promise<void>;
};

const readyWithin = 20_000;

/** A replica needs the log of the time in which it was down. What a silent proxy has swallowed stays connected at the server. */
const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=300",
  "wal_keep_size=256MB",
];

const untilReady = async (url: string): Promise<void> => {
  const since = Date.now();
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() - since > readyWithin) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/** Prepares the server of an existing cluster; `more` are settings as `name=value`. It is not started. */
export const postgresServer = async (
  paths: ClusterPaths,
  more: readonly string[] = [],
): Promise<PostgresServer> => {
  const [binaries, account, port] = await Promise.all([
    findBinaries(),
    accountFor(paths.cluster),
    freePort(),
  ]);
  const { command, args, ids } = runAs(account, binaries.postgres, [
    "-D",
    paths.cluster,
    "-p",
    String(port),
    ...[...settings, ...more].flatMap((setting) => ["-c", setting]),
  ]);
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = server;
    server = undefined;
    if (!ending) return;
    const exited = once(ending, "exit");
    ending.kill(signal);
    await exited;
  };
  const urlOf = (database: string) => databaseUrlOf(paths, port, database);
  return {
    port,
    urlOf,
    start: async () => {
      if (server) return;
      server = spawn(command, args, { ...ids, cwd: paths.dataDir, env: serverEnv(), stdio: "ignore" });
      await untilReady(await urlOf("postgres"));
    },
    cut: () => end("SIGQUIT"),
    stop: () => end("SIGINT"),
  };
};
