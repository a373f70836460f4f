import argon2 from "argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accountTasks } from "../src/features/accounts/account.jobs.ts";
import { accountCalls, freshEmail } from "./support/account-calls.ts";
import { aBrowser } from "./support/browser.ts";
import { aMobile } from "./support/login-number-calls.ts";
import { statementsOf } from "./support/statements.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop({ SMS_CODES: "on" });
const calls = accountCalls(testShop);
const { shop, sql, aShopper, anAdmin } = testShop;
const tasks = accountTasks(shop, { send: async () => undefined, close: () => undefined });

const newPassword = "a new password";

const aHash: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);

type Job = { task: string; payload: { requestId: string; purpose: string; email: string } };

const queued = () =>
  sql<Job>(
    `select t.identifier as task, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  );

/** A shopper's address, an admin's, and one without an account. */
const addresses = async () => [(await aShopper()).email, (await anAdmin()).email, freshEmail()];

beforeEach(async () => {
  await sql("delete from throttles");
  await sql("delete from graphile_worker._private_jobs");
});

describe("a request for a mailed secret", () => {
  it.each(["forgotPassword", "sendOtp", "sendVerification", "sendLoginCode"] as const)(
    "runs the same statements and adds the same job for a shopper, an admin and an unknown address: %s",
    async (name) => {
      const emails = await addresses();
      await calls[name](freshEmail());
      await sql("delete from graphile_worker._private_jobs");
      const statements: string[][] = [];
      for (const email of emails) statements.push(await statementsOf(() => calls[name](email)));
      expect(statements[0]?.length).toBeGreaterThan(2);
      expect(statements[1]).toEqual(statements[0]);
      expect(statements[2]).toEqual(statements[0]);
      expect(statements.flat().filter((text) => /\busers\b/.test(text))).toEqual([]);
      const jobs = await queued();
      expect(jobs.map(({ payload }) => payload.email)).toEqual(emails);
      for (const job of jobs)
        expect(job).toEqual({
          task: "issue-secret",
          payload: {
            requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
            purpose: jobs[0]?.payload.purpose,
            email: expect.any(String),
            ...(name === "sendLoginCode" && { browser: aHash }),
          },
        });
    },
  );

  it("runs its job once, however often the queue retries it", async () => {
    const { email } = await aShopper();
    await calls.forgotPassword(email);
    const [job] = await queued();
    for (let attempt = 0; attempt < 3; attempt += 1) await tasks["issue-secret"](job?.payload as never);
    expect(await sql("select 1 from mailed_secrets where email = $1", [email])).toHaveLength(1);
    expect((await queued()).filter(({ task }) => task === "mail-secret")).toHaveLength(1);
  });
});

describe("a wrong one-time password", () => {
  it("runs the same statements for every address, whether or not a code was requested before", async () => {
    const emails = await addresses();
    const guess = (email: string) => statementsOf(() => calls.verifyOtp(email, "000000", newPassword));
    const guessed: string[][] = [];
    await calls.verifyOtp(freshEmail(), "000000", newPassword);
    for (const email of emails) guessed.push(await guess(email));
    expect(guessed[1]).toEqual(guessed[0]);
    expect(guessed[2]).toEqual(guessed[0]);
    for (const email of emails) await calls.sendOtp(email);
    for (const { payload } of await queued()) await tasks["issue-secret"](payload as never);
    const guessedAtCode: string[][] = [];
    for (const email of emails) guessedAtCode.push(await guess(email));
    expect(guessedAtCode[0]?.length).toBeGreaterThan(guessed[0]?.length ?? 0);
    expect(guessedAtCode[1]).toEqual(guessedAtCode[0]);
    expect(guessedAtCode[2]).toEqual(guessedAtCode[0]);
  });
});

describe("a wrong login code", () => {
  const SEND = "mutation($email: String!) { sendLoginCode(email: $email) { to } }";
  const LOG_IN =
    'mutation($email: String!) { loginByCode(input: { email: $email, code: "00000000" }) { signUpToken } }';

  it("runs the same statements for every address, whether or not a code was requested before", async () => {
    const emails = await addresses();
    const browser = aBrowser(testShop.server.app);
    const guess = (email: string) => statementsOf(() => browser.gql(LOG_IN, { email }));
    await guess(freshEmail());
    const guessed: string[][] = [];
    for (const email of emails) guessed.push(await guess(email));
    expect([guessed[1], guessed[2]]).toEqual([guessed[0], guessed[0]]);
    for (const email of emails) await browser.gql(SEND, { email });
    for (const { payload } of await queued()) await tasks["issue-secret"](payload as never);
    const guessedAtCode: string[][] = [];
    for (const email of emails) guessedAtCode.push(await guess(email));
    expect(guessedAtCode[0]?.length).toBeGreaterThan(guessed[0]?.length ?? 0);
    expect([guessedAtCode[1], guessedAtCode[2]]).toEqual([guessedAtCode[0], guessedAtCode[0]]);
  });
});

describe("a code by SMS", () => {
  const LOG_IN =
    'mutation($mobile: String!) { loginBySms(input: { mobile: $mobile, code: "00000000" }) { token } }';

  it("runs the same statements for a known and for an unknown number", async () => {
    const { id } = await aShopper();
    const numbers = [aMobile(), aMobile()];
    await sql("insert into login_numbers (user_id, mobile) values ($1, $2)", [id, numbers[0]]);
    const browser = aBrowser(testShop.server.app);
    const send = (mobile: string) =>
      browser.gql("mutation($mobile: String!) { sendSmsCode(mobile: $mobile) { to } }", { mobile });
    const guess = (mobile: string) => browser.gql(LOG_IN, { mobile });
    await send(aMobile());
    await sql("delete from graphile_worker._private_jobs");
    const sent: string[][] = [];
    for (const mobile of numbers) sent.push(await statementsOf(() => send(mobile)));
    expect(sent[0]?.length).toBeGreaterThan(2);
    expect(sent[1]).toEqual(sent[0]);
    for (const { payload } of await queued()) await tasks["issue-secret"](payload as never);
    const guessed: string[][] = [];
    for (const mobile of numbers) guessed.push(await statementsOf(() => guess(mobile)));
    expect(guessed[0]?.length).toBeGreaterThan(2);
    expect(guessed[1]).toEqual(guessed[0]);
    expect((await queued()).filter(({ task }) => task === "sms-code")).toHaveLength(1);
  });
});

describe("a wrong token or code", () => {
  const hashesOf = async (work: () => Promise<unknown>): Promise<number> => {
    const spies = [vi.spyOn(argon2, "hash"), vi.spyOn(argon2, "verify")];
    try {
      await work();
      return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  };

  it("computes no password hash: one-time password, link and sign-up", async () => {
    const { email, token, password } = await aShopper();
    await calls.sendOtp(email);
    for (const { payload } of await queued()) await tasks["issue-secret"](payload as never);
    const forged = "A".repeat(43);
    const requests = [
      () => calls.verifyOtp(email, "000000", newPassword),
      () => calls.verifyOtp(freshEmail(), "000000", newPassword),
      () => calls.resetPassword(forged, newPassword),
      () => calls.signUp({ name: "Asha", password: newPassword, token: forged }),
      () => calls.signUp({ name: "Asha", password: newPassword, email: freshEmail() }),
    ];
    for (const request of requests) expect(await hashesOf(request)).toBe(0);
    expect(await hashesOf(() => calls.updatePassword(token, password, newPassword))).toBeGreaterThanOrEqual(
      2,
    );
  });
});
