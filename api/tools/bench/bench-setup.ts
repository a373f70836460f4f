import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Cleanup } from "./cleanup.ts";
import {
  freePort,
  root,
  runNode,
  startNode,
  typescriptArgs,
  waitUntilReady,
  type NodeProcess,
} from "./node-process.ts";
import { poolSize } from "./bench-settings.ts";

/** A server under measurement. */
export type Server = {
  /** The name in the tables. */
  name: "shop" | "bare";
  url: string;
  process: NodeProcess;
  /** `application_name` of its database connections. */
  applicationName: string;
};

/** A catalogue of one size, with both servers on the same database. */
export type BenchSetup = {
  products: number;
  orders: number;
  database: pg.Pool;
  shop: Server;
  bare: Server;
  jwtSecret: string;
  /** Starts another process of the shop on the same database, with other settings besides those of the first one. */
  openShop: (settings?: Record<string, string>) => Promise<Server>;
};

const builtProgram = join(root, "api", "dist", "programs", "main.js");

/** Node's arguments for the built shop, as in the image, or for its sources if there is no build. */
export const shopProgram = existsSync(builtProgram)
  ? ["--max-semi-space-size=8", "--max-old-space-size=768", builtProgram]
  : typescriptArgs("api/src/main.ts");

const whenReady = async (server: Server): Promise<Server> => {
  await waitUntilReady(server.process, server.url);
  return server;
};

const startServer = (
  server: Pick<Server, "name" | "applicationName">,
  {
    program,
    settings,
    port,
    cleaning,
  }: { program: string[]; settings: Record<string, string>; port: number; cleaning: Cleanup },
): Promise<Server> => {
  const process = startNode(program, { ...settings, PORT: String(port) });
  cleaning.add(process.stop);
  return whenReady({ ...server, url: `http://127.0.0.1:${port}`, process });
};

const seedProgram = typescriptArgs("api/tools/demo/seed.ts");

/** Fills the database of this size by `npm run seed`, and starts both servers. */
export const openBenchSetup = async (
  { products, orders }: { products: number; orders: number },
  { dataDir, serverUrl, cleaning }: { dataDir: string; serverUrl: string; cleaning: Cleanup },
): Promise<BenchSetup> => {
  const url = new URL(serverUrl);
  url.pathname = `/bench_${products}`;
  const [port, barePort] = [await freePort(), await freePort()];
  const jwtSecret = randomBytes(32).toString("hex");
  const settings = {
    NODE_ENV: "production",
    STAFF_SECOND_FACTOR: "optional",
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    DATABASE_POOL: String(poolSize),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    JWT_SECRET: jwtSecret,
    PAYOUT_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Bench <bench@example.com>",
    RAZORPAY_KEY_ID: "rzp_test_bench",
    RAZORPAY_KEY_SECRET: "f3Kq8ZtWm1YxRb6NvLc9HsPd",
    RAZORPAY_WEBHOOK_SECRET: "Hn5TzQ8wXb2LmVe7YcKs4GpRa9Jd",
    RAZORPAY_API_URL: "http://127.0.0.1:9",
    RAZORPAY_ALLOW_TEST: "1",
    TRUST_PROXY: "0",
    DRAIN_SECONDS: "0",
    SELLER_NAME: "Bench",
    SELLER_ADDRESS: "Bench, Chandigarh 160017",
    SELLER_STATE: "Chandigarh",
    GRIEVANCE_OFFICER_NAME: "Harleen Sandhu",
    GRIEVANCE_OFFICER_DESIGNATION: "Grievance Officer",
    GRIEVANCE_OFFICER_PHONE: "+91 172 555 0149",
    GRIEVANCE_OFFICER_EMAIL: "grievance@shop.example.com",
    LOG_LEVEL: "warn",
    DEMO: "0",
    THROTTLES: "load-test",
  };
  await runNode([...seedProgram, "--products", String(products), "--orders", String(orders)], settings);
  const database = new pg.Pool({ connectionString: url.href, max: 2, application_name: "bench" });
  database.on("error", () => undefined);
  cleaning.add(() => database.end());
  const bareProgram = typescriptArgs("api/tools/bench/bare-server.ts");
  const openShop = (shopPort: number, more: Record<string, string> = {}) =>
    startServer(
      { name: "shop", applicationName: "saanjh" },
      {
        program: shopProgram,
        settings: { ...settings, MALLOC_ARENA_MAX: "2", ...more },
        port: shopPort,
        cleaning,
      },
    );
  return {
    products,
    orders,
    database,
    shop: await openShop(port),
    bare: await startServer(
      { name: "bare", applicationName: "bare" },
      { program: bareProgram, settings, port: barePort, cleaning },
    ),
    jwtSecret,
    openShop: async (more) => openShop(await freePort(), more),
  };
};
