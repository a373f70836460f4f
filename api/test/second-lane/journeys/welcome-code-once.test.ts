import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail } from "../../support/account-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql } = testShop;
const password = "saffron and silk";

beforeEach(async () => {
  await sql("delete from throttles");
});

/** A sign-up with an address. Returns its token and its welcome code. */
const signUp = async (email: string) => {
  const { token } = await aMailedToken(calls, mailbox, email);
  const { data } = await calls.signUp({ name: "Asha", token, password });
  await mailbox.waitForJobs();
  return { token: data.signUp.token, code: data.signUp.user.welcomeCode?.code };
};

const welcomeMails = (email: string) =>
  mailbox.mailsTo(email).filter(({ subject }) => subject.startsWith("Welcome")).length;

describe("an address that had an account with a welcome code", () => {
  it("gets one code in one mail, however often it signs up", async () => {
    const email = freshEmail();
    const first = await signUp(email);
    expect(first.code).toMatch(/^EDGE-/);
    expect((await calls.deleteAccount(first.token, password)).status).toBe(200);
    const second = await signUp(email);
    expect(second.code).toBeUndefined();
    expect(welcomeMails(email)).toBe(1);
    await calls.deleteAccount(second.token, password);
    expect((await signUp(email)).code).toBeUndefined();
  });

  it("gets no second code after its account has verified another address", async () => {
    const [email, newEmail] = [freshEmail(), freshEmail()];
    const { token } = await signUp(email);
    await calls.updateProfile(token, { name: "Asha", email: newEmail, currentPassword: password });
    expect((await calls.confirmEmail(await mailbox.nextToken(newEmail))).status).toBe(200);
    expect((await signUp(email)).code).toBeUndefined();
  });

  const hashes = async () =>
    (await sql<{ hash: string }>("select address_hash as hash from welcome_code_addresses")).map(
      ({ hash }) => hash,
    );

  it("is stored as a keyed hash", async () => {
    const before = await hashes();
    const { token } = await signUp(freshEmail());
    await calls.deleteAccount(token, password);
    const after = await hashes();
    expect(after).toHaveLength(before.length + 1);
    for (const hash of after) expect(hash).toMatch(/^[\da-f]{64}$/);
  });

  it("is not stored if its account had no code", async () => {
    const before = await hashes();
    const shopper = await testShop.aShopper();
    await calls.deleteAccount(shopper.token, shopper.password);
    expect(await hashes()).toEqual(before);
  });
});

describe("another address", () => {
  it("gets its code after an account was deleted", async () => {
    const { token } = await signUp(freshEmail());
    await calls.deleteAccount(token, password);
    expect((await signUp(freshEmail())).code).toMatch(/^EDGE-/);
  });
});
