import { openShop } from "./app/open-shop.ts";
import { closeOnSignal, failProgram } from "./app/run-program.ts";
import { welcome } from "./app/welcome.ts";
import { readSettings } from "./app/settings.ts";

/** Time limit of a graceful shutdown after draining, in milliseconds. */
const stopTimeoutMs = 9500;

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const services = await openShop(settings);
  process.stdout.write(welcome(settings, services.address));
  closeOnSignal(services, settings.drainSeconds * 1000 + stopTimeoutMs);
};

start().catch(failProgram);
