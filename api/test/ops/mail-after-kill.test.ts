import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { freshEmail } from "../support/account-calls.ts";
import { startShopServer } from "../support/shop-server.ts";
import { readMail, startSmtpTestServer } from "../support/smtp-test-server.ts";
import { makeDatabase } from "../support/test-database.ts";

const post = async (url: string, path: string, body: object): Promise<number> => {
  const headers = { "content-type": "application/json" };
  return (await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).status;
};

it("no mail is lost when the shop is killed between commit and sending, or while it sends", async () => {
  const [database, dataDir, smtp] = await Promise.all([
    makeDatabase(),
    mkdtemp(join(tmpdir(), "shop-mails-")),
    startSmtpTestServer(),
  ]);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: "warn" };
  const firstShop = startShopServer(env);
  const sql = new pg.Client({ connectionString: database.url });
  let secondShop: typeof firstShop | undefined;
  onTestFinished(async () => {
    await Promise.all([firstShop.stop("SIGKILL"), secondShop?.stop("SIGKILL")]);
    await Promise.all([sql.end(), smtp.stop()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }, 30_000);
  const url = await firstShop.url;
  await sql.connect();

  smtp.hold(true);
  const emails = Array.from({ length: 20 }, freshEmail);
  const statuses = await Promise.all(emails.map((email) => post(url, "/auth/send-verification", { email })));
  expect(statuses).toEqual(emails.map(() => 200));
  await smtp.until(() => smtp.begunCount() > 0, 20_000);
  await firstShop.stop("SIGKILL");
  const { rows } = await sql.query<{ held: number; all: number }>(
    `select count(distinct coalesce(payload->>'secretId', payload->>'requestId'))::int as all,
       count(locked_at)::int as held from graphile_worker._private_jobs`,
  );
  expect(rows[0]?.all).toBe(20);
  expect(rows[0]?.held).toBeGreaterThan(0);
  const begunBeforeKill = smtp.begunCount();
  // The dead worker had locked some of them: this makes the locks some minutes old.
  await sql.query(
    "update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes' where locked_at is not null",
  );
  await sql.query("update mailed_secrets set created_at = created_at - interval '3 minutes'");

  smtp.hold(false);
  smtp.received.length = 0;
  secondShop = startShopServer(env);
  const secondUrl = await secondShop.url;
  const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
  await smtp.until(() => emails.every((email) => mailsTo(email).length > 0), 30_000);
  const remainingJobs = async () => (await sql.query("select 1 from graphile_worker.jobs")).rowCount;
  await expect.poll(remainingJobs, { timeout: 10_000 }).toBe(0);
  const duplicates = emails.filter((email) => mailsTo(email).length > 1);
  expect(duplicates.length).toBeLessThanOrEqual(begunBeforeKill);
  for (const email of emails) {
    const text = readMail(mailsTo(email).at(-1)?.raw ?? "").bodies["text/plain"] ?? "";
    const token = /token=([\w-]{43})/.exec(text)?.[1] ?? "";
    expect(await post(secondUrl, "/auth/verify-email", { token })).toBe(200);
  }
  expect(await secondShop.stop("SIGTERM")).toBe(0);
}, 90_000);
