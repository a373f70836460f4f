import pg from "pg";
import { accountFor } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { type Hold, addressOf } from "./hold.ts";
import { keepUse, type ReachAgain } from "./leave.ts";
import { placeIn } from "./place.ts";
import { type Arrival, reachServer } from "./reach.ts";
import { codeOf } from "./trouble.ts";

/** The PostgreSQL that comes with the shop, for every place where DATABASE_URL names no other. */
export type EmbeddedPostgres = {
  /** postgres://... to the shop's database on the loopback, as superuser. Holds the password: never log it. */
  url: string;
  how: Arrival;
  /**
   * Ends this process's use of the server, and the server itself when no other shop process uses it. Returns when it has
   * ended. Close the pool first: connections still open are cut. What counts as a use is a call of
   * `startEmbeddedPostgres` by a process that lives; a program that merely got the url does not keep the server running.
   */
  stop: () => Promise<void>;
};

type Options = {
  /** The shop's data folder, made where missing. The server keeps `postgres/` and `postgres.log` in it. */
  dataDir: string;
  /** The database, created where missing. */
  database?: string;
  /** Gets a line on what happens; never a secret. */
  log: (line: string) => void;
};

const ALREADY_THERE = ["42P04", "23505"];

const ensureDatabase = async ({ client }: Hold, name: string): Promise<void> => {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  if (rowCount) return;
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!ALREADY_THERE.includes(codeOf(error))) throw error;
  }
};

/**
 * Makes the shop's own PostgreSQL run, whatever state the last shop process left it in, and however many start at once.
 * @throws an error that says what is wrong and names DATABASE_URL as the way out
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  database = "shop",
  log,
}: Options): Promise<EmbeddedPostgres> => {
  const place = await placeIn(dataDir);
  const [binaries, account] = await Promise.all([findBinaries(), accountFor(place.cluster)]);
  await ensureCluster(place, binaries, account);
  const reached = await reachServer(place, binaries, account, log);
  const reachAgain: ReachAgain = (isUnwanted) =>
    reachServer(place, binaries, account, log, { port: reached.port, isUnwanted });
  const stop = keepUse(place, reached, reachAgain, log);
  try {
    await ensureDatabase(reached.hold, database);
    const url = await addressOf(place, reached.port, database);
    reached.hold.keepsProcess(false);
    log(`embedded PostgreSQL ${reached.how} on 127.0.0.1:${reached.port}`);
    return { url, how: reached.how, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
