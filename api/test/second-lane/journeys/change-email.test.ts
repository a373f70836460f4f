import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail } from "../../support/account-calls.ts";
import type { Person } from "../../support/factories.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { rest, sql, aShopper } = testShop;

beforeEach(async () => {
  await sql("delete from throttles");
});

const badLink = { status: 400, code: "VERIFICATION_INVALID" };

/** The shopper saves another address, with the password or without. */
const changeEmail = (shopper: Person, email: string, extra: Record<string, string> = {}) =>
  calls.updateProfile(shopper.token, { name: shopper.name, email, ...extra });

/** A shopper who has saved another address with the password, and the token of the mailed link. */
const aChangedEmail = async () => {
  const [shopper, email] = [await aShopper(), freshEmail()];
  await changeEmail(shopper, email, { currentPassword: shopper.password });
  return { shopper, email, token: await mailbox.nextToken(email) };
};

const emailStateOf = async ({ token }: Person) => {
  const { me } = (await calls.me(token)).data;
  return [me?.email, me?.isEmailVerified, me?.recoveryEmail];
};

const mayLogIn = async (email: string, password: string): Promise<boolean> =>
  (await calls.logIn(email, password)).status === 200;

const signUpWith = async (email: string) => {
  const { token } = await aMailedToken(calls, mailbox, email);
  return calls.signUp({ name: "Bina Das", token, password: "saffron and silk" });
};

describe("another address in the profile", () => {
  it("is in use at once but not verified: both addresses log in", async () => {
    const [shopper, email] = [await aShopper(), freshEmail()];
    expect((await changeEmail(shopper, email)).data.updateProfile.user).toMatchObject({
      email,
      isEmailVerified: false,
      recoveryEmail: shopper.email,
    });
    expect([
      await mayLogIn(email, shopper.password),
      await mayLogIn(shopper.email, shopper.password),
    ]).toEqual([true, true]);
  });

  it("leaves the recovery of the account to the verified one", async () => {
    const [shopper, email] = [await aShopper(), freshEmail()];
    await changeEmail(shopper, email);
    await calls.forgotPassword(email);
    await calls.sendOtp(email);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toEqual([]);
    await calls.forgotPassword(shopper.email);
    const link = await mailbox.nextToken(shopper.email);
    expect((await calls.resetPassword(link, "a new password")).status).toBe(200);
    expect(await mayLogIn(email, "a new password")).toBe(true);
  });

  it("is reported to the verified address, with instructions to take the account back", async () => {
    const [shopper, email] = [await aShopper(), freshEmail()];
    await changeEmail(shopper, email);
    const mail = await mailbox.nextMail(shopper.email, "was changed");
    expect(mail.text).toContain(email);
    expect(mail.text).toContain(`${testShop.shop.settings.publicUrl}/forgot-password`);
  });

  it("gets its link with the change if the request has the password", async () => {
    const { shopper, email, token } = await aChangedEmail();
    expect((await calls.confirmEmail(token)).data).toEqual({ confirmEmail: { email } });
    expect(await emailStateOf(shopper)).toEqual([email, true, email]);
    expect([
      await mayLogIn(email, shopper.password),
      await mayLogIn(shopper.email, shopper.password),
    ]).toEqual([true, false]);
    await calls.forgotPassword(email);
    expect(await mailbox.nextToken(email)).toHaveLength(43);
  });

  it("is not saved if that password is wrong", async () => {
    const [shopper, email] = [await aShopper(), freshEmail()];
    for (const currentPassword of ["wrong horse", "", "x".repeat(100_000)])
      expect(await changeEmail(shopper, email, { currentPassword, mobile: "98765" })).toMatchObject({
        status: 400,
        code: "PASSWORD_WRONG",
        errors: [{ extensions: { field: "currentPassword" } }],
      });
    expect((await calls.me(shopper.token)).data.me).toMatchObject({ email: shopper.email, mobile: null });
    await mailbox.waitForJobs();
    expect([...mailbox.mailsTo(email), ...mailbox.mailsTo(shopper.email)]).toEqual([]);
  });

  it("works over the documented path with and without the password", async () => {
    const [shopper, email, next] = [await aShopper(), freshEmail(), freshEmail()];
    const change = (body: object) => rest("PUT", "/api/auth/update-profile", body, shopper.token);
    expect(await change({ name: "Asha", email })).toMatchObject({ status: 200, body: { user: { email } } });
    const response = await change({ name: "Asha", email: next, currentPassword: shopper.password });
    expect(response).toMatchObject({ status: 200, body: { user: { email: next } } });
    const token = await mailbox.nextToken(next);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toEqual([]);
    expect((await calls.confirmEmail(token)).status).toBe(200);
  });

  it("gives way to the verified one without a new verification", async () => {
    const { shopper, token } = await aChangedEmail();
    await changeEmail(shopper, shopper.email.toUpperCase());
    expect(await emailStateOf(shopper)).toEqual([shopper.email, true, shopper.email]);
    expect(await calls.confirmEmail(token)).toMatchObject(badLink);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(shopper.email)).toHaveLength(1);
  });
});

describe("the link that verifies it", () => {
  it("is mailed again for the password, also when the change was made without one", async () => {
    const [shopper, email] = [await aShopper(), freshEmail()];
    await changeEmail(shopper, email);
    expect(await calls.sendConfirmation(shopper.token, "wrong horse")).toMatchObject({
      status: 400,
      code: "PASSWORD_WRONG",
    });
    expect((await calls.sendConfirmation(shopper.token, shopper.password)).data).toEqual({
      sendConfirmation: { to: email },
    });
    const firstToken = await mailbox.nextToken(email);
    await calls.sendConfirmation(shopper.token, shopper.password);
    const secondToken = await mailbox.nextToken(email);
    expect((await calls.confirmEmail(firstToken)).status).toBe(200);
    expect(await calls.confirmEmail(secondToken)).toMatchObject({ code: "EMAIL_VERIFIED" });
    expect(await calls.sendConfirmation(shopper.token, shopper.password)).toMatchObject({
      status: 409,
      code: "EMAIL_VERIFIED",
    });
  });

  it("works in any session for the account that it was mailed for", async () => {
    const { shopper, email, token } = await aChangedEmail();
    const otherShopper = await aShopper();
    expect((await calls.confirmEmail(token, otherShopper.token)).status).toBe(200);
    expect(await emailStateOf(shopper)).toEqual([email, true, email]);
    expect(await emailStateOf(otherShopper)).toEqual([otherShopper.email, true, otherShopper.email]);
  });

  it.each<[string, (shopper: Person) => Promise<unknown>]>([
    ["after a day", ({ id }) => sql("update mailed_secrets set expires_at = now() where user_id = $1", [id])],
    ["with another address", (shopper) => changeEmail(shopper, freshEmail())],
    [
      "with another password",
      (shopper) => calls.updatePassword(shopper.token, shopper.password, "a new one"),
    ],
    ["with the account", (shopper) => calls.deleteAccount(shopper.token, shopper.password)],
  ])("ends %s", async (_when, end) => {
    const { shopper, email, token } = await aChangedEmail();
    await end(shopper);
    expect(await calls.confirmEmail(token)).toMatchObject(badLink);
    expect(await sql("select 1 from users where email = $1", [email])).toEqual([]);
  });

  it("cannot be used as a sign-up or reset link", async () => {
    const { shopper, token } = await aChangedEmail();
    expect(await calls.verifyEmail(token)).toMatchObject(badLink);
    expect(await calls.signUp({ name: "A", token, password: "saffron and jute" })).toMatchObject(badLink);
    expect(await calls.resetPassword(token, "a new password")).toMatchObject({ code: "RESET_LINK_INVALID" });
    expect((await emailStateOf(shopper))[1]).toBe(false);
  });

  it("is no sign-up link or other text", async () => {
    const signUpLink = await aMailedToken(calls, mailbox);
    expect(await calls.confirmEmail(signUpLink.token)).toMatchObject(badLink);
    for (const forged of ["", "x", "\0", "A".repeat(43), "x".repeat(99_999)])
      expect(await calls.confirmEmail(forged)).toMatchObject(badLink);
  });

  it("counts towards the limit of mails to that address: five an hour", async () => {
    const { shopper } = await aChangedEmail();
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await calls.sendConfirmation(shopper.token, shopper.password)).status).toBe(200);
    expect(await calls.sendConfirmation(shopper.token, shopper.password)).toMatchObject({
      status: 429,
      code: "TOO_MANY",
    });
  });
});

describe("an address that a stranger has put into a profile", () => {
  it("leaves the stranger's account when its owner signs up", async () => {
    const [stranger, email] = [await aShopper(), freshEmail()];
    await changeEmail(stranger, email, { currentPassword: stranger.password });
    const strangersLink = await mailbox.nextToken(email);
    expect((await rest("POST", "/api/auth/check-email", { email })).body).toEqual({ exists: false });
    const { user } = (await signUpWith(email)).data.signUp;
    expect(user).toMatchObject({ email, isEmailVerified: true, name: "Bina Das" });
    expect(await emailStateOf(stranger)).toEqual([stranger.email, true, stranger.email]);
    expect(await calls.confirmEmail(strangersLink)).toMatchObject(badLink);
    expect(await mayLogIn(email, stranger.password)).toBe(false);
    expect(await mayLogIn(stranger.email, stranger.password)).toBe(true);
    expect((await changeEmail(stranger, email)).code).toBe("EMAIL_REGISTERED");
  });

  it("is free for another shopper's profile: the first account that verifies it gets it", async () => {
    const [stranger, email] = [await aShopper(), freshEmail()];
    await changeEmail(stranger, email);
    const owner = await aShopper();
    await changeEmail(owner, email, { currentPassword: owner.password });
    const token = await mailbox.nextToken(email);
    expect((await calls.logIn(email, owner.password)).code).toBe("WRONG_CREDENTIALS");
    expect((await calls.confirmEmail(token)).status).toBe(200);
    expect(await emailStateOf(owner)).toEqual([email, true, email]);
    expect(await emailStateOf(stranger)).toEqual([stranger.email, true, stranger.email]);
    expect((await calls.logIn(email, owner.password)).data.login.user.id).toBe(owner.id);
  });

  it("gets no mail that would let its owner into the stranger's account", async () => {
    const [stranger, email] = [await aShopper(), freshEmail()];
    await changeEmail(stranger, email);
    for (const request of [calls.forgotPassword, calls.sendOtp])
      expect((await request(email)).status).toBe(200);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toEqual([]);
    expect(await calls.verifyOtp(email, "123456", "a new password")).toMatchObject({ code: "OTP_INVALID" });
  });

  it("has one owner when a sign-up and a profile verify it at the same time", async () => {
    const { shopper, email, token } = await aChangedEmail();
    const signUp = await aMailedToken(calls, mailbox, email);
    const responses = await Promise.all([
      calls.confirmEmail(token),
      calls.signUp({ name: "Bina", token: signUp.token, password: "saffron and silk" }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sql("select 1 from users where email = $1", [email])).toHaveLength(1);
    expect(await sql("select 1 from users where pending_email = $1", [email])).toEqual([]);
    expect((await emailStateOf(shopper))[1]).toBe(true);
  });
});
