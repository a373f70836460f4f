import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { freshEmail } from "./support/account-calls.ts";
import { startShopServer } from "./support/shop-server.ts";
import { readMail, smtpPeer } from "./support/smtp-test-server.ts";
import { makeDatabase } from "./support/test-database.ts";

const ask = async (url: string, path: string, body: object): Promise<number> => {
  const headers = { "content-type": "application/json" };
  return (await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).status;
};

it("no mail is lost when the shop is killed between commit and sending, or while it sends", async () => {
  const [database, dataDir, peer] = await Promise.all([
    makeDatabase(),
    mkdtemp(join(tmpdir(), "shop-mails-")),
    smtpPeer(),
  ]);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: peer.url, LOG_LEVEL: "warn" };
  const first = startShopServer(env);
  const sql = new pg.Client({ connectionString: database.url });
  let second: typeof first | undefined;
  onTestFinished(async () => {
    await Promise.all([first.end("SIGKILL"), second?.end("SIGKILL")]);
    await Promise.all([sql.end(), peer.stop()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }, 30_000);
  const url = await first.open;
  await sql.connect();

  peer.hold(true);
  const emails = Array.from({ length: 20 }, freshEmail);
  const asked = await Promise.all(emails.map((email) => ask(url, "/auth/send-verification", { email })));
  expect(asked).toEqual(emails.map(() => 200));
  await peer.until(() => peer.begun() > 0, 20_000);
  await first.end("SIGKILL");
  const { rows } = await sql.query<{ held: number; all: number }>(
    `select count(distinct coalesce(payload->>'secretId', payload->>'requestId'))::int as all,
       count(locked_at)::int as held from graphile_worker._private_jobs`,
  );
  expect(rows[0]?.all).toBe(20);
  expect(rows[0]?.held).toBeGreaterThan(0);
  const heldInDeadHands = peer.begun();
  // The dead worker had locked some of them: this makes the locks some minutes old.
  await sql.query(
    "update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes' where locked_at is not null",
  );
  await sql.query("update mailed_secrets set created_at = created_at - interval '3 minutes'");

  peer.hold(false);
  peer.received.length = 0;
  second = startShopServer(env);
  const again = await second.open;
  const came = (email: string) => peer.received.filter(({ to }) => to.includes(email));
  await peer.until(() => emails.every((email) => came(email).length > 0), 30_000);
  const left = async () => (await sql.query("select 1 from graphile_worker.jobs")).rowCount;
  await expect.poll(left, { timeout: 10_000 }).toBe(0);
  const more = emails.filter((email) => came(email).length > 1);
  expect(more.length).toBeLessThanOrEqual(heldInDeadHands);
  for (const email of emails) {
    const text = readMail(came(email).at(-1)?.raw ?? "").bodies["text/plain"] ?? "";
    const token = /token=([\w-]{43})/.exec(text)?.[1] ?? "";
    expect(await ask(again, "/auth/verify-email", { token })).toBe(200);
  }
  expect(await second.end("SIGTERM")).toBe(0);
}, 90_000);
