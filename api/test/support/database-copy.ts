import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll } from "vitest";

const run = async (url: string, statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A copy of the shop's current database, like a dump that was restored elsewhere. Returns its URL. */
export const copyDatabase = async (shopUrl: string): Promise<string> => {
  const [server, copy] = [new URL(shopUrl), new URL(shopUrl)];
  const original = server.pathname.slice(1);
  const name = `shop_backup_${randomBytes(6).toString("hex")}`;
  server.pathname = "/postgres";
  copy.pathname = `/${name}`;
  // PostgreSQL copies a database only without connections. The shop's pools open new ones when they need them.
  await run(server.href, [
    `alter database ${original} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${original}'`,
    `create database ${name} template ${original}`,
    `alter database ${original} allow_connections true`,
  ]);
  afterAll(() => run(server.href, [`drop database if exists ${name} with (force)`]));
  return copy.href;
};
