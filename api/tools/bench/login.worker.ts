import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";
import { logIn } from "./log-in.ts";

/** The accounts that log in, and the server. All accounts have the same password. */
export type LoginWorkerData = {
  url: string;
  databaseUrl: string;
  emails: readonly string[];
  password: string;
};

/**
 * Logs in all accounts at the same time and repeats that until a message comes. Runs in its own thread, so that the
 * logins do not delay the thread that measures the catalogue.
 */
const { url, databaseUrl, emails, password } = workerData as LoginWorkerData;
let isStopped = false;
parentPort?.once("message", () => (isStopped = true));

const database = new pg.Client({ connectionString: databaseUrl, application_name: "bench" });
await database.connect();

const logInAll = async (): Promise<void> => {
  await database.query("delete from throttles");
  await Promise.all(emails.map((email) => logIn({ url, email, password })));
};

await logInAll();
parentPort?.postMessage("all have logged in once", []);
while (!isStopped) await logInAll();
await database.end();
