import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { BoundedPool } from "../src/platform/database/bounded-pool.ts";
import { isConnectionError } from "../src/platform/errors/connection-error.ts";
import { makeDatabase } from "./support/test-database.ts";

const database = await makeDatabase("none");
const pool = new BoundedPool({ connectionString: database.url, max: 1, silentAfter: 1000 });
pool.on("error", () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const long = "select pg_sleep(2)";
const isClosed = { code: "ETIMEDOUT" };

describe("a statement that hears nothing for too long", () => {
  it("closes a connection that was idle for longer before", async () => {
    const client = await pool.connect();
    client.on("error", () => undefined);
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    await once(stream, "timeout");
    await expect(client.query(long)).rejects.toMatchObject(isClosed);
    client.release();
  });

  it("closes its connection, and the pool opens another", async () => {
    await expect(pool.query(long)).rejects.toMatchObject(isClosed);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("may take its time where the limit on statements is lifted, and only there", async () => {
    const inTransaction = async (): Promise<void> => {
      const client = await pool.connect();
      client.on("error", () => undefined);
      try {
        await client.query("begin");
        await client.query("set local statement_timeout = 0");
        await client.query(long);
        await client.query("commit");
        await client.query("begin");
        await client.query(long);
      } finally {
        client.release(true);
      }
    };
    await expect(inTransaction()).rejects.toMatchObject(isClosed);
    const client = await pool.connect();
    client.on("error", () => undefined);
    await client.query("set statement_timeout = 0");
    await client.query(long);
    await client.query("reset statement_timeout");
    await expect(client.query(long)).rejects.toMatchObject(isClosed);
    client.release();
  });

  it("may take its time where a transaction has a longer limit on statements", async () => {
    const client = await pool.connect();
    client.on("error", () => undefined);
    for (const statement of ["begin", "set local statement_timeout = 60000"]) await client.query(statement);
    expect((await client.query(long)).rowCount).toBe(1);
    client.release(true);
  });

  it("may take its time after a transaction that lifts the limit again, as migrations do", async () => {
    const client = await pool.connect();
    client.on("error", () => undefined);
    await client.query("set statement_timeout = 0");
    for (const statement of ["begin", "set local statement_timeout = 0", "commit", "begin"])
      await client.query(statement);
    expect((await client.query(long)).rowCount).toBe(1);
    client.release(true);
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

  it("refuses the first statement, and the process goes on", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.end(Buffer.concat([authenticated, ready, stopping])));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const stopped = new BoundedPool({ host: "127.0.0.1", port, user: "shop", max: 1, silentAfter: 1000 });
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
