import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "./database.ts";
import { linkRenderings } from "./shared-renderings.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A shop for one test worker, with its own database, payments and mails. */
export type TestShop = {
  url: string;
  dataDir: string;
  /** Stops it by SIGTERM and removes its data. */
  close: () => Promise<void>;
};

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

/** Starts the built shop with the demo catalogue on a free port, with a temporary data folder. */
export const startShop = async (env: Record<string, string> = {}): Promise<TestShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), "saanjh-e2e-"));
  await linkRenderings(dataDir);
  const shop = spawn(process.execPath, ["api/dist/programs/main.js"], {
    cwd: root,
    env: {
      ...process.env,
      ...relaxedLimits,
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
    await rm(dataDir, { recursive: true, force: true });
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
  return { url, dataDir, close };
};
