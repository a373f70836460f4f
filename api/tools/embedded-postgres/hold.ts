import { readFile } from "node:fs/promises";
import { Socket } from "node:net";
import pg from "pg";
import { type Place, SUPERUSER } from "./place.ts";
import { codeOf, trouble } from "./trouble.ts";

/**
 * One shop process's use of the server: a quiet connection with a shared advisory lock, which the server itself drops
 * when the process dies, however it dies. Whoever gets the same lock alone knows that nobody else uses the server.
 */
export type Hold = {
  client: pg.Client;
  /** Resolves when the connection is gone, by whichever side. */
  gone: Promise<void>;
  /** Says whether this connection keeps the process from ending; a new one does. */
  keepsProcess: (does: boolean) => void;
};

/** The number of the lock. Advisory locks belong to a database: this one to "postgres", whatever the shop's is called. */
const USE_LOCK = 20_261_120;

/** How long a server may take to greet, in milliseconds. */
const GREETING = 5_000;

/** The address of a database on the server. */
export const addressOf = async (place: Place, port: number, database: string): Promise<string> => {
  const password = await readFile(place.password, "utf8").catch((cause: unknown) => {
    throw trouble(`The embedded PostgreSQL's password in ${place.password} cannot be read.`, cause);
  });
  return `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
};

const connect = async (connectionString: string): Promise<Hold> => {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    ssl: false,
    application_name: "shop-hold",
    connectionTimeoutMillis: GREETING,
    keepAlive: true,
    stream: () => socket,
  });
  const gone = new Promise<void>((resolve) => client.once("end", () => resolve()));
  client.on("error", () => socket.destroy());
  await client.connect().catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
  return { client, gone, keepsProcess: (does) => void (does ? socket.ref() : socket.unref()) };
};

const lockWith = async (hold: Hold, call: string): Promise<boolean> => {
  const { rows } = await hold.client.query<{ got: boolean }>(`select ${call}($1) as got`, [USE_LOCK]);
  return rows[0]?.got === true;
};

const servesPlace = async (hold: Hold, place: Place): Promise<boolean> => {
  const { rows } = await hold.client.query<{ data_directory: string }>("show data_directory");
  return rows[0]?.data_directory === place.cluster;
};

/**
 * Begins a use of the server on this port. Nothing when it does not answer (yet, or any more), is another cluster's, or
 * is just being stopped; a missing or refused password is an error, as waiting does not change it.
 */
export const takeHold = async (place: Place, port: number): Promise<Hold | undefined> => {
  const address = await addressOf(place, port, SUPERUSER);
  try {
    const hold = await connect(address);
    const isOurs = await servesPlace(hold, place);
    if (isOurs && (await lockWith(hold, "pg_try_advisory_lock_shared"))) return hold;
    await hold.client.end();
  } catch (error) {
    if (codeOf(error).startsWith("28")) {
      throw trouble(`The embedded PostgreSQL does not know the password in ${place.password}.`, error);
    }
  }
  return undefined;
};

/** Ends this use of the server. True when it was the last: from then on nobody can begin one, until the hold ends. */
export const isLastToLeave = async (hold: Hold): Promise<boolean> => {
  hold.keepsProcess(true);
  await hold.client.query("select pg_advisory_unlock_shared($1)", [USE_LOCK]);
  return lockWith(hold, "pg_try_advisory_lock");
};
