import { beforeEach, describe, expect, it } from "vitest";
import { otpHash } from "../../../src/features/accounts/mailed-secrets/secret.rules.ts";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { aBrowser } from "../../support/browser.ts";
import type { Person } from "../../support/factories.ts";
import { loginCodeCalls, SEND } from "../../support/login-code-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper, anAdmin } = testShop;
const { app } = testShop.server;
const { logIn, outcomeOf, anAsking } = loginCodeCalls(testShop, mailbox);

const refused = { errors: [{ extensions: { code: "LOGIN_CODE_INVALID", field: "code" } }] };

beforeEach(async () => {
  await sql("delete from throttles");
});

const wrongFor = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, "0");

describe("a login code", () => {
  it.each(["shopper", "admin"] as const)("logs in once, also with blanks and capitals: %s", async (role) => {
    const person = await (role === "admin" ? anAdmin() : aShopper());
    const { browser, code } = await anAsking(` ${person.email.toUpperCase()}`);
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`;
    const cookies = [...browser.cookies];
    const { login, signUpToken } = await outcomeOf(browser, person.email, typed);
    expect([login?.user.id, signUpToken]).toEqual([person.id, null]);
    expect((await calls.me(login?.token ?? "")).data.me?.id).toBe(person.id);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await logIn(browser, person.email, code)).toMatchObject(refused);
  });

  it("verifies a new address for the sign-up that goes on with its token", async () => {
    const email = freshEmail();
    const { browser, code } = await anAsking(email);
    const { login, signUpToken } = await outcomeOf(browser, email, code);
    expect(login).toBeNull();
    expect((await browser.post("/verify-email", { token: signUpToken })).body).toMatchObject({ email });
    const signedUp = await calls.signUp({
      token: signUpToken,
      name: "Asha Rao",
      password: "indigo and hemp",
    });
    expect(signedUp.data.signUp.user).toMatchObject({ email, isEmailVerified: true });
  });

  it("verifies the account that an admin made for an order by phone", async () => {
    const email = freshEmail();
    const [row] = await sql<{ id: string }>(
      "insert into users (name, email, password_hash, role) values ('Asha', $1, '', 'shopper') returning id",
      [email],
    );
    const { browser, code } = await anAsking(email);
    expect((await outcomeOf(browser, email, code)).login?.user.id).toBe(row?.id);
    const [user] = await sql("select email_verified_at is not null as verified from users where email = $1", [
      email,
    ]);
    expect(user).toEqual({ verified: true });
  });

  it("is one login, however many requests use it at once", async () => {
    const shopper = await aShopper();
    const { browser, code } = await anAsking(shopper.email);
    const bodies = await Promise.all(Array.from({ length: 6 }, () => logIn(browser, shopper.email, code)));
    expect(bodies.filter(({ data }) => data)).toHaveLength(1);
  });

  it("is valid only in its own browser for its own address", async () => {
    const [shopper, other] = [await aShopper(), await aShopper()];
    const [asking, otherAsking] = [await anAsking(shopper.email), await anAsking(other.email)];
    expect(await logIn(aBrowser(app), shopper.email, asking.code)).toMatchObject(refused);
    expect(await logIn(otherAsking.browser, shopper.email, asking.code)).toMatchObject(refused);
    expect(await logIn(asking.browser, other.email, asking.code)).toMatchObject(refused);
    expect(await logIn(asking.browser, other.email, otherAsking.code)).toMatchObject(refused);
    const forged = aBrowser(app);
    for (const value of ["", "x", "A".repeat(43)]) {
      forged.cookies.set("login-code", value);
      expect(await logIn(forged, shopper.email, asking.code)).toMatchObject(refused);
    }
    expect((await outcomeOf(asking.browser, shopper.email, asking.code)).login?.user.id).toBe(shopper.id);
  });

  it.each(["known", "unknown"])("ends after five wrong guesses, at once or in turn: %s", async (kind) => {
    const email = kind === "known" ? (await aShopper()).email : freshEmail();
    const { browser, code } = await anAsking(email);
    const guesses = await Promise.all(Array.from({ length: 5 }, () => logIn(browser, email, wrongFor(code))));
    for (const body of [...guesses, await logIn(browser, email, code)]) expect(body).toMatchObject(refused);
  });

  it.each<[string, (shopper: Person) => Promise<unknown>]>([
    [
      "after ten minutes",
      ({ email }) => sql("update mailed_secrets set expires_at = now() where email = $1", [email]),
    ],
    [
      "with a new password",
      ({ token, password }) => calls.updatePassword(token, password, "indigo and hemp"),
    ],
    ["with the account", ({ token, password }) => calls.deleteAccount(token, password)],
  ])("ends %s", async (_when, end) => {
    const shopper = await aShopper();
    const { browser, code } = await anAsking(shopper.email);
    await end(shopper);
    expect(await logIn(browser, shopper.email, code)).toMatchObject(refused);
  });

  it("is mailed again to the same browser with the same digits", async () => {
    const shopper = await aShopper();
    const { browser, code } = await anAsking(shopper.email);
    expect((await anAsking(shopper.email, browser)).code).toBe(code);
  });

  it("keeps its count of tries when it is mailed again", async () => {
    const shopper = await aShopper();
    const { browser, code } = await anAsking(shopper.email);
    for (let guess = 0; guess < 4; guess += 1) await logIn(browser, shopper.email, wrongFor(code));
    await anAsking(shopper.email, browser);
    await logIn(browser, shopper.email, wrongFor(code));
    expect((await anAsking(shopper.email, browser)).code).not.toBe(code);
  });

  it("is not a one-time password, nor the reverse", async () => {
    const shopper = await aShopper();
    const { browser, code } = await anAsking(shopper.email);
    expect((await calls.verifyOtp(shopper.email, code.slice(0, 6), "indigo and hemp")).code).toBe(
      "OTP_INVALID",
    );
    await calls.sendOtp(shopper.email);
    expect(await logIn(browser, shopper.email, await mailbox.nextOtp(shopper.email))).toMatchObject(refused);
  });
});

describe("a request for a login code", () => {
  it("gives every address the same response and the same mail", async () => {
    const [known, unknown] = [(await aShopper()).email, freshEmail()];
    const responses: unknown[] = [];
    for (const email of [known, unknown]) {
      const { status, setCookie, body } = await aBrowser(app).gql(SEND, { email });
      expect(body).toEqual({ data: { sendLoginCode: { to: email } } });
      responses.push([status, setCookie.map((cookie) => cookie.replace(/=[\w-]{43};/, "=;"))]);
    }
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[0]).toMatchObject([200, ["login-code=; Max-Age=600; Path=/; HttpOnly; SameSite=Lax"]]);
    const texts = [];
    for (const email of [known, unknown])
      texts.push((await mailbox.nextMail(email, "login code")).text.replaceAll(/\d{8}/g, "code"));
    expect(texts[1]).toBe(texts[0]);
  });
});

describe("an admin", () => {
  const newPassword = "a new password";
  const badOtp = { status: 400, code: "OTP_INVALID", message: "Invalid OTP or error resetting password" };

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
