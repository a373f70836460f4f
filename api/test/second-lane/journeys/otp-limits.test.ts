import { beforeEach, describe, expect, it } from "vitest";
import { otpHash } from "../../../src/features/accounts/mailed-secrets/secret.rules.ts";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import type { Person } from "../../support/factories.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper, anAdmin } = testShop;

const newPassword = "a new password";
const badOtp = { status: 400, code: "OTP_INVALID", message: "Invalid OTP or error resetting password" };

beforeEach(async () => {
  await sql("delete from throttles");
});

const anOtpOf = async ({ email }: Person): Promise<string> => {
  await sql("delete from throttles");
  expect((await calls.sendOtp(email)).data).toEqual({ sendOtp: { to: email } });
  return mailbox.nextOtp(email);
};

const wrongFor = (otp: string): string => String((Number(otp) + 1) % 1_000_000).padStart(6, "0");

const failTimes = async ({ email }: Person, otp: string, count: number): Promise<void> => {
  for (let attempt = 0; attempt < count; attempt += 1)
    expect(await calls.verifyOtp(email, wrongFor(otp), newPassword)).toMatchObject(badOtp);
};

/** Fails five times at each of this many codes. */
const failAtCodes = async (shopper: Person, codes: number): Promise<void> => {
  for (let code = 0; code < codes; code += 1) await failTimes(shopper, await anOtpOf(shopper), 5);
};

describe("one-time passwords of one account", () => {
  it("work after 19 failed attempts in a day", async () => {
    const shopper = await aShopper();
    await failAtCodes(shopper, 3);
    const otp = await anOtpOf(shopper);
    await failTimes(shopper, otp, 4);
    expect((await calls.verifyOtp(shopper.email, otp, newPassword)).status).toBe(200);
  });

  it("are refused after 20, the right one too; from then on a link is mailed, and it works", async () => {
    const shopper = await aShopper();
    await failAtCodes(shopper, 3);
    const otp = await anOtpOf(shopper);
    await failTimes(shopper, otp, 4);
    await sql(
      "update mailed_secrets set tries = tries + 1 where id = (select min(id::text)::uuid from mailed_secrets where email = $1)",
      [shopper.email],
    );
    expect(await calls.verifyOtp(shopper.email, otp, newPassword)).toMatchObject(badOtp);
    await sql("delete from throttles");
    expect((await calls.sendOtp(shopper.email)).data).toEqual({ sendOtp: { to: shopper.email } });
    const mail = await mailbox.nextMail(shopper.email, "Reset your password");
    const token = /token=([\w-]{43})/.exec(mail.text)?.[1] ?? "";
    expect((await calls.resetPassword(token, newPassword)).status).toBe(200);
    expect((await calls.logIn(shopper.email, newPassword)).status).toBe(200);
  });

  it("work again a day later, and those of other accounts at any time", async () => {
    const [shopper, otherShopper] = [await aShopper(), await aShopper()];
    await failAtCodes(shopper, 4);
    expect((await calls.verifyOtp(otherShopper.email, await anOtpOf(otherShopper), newPassword)).status).toBe(
      200,
    );
    await sql("update mailed_secrets set expires_at = expires_at - interval '25 hours' where email = $1", [
      shopper.email,
    ]);
    expect((await calls.verifyOtp(shopper.email, await anOtpOf(shopper), newPassword)).status).toBe(200);
  });
});

describe("an admin", () => {
  it("gets a link instead of a one-time password, with the same response as any address", async () => {
    const admin = await anAdmin();
    const response = await calls.sendOtp(admin.email);
    const otherEmail = freshEmail();
    const otherText = (await calls.sendOtp(otherEmail)).text;
    expect(response.text).toBe(otherText.replace(otherEmail, admin.email));
    const token = await mailbox.nextToken(admin.email);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(admin.email).map(({ subject }) => subject)).toEqual(["Reset your password"]);
    expect(await calls.verifyOtp(admin.email, "123456", newPassword)).toMatchObject(badOtp);
    expect((await calls.resetPassword(token, newPassword)).status).toBe(200);
  });

  it("cannot reset the password by a one-time password, not even by one that is in the table", async () => {
    const admin = await anAdmin();
    const [row] = await sql<{ id: string }>(
      `insert into mailed_secrets (purpose, email, user_id, expires_at)
       values ('one-time-password', $1, $2, now() + interval '10 minutes') returning id`,
      [admin.email, admin.id],
    );
    const hash = otpHash(testShop.shop.jwtSecret, row?.id ?? "", "123456");
    await sql("update mailed_secrets set secret_hash = $2 where id = $1", [row?.id, hash]);
    expect(await calls.verifyOtp(admin.email, "123456", newPassword)).toMatchObject(badOtp);
    expect((await calls.logIn(admin.email, admin.password)).status).toBe(200);
  });
});
