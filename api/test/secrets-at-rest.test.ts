import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { accountCalls, aMailedToken } from "./support/account-calls.ts";
import { allText } from "./support/all-text.ts";
import { useRealHashes } from "./support/cheap-hashes.ts";
import { openTestMailbox } from "./support/test-mailbox.ts";
import { openTestShop } from "./support/test-shop.ts";

useRealHashes();
const testShop = await openTestShop();
const calls = accountCalls(testShop);
const shopper = await testShop.aShopper();
await calls.forgotPassword(shopper.email);
await calls.sendOtp(shopper.email);

/** The jobs of the account's two mails, before a worker runs them. */
const pendingJobs = await testShop.sql<{ payload: unknown }>(
  "select payload from graphile_worker._private_jobs",
);
const mailbox = await openTestMailbox(testShop);

describe("the database", () => {
  it("never contains a plain token, one-time password or password: neither before their mails are sent nor after", async () => {
    expect(pendingJobs).toHaveLength(2);
    for (const { payload } of pendingJobs)
      expect(payload).toEqual({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        purpose: expect.stringMatching(/^(reset-password|one-time-password)$/),
        email: shopper.email,
      });
    const [reset, otp] = [await mailbox.nextToken(shopper.email), await mailbox.nextOtp(shopper.email)];
    const { token } = await aMailedToken(calls, mailbox);
    const textBefore = await allText(testShop.sql);
    const password = "saffron and silk";
    const login = (await calls.signUp({ name: "Asha", token, password })).data.signUp;
    const changed = await calls.updatePassword(login.token, password, "tamarind and jute");
    await calls.verifyOtp(shopper.email, "not right", "indigo and hemp");
    await calls.verifyOtp(shopper.email, otp, "indigo and hemp");
    await mailbox.waitForJobs();
    const texts = [textBefore, await allText(testShop.sql)];
    const secrets = [reset, token, password, "tamarind and jute", "indigo and hemp", shopper.password];
    const tokens = [shopper.token, login.token, changed.data.updatePassword.token];
    const otpHashes = ["sha256", "sha1", "md5"].map((name) => createHash(name).update(otp).digest("hex"));
    for (const text of texts) {
      expect(text).toContain("mailed_secrets");
      for (const secret of [...secrets, ...tokens, ...otpHashes]) expect(text.includes(secret)).toBe(false);
      expect(text).not.toMatch(new RegExp(`(?<![\\dA-Fa-f.:-])${otp}(?![\\dA-Fa-f:-])`));
    }
    expect(texts[1]).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });
});

describe("the mailbox of development", () => {
  it("is a folder that only its owner can read", async () => {
    const { mailer } = await import("../src/platform/mail/mailer.ts");
    await mailer(testShop.shop.settings).send({
      to: "a@example.com",
      subject: "Hello",
      html: "<body>Hi</body>",
      text: "Hi",
    });
    const folder = join(testShop.shop.settings.dataDir, "mailbox");
    const [name = ""] = await readdir(folder);
    expect(JSON.parse(await readFile(join(folder, name), "utf8"))).toMatchObject({
      to: "a@example.com",
      text: "Hi",
    });
    const list = await testShop.rest<{ id: string; subject: string }[]>(
      "GET",
      "/dev/mailbox",
      undefined,
      undefined,
      { accept: "application/json" },
    );
    expect(list.body).toMatchObject([{ subject: "Hello" }]);
    const page = await testShop.rest("GET", `/dev/mailbox/${list.body[0]?.id}`);
    expect([page.status, page.text.includes("Hi")]).toEqual([200, true]);
    for (const mailId of ["x", "..%2fjwt-secret", "0000000000000-00000000"])
      expect((await testShop.rest("GET", `/dev/mailbox/${mailId}`)).status).toBe(404);
  });
});
