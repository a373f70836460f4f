import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { shopDatabaseUrl } from "./database.ts";
import { expect, test } from "./test.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Adds orders of two years to the worker's shop, as `npm run seed` does: of every status but pending. */
export const seedOrders = async (count: number): Promise<void> => {
  await promisify(execFile)(process.execPath, ["api/dist/tools/demo/seed.js", "--orders", String(count)], {
    cwd: root,
    // The shop uses its embedded database itself, so the command is given its URL.
    env: {
      ...process.env,
      DATA_DIR: process.env["SHOP_DATA"] ?? "",
      DATABASE_URL: await shopDatabaseUrl(),
      LOG_LEVEL: "error",
    },
  });
};

/** Adds orders before the tests of a file or of a `describe`. */
export const seedOrdersFirst = (count: number): void =>
  test.beforeAll(async ({ shop }) => {
    expect(shop).toBeTruthy();
    await seedOrders(count);
  });
