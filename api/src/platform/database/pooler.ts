import pg from "pg";
import { timeLimits } from "../time-limits.ts";
import { SettingsError } from "../errors/settings-error.ts";

/** Limits of the server for each connection: time limits in milliseconds, and memory. */
export type ServerLimits = {
  statement_timeout: number;
  idle_in_transaction_session_timeout: number;
  work_mem: string;
};

export type PoolerUrls = {
  /** The pooler, in transaction mode. */
  url: string;
  /** The server itself. */
  directUrl: string;
};

const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeLimits.connect });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The database, and the start of its server in microseconds: the same for all connections that lead there. */
const identityOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ identity: string }>(
    `select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as identity`,
  );
  return rows[0]?.identity ?? "";
};

/**
 * Stores the limits with the user in this database: a pooler refuses them as parameters of a connection, and a `set` would
 * stay on a connection that others use next. They are written only if they differ, since every process does this at its start.
 */
const storeLimits = async (client: pg.Client, limits: ServerLimits): Promise<void> => {
  const stored = await client.query<{ setting: string }>(
    `select unnest(setconfig) as setting from pg_db_role_setting
     where setrole = current_user::regrole and setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  const settings = new Set(stored.rows.map(({ setting }) => setting));
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  const database = pg.escapeIdentifier(rows[0]?.name ?? "");
  for (const [name, value] of Object.entries(limits))
    if (!settings.has(`${name}=${value}`))
      await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`);
};

/** A pooler with free connections is asked this often; another process may use the connection in between. */
const modeChecks = 5;

/** Whether two open clients share a connection of the server, as they do in transaction mode. */
const sharesConnections = (url: string): Promise<boolean> =>
  withClient(url, (first) =>
    withClient(url, async (second) => {
      const processOf = async (client: pg.Client) =>
        (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
      for (let check = 0; check < modeChecks; check += 1)
        if ((await processOf(first)) === (await processOf(second))) return true;
      return false;
    }),
  );

/**
 * Prepares a database behind a pooler: both URLs lead to the same database, and the time limits are stored there. Calls
 * `onSessionMode` if the pooler seems to keep a connection of the server for each of its clients. Throws
 * `SettingsError`, or the error of a connection.
 */
export const preparePooler = async (
  { url, directUrl }: PoolerUrls,
  limits: ServerLimits,
  onSessionMode: () => void,
): Promise<void> => {
  const [own, pooled] = await withClient(directUrl, async (client) => {
    const identity = await identityOf(client);
    await storeLimits(client, limits);
    return [identity, await withClient(url, identityOf)];
  });
  if (own !== pooled)
    throw new SettingsError(
      "DATABASE_DIRECT_URL and DATABASE_URL lead to different databases. Both must lead to the same one, DATABASE_URL through the pooler.",
    );
  if (!(await sharesConnections(url))) onSessionMode();
};

/** An error of a first connection, with advice if a pooler has refused the time limits. */
export const explainRefusal = (error: unknown): unknown =>
  error instanceof Error && error.message.includes("unsupported startup parameter")
    ? new SettingsError(
        "DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself.",
      )
    : error;
