import { buildLogger } from "./gateways/logger.ts";
import { prepareShop } from "./prepare-shop.ts";
import { readSettings } from "./settings.ts";

/** `npm run migrate`: brings the tables up to date, and ends. */
const settings = readSettings({ ...process.env, DEMO: "0" });
const prepared = await prepareShop(settings, buildLogger(settings.logLevel));
await prepared.close();
process.stdout.write("The tables are up to date.\n");
