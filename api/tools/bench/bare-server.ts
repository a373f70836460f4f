import pg from "pg";
import { buildBareServer } from "./bare-routes.ts";

/** The bare server as a process. It reads DATABASE_URL, DATABASE_POOL, PORT and PUBLIC_URL. */
const { DATABASE_URL, DATABASE_POOL, PORT, PUBLIC_URL = "" } = process.env;

const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: Number(DATABASE_POOL),
  keepAlive: true,
  application_name: "bare",
});
const app = buildBareServer(pool, PUBLIC_URL);
process.once("SIGTERM", () => {
  app.close().then(
    () => pool.end(),
    () => process.exit(1),
  );
});
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
