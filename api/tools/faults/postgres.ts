import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { accountFor, runAs, serverEnv } from "../embedded-postgres/account.ts";
import { findBinaries } from "../embedded-postgres/binaries.ts";
import { ensureCluster } from "../embedded-postgres/cluster.ts";
import { addressOf } from "../embedded-postgres/hold.ts";
import { placeIn } from "../embedded-postgres/place.ts";
import { freePort } from "../bench/node-process.ts";

/** A real PostgreSQL at a port of its own that stays the same, so that it can be cut and come back under the shop. */
export type Postgres = {
  url: string;
  /** Starts it where it does not run. */
  start: () => Promise<void>;
  /** Ends it at once, as a power cut would: open transactions are lost, committed ones are not. */
  cut: () => Promise<void>;
  stop: () => Promise<void>;
  /** Puts all that one database holds now in the place of another; connections to both are broken. */
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

/** Makes a cluster in the folder, starts it, and makes an empty database in it. */
export const openPostgres = async (dataDir: string): Promise<Postgres> => {
  const place = await placeIn(dataDir);
  const [binaries, account, port] = await Promise.all([
    findBinaries(),
    accountFor(place.cluster),
    freePort(),
  ]);
  await ensureCluster(place, binaries, account);
  const { command, args, ids } = runAs(account, binaries.postgres, [
    "-D",
    place.cluster,
    "-p",
    String(port),
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  let server: ChildProcess | undefined;
  const serverUrl = await addressOf(place, port, "postgres");
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = server;
    server = undefined;
    if (!ending) return;
    const gone = once(ending, "exit");
    ending.kill(signal);
    await gone;
  };
  const start = async (): Promise<void> => {
    if (server) return;
    server = spawn(command, args, { ...ids, cwd: place.dataDir, env: serverEnv(), stdio: "ignore" });
    await untilReady(serverUrl);
  };
  await start();
  await onServer(serverUrl, ["create database shop"]);
  return {
    url: await addressOf(place, port, "shop"),
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
