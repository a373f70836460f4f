import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail } from "../support/account-calls.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const room = await openMailRoom(house);
const calls = accountCalls(house);
const { sql, aShopper } = house;

const next = "a new password";
const badLink = {
  status: 400,
  code: "RESET_LINK_INVALID",
  message: "This password reset link is invalid or has expired.",
};
const badOtp = { status: 400, code: "OTP_INVALID", message: "Invalid OTP or error resetting password" };

beforeEach(async () => {
  await sql("delete from throttles");
});

const mayLogIn = async (email: string, password: string): Promise<boolean> =>
  (await calls.logIn(email, password)).status === 200;

const aLink = async () => {
  const asha = await aShopper();
  expect((await calls.forgotPassword(asha.email)).data).toEqual({ forgotPassword: true });
  return { asha, token: await room.nextToken(asha.email) };
};

const anOtp = async () => {
  const asha = await aShopper();
  expect((await calls.sendOtp(asha.email)).data).toEqual({ sendOtp: true });
  return { asha, otp: await room.nextOtp(asha.email) };
};

const wrongFor = (otp: string, step = 1): string => String((Number(otp) + step) % 1_000_000).padStart(6, "0");

describe("a new password by the mailed link", () => {
  it("replaces the old one, ends every session, and is reported by mail", async () => {
    const { asha, token } = await aLink();
    expect((await calls.resetPassword(token, next)).status).toBe(200);
    expect((await calls.me(asha.token)).data.me).toBeNull();
    expect([await mayLogIn(asha.email, asha.password), await mayLogIn(asha.email, next)]).toEqual([
      false,
      true,
    ]);
    expect((await room.nextMail(asha.email, "password was changed")).text).toContain("/forgot-password");
  });

  it("can be set once per link", async () => {
    const { asha, token } = await aLink();
    const both = await Promise.all([
      calls.resetPassword(token, next),
      calls.resetPassword(token, "another one"),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await calls.resetPassword(token, "a third one")).toMatchObject(badLink);
    expect(await mayLogIn(asha.email, "a third one")).toBe(false);
  });

  it("cannot be set by an expired, replaced or forged link, or one for another purpose", async () => {
    const { asha, token } = await aLink();
    await calls.forgotPassword(asha.email);
    const newer = await room.nextToken(asha.email);
    const verifying = await aMailedToken(calls, room);
    await sql("update mailed_secrets set expires_at = now() where email = $1", [asha.email]);
    for (const wrong of [token, newer, verifying.token, "", "x", "A".repeat(43), "\0", "x".repeat(99_999)])
      expect(await calls.resetPassword(wrong, next)).toMatchObject(badLink);
    expect(await mayLogIn(asha.email, asha.password)).toBe(true);
    expect((await calls.me(asha.token)).data.me?.id).toBe(asha.id);
  });

  it("leaves the link valid if the new password was too short", async () => {
    const { token } = await aLink();
    expect((await calls.resetPassword(token, "short")).code).toBe("PASSWORD_TOO_SHORT");
    expect((await calls.resetPassword(token, next)).status).toBe(200);
  });

  it("cannot be set by an older link after any other change of the password", async () => {
    const { asha, token } = await aLink();
    await calls.changePassword(asha.token, asha.password, next);
    expect(await calls.resetPassword(token, "the thief's")).toMatchObject(badLink);
    await calls.forgotPassword(asha.email);
    await room.nextMail(asha.email, "Reset");
    await calls.sendOtp(asha.email);
    const otp = await room.nextOtp(asha.email);
    const again = await aLinkFor(asha.email);
    expect((await calls.resetPassword(again, "mine again")).status).toBe(200);
    expect(await calls.verifyOtp(asha.email, otp, "the thief's")).toMatchObject(badOtp);
  });

  it("cannot be set by a link that was mailed to a former address, once another one is verified", async () => {
    const { asha, token } = await aLink();
    await calls.sendOtp(asha.email);
    const otp = await room.nextOtp(asha.email);
    const email = freshEmail();
    await calls.updateProfile(asha.token, { name: "Asha", email, currentPassword: asha.password });
    await calls.confirmEmail(await room.nextToken(email));
    expect(await calls.resetPassword(token, next)).toMatchObject(badLink);
    expect(await calls.verifyOtp(asha.email, otp, next)).toMatchObject(badOtp);
  });
});

const aLinkFor = async (email: string): Promise<string> => {
  await calls.forgotPassword(email);
  const mail = await room.nextMail(email, "Reset");
  return /token=([\w-]{43})/.exec(mail.text)?.[1] ?? "";
};

describe("a new password by the one-time password", () => {
  it("is set with the six digits, and ends every session", async () => {
    const { asha, otp } = await anOtp();
    expect((await calls.verifyOtp(asha.email.toUpperCase(), otp, next)).status).toBe(200);
    expect((await calls.me(asha.token)).data.me).toBeNull();
    expect([await mayLogIn(asha.email, asha.password), await mayLogIn(asha.email, next)]).toEqual([
      false,
      true,
    ]);
    expect(await calls.verifyOtp(asha.email, otp, "a third one")).toMatchObject(badOtp);
  });

  it("can be set after four wrong guesses, and not after five", async () => {
    const [patient, hasty] = [await anOtp(), await anOtp()];
    for (let guess = 1; guess <= 4; guess += 1)
      expect(await calls.verifyOtp(patient.asha.email, wrongFor(patient.otp, guess), next)).toMatchObject(
        badOtp,
      );
    expect((await calls.verifyOtp(patient.asha.email, patient.otp, next)).status).toBe(200);
    for (let guess = 1; guess <= 5; guess += 1)
      expect(await calls.verifyOtp(hasty.asha.email, wrongFor(hasty.otp, guess), next)).toMatchObject(badOtp);
    expect(await calls.verifyOtp(hasty.asha.email, hasty.otp, next)).toMatchObject(badOtp);
    expect(await mayLogIn(hasty.asha.email, hasty.asha.password)).toBe(true);
  });

  it("allows five guesses in total when they come at once", async () => {
    const { asha, otp } = await anOtp();
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      calls.verifyOtp(asha.email, wrongFor(otp, guess + 1), next),
    );
    for (const answer of await Promise.all(guesses)) expect(answer).toMatchObject(badOtp);
    const [row] = await sql(
      "select tries, ended_at is not null as ended from mailed_secrets where email = $1",
      [asha.email],
    );
    expect(row).toEqual({ tries: 5, ended: true });
    expect(await calls.verifyOtp(asha.email, otp, next)).toMatchObject(badOtp);
  });

  it("is set once if the right digits come many times at once", async () => {
    const { asha, otp } = await anOtp();
    const tries = Array.from({ length: 5 }, (_, turn) =>
      calls.verifyOtp(asha.email, otp, `password ${turn}`),
    );
    expect((await Promise.all(tries)).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("cannot be set by expired digits, by those of another account, or by invalid ones", async () => {
    const [mine, hers] = [await anOtp(), await anOtp()];
    const notMine = mine.otp === hers.otp ? wrongFor(hers.otp) : hers.otp;
    expect(await calls.verifyOtp(mine.asha.email, notMine, next)).toMatchObject(badOtp);
    for (const wrong of ["", "12345", "\u0661\u0662\u0663\u0664\u0665\u0666", "\0"])
      expect(await calls.verifyOtp(hers.asha.email, wrong, next)).toMatchObject(badOtp);
    await sql("update mailed_secrets set expires_at = now() where email = $1", [mine.asha.email]);
    expect(await calls.verifyOtp(mine.asha.email, mine.otp, next)).toMatchObject(badOtp);
    expect(await mayLogIn(mine.asha.email, mine.asha.password)).toBe(true);
  });

  it("leaves the digits valid if the new password was too short", async () => {
    const { asha, otp } = await anOtp();
    expect((await calls.verifyOtp(asha.email, otp, "short")).code).toBe("PASSWORD_TOO_SHORT");
    expect((await calls.verifyOtp(asha.email, otp, next)).status).toBe(200);
  });

  it("is mailed at most once a minute", async () => {
    const { asha } = await anOtp();
    const again = await calls.sendOtp(asha.email);
    expect(again).toMatchObject({ status: 429, code: "TOO_MANY" });
    expect(again.errors[0]?.extensions["retryAfter"]).toBeLessThanOrEqual(60);
  });
});

describe("an address without an account", () => {
  it("gets the same response, and no mail", async () => {
    const asha = await aShopper();
    for (const ask of [calls.forgotPassword, calls.sendOtp]) {
      const stranger = freshEmail();
      const [known, unknown] = [await ask(asha.email), await ask(stranger)];
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      await room.quiet();
      expect(room.mailsTo(stranger)).toEqual([]);
    }
    expect(await calls.verifyOtp(freshEmail(), "123456", next)).toMatchObject(badOtp);
  });
});
