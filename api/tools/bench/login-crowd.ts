import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";

/** Whom a crowd consists of, and where it logs in. */
export type Crowd = { url: string; databaseUrl: string; emails: readonly string[]; password: string };

/**
 * Everybody logs in at once, and again as soon as all are in, until a message comes. In a thread of its own: whoever
 * times the catalogue's answers must not be kept busy by sending the logins.
 */
const { url, databaseUrl, emails, password } = workerData as Crowd;
let isOver = false;
parentPort?.once("message", () => (isOver = true));

const database = new pg.Client({ connectionString: databaseUrl, application_name: "bench" });
await database.connect();

const logIn = async (email: string): Promise<void> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`A login: status ${answer.status}, ${text.slice(0, 500)}`);
};

const everybody = async (): Promise<void> => {
  await database.query("delete from throttles");
  await Promise.all(emails.map(logIn));
};

await everybody();
parentPort?.postMessage("all have logged in once", []);
while (!isOver) await everybody();
await database.end();
