import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, expect, vi } from "vitest";
import { prepareShop } from "../../src/app/prepare-shop.ts";
import { buildServer, type ServerParts, type ShopServer } from "../../src/app/server.ts";
import { readSettings } from "../../src/app/settings.ts";
import type { Services } from "../../src/features/shop/services.ts";
import { callsTo, type Calls } from "./calls.ts";
import { makeFactories, type Factories } from "./factories.ts";
import { failOnUndeclaredRefusals } from "./declared-refusals.ts";
import { makeDatabase } from "./test-database.ts";

/** A whole shop for one test file, without demo data. */
export type TestShop = Calls &
  Factories & {
    shop: Services;
    server: ShopServer;
    /** The URL at which it listens, for tests that need a real connection. */
    url: string;
    /** Rows of one statement. */
    sql: <Row extends object = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
    /** Log lines of level warning or above since the start. */
    complaints: () => string[];
  };

/**
 * Settings that production requires: a mail server, Razorpay, a seller and a grievance officer. No server listens at these
 * addresses: a test shop has no worker that sends.
 */
const ofProduction = {
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Saanjh <hello@shop.example.com>",
  RAZORPAY_KEY_ID: "rzp_test_unused",
  RAZORPAY_KEY_SECRET: "f3Kq8ZtWm1YxRb6NvLc9HsPd",
  RAZORPAY_WEBHOOK_SECRET: "Hn5TzQ8wXb2LmVe7YcKs4GpRa9Jd",
  RAZORPAY_API_URL: "http://127.0.0.1:9",
  RAZORPAY_ALLOW_TEST: "1",
  TRUST_PROXY: "0",
  DRAIN_SECONDS: "0",
  STAFF_SECOND_FACTOR: "optional",
  SELLER_NAME: "Saanjh Studio",
  SELLER_ADDRESS: "SCO 148, Sector 17-C, Chandigarh 160017",
  SELLER_STATE: "Chandigarh",
  GRIEVANCE_OFFICER_NAME: "Harleen Sandhu",
  GRIEVANCE_OFFICER_DESIGNATION: "Grievance Officer",
  GRIEVANCE_OFFICER_PHONE: "+91 172 555 0149",
  GRIEVANCE_OFFICER_EMAIL: "grievance@shop.example.com",
};

const logTo = (lines: string[]) => {
  const write = (chunk: Buffer, _encoding: BufferEncoding, done: () => void) => {
    lines.push(chunk.toString());
    done();
  };
  return pino({ level: "warn", base: null }, new Writable({ write }));
};

/**
 * Waits until the connection for notices listens, and until the statements that this starts have ended. A test then counts
 * only its own.
 */
const whenQuiet = async ({ notices, primary }: Services["database"]): Promise<void> => {
  await new Promise<void>((resolve) => notices.onNotice("test-shop", () => resolve()));
  await vi.waitFor(() => expect(primary.idleCount).toBe(primary.totalCount), {
    timeout: 10_000,
    interval: 5,
  });
};

/** Fails if requests that have ended still hold something. A handler may outlive its client. */
export const expectNothingOpen = ({ openWork }: ShopServer): Promise<void> =>
  vi.waitFor(() => expect(Object.entries(openWork()).filter(([, count]) => count !== 0)).toEqual([]), {
    timeout: 30_000,
    interval: 20,
  });

/**
 * Opens a shop with its own database. After the file's tests, it is closed and its database dropped. The file fails if its requests
 * still hold something then.
 * Await it at the top of a test file: a shop opened in a hook is not closed.
 */
export const openTestShop = async (
  env: Record<string, string> = {},
  client: Partial<Pick<ServerParts, "clientFolder" | "serverEntry">> = {},
): Promise<TestShop> => {
  const [database, dataDir] = await Promise.all([makeDatabase(), mkdtemp(join(tmpdir(), "shop-data-"))]);
  const lines: string[] = [];
  const log = logTo(lines);
  const settings = readSettings({
    NODE_ENV: "test",
    DEMO: "0",
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    JWT_SECRET: "q7Vw2mX9dLr4TzKc8NfYb3HsJ6GpRa5E",
    PAYOUT_SECRET: "Zk4Tn8QwRb6LxVe2YcHs9MgDf7JpUa3K",
    ...(env["NODE_ENV"] === "production" ? ofProduction : {}),
    ...env,
  });
  failOnUndeclaredRefusals();
  const prepared = await prepareShop(settings, log);
  const server = await buildServer({
    tools: prepared.tools,
    services: prepared.services,
    log,
    clientFolder: join(dataDir, "no-client"),
    ...client,
  });
  const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  afterAll(async () => {
    try {
      await expectNothingOpen(server);
    } finally {
      await server.stop();
      await prepared.close();
      await database.drop();
      // A rendering that was requested may still be written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  });
  await whenQuiet(prepared.services.database);
  const sql: TestShop["sql"] = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await prepared.services.database.primary.query<Row>(text, values)).rows;
  const calls = callsTo(server.app);
  return {
    ...calls,
    ...makeFactories({ shop: prepared.services, calls, sql }),
    shop: prepared.services,
    server,
    url,
    sql,
    complaints: () => [...lines],
  };
};
