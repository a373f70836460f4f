import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";

/** Whom a crowd consists of, and where it logs in. */
export type LoginWorkerData = {
  url: string;
  databaseUrl: string;
  emails: readonly string[];
  password: string;
};

/**
 * Everybody logs in at once, and again as soon as all are in, until a message comes. In a thread of its own: whoever
 * times the catalogue's answers must not be kept busy by sending the logins.
 */
const { url, databaseUrl, emails, password } = workerData as LoginWorkerData;
let isStopped = false;
parentPort?.once("message", () => (isStopped = true));

const database = new pg.Client({ connectionString: databaseUrl, application_name: "bench" });
await database.connect();

const logIn = async (email: string): Promise<void> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`A login: status ${response.status}, ${text.slice(0, 500)}`);
};

const logInAll = async (): Promise<void> => {
  await database.query("delete from throttles");
  await Promise.all(emails.map(logIn));
};

await logInAll();
parentPort?.postMessage("all have logged in once", []);
while (!isStopped) await logInAll();
await database.end();
