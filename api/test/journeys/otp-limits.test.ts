import { beforeEach, describe, expect, it } from "vitest";
import { otpHash } from "../../src/features/accounts/secret.rules.ts";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import type { Person } from "../support/factories.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const room = await openMailRoom(house);
const calls = accountCalls(house);
const { sql, aShopper, anAdmin } = house;

const next = "a new password";
const badOtp = { status: 400, code: "OTP_INVALID", message: "Invalid OTP or error resetting password" };

beforeEach(async () => {
  await sql("delete from throttles");
});

const anOtpOf = async ({ email }: Person): Promise<string> => {
  await sql("delete from throttles");
  expect((await calls.sendOtp(email)).data).toEqual({ sendOtp: true });
  return room.nextOtp(email);
};

const wrongFor = (otp: string): string => String((Number(otp) + 1) % 1_000_000).padStart(6, "0");

const failTimes = async ({ email }: Person, otp: string, times: number): Promise<void> => {
  for (let turn = 0; turn < times; turn += 1)
    expect(await calls.verifyOtp(email, wrongFor(otp), next)).toMatchObject(badOtp);
};

/** Fails five times at each of this many codes. */
const failAtCodes = async (asha: Person, codes: number): Promise<void> => {
  for (let code = 0; code < codes; code += 1) await failTimes(asha, await anOtpOf(asha), 5);
};

describe("one-time passwords of one account", () => {
  it("work after 19 failed attempts in a day", async () => {
    const asha = await aShopper();
    await failAtCodes(asha, 3);
    const otp = await anOtpOf(asha);
    await failTimes(asha, otp, 4);
    expect((await calls.verifyOtp(asha.email, otp, next)).status).toBe(200);
  });

  it("are refused after 20, the right one too; from then on a link is mailed, and it works", async () => {
    const asha = await aShopper();
    await failAtCodes(asha, 3);
    const otp = await anOtpOf(asha);
    await failTimes(asha, otp, 4);
    await sql(
      "update mailed_secrets set tries = tries + 1 where id = (select min(id::text)::uuid from mailed_secrets where email = $1)",
      [asha.email],
    );
    expect(await calls.verifyOtp(asha.email, otp, next)).toMatchObject(badOtp);
    await sql("delete from throttles");
    expect((await calls.sendOtp(asha.email)).data).toEqual({ sendOtp: true });
    const mail = await room.nextMail(asha.email, "Reset your password");
    const token = /token=([\w-]{43})/.exec(mail.text)?.[1] ?? "";
    expect((await calls.resetPassword(token, next)).status).toBe(200);
    expect((await calls.logIn(asha.email, next)).status).toBe(200);
  });

  it("work again a day later, and those of other accounts at any time", async () => {
    const [asha, bina] = [await aShopper(), await aShopper()];
    await failAtCodes(asha, 4);
    expect((await calls.verifyOtp(bina.email, await anOtpOf(bina), next)).status).toBe(200);
    await sql("update mailed_secrets set expires_at = expires_at - interval '25 hours' where email = $1", [
      asha.email,
    ]);
    expect((await calls.verifyOtp(asha.email, await anOtpOf(asha), next)).status).toBe(200);
  });
});

describe("an admin", () => {
  it("gets a link instead of a one-time password, with the same response as any address", async () => {
    const admin = await anAdmin();
    const answer = await calls.sendOtp(admin.email);
    expect(answer.text).toBe((await calls.sendOtp(freshEmail())).text);
    const token = await room.nextToken(admin.email);
    await room.quiet();
    expect(room.mailsTo(admin.email).map(({ subject }) => subject)).toEqual(["Reset your password"]);
    expect(await calls.verifyOtp(admin.email, "123456", next)).toMatchObject(badOtp);
    expect((await calls.resetPassword(token, next)).status).toBe(200);
  });

  it("cannot reset the password by a one-time password, not even by one that is in the table", async () => {
    const admin = await anAdmin();
    const [row] = await sql<{ id: string }>(
      `insert into mailed_secrets (purpose, email, user_id, expires_at)
       values ('one-time-password', $1, $2, now() + interval '10 minutes') returning id`,
      [admin.email, admin.id],
    );
    const hash = otpHash(house.shop.jwtSecret, row?.id ?? "", "123456");
    await sql("update mailed_secrets set secret_hash = $2 where id = $1", [row?.id, hash]);
    expect(await calls.verifyOtp(admin.email, "123456", next)).toMatchObject(badOtp);
    expect((await calls.logIn(admin.email, admin.password)).status).toBe(200);
  });
});
