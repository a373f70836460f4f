import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { moneyJobs, pictureJobs, timetable } from "../src/app/tasks.ts";
import { accountTasks } from "../src/features/accounts/account.jobs.ts";
import { startWorker } from "../src/platform/jobs/worker.ts";
import { freshEmail } from "./support/account-calls.ts";
import { issueSecret } from "../src/features/accounts/mailed-secrets/issue-secret.command.ts";
import { quietLog } from "./support/quiet-log.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop();
const { shop, sql, aShopper } = testShop;
const tasks = accountTasks(shop, { send: async () => undefined, close: () => undefined });

/** A link for an address, or another mailed secret, with the test's changes. */
const aSecret = async (
  change: string,
  purpose: "verify-email" | "one-time-password" = "verify-email",
): Promise<string> => {
  const email = freshEmail();
  await issueSecret(shop, { requestId: randomUUID(), purpose, email });
  await sql(`update mailed_secrets set ${change} where email = $1`, [email]);
  return email;
};

describe("the daily cleanup of accounts", () => {
  it("deletes only secrets that ended more than 30 days ago", async () => {
    const deleted = [
      await aSecret("ended_at = now() - interval '31 days', expires_at = now() - interval '31 days'"),
      await aSecret("expires_at = now() - interval '31 days'"),
      await aSecret("expires_at = now() - interval '25 hours'", "one-time-password"),
    ];
    const remaining = [
      await aSecret(
        "ended_at = now() - interval '29 days', expires_at = now() - interval '30 days' + interval '1 hour'",
      ),
      await aSecret("expires_at = now() - interval '29 days'"),
      await aSecret("expires_at = now() + interval '1 hour'"),
      await aSecret("expires_at = now() - interval '23 hours'", "one-time-password"),
    ];
    await tasks["tidy-accounts"]({});
    const rows = await sql<{ email: string }>("select email from mailed_secrets");
    expect(rows.map(({ email }) => email).sort()).toEqual(remaining.sort());
    expect(rows.filter(({ email }) => deleted.includes(email))).toEqual([]);
  });

  it("deletes sessions that expired or were not used for 90 days: one in use stays, however old", async () => {
    const changes: Record<string, string> = {
      "ended long ago": "ended_at = now() - interval '91 days', last_used_at = now() - interval '91 days'",
      "expired long ago":
        "expires_at = now() - interval '91 days', last_used_at = now() - interval '91 days'",
      "ended recently": "ended_at = now(), last_used_at = now() - interval '89 days'",
      "in use": "last_used_at = now() - interval '91 days'",
    };
    const names = new Map<string, string>();
    for (const [name, change] of Object.entries(changes)) {
      const { id } = await aShopper();
      names.set(id, name);
      await sql(`update sessions set ${change} where user_id = $1`, [id]);
    }
    await tasks["tidy-accounts"]({});
    const rows = await sql<{ id: string }>("select user_id as id from sessions");
    expect(
      rows
        .map(({ id }) => names.get(id))
        .filter(Boolean)
        .sort(),
    ).toEqual(["ended recently", "in use"]);
  });

  it("is in the queue's timetable, once for all processes", async () => {
    const options = { moneyJobs, pictureJobs, timetable, stuckSeconds: 60, onStuck: () => undefined };
    const start = () => startWorker(shop.database, tasks, quietLog, options);
    const workers = await Promise.all([start(), start()]);
    const crontabs = () =>
      sql("select 1 from graphile_worker._private_known_crontabs where identifier = 'tidy-accounts'");
    await expect.poll(crontabs, { timeout: 10_000 }).toHaveLength(1);
    await Promise.all(workers.map((worker) => worker.stop()));
  });
});
