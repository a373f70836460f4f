import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail, SIGN_UP } from "../../support/account-calls.ts";
import { aBrowser } from "../../support/browser.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql } = testShop;
const { app } = testShop.server;

const details = { name: "Asha Rao", password: "saffron and silk" };
const VERIFY = "mutation($token: String!) { verifyEmail(token: $token) { email } }";
const verificationNeeded = { status: 400, body: { code: "VERIFICATION_NEEDED" } };
const link = (email?: string) => aMailedToken(calls, mailbox, email);

beforeEach(async () => {
  await sql("delete from throttles");
});

const accountsOf = async (email: string): Promise<number> =>
  (await sql("select 1 from users where email = $1", [email])).length;

/** A browser that has followed the link of a fresh address. */
const aVerifiedBrowser = async () => {
  const [browser, { email, token }] = [aBrowser(app), await link()];
  const verified = await browser.post("/verify-email", { token });
  expect(verified).toMatchObject({ status: 200, body: { success: true, email } });
  return { browser, email, token, verified };
};

describe("a sign-up without the token", () => {
  it("uses the address that this browser has verified, from any network, once", async () => {
    const { browser, email } = await aVerifiedBrowser();
    const otherNetwork = aBrowser(app, "203.0.113.7");
    for (const [name, value] of browser.cookies) otherNetwork.cookies.set(name, value);
    const form = { ...details, email: ` ${email.toUpperCase()}`, mobile: "98765" };
    const signedUp = await otherNetwork.postForm("/signup", form);
    expect(signedUp).toMatchObject({ status: 201, body: { user: { email, name: "Asha Rao" } } });
    expect([...otherNetwork.cookies.keys()]).toEqual([]);
    expect(await browser.post("/signup", { ...details, email })).toMatchObject(verificationNeeded);
    expect(await accountsOf(email)).toBe(1);
  });

  it("works over GraphQL too", async () => {
    const [browser, { email, token }] = [aBrowser(app), await link()];
    expect((await browser.gql(VERIFY, { token })).body).toEqual({ data: { verifyEmail: { email } } });
    const { body } = await browser.gql(SIGN_UP, { input: { ...details, email } });
    expect(body).toMatchObject({ data: { signUp: { user: { email } } } });
  });

  it("is refused to another browser of the same network: it has no cookie, or its own", async () => {
    const [{ email }, other] = [await aVerifiedBrowser(), await aVerifiedBrowser()];
    const neighbour = aBrowser(app);
    expect(await neighbour.post("/signup", { ...details, email })).toMatchObject(verificationNeeded);
    expect(await other.browser.post("/signup", { ...details, email })).toMatchObject(verificationNeeded);
    for (const forged of ["", "x", "A".repeat(43), "198.51.100.20"]) {
      neighbour.cookies.set("sign-up-proof", forged);
      expect(await neighbour.post("/signup", { ...details, email })).toMatchObject(verificationNeeded);
    }
    expect(await accountsOf(email)).toBe(0);
  });

  it("is refused for another address than the verified one", async () => {
    const { browser, email } = await aVerifiedBrowser();
    const other = freshEmail();
    expect(await browser.post("/signup", { ...details, email: other })).toMatchObject(verificationNeeded);
    expect((await browser.post("/signup", { ...details, email })).status).toBe(201);
    expect(await accountsOf(other)).toBe(0);
  });

  it("is refused half an hour after the verification", async () => {
    const { browser, email } = await aVerifiedBrowser();
    await sql("update mailed_secrets set proved_at = now() - interval '31 minutes' where email = $1", [
      email,
    ]);
    expect(await browser.post("/signup", { ...details, email })).toMatchObject(verificationNeeded);
  });

  it("is refused before the link was followed", async () => {
    const { email } = await link();
    expect(await aBrowser(app).post("/signup", { ...details, email })).toMatchObject(verificationNeeded);
  });

  it("is refused for a link of another purpose", async () => {
    const [browser, shopper] = [aBrowser(app), await testShop.aShopper()];
    await calls.forgotPassword(shopper.email);
    const token = await mailbox.nextToken(shopper.email);
    expect((await browser.post("/verify-email", { token })).setCookie).toEqual([]);
  });
});

describe("the cookie", () => {
  it("is host-only and HttpOnly for half an hour", async () => {
    const { verified, browser } = await aVerifiedBrowser();
    const value = browser.cookies.get("sign-up-proof") ?? "";
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(verified.setCookie).toEqual([
      `sign-up-proof=${value}; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  });

  it("is stored as a hash", async () => {
    const { email } = await aVerifiedBrowser();
    const [row] = await sql("select proved_from from mailed_secrets where email = $1", [email]);
    expect(row).toEqual({ proved_from: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it("is valid only from the last time that the link is followed", async () => {
    const { browser, email, token } = await aVerifiedBrowser();
    const secondBrowser = aBrowser(app);
    await secondBrowser.post("/verify-email", { token });
    expect(await browser.post("/signup", { ...details, email })).toMatchObject(verificationNeeded);
    expect((await secondBrowser.post("/signup", { ...details, email })).status).toBe(201);
  });

  it("is ignored if the request has the token of a link", async () => {
    const [{ browser }, { email, token }] = [await aVerifiedBrowser(), await link()];
    expect((await browser.post("/signup", { ...details, token })).body).toMatchObject({ user: { email } });
  });
});
