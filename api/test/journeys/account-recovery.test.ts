import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail } from "../support/account-calls.ts";
import { Permission } from "../../src/platform/permissions.rules.ts";
import { apiKeyCalls } from "../support/api-key-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper, anAdmin } = testShop;

const newPassword = "a new password";
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
  const shopper = await aShopper();
  expect((await calls.forgotPassword(shopper.email)).data).toEqual({ forgotPassword: { to: shopper.email } });
  return { shopper, token: await mailbox.nextToken(shopper.email) };
};

const anOtp = async () => {
  const shopper = await aShopper();
  expect((await calls.sendOtp(shopper.email)).data).toEqual({ sendOtp: { to: shopper.email } });
  return { shopper, otp: await mailbox.nextOtp(shopper.email) };
};

const wrongFor = (otp: string, step = 1): string => String((Number(otp) + step) % 1_000_000).padStart(6, "0");

describe("the API keys of an owner", () => {
  it("end only with a password reset by mail", async () => {
    const [owner, other] = [await anAdmin(), await anAdmin()];
    const { aKey } = apiKeyCalls(testShop, owner);
    await aKey([Permission.FULFILMENT], "Label printer");
    await aKey([Permission.FULFILMENT], "Book-keeping");
    await apiKeyCalls(testShop, other).aKey([Permission.FULFILMENT], "Warehouse");
    const changed = await calls.updatePassword(owner.token, owner.password, "tulsi-7-malai");
    expect(changed.status).toBe(200);
    expect((await mailbox.nextMail(owner.email, "password was changed")).text).not.toContain("API keys");
    const afterChange = await apiKeyCalls(testShop, other).keys();
    expect(afterChange.map(({ name }) => name)).toEqual(["Warehouse", "Book-keeping", "Label printer"]);
    await calls.forgotPassword(owner.email);
    expect((await calls.resetPassword(await mailbox.nextToken(owner.email), newPassword)).status).toBe(200);
    expect(
      (await mailbox.nextMail(owner.email, "password was changed")).text.replaceAll(/\s+/g, " "),
    ).toContain("We also turned off the API keys you created: Book-keeping, Label printer.");
    expect((await apiKeyCalls(testShop, other).keys()).map(({ name }) => name)).toEqual(["Warehouse"]);
    const history = await sql(
      `select e.label, e.user_id as "userId", e.user_role as role, e.channel, k.ended_at = e.at as "isThen"
       from audit_entries e join api_keys k on k.id = e.subject_id where e.action = 'resetPassword' order by e.label`,
    );
    const ended = { userId: owner.id, role: "owner", channel: "page", isThen: true };
    expect(history).toEqual([
      { label: "Book-keeping", ...ended },
      { label: "Label printer", ...ended },
    ]);
  });
});

describe("a new password by the mailed link", () => {
  it("ends every session of the old one", async () => {
    const { shopper, token } = await aLink();
    expect((await calls.resetPassword(token, newPassword)).status).toBe(200);
    expect((await calls.me(shopper.token)).data.me).toBeNull();
    expect([
      await mayLogIn(shopper.email, shopper.password),
      await mayLogIn(shopper.email, newPassword),
    ]).toEqual([false, true]);
    expect((await mailbox.nextMail(shopper.email, "password was changed")).text).toContain(
      "/forgot-password",
    );
  });

  it("can be set once per link", async () => {
    const { shopper, token } = await aLink();
    const both = await Promise.all([
      calls.resetPassword(token, newPassword),
      calls.resetPassword(token, "another one"),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await calls.resetPassword(token, "a third one")).toMatchObject(badLink);
    expect(await mayLogIn(shopper.email, "a third one")).toBe(false);
  });

  it("cannot be set by an expired, replaced or forged link, or one for another purpose", async () => {
    const { shopper, token } = await aLink();
    await calls.forgotPassword(shopper.email);
    const newer = await mailbox.nextToken(shopper.email);
    const verifying = await aMailedToken(calls, mailbox);
    await sql("update mailed_secrets set expires_at = now() where email = $1", [shopper.email]);
    for (const wrong of [token, newer, verifying.token, "", "x", "A".repeat(43), "\0", "x".repeat(99_999)])
      expect(await calls.resetPassword(wrong, newPassword)).toMatchObject(badLink);
    expect(await mayLogIn(shopper.email, shopper.password)).toBe(true);
    expect((await calls.me(shopper.token)).data.me?.id).toBe(shopper.id);
  });

  it("leaves the link valid if the new password was too short", async () => {
    const { token } = await aLink();
    expect((await calls.resetPassword(token, "short")).code).toBe("PASSWORD_TOO_SHORT");
    expect((await calls.resetPassword(token, newPassword)).status).toBe(200);
  });

  it("cannot be set by an older link after any other change of the password", async () => {
    const { shopper, token } = await aLink();
    await calls.updatePassword(shopper.token, shopper.password, newPassword);
    expect(await calls.resetPassword(token, "the thief's")).toMatchObject(badLink);
    await calls.forgotPassword(shopper.email);
    await mailbox.nextMail(shopper.email, "Reset");
    await calls.sendOtp(shopper.email);
    const otp = await mailbox.nextOtp(shopper.email);
    const newToken = await aLinkFor(shopper.email);
    expect((await calls.resetPassword(newToken, "mine again")).status).toBe(200);
    expect(await calls.verifyOtp(shopper.email, otp, "the thief's")).toMatchObject(badOtp);
  });

  it("cannot be set by a link that was mailed to a former address, once another one is verified", async () => {
    const { shopper, token } = await aLink();
    await calls.sendOtp(shopper.email);
    const otp = await mailbox.nextOtp(shopper.email);
    const email = freshEmail();
    await calls.updateProfile(shopper.token, { name: "Asha", email, currentPassword: shopper.password });
    await calls.confirmEmail(await mailbox.nextToken(email));
    expect(await calls.resetPassword(token, newPassword)).toMatchObject(badLink);
    expect(await calls.verifyOtp(shopper.email, otp, newPassword)).toMatchObject(badOtp);
  });
});

const aLinkFor = async (email: string): Promise<string> => {
  await calls.forgotPassword(email);
  const mail = await mailbox.nextMail(email, "Reset");
  return /token=([\w-]{43})/.exec(mail.text)?.[1] ?? "";
};

describe("a new password by the one-time password", () => {
  it("replaces the old one once by the six digits", async () => {
    const { shopper, otp } = await anOtp();
    expect((await calls.verifyOtp(shopper.email.toUpperCase(), otp, newPassword)).status).toBe(200);
    expect((await calls.me(shopper.token)).data.me).toBeNull();
    expect([
      await mayLogIn(shopper.email, shopper.password),
      await mayLogIn(shopper.email, newPassword),
    ]).toEqual([false, true]);
    expect(await calls.verifyOtp(shopper.email, otp, "a third one")).toMatchObject(badOtp);
  });

  it("can be set until the fifth wrong guess", async () => {
    const [fourGuesses, fiveGuesses] = [await anOtp(), await anOtp()];
    for (let guess = 1; guess <= 4; guess += 1)
      expect(
        await calls.verifyOtp(fourGuesses.shopper.email, wrongFor(fourGuesses.otp, guess), newPassword),
      ).toMatchObject(badOtp);
    expect((await calls.verifyOtp(fourGuesses.shopper.email, fourGuesses.otp, newPassword)).status).toBe(200);
    for (let guess = 1; guess <= 5; guess += 1)
      expect(
        await calls.verifyOtp(fiveGuesses.shopper.email, wrongFor(fiveGuesses.otp, guess), newPassword),
      ).toMatchObject(badOtp);
    expect(await calls.verifyOtp(fiveGuesses.shopper.email, fiveGuesses.otp, newPassword)).toMatchObject(
      badOtp,
    );
    expect(await mayLogIn(fiveGuesses.shopper.email, fiveGuesses.shopper.password)).toBe(true);
  });

  it("allows five guesses in total when they come at once", async () => {
    const { shopper, otp } = await anOtp();
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      calls.verifyOtp(shopper.email, wrongFor(otp, guess + 1), newPassword),
    );
    for (const response of await Promise.all(guesses)) expect(response).toMatchObject(badOtp);
    const [row] = await sql(
      "select tries, ended_at is not null as ended from mailed_secrets where email = $1",
      [shopper.email],
    );
    expect(row).toEqual({ tries: 5, ended: true });
    expect(await calls.verifyOtp(shopper.email, otp, newPassword)).toMatchObject(badOtp);
  });

  it("is set once if the right digits come many times at once", async () => {
    const { shopper, otp } = await anOtp();
    const attempts = Array.from({ length: 5 }, (_, attempt) =>
      calls.verifyOtp(shopper.email, otp, `password ${attempt}`),
    );
    expect((await Promise.all(attempts)).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("cannot be set by expired digits, by those of another account, or by invalid ones", async () => {
    const [ownOtp, otherOtp] = [await anOtp(), await anOtp()];
    const foreignOtp = ownOtp.otp === otherOtp.otp ? wrongFor(otherOtp.otp) : otherOtp.otp;
    expect(await calls.verifyOtp(ownOtp.shopper.email, foreignOtp, newPassword)).toMatchObject(badOtp);
    for (const wrong of ["", "12345", "\u0661\u0662\u0663\u0664\u0665\u0666", "\0"])
      expect(await calls.verifyOtp(otherOtp.shopper.email, wrong, newPassword)).toMatchObject(badOtp);
    await sql("update mailed_secrets set expires_at = now() where email = $1", [ownOtp.shopper.email]);
    expect(await calls.verifyOtp(ownOtp.shopper.email, ownOtp.otp, newPassword)).toMatchObject(badOtp);
    expect(await mayLogIn(ownOtp.shopper.email, ownOtp.shopper.password)).toBe(true);
  });

  it("leaves the digits valid if the new password was too short", async () => {
    const { shopper, otp } = await anOtp();
    expect((await calls.verifyOtp(shopper.email, otp, "short")).code).toBe("PASSWORD_TOO_SHORT");
    expect((await calls.verifyOtp(shopper.email, otp, newPassword)).status).toBe(200);
  });

  it("can be set if digits for the address were requested before it had an account", async () => {
    const { email, token } = await aMailedToken(calls, mailbox);
    await calls.sendOtp(email);
    await mailbox.waitForJobs();
    await calls.signUp({ name: "Asha", token, password: "saffron and silk" });
    await sql("delete from throttles");
    await calls.sendOtp(email);
    const otp = await mailbox.nextOtp(email);
    expect((await calls.verifyOtp(email, otp, newPassword)).status).toBe(200);
    expect(await mayLogIn(email, newPassword)).toBe(true);
  });

  it("is mailed at most once a minute", async () => {
    const { shopper } = await anOtp();
    const secondResponse = await calls.sendOtp(shopper.email);
    expect(secondResponse).toMatchObject({ status: 429, code: "TOO_MANY" });
    expect(secondResponse.errors[0]?.extensions["retryAfter"]).toBeLessThanOrEqual(60);
  });
});

describe("an address without an account", () => {
  it("gets the same response but no mail", async () => {
    const shopper = await aShopper();
    for (const request of [calls.forgotPassword, calls.sendOtp]) {
      const unknownEmail = freshEmail();
      const [knownResponse, unknownResponse] = [await request(shopper.email), await request(unknownEmail)];
      // Each has the address of its own request.
      expect([unknownResponse.status, unknownResponse.text.replace(unknownEmail, shopper.email)]).toEqual([
        knownResponse.status,
        knownResponse.text,
      ]);
      await mailbox.waitForJobs();
      expect(mailbox.mailsTo(unknownEmail)).toEqual([]);
    }
    expect(await calls.verifyOtp(freshEmail(), "123456", newPassword)).toMatchObject(badOtp);
  });
});
