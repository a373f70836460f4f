import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail } from "../support/account-calls.ts";
import type { Person } from "../support/factories.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const room = await openMailRoom(house);
const calls = accountCalls(house);
const { rest, sql, aShopper } = house;

beforeEach(async () => {
  await sql("delete from throttles");
});

const badLink = { status: 400, code: "VERIFICATION_INVALID" };

/** The shopper saves another address, with the password or without. */
const moveTo = (asha: Person, email: string, more: Record<string, string> = {}) =>
  calls.updateProfile(asha.token, { name: asha.name, email, ...more });

/** A shopper who has saved another address with the password, and the token of the mailed link. */
const aMove = async () => {
  const [asha, email] = [await aShopper(), freshEmail()];
  await moveTo(asha, email, { currentPassword: asha.password });
  return { asha, email, token: await room.nextToken(email) };
};

const seenBy = async ({ token }: Person) => {
  const { me } = (await calls.me(token)).data;
  return [me?.email, me?.isEmailVerified, me?.recoveryEmail];
};

const mayLogIn = async (email: string, password: string): Promise<boolean> =>
  (await calls.logIn(email, password)).status === 200;

const signUpWith = async (email: string) => {
  const { token } = await aMailedToken(calls, room, email);
  return calls.signUp({ name: "Bina Das", token, password: "saffron and silk" });
};

describe("another address in the profile", () => {
  it("is in use at once but not verified: both addresses log in, and the old one recovers the account", async () => {
    const [asha, email] = [await aShopper(), freshEmail()];
    expect((await moveTo(asha, email)).data.updateProfile).toMatchObject({
      email,
      isEmailVerified: false,
      recoveryEmail: asha.email,
    });
    expect([await mayLogIn(email, asha.password), await mayLogIn(asha.email, asha.password)]).toEqual([
      true,
      true,
    ]);
    await calls.forgotPassword(email);
    await calls.sendOtp(email);
    await room.quiet();
    expect(room.mailsTo(email)).toEqual([]);
    await calls.forgotPassword(asha.email);
    const link = await room.nextToken(asha.email);
    expect((await calls.resetPassword(link, "a new password")).status).toBe(200);
    expect(await mayLogIn(email, "a new password")).toBe(true);
  });

  it("is reported to the verified address, with instructions to take the account back", async () => {
    const [asha, email] = [await aShopper(), freshEmail()];
    await moveTo(asha, email);
    const mail = await room.nextMail(asha.email, "was changed");
    expect(mail.text).toContain(email);
    expect(mail.text).toContain(`${house.shop.settings.publicUrl}/forgot-password`);
  });

  it("gets its link with the change if the request has the password", async () => {
    const { asha, email, token } = await aMove();
    expect((await calls.confirmEmail(token)).data).toEqual({ confirmEmail: email });
    expect(await seenBy(asha)).toEqual([email, true, email]);
    expect([await mayLogIn(email, asha.password), await mayLogIn(asha.email, asha.password)]).toEqual([
      true,
      false,
    ]);
    await calls.forgotPassword(email);
    expect(await room.nextToken(email)).toHaveLength(43);
  });

  it("is not saved if that password is wrong", async () => {
    const [asha, email] = [await aShopper(), freshEmail()];
    for (const currentPassword of ["wrong horse", "", "x".repeat(100_000)])
      expect(await moveTo(asha, email, { currentPassword, mobile: "98765" })).toMatchObject({
        status: 400,
        code: "PASSWORD_WRONG",
        errors: [{ extensions: { field: "currentPassword" } }],
      });
    expect((await calls.me(asha.token)).data.me).toMatchObject({ email: asha.email, mobile: null });
    await room.quiet();
    expect([...room.mailsTo(email), ...room.mailsTo(asha.email)]).toEqual([]);
  });

  it("works over the documented path with and without the password", async () => {
    const [asha, email, next] = [await aShopper(), freshEmail(), freshEmail()];
    const change = (body: object) => rest("PUT", "/api/auth/update-profile", body, asha.token);
    expect(await change({ name: "Asha", email })).toMatchObject({ status: 200, body: { user: { email } } });
    const answer = await change({ name: "Asha", email: next, currentPassword: asha.password });
    expect(answer).toMatchObject({ status: 200, body: { user: { email: next } } });
    const token = await room.nextToken(next);
    await room.quiet();
    expect(room.mailsTo(email)).toEqual([]);
    expect((await calls.confirmEmail(token)).status).toBe(200);
  });

  it("is replaced by the verified one, which needs no new verification, and its link ends", async () => {
    const { asha, token } = await aMove();
    await moveTo(asha, asha.email.toUpperCase());
    expect(await seenBy(asha)).toEqual([asha.email, true, asha.email]);
    expect(await calls.confirmEmail(token)).toMatchObject(badLink);
    await room.quiet();
    expect(room.mailsTo(asha.email)).toHaveLength(1);
  });
});

describe("the link that verifies it", () => {
  it("is mailed again for the password, also when the change was made without one", async () => {
    const [asha, email] = [await aShopper(), freshEmail()];
    await moveTo(asha, email);
    expect(await calls.sendConfirmation(asha.token, "wrong horse")).toMatchObject({
      status: 400,
      code: "PASSWORD_WRONG",
    });
    expect((await calls.sendConfirmation(asha.token, asha.password)).data).toEqual({
      sendConfirmation: true,
    });
    const first = await room.nextToken(email);
    await calls.sendConfirmation(asha.token, asha.password);
    const second = await room.nextToken(email);
    expect((await calls.confirmEmail(first)).status).toBe(200);
    expect(await calls.confirmEmail(second)).toMatchObject(badLink);
    expect(await calls.sendConfirmation(asha.token, asha.password)).toMatchObject({
      status: 409,
      code: "EMAIL_VERIFIED",
    });
  });

  it("works in any session for the account that it was mailed for", async () => {
    const { asha, email, token } = await aMove();
    const bina = await aShopper();
    expect((await calls.confirmEmail(token, bina.token)).status).toBe(200);
    expect(await seenBy(asha)).toEqual([email, true, email]);
    expect(await seenBy(bina)).toEqual([bina.email, true, bina.email]);
  });

  it("works once", async () => {
    const { token } = await aMove();
    const both = await Promise.all([calls.confirmEmail(token), calls.confirmEmail(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("ends after a day, with another address, with another password, and with the account", async () => {
    const late = await aMove();
    await sql("update mailed_secrets set expires_at = now() where email = $1", [late.email]);
    const moved = await aMove();
    await moveTo(moved.asha, freshEmail());
    const changed = await aMove();
    await calls.changePassword(changed.asha.token, changed.asha.password, "a new password");
    const gone = await aMove();
    await calls.deleteAccount(gone.asha.token, gone.asha.password);
    for (const { token, email } of [late, moved, changed, gone]) {
      expect(await calls.confirmEmail(token)).toMatchObject(badLink);
      expect(await sql("select 1 from users where email = $1", [email])).toEqual([]);
    }
  });

  it("cannot be used as a sign-up link, and a sign-up link cannot be used in its place", async () => {
    const { asha, token } = await aMove();
    expect(await calls.verifyEmail(token)).toMatchObject(badLink);
    expect(await calls.signUp({ name: "A", token, password: "saffron" })).toMatchObject(badLink);
    expect(await calls.resetPassword(token, "a new password")).toMatchObject({ code: "RESET_LINK_INVALID" });
    const other = await aMailedToken(calls, room);
    expect(await calls.confirmEmail(other.token)).toMatchObject(badLink);
    for (const forged of ["", "x", "\0", "A".repeat(43), "x".repeat(99_999)])
      expect(await calls.confirmEmail(forged)).toMatchObject(badLink);
    expect((await seenBy(asha))[1]).toBe(false);
  });

  it("counts towards the limit of mails to that address: five an hour", async () => {
    const { asha } = await aMove();
    for (let turn = 0; turn < 4; turn += 1)
      expect((await calls.sendConfirmation(asha.token, asha.password)).status).toBe(200);
    expect(await calls.sendConfirmation(asha.token, asha.password)).toMatchObject({
      status: 429,
      code: "TOO_MANY",
    });
  });
});

describe("an address that a stranger has put into a profile", () => {
  it("is free for its owner: the owner can sign up, and the stranger's account gets its old address back", async () => {
    const [stranger, email] = [await aShopper(), freshEmail()];
    await moveTo(stranger, email, { currentPassword: stranger.password });
    const strangersLink = await room.nextToken(email);
    expect((await rest("POST", "/api/auth/check-email", { email })).body).toEqual({ exists: false });
    const { user } = (await signUpWith(email)).data.signUp;
    expect(user).toMatchObject({ email, isEmailVerified: true, name: "Bina Das" });
    expect(await seenBy(stranger)).toEqual([stranger.email, true, stranger.email]);
    expect(await calls.confirmEmail(strangersLink)).toMatchObject(badLink);
    expect(await mayLogIn(email, stranger.password)).toBe(false);
    expect(await mayLogIn(stranger.email, stranger.password)).toBe(true);
    expect((await moveTo(stranger, email)).code).toBe("EMAIL_REGISTERED");
  });

  it("is free for another shopper's profile: the first account that verifies it gets it", async () => {
    const [stranger, email] = [await aShopper(), freshEmail()];
    await moveTo(stranger, email);
    const owner = await aShopper();
    await moveTo(owner, email, { currentPassword: owner.password });
    const token = await room.nextToken(email);
    expect((await calls.logIn(email, owner.password)).code).toBe("WRONG_CREDENTIALS");
    expect((await calls.confirmEmail(token)).status).toBe(200);
    expect(await seenBy(owner)).toEqual([email, true, email]);
    expect(await seenBy(stranger)).toEqual([stranger.email, true, stranger.email]);
    expect((await calls.logIn(email, owner.password)).data.login.user.id).toBe(owner.id);
  });

  it("gets no mail that would let its owner into the stranger's account", async () => {
    const [stranger, email] = [await aShopper(), freshEmail()];
    await moveTo(stranger, email);
    for (const ask of [calls.forgotPassword, calls.sendOtp]) expect((await ask(email)).status).toBe(200);
    await room.quiet();
    expect(room.mailsTo(email)).toEqual([]);
    expect(await calls.verifyOtp(email, "123456", "a new password")).toMatchObject({ code: "OTP_INVALID" });
  });

  it("has one owner when a sign-up and a profile verify it at the same time", async () => {
    const { asha, email, token } = await aMove();
    const signUp = await aMailedToken(calls, room, email);
    const answers = await Promise.all([
      calls.confirmEmail(token),
      calls.signUp({ name: "Bina", token: signUp.token, password: "saffron and silk" }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sql("select 1 from users where email = $1", [email])).toHaveLength(1);
    expect(await sql("select 1 from users where pending_email = $1", [email])).toEqual([]);
    expect((await seenBy(asha))[1]).toBe(true);
  });
});
