import { openWorker } from "./app/open-worker.ts";
import { closeOnSignal, failProgram } from "./app/run-program.ts";
import { readSettings } from "./app/settings.ts";
import { workerArguments } from "./app/worker-arguments.ts";

/** Time limit of a stop, in milliseconds: running jobs have 4 s, then they return to the queue. */
const stopTimeoutMs = 20_000;

/** `npm run worker -- --tasks money,mails`: runs jobs. With PORT it serves the health checks there. */
const start = async (): Promise<void> => {
  const groups = workerArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const healthPort = process.env["PORT"] ? settings.port : undefined;
  const worker = await openWorker(settings, { groups, healthPort });
  const health = worker.address ? `; health checks at ${worker.address}` : "";
  process.stdout.write(`The worker runs jobs: ${[...groups].join(", ")}${health}.\n`);
  closeOnSignal(worker, stopTimeoutMs);
};

start().catch(failProgram);
