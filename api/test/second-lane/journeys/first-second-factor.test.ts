import { describe, expect, it, onTestFinished } from "vitest";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { aBrowser } from "../../support/browser.ts";
import type { Person } from "../../support/factories.ts";
import { codeIn, codeOf, confirming, LOG_IN, secondFactorCalls } from "../../support/second-factor-calls.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ STAFF_SECOND_FACTOR: "required" });
const mailbox = await openTestMailbox(testShop);
const { gql, sql, aShopper, anAdmin } = testShop;
const { updateProfile, sendConfirmation, confirmEmail } = accountCalls(testShop);
const { app } = testShop.server;
const { mutate, withApp } = secondFactorCalls(testShop);
const { invite } = staffCalls(testShop);

type Browser = ReturnType<typeof aBrowser>;

/** The headers of the web client, whose sessions a cookie renews. */
const ofClient = (token?: string) => ({
  "x-session": "cookie",
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

const STATE = "{ secondFactor { needsMailedCode } }";
const SEND = "mutation($email: String!) { sendLoginCode(email: $email) { to } }";
const PROVE = "mutation($code: String!) { proveMailedCode(code: $code) { needsMailedCode } }";

const start = (person: Person, token = person.token) =>
  mutate<{ key: string }>(token, `startAuthenticatorApp(${confirming(person)}) { key }`);

/** A browser that was logged in by the password, and its token. */
const byPassword = async (
  { email, password }: Pick<Person, "email" | "password">,
  browser = aBrowser(app),
) => {
  const { body } = await browser.gql(LOG_IN, { email, password }, ofClient());
  return { browser, token: (body["data"] as { login: { token: string } }).login.token };
};

const askForCode = async (browser: Browser, email: string): Promise<string> => {
  await browser.gql(SEND, { email });
  return mailbox.nextLoginCode(email);
};

describe("the first second factor of a staff account", () => {
  it("needs a code that is mailed, besides the password", async () => {
    const admin = await anAdmin();
    const { browser, token } = await byPassword(admin);
    expect((await gql(STATE, {}, token)).data).toEqual({ secondFactor: { needsMailedCode: true } });
    expect((await start(admin, token)).code).toBe("MAILED_CODE_NEEDED");
    expect((await mutate(token, `startPasskey(${confirming(admin)}) { options }`)).code).toBe(
      "MAILED_CODE_NEEDED",
    );
    const code = await askForCode(browser, admin.email);
    expect(codeIn((await browser.gql(PROVE, { code: "00000000" }, ofClient(token))).body)).toBe(
      "LOGIN_CODE_INVALID",
    );
    expect((await browser.gql(PROVE, { code }, ofClient(token))).body).toEqual({
      data: { proveMailedCode: { needsMailedCode: false } },
    });
    const key = (await start(admin, token)).data["startAuthenticatorApp"]?.key ?? "";
    const confirm = `confirmAuthenticatorApp(code: "${codeOf(key)}") { recoveryCodes }`;
    expect(
      (await mutate<{ recoveryCodes: string[] }>(token, confirm)).data["confirmAuthenticatorApp"],
    ).toEqual({ recoveryCodes: expect.any(Array) });
  });

  it("takes a code once, only that of the own account and browser", async () => {
    const [admin, other] = [await anAdmin(), await anAdmin()];
    const { browser, token } = await byPassword(admin);
    const code = await askForCode(browser, admin.email);
    const otherBrowser = await byPassword(other);
    const refused = async (asking: Browser, ownToken: string) =>
      codeIn((await asking.gql(PROVE, { code }, ofClient(ownToken))).body);
    expect(await refused(otherBrowser.browser, otherBrowser.token)).toBe("LOGIN_CODE_INVALID");
    expect(await refused(aBrowser(app), token)).toBe("LOGIN_CODE_INVALID");
    const cookies = [...browser.cookies];
    expect(await refused(browser, token)).toBeUndefined();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await refused(browser, token)).toBe("LOGIN_CODE_INVALID");
    expect((await gql(STATE, {}, otherBrowser.token)).data).toEqual({
      secondFactor: { needsMailedCode: true },
    });
  });

  it("is refused at its end too, if the proof was that of another session", async () => {
    const admin = await anAdmin();
    await sql("update sessions set mail_proved_at = now() where user_id = $1", [admin.id]);
    const key = (await start(admin)).data["startAuthenticatorApp"]?.key ?? "";
    const { token } = await byPassword(admin);
    const confirm = `confirmAuthenticatorApp(code: "${codeOf(key)}") { recoveryCodes }`;
    expect((await mutate(token, confirm)).code).toBe("MAILED_CODE_NEEDED");
  });

  it("needs no further code in a session that a mailed code has opened", async () => {
    const admin = await anAdmin();
    const browser = aBrowser(app);
    const code = await askForCode(browser, admin.email);
    const { body } = await browser.gql(
      "mutation($e: String!, $c: String!) { loginByCode(input: { email: $e, code: $c }) { login { token } } }",
      { e: admin.email, c: code },
    );
    const { token } = (body["data"] as { loginByCode: { login: { token: string } } }).loginByCode.login;
    expect((await gql(STATE, {}, token)).data).toEqual({ secondFactor: { needsMailedCode: false } });
    expect((await start(admin, token)).code).toBeUndefined();
  });

  it("needs no code in the browser that has just accepted the invitation, but in another one", async () => {
    const { person: owner } = await withApp(await anAdmin());
    const email = freshEmail();
    await invite(owner, email);
    const browser = aBrowser(app);
    const password = "tulsi-7-malai";
    const { body } = await browser.gql(
      `mutation($t: String!, $p: String!) {
        acceptStaffInvitation(input: { token: $t, name: "Meera Shah", password: $p }) { email } }`,
      { t: await mailbox.nextToken(email), p: password },
    );
    expect(body).toEqual({ data: { acceptStaffInvitation: { email } } });
    const invited = await byPassword({ email, password }, browser);
    expect((await gql(STATE, {}, invited.token)).data).toEqual({ secondFactor: { needsMailedCode: false } });
    const elsewhere = await byPassword({ email, password });
    expect((await gql(STATE, {}, elsewhere.token)).data).toEqual({ secondFactor: { needsMailedCode: true } });
  });

  it("asks no code of shoppers", async () => {
    const shopper = await aShopper();
    expect((await gql(STATE, {}, shopper.token)).data).toEqual({ secondFactor: { needsMailedCode: false } });
    expect((await start(shopper)).code).toBeUndefined();
  });
});

describe("another e-mail address of a staff account without a second factor", () => {
  it("gets its link only after a code that is mailed to the verified address", async () => {
    const { settings } = testShop.shop;
    settings.staffSecondFactor = "optional";
    onTestFinished(() => {
      settings.staffSecondFactor = "required";
    });
    const admin = await anAdmin();
    const { browser, token } = await byPassword(admin);
    const email = freshEmail();
    const change = () => updateProfile(token, { email, currentPassword: admin.password });
    expect((await change()).code).toBe("MAILED_CODE_NEEDED");
    await updateProfile(token, { email });
    expect((await sendConfirmation(token, admin.password)).code).toBe("MAILED_CODE_NEEDED");
    const code = await askForCode(browser, admin.email);
    await browser.gql(PROVE, { code }, ofClient(token));
    expect((await sendConfirmation(token, admin.password)).data).toEqual({ sendConfirmation: { to: email } });
    const confirmed = await confirmEmail(await mailbox.nextToken(email));
    expect(confirmed.data).toEqual({ confirmEmail: { email } });
  });

  it("needs no code with a second factor", async () => {
    const { person } = await withApp(await anAdmin());
    await sql("update sessions set mail_proved_at = null where user_id = $1", [person.id]);
    const answer = await updateProfile(person.token, {
      email: freshEmail(),
      currentPassword: person.password,
    });
    expect(answer.code).toBeUndefined();
  });

  it("needs no code of a shopper", async () => {
    const shopper = await aShopper();
    const answer = await updateProfile(shopper.token, {
      email: freshEmail(),
      currentPassword: shopper.password,
    });
    expect(answer.code).toBeUndefined();
  });
});
