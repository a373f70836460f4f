import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/database/database.ts";
import { allowLongStatements, ShopPool } from "../../src/platform/database/shop-pool.ts";
import { timeLimits } from "../../src/platform/time-limits.ts";
import { isConnectionError } from "../../src/platform/errors/connection-error.ts";
import { makeDatabase } from "../support/test-database.ts";

const database = await makeDatabase("none");
const pool = new ShopPool({ connectionString: database.url, max: 1, silentAfter: 1000 });
pool.on("error", () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const long = "select pg_sleep(2)";

const processOf = async (client: { query: (text: string) => Promise<{ rows: unknown[] }> }) =>
  (await client.query("select pg_backend_pid() as pid")).rows[0];

describe("a statement that hears nothing for too long", () => {
  it("fails, after which the pool opens another connection", async () => {
    const before = await processOf(pool);
    const error: unknown = await pool.query(long).catch((reason: unknown) => reason);
    expect(isConnectionError(error)).toBe(true);
    expect(await processOf(pool)).not.toEqual(before);
  });

  it("closes a connection that its holder releases without an error", async () => {
    const client = await pool.connect();
    const before = await processOf(client);
    await expect(client.query(long)).rejects.toThrow("Query read timeout");
    await expect(client.query("rollback")).rejects.toThrow(/Client|Connection/);
    client.release();
    expect(await processOf(pool)).not.toEqual(before);
  });
});

describe("a transaction with long statements", () => {
  it("may take its time, as no other transaction may", { timeout: 60_000 }, async () => {
    const opened = await openDatabase({
      tables: { entities: [], migrations: [] },
      url: database.url,
      pool: 1,
    });
    const { source } = opened;
    const seconds = timeLimits.silentConnection / 1000 + 1;
    const sleep = `select pg_sleep(${seconds}), 'slept' as name`;
    const sleeping = (tx: { query: (text: string) => Promise<{ name: string }[]> }) => tx.query(sleep);
    const rows = await source.transaction(async (tx) => {
      await allowLongStatements(tx);
      return sleeping(tx);
    });
    expect(rows[0]?.name).toBe("slept");
    await source.query(`set statement_timeout = 0`);
    await expect(source.transaction(sleeping)).rejects.toThrow("Query read timeout");
    expect(await source.query("select 1 as one")).toEqual([{ one: 1 }]);
    await opened.close();
  });
});

/** A message of PostgreSQL's protocol: its type, its length and its body. */
const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

describe("a server that stops as a connection opens", () => {
  const authenticated = message("R", Buffer.alloc(4));
  const ready = message("Z", Buffer.from("I"));
  const stopping = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));

  it("refuses the first statement without ending the process", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.end(Buffer.concat([authenticated, ready, stopping])));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const stopped = new ShopPool({ host: "127.0.0.1", port, user: "shop", max: 1, silentAfter: 1000 });
    // An error without a listener ends the process. Vitest reports it as a failure of this file.
    const client = await stopped.connect();
    const refusal: unknown = await client.query("select 1").catch((error: unknown) => error);
    expect(isConnectionError(refusal)).toBe(true);
    client.release();
    expect(stopped.totalCount).toBe(0);
    await stopped.end();
    server.close();
  });
});
