import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { aBrowser } from "../../support/browser.ts";
import type { Person } from "../../support/factories.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { networksOf } from "../../support/unknown-networks.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper } = testShop;
const { app } = testShop.server;
const { network } = networksOf(app);

const details = { name: "Asha Rao", password: "saffron and silk" };
const badLink = { status: 400, code: "RESET_LINK_INVALID" };
const SEND = "mutation($email: String!) { sendLoginCode(email: $email) { to } }";
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

  it("are refused after 20, the right one too", async () => {
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

  it("are refused for a day, for that account alone", async () => {
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

describe("a request for a login code", () => {
  it("is refused at the second within a minute", async () => {
    const { email } = await aShopper();
    const browser = aBrowser(app);
    await browser.gql(SEND, { email });
    expect((await browser.gql(SEND, { email })).body).toMatchObject({
      errors: [{ extensions: { code: "TOO_MANY" } }],
    });
  });

  it("is sent ten times to a mailbox, from any number of networks", async () => {
    const { email } = await aShopper();
    for (let request = 0; request < 12; request += 1)
      await aBrowser(app, `203.0.113.${request}`).gql(SEND, { email });
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toHaveLength(10);
  });

  it("does not use up the owner's links and one-time passwords", async () => {
    const { email } = await aShopper();
    for (let request = 0; request < 12; request += 1)
      await aBrowser(app, `203.0.113.${request}`).gql(SEND, { email });
    await calls.forgotPassword(email);
    await calls.sendOtp(email);
    expect(await mailbox.nextToken(email)).toHaveLength(43);
    expect(await mailbox.nextOtp(email)).toHaveLength(6);
  });
});

/** Sends six requests from one network: the sixth is refused. */
const requestTooOften = async (request: () => Promise<number>) => {
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await request()).toBe(200);
  expect(await request()).toBe(429);
};

describe("a stranger who requests many password reset links", () => {
  it("leaves the owner's link and requests alone", async () => {
    const [shopper, ownerNetwork, strangerNetwork] = [await aShopper(), network(), network()];
    expect(await ownerNetwork.forgotPassword(shopper.email)).toBe(200);
    const firstToken = await mailbox.nextToken(shopper.email);
    await requestTooOften(() => strangerNetwork.forgotPassword(shopper.email));
    expect(await ownerNetwork.forgotPassword(shopper.email)).toBe(200);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(shopper.email)).toHaveLength(7);
    const laterTokens = [await mailbox.nextToken(shopper.email), await mailbox.nextToken(shopper.email)];
    expect((await calls.resetPassword(firstToken, newPassword)).status).toBe(200);
    for (const token of laterTokens)
      expect(await calls.resetPassword(token, newPassword)).toMatchObject(badLink);
  });

  it("causes at most ten mails a day to the owner, from any number of networks", async () => {
    const shopper = await aShopper();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await network().forgotPassword(shopper.email)).toBe(200);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(shopper.email)).toHaveLength(10);
    const tokens: string[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) tokens.push(await mailbox.nextToken(shopper.email));
    const newest = "select id from mailed_secrets where email = $1 order by created_at desc limit 1";
    await sql("update mailed_secrets set expires_at = now() where email = $1", [shopper.email]);
    const [row] = await sql<{ id: string }>(newest, [shopper.email]);
    expect(await network().forgotPassword(shopper.email)).toBe(200);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(shopper.email)).toHaveLength(10);
    const alive = await sql("select id from mailed_secrets where email = $1 and expires_at > now()", [
      shopper.email,
    ]);
    expect(alive).toEqual([{ id: row?.id }]);
    const responses = await Promise.all(tokens.map((token) => calls.resetPassword(token, newPassword)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    await network().forgotPassword(shopper.email);
    expect((await calls.resetPassword(await mailbox.nextToken(shopper.email), newPassword)).status).toBe(200);
  });

  it("does not make a used link valid again, nor one of an earlier day", async () => {
    const shopper = await aShopper();
    await network().forgotPassword(shopper.email);
    const used = await mailbox.nextToken(shopper.email);
    expect((await calls.resetPassword(used, newPassword)).status).toBe(200);
    await network().forgotPassword(shopper.email);
    const old = await mailbox.nextToken(shopper.email);
    await sql(
      "update mailed_secrets set expires_at = now(), created_at = now() - interval '25 hours' where email = $1",
      [shopper.email],
    );
    await sql("update throttles set points = 10 where key like 'secretMailByReceiver:reset-password %'");
    await network().forgotPassword(shopper.email);
    await mailbox.waitForJobs();
    for (const token of [used, old])
      expect(await calls.resetPassword(token, newPassword)).toMatchObject(badLink);
  });
});

describe("a stranger who starts sign-ups with the address of another person", () => {
  it("leaves the owner's link and requests alone", async () => {
    const [email, ownerNetwork, strangerNetwork] = [freshEmail(), network(), network()];
    expect(await ownerNetwork.sendVerification(email)).toBe(200);
    const firstToken = await mailbox.nextToken(email);
    await requestTooOften(() => strangerNetwork.sendVerification(email));
    expect(await ownerNetwork.sendVerification(email)).toBe(200);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toHaveLength(7);
    expect((await calls.signUp({ ...details, token: firstToken })).status).toBe(200);
  });

  it("causes at most ten mails a day to that address, whether links or notices of an existing account", async () => {
    for (const email of [freshEmail(), (await aShopper()).email]) {
      for (let attempt = 0; attempt < 12; attempt += 1)
        expect(await network().sendVerification(email)).toBe(200);
      await mailbox.waitForJobs();
      expect(mailbox.mailsTo(email)).toHaveLength(10);
    }
  });
});

describe("a stranger who requests one-time passwords for another account", () => {
  it("causes the same code to be mailed again: the owner's code stays valid", async () => {
    const shopper = await aShopper();
    await network().sendOtp(shopper.email);
    const otp = await mailbox.nextOtp(shopper.email);
    await sql("update mailed_secrets set expires_at = now() + interval '1 minute' where email = $1", [
      shopper.email,
    ]);
    expect(await network().sendOtp(shopper.email)).toBe(200);
    expect(await mailbox.nextOtp(shopper.email)).toBe(otp);
    const [row, ...more] = await sql(
      "select tries, expires_at > now() + interval '9 minutes' as renewed from mailed_secrets where email = $1",
      [shopper.email],
    );
    expect([row, more]).toEqual([{ tries: 0, renewed: true }, []]);
    expect((await calls.verifyOtp(shopper.email, otp, newPassword)).status).toBe(200);
    await network().sendOtp(shopper.email);
    expect(await mailbox.nextOtp(shopper.email)).not.toBe(otp);
  });

  it("causes at most ten codes and then ten links a day", async () => {
    const [shopper, strangerNetwork] = [await aShopper(), network()];
    expect(await strangerNetwork.sendOtp(shopper.email)).toBe(200);
    expect(await strangerNetwork.sendOtp(shopper.email)).toBe(429);
    for (let attempt = 1; attempt < 25; attempt += 1)
      expect(await network().sendOtp(shopper.email)).toBe(200);
    await mailbox.waitForJobs();
    const subjects = mailbox.mailsTo(shopper.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Your one-time password")).toHaveLength(10);
    expect(subjects.filter((subject) => subject === "Reset your password")).toHaveLength(10);
  });
});

describe("another account with the same unverified address", () => {
  it("ends no link that was mailed to verify the address for the first account", async () => {
    const [shopper, otherShopper, email] = [await aShopper(), await aShopper(), freshEmail()];
    await calls.updateProfile(shopper.token, { name: "Asha", email, currentPassword: shopper.password });
    const firstToken = await mailbox.nextToken(email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await calls.updateProfile(otherShopper.token, {
        name: "Bina",
        email,
        currentPassword: otherShopper.password,
      });
    for (let attempt = 0; attempt < 4; attempt += 1)
      await calls.sendConfirmation(otherShopper.token, otherShopper.password);
    expect((await calls.sendConfirmation(otherShopper.token, otherShopper.password)).code).toBe("TOO_MANY");
    expect((await calls.sendConfirmation(shopper.token, shopper.password)).status).toBe(200);
    expect((await calls.confirmEmail(firstToken)).data).toEqual({ confirmEmail: { email } });
  });
});
