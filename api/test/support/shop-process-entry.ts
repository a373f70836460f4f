import { startEmbeddedPostgres } from "../../tools/embedded-postgres/embedded-postgres.ts";

/**
 * A shop process with nothing but its database: starts it, reports it in one line of JSON, then waits for its end.
 * The first argument is the data folder, the second what to do next: "wait" until stdin closes, or "return".
 */
const [dataDir = "", next = "wait"] = process.argv.slice(2);
const { url } = await startEmbeddedPostgres({ dataDir, log: () => undefined });
process.stdout.write(`${JSON.stringify({ url })}\n`);
if (next === "wait") process.stdin.resume();
