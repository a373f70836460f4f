import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { loginCodeCalls } from "../../support/login-code-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper } = testShop;
const { outcomeOf, anAsking } = loginCodeCalls(testShop, mailbox);

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("an account without a password", () => {
  const aSignUp = async () => {
    const email = freshEmail();
    const { browser, code } = await anAsking(email);
    const { signUpToken } = await outcomeOf(browser, email, code);
    const { data } = await calls.signUp({ token: signUpToken, name: "Asha Rao" });
    return { email, ...data.signUp };
  };

  const hasPassword = async (viewer: string) =>
    (await testShop.gql<{ me: { hasPassword: boolean } }>("{ me { hasPassword } }", {}, viewer)).data.me
      .hasPassword;

  it("needs one code and a name", async () => {
    const { email, token, user } = await aSignUp();
    expect(user).toMatchObject({ email, name: "Asha Rao", isEmailVerified: true });
    expect(await hasPassword(token)).toBe(false);
  });

  it("logs in by codes alone", async () => {
    const { email, user } = await aSignUp();
    const next = await anAsking(email);
    expect((await outcomeOf(next.browser, email, next.code)).login?.user.id).toBe(user.id);
    for (const password of ["", "indigo and hemp"])
      expect((await calls.logIn(email, password)).code).toBe("WRONG_CREDENTIALS");
  });

  it("gets a password by a mailed link", async () => {
    const { email } = await aSignUp();
    await calls.forgotPassword(email);
    const link = await mailbox.nextToken(email);
    expect((await calls.resetPassword(link, "indigo and hemp")).code).toBeUndefined();
    const byPassword = (await calls.logIn(email, "indigo and hemp")).data.login.token;
    expect(await hasPassword(byPassword)).toBe(true);
    expect((await calls.deleteAccount(byPassword, "")).code).toBe("PASSWORD_WRONG");
  });

  it("is confirmed by a mailed code in its session, for a quarter of an hour", async () => {
    const email = freshEmail();
    const { browser, code } = await anAsking(email);
    const { signUpToken } = await outcomeOf(browser, email, code);
    const { token } = (await calls.signUp({ token: signUpToken, name: "Asha Rao" })).data.signUp;
    const refusal = await calls.deleteAccount(token, "");
    expect([refusal.code, refusal.message]).toEqual([
      "PASSWORD_WRONG",
      "Your account has no password. Please confirm with a code from your e-mail first.",
    ]);
    const other = await anAsking(email);
    const elsewhere = (await outcomeOf(other.browser, email, other.code)).login?.token ?? "";
    await sql(
      "update sessions set mail_proved_at = now() - interval '16 minutes' where mail_proved_at is not null",
    );
    for (const session of [token, elsewhere])
      expect((await calls.deleteAccount(session, "any text")).code).toBe("PASSWORD_WRONG");
    const proof = await anAsking(email);
    await proof.browser.gql(
      "mutation($code: String!) { proveMailedCode(code: $code) { isDemanded } }",
      { code: proof.code },
      { authorization: `Bearer ${token}` },
    );
    expect((await calls.deleteAccount(elsewhere, "any text")).code).toBe("PASSWORD_WRONG");
    expect((await calls.deleteAccount(token, "any text")).code).toBeUndefined();
  });

  it("is not what a code makes of an account with one", async () => {
    const shopper = await aShopper();
    const { browser, code } = await anAsking(shopper.email);
    const { token } = (await outcomeOf(browser, shopper.email, code)).login ?? { token: "" };
    for (const password of ["", "any text"])
      expect((await calls.deleteAccount(token, password)).code).toBe("PASSWORD_WRONG");
  });

  it("is none of the documented sign-up", async () => {
    const email = freshEmail();
    const { browser, code } = await anAsking(email);
    const { signUpToken: token } = await outcomeOf(browser, email, code);
    const body = { token, name: "Asha Rao" };
    expect((await testShop.rest("POST", "/api/auth/signup", body)).body).toMatchObject({
      code: "PASSWORD_TOO_SHORT",
    });
    expect((await calls.signUp({ ...body, password: "" })).code).toBe("PASSWORD_TOO_SHORT");
  });
});
