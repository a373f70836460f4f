import type { Shop } from "../shop.ts";
import type { Database } from "./database.ts";
import { migrateJobs } from "./worker.ts";

const oneAtATime = "select pg_advisory_lock(hashtext('saanjh migrations'))";

/** Brings the tables up to date. Many processes may start at once: one migrates, the others wait for it. */
export const migrate = async (database: Database, log: Shop["log"]): Promise<string[]> => {
  const { source } = database;
  const guard = source.createQueryRunner();
  await guard.connect();
  try {
    await guard.query("set statement_timeout = 0");
    await guard.query(oneAtATime);
    const done = await source.runMigrations({ transaction: "each" });
    await migrateJobs(database.writes, log);
    return done.map((migration) => migration.name);
  } finally {
    // The connection goes back to the pool: with its limit, so that a silent database is noticed on it too.
    await guard.query("reset statement_timeout").catch(() => undefined);
    await guard.query("select pg_advisory_unlock_all()").finally(() => guard.release());
  }
};
