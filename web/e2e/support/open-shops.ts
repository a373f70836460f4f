import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { keepStock } from "./restore-shop.ts";
import { linkRenderings } from "./shared-renderings.ts";
import { shareShop, startShop, startShopIn } from "./start-shop.ts";

/**
 * Opens the shops of a whole run before its tests: one for each worker that runs at the same time, all with copies of the data folder of a
 * first shop. Playwright replaces a worker when the next spec has another width or loads pictures; the shop stays. A run of a few
 * specs needs none: its workers start their own.
 */
export default async function openShops({ workers }: FullConfig) {
  if (!process.env["OPEN_SHOPS"]) return;
  const folder = await mkdtemp(join(tmpdir(), "saanjh-e2e-template-"));
  await linkRenderings(folder);
  const { close } = await startShopIn(folder);
  await close();
  process.env["SHOP_TEMPLATE"] = folder;
  const shops = await Promise.all(Array.from({ length: workers }, () => startShop()));
  for (const [worker, shop] of shops.entries()) {
    await keepStock(shop.dataDir);
    shareShop(worker, shop);
  }
  return async (): Promise<void> => {
    await Promise.all(shops.map((shop) => shop.close()));
    await rm(folder, { recursive: true, force: true });
  };
}
