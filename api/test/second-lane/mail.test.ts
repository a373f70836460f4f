import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startWorker } from "../../src/platform/jobs/worker.ts";
import { mailer } from "../../src/platform/mail/mailer.ts";
import { shopTasks } from "../../src/app/tasks.ts";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import { quietLog } from "../support/quiet-log.ts";
import { readMail, startSmtpTestServer } from "../support/smtp-test-server.ts";
import { openTestShop } from "../support/test-shop.ts";

const smtp = await startSmtpTestServer();
const testShop = await openTestShop({ SMTP_URL: smtp.url, MAIL_FROM: "Saanjh <hello@saanjh.example>" });
const calls = accountCalls(testShop);
const { sql, aShopper } = testShop;
const mails = mailer(testShop.shop.settings);
const worker = await startWorker(testShop.shop.database, shopTasks(testShop.shop, mails), quietLog);
afterAll(async () => {
  await worker.stop();
  mails.close();
  await smtp.stop();
});

beforeEach(async () => {
  await sql("delete from throttles");
});

const mailsTo = (email: string) => smtp.received.filter((mail) => mail.to.includes(email));
const waitForMail = (email: string, count = 1) => smtp.until(() => mailsTo(email).length >= count, 20_000);

const jobsLeft = async (): Promise<number> =>
  (await sql<{ remaining: number }>("select count(*)::int as remaining from graphile_worker.jobs"))[0]
    ?.remaining ?? -1;

/** Number of mail jobs that have failed and are due again. */
const failedJobs = async (): Promise<number> => {
  const query =
    "select count(*)::int as tried from graphile_worker.jobs where attempts > 0 and locked_at is null";
  return (await sql<{ tried: number }>(query))[0]?.tried ?? -1;
};

describe("a mail", () => {
  it("arrives once, as HTML and as text with the same content, with clean headers", async () => {
    const email = freshEmail();
    await calls.sendVerification(email);
    await waitForMail(email);
    await expect.poll(jobsLeft, { timeout: 10_000 }).toBe(0);
    expect(mailsTo(email)).toHaveLength(1);
    const [{ from, raw } = { from: "", raw: "" }] = mailsTo(email);
    expect(from).toBe("hello@saanjh.example");
    const { headers, names, bodies } = readMail(raw);
    expect(names.toSorted()).toEqual([
      "auto-submitted",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "to",
    ]);
    expect(headers).toContain(`To: ${email}`);
    expect(headers).toContain("From: Saanjh <hello@saanjh.example>");
    expect(headers).toContain("Subject: Verify your email address");
    const link = /http:\/\/localhost:0\/signup\?token=[\w-]{43}/.exec(bodies["text/plain"] ?? "")?.[0];
    expect(link).toBeDefined();
    expect(bodies["text/html"]).toContain(`href="${link}"`);
    expect((await calls.verifyEmail(link?.split("token=")[1] ?? "")).data).toEqual({
      verifyEmail: { email },
    });
  });

  it("has its own style only: no pictures, scripts or anything from another host", async () => {
    const shopper = await aShopper();
    await calls.sendOtp(shopper.email);
    await calls.forgotPassword(shopper.email);
    // A changed password ends codes and links, and a mail is not sent when its link has ended.
    await waitForMail(shopper.email, 2);
    await calls.updatePassword(shopper.token, shopper.password, "a new password");
    await waitForMail(shopper.email, 3);
    for (const { raw } of mailsTo(shopper.email)) {
      const html = readMail(raw).bodies["text/html"] ?? "";
      expect(html).toMatch(/^<!doctype html>/);
      expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import/i);
      expect(html.match(/<style>/g)).toHaveLength(1);
      for (const [, href] of html.matchAll(/href="([^"]+)"/g)) expect(href).toMatch(/^http:\/\/localhost:0/);
    }
  });

  it("contains typed text as plain text: no tag and no header of the sender", async () => {
    const shopper = await aShopper('Asha <b onclick="x()">Rao</b>\r\nBcc: victim@example.com');
    const email = freshEmail();
    await calls.updateProfile(shopper.token, { name: "Asha", email });
    await waitForMail(shopper.email);
    const { names, bodies } = readMail(mailsTo(shopper.email)[0]?.raw ?? "");
    expect(names).not.toContain("bcc");
    expect(bodies["text/html"]).toContain("Asha &lt;b onclick=&quot;x()&quot;&gt;Rao&lt;/b&gt;");
    expect(mailsTo("victim@example.com")).toEqual([]);
  });

  it("names the page that ends mails of its kind in a header", async () => {
    const [to, unsubscribeUrl] = [freshEmail(), "https://shop.example/restock-alerts?token=x"];
    await mails.send({ to, subject: "Back in stock", html: "<p>Hi</p>", text: "Hi", unsubscribeUrl });
    await waitForMail(to);
    const { headers } = readMail(mailsTo(to)[0]?.raw ?? "");
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it("is not sent to an address with a line break, nor with such a subject", async () => {
    const mail = { to: "a@example.com", subject: "Hello", html: "<p>Hi</p>", text: "Hi" };
    await expect(mails.send({ ...mail, to: "a@example.com\r\nBcc: b@example.com" })).rejects.toThrow(
      "line break",
    );
    await expect(mails.send({ ...mail, subject: "Hello\nBcc: b@example.com" })).rejects.toThrow("line break");
    expect(mailsTo("a@example.com")).toEqual([]);
  });

  it("is not sent if the link in it has ended before", async () => {
    const shopper = await aShopper();
    await smtp.stop();
    await calls.forgotPassword(shopper.email);
    await expect.poll(failedJobs, { timeout: 10_000 }).toBe(1);
    await calls.updatePassword(shopper.token, shopper.password, "a new password");
    await smtp.start();
    await waitForMail(shopper.email);
    await expect.poll(jobsLeft, { timeout: 15_000 }).toBe(0);
    expect(mailsTo(shopper.email).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())).toEqual([
      "Your password was changed",
    ]);
  }, 30_000);
});

describe("an unreachable mail server", () => {
  it("gets each of fifty sign-ups with a working link once when it is back", async () => {
    const emails = Array.from({ length: 50 }, freshEmail);
    await smtp.stop();
    const responses = await Promise.all(emails.map((email) => calls.sendVerification(email)));
    expect(responses.map(({ status }) => status)).toEqual(emails.map(() => 200));
    await expect.poll(failedJobs, { timeout: 30_000 }).toBe(50);
    await smtp.start();
    await smtp.until(() => emails.every((email) => mailsTo(email).length > 0), 60_000);
    await expect.poll(jobsLeft, { timeout: 10_000 }).toBe(0);
    expect(emails.map((email) => mailsTo(email).length)).toEqual(emails.map(() => 1));
    for (const email of emails) {
      const text = readMail(mailsTo(email)[0]?.raw ?? "").bodies["text/plain"] ?? "";
      const token = /token=([\w-]{43})/.exec(text)?.[1] ?? "";
      expect((await calls.verifyEmail(token)).data).toEqual({ verifyEmail: { email } });
    }
  }, 90_000);
});
