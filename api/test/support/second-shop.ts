import { join } from "node:path";
import { afterAll } from "vitest";
import { prepareShop } from "../../src/app/prepare-shop.ts";
import { buildServer } from "../../src/app/server.ts";
import { callsTo, type Calls } from "./calls.ts";
import { quietLog } from "./quiet-log.ts";
import type { TestShop } from "./test-shop.ts";

/** A second process of the same shop, simulated: it shares only the database. Caches are found by the settings object. */
export const openSecondShop = async ({ shop }: TestShop): Promise<Calls> => {
  const prepared = await prepareShop({ ...shop.settings }, quietLog);
  const server = await buildServer({
    tools: prepared.tools,
    services: prepared.services,
    log: quietLog,
    clientFolder: join(shop.settings.dataDir, "no-client"),
  });
  afterAll(async () => {
    await server.stop();
    await prepared.close();
  });
  return callsTo(server.app);
};
