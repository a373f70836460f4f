import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail } from "../../support/account-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper } = testShop;

beforeEach(async () => {
  await sql("delete from throttles");
});

const signUpWith = async (password: string) => {
  const { email, token } = await aMailedToken(calls, mailbox);
  return { email, response: await calls.signUp({ name: "Asha", token, password }) };
};

describe("a password", () => {
  it.each([
    ["of 6 characters", "sixsix"],
    ["of 128 characters", "x".repeat(128)],
    ["of 128 characters of two UTF-16 units each", "\u{1F457}".repeat(128)],
    ["of 6 letters of another script", "\u0b85\u0bae\u0bcd\u0bae\u0bbe\u0bb5"],
    ["with spaces around it", "  a b  "],
    ["of 128 letters, typed in two parts each", "e\u0301".repeat(128)],
  ])("%s logs in to the account that was created with it until it is changed", async (_, password) => {
    const { email, response } = await signUpWith(password);
    expect(response.status).toBe(200);
    const { token } = (await calls.logIn(email, password)).data.login;
    expect((await calls.logIn(email, `${password}!`)).status).toBe(401);
    const changed = await calls.updatePassword(token, password, "plain again");
    expect((await calls.deleteAccount(changed.data.updatePassword.token, "plain again")).status).toBe(200);
  });

  it.each([
    ["of 5 characters", "fives", "PASSWORD_TOO_SHORT", "Password must be at least 6 characters long"],
    ["of 1 character", "x", "PASSWORD_TOO_SHORT", "Password must be at least 6 characters long"],
    [
      "of 5 characters of two UTF-16 units each",
      "\u{1F457}".repeat(5),
      "PASSWORD_TOO_SHORT",
      "Password must be at least 6 characters long",
    ],
    ["that is empty", "", "PASSWORD_TOO_SHORT", "Password must be at least 6 characters long"],
    ["of 129 characters", "x".repeat(129), "PASSWORD_TOO_LONG", "A password has at most 128 characters."],
    ["of 100 kB", "x".repeat(100_000), "PASSWORD_TOO_LONG", "A password has at most 128 characters."],
    ["with a NUL", "seven\0seven", "PASSWORD_TOO_LONG", "A password has at most 128 characters."],
  ])("%s is refused", async (_, password, code, message) => {
    const { email, response } = await signUpWith(password);
    expect(response).toMatchObject({ status: 400, code, message });
    expect(await sql("select 1 from users where email = $1", [email])).toEqual([]);
  });
});

describe("an e-mail address", () => {
  it.each([
    ["in capitals", (email: string) => email.toUpperCase()],
    ["with spaces around it", (email: string) => ` \t${email}\n`],
    ["with an invisible character", (email: string) => `${email.slice(0, 2)}\u200b${email.slice(2)}`],
    ["between marks of direction", (email: string) => `\u202a${email}\u202c`],
    ["in full-width letters", (email: string) => Array.from(email, wide).join("")],
  ])("%s is the same address", async (_, variantOf) => {
    const shopper = await aShopper();
    expect((await calls.logIn(variantOf(shopper.email), shopper.password)).status).toBe(200);
    await calls.sendVerification(variantOf(shopper.email));
    expect((await mailbox.nextMail(shopper.email)).subject).toBe("You already have an account");
    await calls.forgotPassword(variantOf(shopper.email));
    expect((await mailbox.nextMail(shopper.email)).subject).toBe("Reset your password");
    for (let attempt = 0; attempt < 5; attempt += 1)
      await calls.logIn(variantOf(shopper.email), "wrong horse");
    for (let attempt = 0; attempt < 5; attempt += 1) await calls.logIn(shopper.email, "wrong horse");
    expect((await calls.logIn(variantOf(shopper.email), shopper.password)).status).toBe(429);
  });

  it.each([
    ["without an @", "asha.example.com"],
    ["with two @", "asha@rao@example.com"],
    ["without a dot", "asha@example"],
    ["with two addresses", "asha@example.com,bina@example.com"],
    ["with a name", "Asha <asha@example.com>"],
    ["with a line break", "asha@example.com\r\nBcc: all@example.com"],
    ["with a NUL", "asha\0@example.com"],
    ["with look-alike letters", "\u0430sha@example.com"],
    ["with a lone surrogate", "asha\ud800@example.com"],
    ["in quotes", '"asha rao"@example.com'],
    ["of 255 characters", `${"a".repeat(243)}@example.com`],
    ["of 100 kB", `${"a".repeat(100_000)}@example.com`],
    ["that is blank", "  "],
  ])("%s is invalid for every operation", async (_, email) => {
    const [shopper, secrets] = [await aShopper(), await sql("select id from mailed_secrets")];
    const refused = { status: 400, code: "EMAIL_INVALID", message: "Please enter a valid email address." };
    expect(await calls.sendVerification(email)).toMatchObject(refused);
    expect(await calls.forgotPassword(email)).toMatchObject(refused);
    expect(await calls.sendOtp(email)).toMatchObject(refused);
    expect(await calls.verifyOtp(email, "123456", "a new password")).toMatchObject(refused);
    expect(await calls.updateProfile(shopper.token, { name: "Asha", email })).toMatchObject(refused);
    expect(await calls.logIn(email, shopper.password)).toMatchObject({
      status: 401,
      code: "WRONG_CREDENTIALS",
    });
    expect(await sql("select id from mailed_secrets")).toEqual(secrets);
  });

  it("may have its full length with a plus", async () => {
    const longest = `${"a".repeat(230)}+x@${freshEmail().split("@")[1]}`.slice(-254);
    expect((await calls.sendVerification(longest)).status).toBe(200);
    await mailbox.nextMail(longest);
    await sql("delete from mailed_secrets");
  });
});

/** The same characters in full width. NFKC normalises them. */
function wide(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0x20 && code < 0x7f ? String.fromCodePoint(code + 0xfee0) : character;
}
