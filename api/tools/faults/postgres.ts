import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { accountFor, runAs, serverEnv } from "../embedded-postgres/account.ts";
import { findBinaries } from "../embedded-postgres/binaries.ts";
import { ensureCluster } from "../embedded-postgres/cluster.ts";
import { databaseUrlOf } from "../embedded-postgres/lease.ts";
import { clusterPathsIn } from "../embedded-postgres/cluster-paths.ts";
import { freePort } from "../bench/node-process.ts";

/** A PostgreSQL server that can be stopped and started again at the same port. */
export type Postgres = {
  url: string;
  /** Starts the server if it does not run. */
  start: () => Promise<void>;
  /** Immediate shutdown, as after a power cut: open transactions are lost, committed ones are not. */
  cut: () => Promise<void>;
  stop: () => Promise<void>;
  /** Replaces database `to` by a copy of `from`. Cuts all connections to both. */
  copyDatabase: (from: string, to: string) => Promise<void>;
};

const readyWithin = 20_000;

const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=120"];

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

const onServer = async (serverUrl: string, statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

/** Creates a cluster in the folder, starts it, and creates an empty database. */
export const openPostgres = async (dataDir: string): Promise<Postgres> => {
  const paths = await clusterPathsIn(dataDir);
  const [binaries, account, port] = await Promise.all([
    findBinaries(),
    accountFor(paths.cluster),
    freePort(),
  ]);
  await ensureCluster(paths, binaries, account);
  const { command, args, ids } = runAs(account, binaries.postgres, [
    "-D",
    paths.cluster,
    "-p",
    String(port),
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  let server: ChildProcess | undefined;
  const serverUrl = await databaseUrlOf(paths, port, "postgres");
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = server;
    server = undefined;
    if (!ending) return;
    const exited = once(ending, "exit");
    ending.kill(signal);
    await exited;
  };
  const start = async (): Promise<void> => {
    if (server) return;
    server = spawn(command, args, { ...ids, cwd: paths.dataDir, env: serverEnv(), stdio: "ignore" });
    await untilReady(serverUrl);
  };
  await start();
  await onServer(serverUrl, ["create database shop"]);
  return {
    url: await databaseUrlOf(paths, port, "shop"),
    start,
    copyDatabase: (from, to) =>
      onServer(serverUrl, [
        `drop database if exists ${to} with (force)`,
        `alter database ${from} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`,
        `create database ${to} template ${from}`,
        `alter database ${from} allow_connections true`,
      ]),
    cut: () => end("SIGQUIT"),
    stop: () => end("SIGINT"),
  };
};
