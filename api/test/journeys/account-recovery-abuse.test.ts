import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { callersOf } from "../support/unknown-networks.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const room = await openMailRoom(house);
const calls = accountCalls(house);
const { sql, aShopper } = house;
const { network } = callersOf(house.server.app);

const next = "a new password";
const details = { name: "Asha Rao", password: "saffron and silk" };
const badLink = { status: 400, code: "RESET_LINK_INVALID" };

beforeEach(async () => {
  await sql("delete from throttles");
});

/** Sends six requests from one network: the sixth is refused. */
const askTooOften = async (ask: () => Promise<number>) => {
  for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
};

describe("a stranger who asks for links to reset a password again and again", () => {
  it("does not end the owner's link, and uses up none of the owner's requests", async () => {
    const [asha, owner, stranger] = [await aShopper(), network(), network()];
    expect(await owner.forgotPassword(asha.email)).toBe(200);
    const first = await room.nextToken(asha.email);
    await askTooOften(() => stranger.forgotPassword(asha.email));
    expect(await owner.forgotPassword(asha.email)).toBe(200);
    await room.quiet();
    expect(room.mailsTo(asha.email)).toHaveLength(7);
    const others = [await room.nextToken(asha.email), await room.nextToken(asha.email)];
    expect((await calls.resetPassword(first, next)).status).toBe(200);
    for (const token of others) expect(await calls.resetPassword(token, next)).toMatchObject(badLink);
  });

  it("causes at most ten mails a day to the owner, from any number of networks; the newest link then gets a new lifetime", async () => {
    const asha = await aShopper();
    for (let turn = 0; turn < 10; turn += 1) expect(await network().forgotPassword(asha.email)).toBe(200);
    await room.quiet();
    expect(room.mailsTo(asha.email)).toHaveLength(10);
    const tokens: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) tokens.push(await room.nextToken(asha.email));
    const newest = "select id from mailed_secrets where email = $1 order by created_at desc limit 1";
    await sql("update mailed_secrets set expires_at = now() where email = $1", [asha.email]);
    const [row] = await sql<{ id: string }>(newest, [asha.email]);
    expect(await network().forgotPassword(asha.email)).toBe(200);
    await room.quiet();
    expect(room.mailsTo(asha.email)).toHaveLength(10);
    const alive = await sql("select id from mailed_secrets where email = $1 and expires_at > now()", [
      asha.email,
    ]);
    expect(alive).toEqual([{ id: row?.id }]);
    const answers = await Promise.all(tokens.map((token) => calls.resetPassword(token, next)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await network().forgotPassword(asha.email);
    expect((await calls.resetPassword(await room.nextToken(asha.email), next)).status).toBe(200);
  });

  it("does not make a used link valid again, nor one of an earlier day", async () => {
    const asha = await aShopper();
    await network().forgotPassword(asha.email);
    const used = await room.nextToken(asha.email);
    expect((await calls.resetPassword(used, next)).status).toBe(200);
    await network().forgotPassword(asha.email);
    const old = await room.nextToken(asha.email);
    await sql(
      "update mailed_secrets set expires_at = now(), created_at = now() - interval '25 hours' where email = $1",
      [asha.email],
    );
    await sql("update throttles set points = 10 where key like 'secretMailByReceiver:reset-password %'");
    await network().forgotPassword(asha.email);
    await room.quiet();
    for (const token of [used, old]) expect(await calls.resetPassword(token, next)).toMatchObject(badLink);
  });
});

describe("a stranger who starts sign-ups with the address of another person", () => {
  it("does not end the owner's link, and uses up none of the owner's requests", async () => {
    const [email, owner, stranger] = [freshEmail(), network(), network()];
    expect(await owner.sendVerification(email)).toBe(200);
    const first = await room.nextToken(email);
    await askTooOften(() => stranger.sendVerification(email));
    expect(await owner.sendVerification(email)).toBe(200);
    await room.quiet();
    expect(room.mailsTo(email)).toHaveLength(7);
    expect((await calls.signUp({ ...details, token: first })).status).toBe(200);
  });

  it("causes at most ten mails a day to that address, whether links or notices of an existing account", async () => {
    for (const email of [freshEmail(), (await aShopper()).email]) {
      for (let turn = 0; turn < 12; turn += 1) expect(await network().sendVerification(email)).toBe(200);
      await room.quiet();
      expect(room.mailsTo(email)).toHaveLength(10);
    }
  });
});

describe("a stranger who requests one-time passwords for another account", () => {
  it("causes the same code to be mailed again: the owner's code stays valid", async () => {
    const asha = await aShopper();
    await network().sendOtp(asha.email);
    const otp = await room.nextOtp(asha.email);
    await sql("update mailed_secrets set expires_at = now() + interval '1 minute' where email = $1", [
      asha.email,
    ]);
    expect(await network().sendOtp(asha.email)).toBe(200);
    expect(await room.nextOtp(asha.email)).toBe(otp);
    const [row, ...more] = await sql(
      "select tries, expires_at > now() + interval '9 minutes' as renewed from mailed_secrets where email = $1",
      [asha.email],
    );
    expect([row, more]).toEqual([{ tries: 0, renewed: true }, []]);
    expect((await calls.verifyOtp(asha.email, otp, next)).status).toBe(200);
    await network().sendOtp(asha.email);
    expect(await room.nextOtp(asha.email)).not.toBe(otp);
  });

  it("does not shorten the lifetime of the owner's code, and causes at most ten codes and then ten links a day", async () => {
    const [asha, stranger] = [await aShopper(), network()];
    expect(await stranger.sendOtp(asha.email)).toBe(200);
    expect(await stranger.sendOtp(asha.email)).toBe(429);
    for (let turn = 1; turn < 25; turn += 1) expect(await network().sendOtp(asha.email)).toBe(200);
    await room.quiet();
    const subjects = room.mailsTo(asha.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Your one-time password")).toHaveLength(10);
    expect(subjects.filter((subject) => subject === "Reset your password")).toHaveLength(10);
  });
});

describe("another account with the same unverified address", () => {
  it("ends no link that was mailed to verify the address for the first account", async () => {
    const [asha, bina, email] = [await aShopper(), await aShopper(), freshEmail()];
    await calls.updateProfile(asha.token, { name: "Asha", email, currentPassword: asha.password });
    const hers = await room.nextToken(email);
    for (let turn = 0; turn < 5; turn += 1)
      await calls.updateProfile(bina.token, { name: "Bina", email, currentPassword: bina.password });
    for (let turn = 0; turn < 4; turn += 1) await calls.sendConfirmation(bina.token, bina.password);
    expect((await calls.sendConfirmation(bina.token, bina.password)).code).toBe("TOO_MANY");
    expect((await calls.sendConfirmation(asha.token, asha.password)).status).toBe(200);
    expect((await calls.confirmEmail(hers)).data).toEqual({ confirmEmail: email });
  });
});
