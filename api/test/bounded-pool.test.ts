import { once } from "node:events";
import type { Socket } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { BoundedPool } from "../src/platform/database/bounded-pool.ts";
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
