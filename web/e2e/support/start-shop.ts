import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "./database.ts";
import { linkRenderings } from "./shared-renderings.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const cheapHashes = new URL("cheap-hashes.mjs", import.meta.url).href;

/** A shop for one test worker, with its own database, payments and mails. */
export type TestShop = {
  url: string;
  dataDir: string;
  /** Stops it by SIGTERM and removes its data. */
  close: () => Promise<void>;
};

/** On a busy machine a page waits for its data, so that the first page has its content in each test. */
const PAGE_WAIT_SECONDS = "8";

/** All tests of a worker order from one network, and many with one account. */
const relaxedLimits = {
  UNPAID_ORDERS: "1000",
  UNPAID_PIECES: "10000",
  EXPIRED_ORDERS_PER_DAY: "1000",
  ORDERS_PER_HOUR: "1000",
  ORDERS_PER_HOUR_BY_NETWORK: "10000",
  OPEN_CASH_ORDERS: "1000",
  OPEN_CASH_RUPEES: "100000000",
};

/**
 * Removes the jobs that render the 534 demo pictures in advance: minutes of work for each shop, of which the tests look at a
 * few. Pictures are rendered when a page asks for them. A picture that a test uploads still has its job.
 */
const removeRenderJobs = (dataDir: string) =>
  sql(
    "select graphile_worker.remove_job(key) from graphile_worker.jobs where task_identifier = 'render-picture'",
    [],
    dataDir,
  );

/** Starts the built shop on a free port with this data folder. */
export const startShopIn = async (
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Pick<TestShop, "url" | "close">> => {
  const shop = spawn(process.execPath, ["--import", cheapHashes, "api/dist/programs/main.js"], {
    cwd: root,
    env: {
      ...process.env,
      ...relaxedLimits,
      PAGE_WAIT_SECONDS,
      NODE_ENV: "test",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(shop, "exit");
  // No shop keeps running after the tests.
  const stop = () => shop.kill("SIGTERM");
  process.once("exit", stop);
  const close = async () => {
    process.off("exit", stop);
    stop();
    await exited;
  };
  shop.stdout.setEncoding("utf8");
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    shop.stdout.on("data", (text: string) => {
      output += text;
      const address = output.match(/Saanjh is open at (\S+)/)?.[1];
      if (address) resolve(address);
    });
    shop.once("exit", (code) => reject(new Error(`The shop ended with ${code}: ${output}`)));
  });
  await removeRenderJobs(dataDir);
  return { url, close };
};

/** PostgreSQL needs the owners and the permissions of its files. */
const copyTemplate = (template: string, dataDir: string) =>
  promisify(execFile)("cp", ["-a", `${template}/.`, dataDir]);

/** Starts a shop with the demo catalogue, with a temporary data folder. With `DEMO: "0"` it is empty. */
export const startShop = async (env: Record<string, string> = {}): Promise<TestShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), "saanjh-e2e-"));
  const template = process.env["SHOP_TEMPLATE"];
  if (template && env["DEMO"] !== "0") await copyTemplate(template, dataDir);
  else await linkRenderings(dataDir);
  const { url, close } = await startShopIn(dataDir, env);
  return {
    url,
    dataDir,
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const sharedShopOf = (worker: number) => `SHOP_OF_WORKER_${worker}`;

/** Keeps a shop for every worker of this number. The workers inherit the environment. */
export const shareShop = (worker: number, { url, dataDir }: TestShop): void => {
  process.env[sharedShopOf(worker)] = JSON.stringify({ url, dataDir });
};

/** The shop that is kept for the workers of this number. */
export const sharedShop = (worker: number): Pick<TestShop, "url" | "dataDir"> | undefined => {
  const text = process.env[sharedShopOf(worker)];
  return text ? (JSON.parse(text) as Pick<TestShop, "url" | "dataDir">) : undefined;
};
