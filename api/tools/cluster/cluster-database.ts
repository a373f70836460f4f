import pg from "pg";
import { isConnectionError } from "../../src/platform/errors/connection-error.ts";
import type { Cleanup } from "../bench/cleanup.ts";
import type { ClusterPasswords } from "./patroni-configuration.ts";
import { waitUntil } from "./wait-until.ts";

export type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

const setUpSeconds = 60;
const readSeconds = 90;

/** The URL of the shop's database at this port of HAProxy. */
export const shopUrl = (port: number, { shop }: ClusterPasswords): string =>
  `postgres://shop:${shop}@127.0.0.1:${port}/shop`;

/** Creates the shop's role and its database. The role is no superuser: the extensions of the shop need none. */
export const createShopDatabase = (port: number, passwords: ClusterPasswords): Promise<void> =>
  waitUntil("the shop's database is created", setUpSeconds, async () => {
    const client = new pg.Client({
      connectionString: `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`,
      connectionTimeoutMillis: 5000,
    });
    client.on("error", () => undefined);
    await client.connect();
    try {
      const { rowCount } = await client.query("select from pg_roles where rolname = 'shop'");
      if (!rowCount)
        await client.query(`create role shop login password ${pg.escapeLiteral(passwords.shop)}`);
      await client.query("create database shop owner shop");
      return true;
    } finally {
      await client.end();
    }
  });

/**
 * Statements of the buyers' set-up and of the checks, on the primary of the moment. Repeated while there is none: each is a
 * read, or creates rows of its own that a second run does not harm.
 */
export const openSql = (url: string, cleaning: Cleanup): Sql => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: "cluster",
    connectionTimeoutMillis: 5000,
  });
  pool.on("error", () => undefined);
  cleaning.add(() => pool.end());
  return async <Row extends object>(text: string, values: unknown[] = []) => {
    let rows: Row[] = [];
    await waitUntil("a statement reaches the primary", readSeconds, async () => {
      try {
        ({ rows } = await pool.query<Row>(text, values));
        return true;
      } catch (error) {
        if (isConnectionError(error)) return false;
        throw error;
      }
    });
    return rows;
  };
};
