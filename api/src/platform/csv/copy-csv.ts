import { PassThrough, pipeline } from "node:stream";
import type { FastifyReply } from "fastify";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { csvHeaders } from "./send-csv.ts";

/** Milliseconds for one file, also for a reader that is slow: its statement keeps a snapshot of the database. */
const maxDurationMs = 10 * 60_000;

type CopyPools = {
  /** Connections without a short statement timeout. */
  copies: pg.Pool;
  /** Another pool, which ends a statement that is not read any more. */
  control: Pick<pg.Pool, "query">;
};

/** Begins the time limit of the connection's statements. Returns the id of its process. */
const beginCopies = async (client: pg.PoolClient): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>(
    "select pg_backend_pid() as pid from set_config('statement_timeout', $1, false)",
    [String(maxDurationMs)],
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL names no process.");
  return row.pid;
};

/**
 * Ends the process of a copy that is not read to its end. One that computes does not notice a closed socket, and one that waits for
 * a full socket does not notice a request to cancel.
 */
const endCopy = (pid: number, control: CopyPools["control"]): void => {
  control.query("select pg_terminate_backend($1)", [pid]).catch(() => undefined);
};

/**
 * Streams the rows of a query as a CSV file to save, written by PostgreSQL itself: UTF-8 with a byte order mark, cells in quotation
 * marks where needed, lines that end with LF. An error ends the download: the browser reports an incomplete file. A reader that
 * goes away ends the statement.
 */
export const copyCsv = async (
  reply: FastifyReply,
  { copies, control }: CopyPools,
  { name, query }: { name: string; query: string },
): Promise<FastifyReply> => {
  const client = await copies.connect();
  const pid = await beginCopies(client).catch((error: unknown) => {
    client.release(true);
    throw error;
  });
  const rows = client.query(copyTo(`copy (${query}) to stdout (format csv, header)`));
  const file = new PassThrough();
  file.write("\ufeff");
  pipeline(rows, file, (error) => {
    client.release(Boolean(error));
    if (error) endCopy(pid, control);
  });
  return csvHeaders(reply, name).send(file);
};
