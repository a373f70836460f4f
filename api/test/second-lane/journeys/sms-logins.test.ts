import { beforeEach, describe, expect, it } from "vitest";
import { aBrowser } from "../../support/browser.ts";
import { aMobile, loginNumberCalls, wrongFor } from "../../support/login-number-calls.ts";
import { passkeyOrigin, secondFactorCalls } from "../../support/second-factor-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ SMS_CODES: "on", PUBLIC_URL: passkeyOrigin });
const mailbox = await openTestMailbox(testShop);
const { gql, sql, aShopper } = testShop;
const { smsTo, lastCode, sendNumberCode, addNumber, ask, logIn, SEND } = loginNumberCalls(testShop, mailbox);
const { withApp } = secondFactorCalls(testShop);

beforeEach(() => sql("delete from throttles"));

describe("a login code by SMS", () => {
  it("logs in once, in the browser that asked", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const browser = await ask(mobile);
    const code = await lastCode(mobile);
    expect(await logIn(aBrowser(testShop.server.app), mobile, code)).toBe("LOGIN_CODE_INVALID");
    expect(await logIn(await ask(aMobile()), mobile, code)).toBe("LOGIN_CODE_INVALID");
    expect(await logIn(browser, mobile, wrongFor(code))).toBe("LOGIN_CODE_INVALID");
    const cookies = [...browser.cookies];
    expect(await logIn(browser, mobile, code)).toBe(shopper.id);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await logIn(browser, mobile, code)).toBe("LOGIN_CODE_INVALID");
  });

  it("ends after five wrong guesses", async () => {
    const mobile = await addNumber(await aShopper());
    const browser = await ask(mobile);
    const code = await lastCode(mobile);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await logIn(browser, mobile, wrongFor(code))).toBe("LOGIN_CODE_INVALID");
    expect(await logIn(browser, mobile, code)).toBe("LOGIN_CODE_INVALID");
  });

  it("is sent to no number that was merely typed into a profile", async () => {
    const shopper = await aShopper();
    const mobile = aMobile();
    await gql(
      "mutation($input: ProfileInput!) { updateProfile(input: $input) { user { id } } }",
      { input: { mobile } },
      shopper.token,
    );
    const browser = await ask(mobile);
    expect(await smsTo(mobile)).toEqual([]);
    expect(await logIn(browser, mobile, "00000000")).toBe("LOGIN_CODE_INVALID");
  });

  it("is answered alike for a confirmed and an unknown number", async () => {
    const [known, unknown] = [await addNumber(await aShopper()), aMobile()];
    for (const mobile of [known, unknown]) {
      const { body } = await aBrowser(testShop.server.app).gql(SEND, { mobile });
      expect(body).toEqual({ data: { sendSmsCode: { to: mobile } } });
    }
  });

  it("is sent to no unknown number", async () => {
    const [known, unknown] = [await addNumber(await aShopper()), aMobile()];
    const sent = (await smsTo(known)).length;
    for (const mobile of [known, unknown]) await ask(mobile);
    expect([(await smsTo(known)).length, await smsTo(unknown)]).toEqual([sent + 1, []]);
  });

  it("proves no e-mail address", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const browser = await ask(mobile);
    await logIn(browser, mobile, await lastCode(mobile));
    const proved = await sql("select 1 from sessions where user_id = $1 and mail_proved_at is not null", [
      shopper.id,
    ]);
    expect(proved).toEqual([]);
  });

  it("leaves the second factor to prove", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const browser = await ask(mobile);
    await logIn(browser, mobile, await lastCode(mobile));
    await withApp(shopper);
    await ask(mobile, browser);
    expect(await logIn(browser, mobile, await lastCode(mobile))).toBe("SECOND_FACTOR_NEEDED");
  });

  it("is sent to no account of the staff", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const sent = (await smsTo(mobile)).length;
    const browser = await ask(mobile);
    const code = await lastCode(mobile);
    await sql("update users set role = 'admin' where id = $1", [shopper.id]);
    expect(await logIn(browser, mobile, code)).toBe("LOGIN_CODE_INVALID");
    await ask(mobile);
    expect(await smsTo(mobile)).toHaveLength(sent + 1);
  });
});

describe("the limits of SMS", () => {
  it("are five a day to a number, without another answer", async () => {
    const mobile = await addNumber(await aShopper());
    for (let request = 0; request < 6; request += 1) await ask(mobile);
    expect(await smsTo(mobile)).toHaveLength(5);
  });

  it("are five a day for an account that adds numbers, at most one a minute", async () => {
    const shopper = await aShopper();
    const send = async (isNextMinute = true) => {
      if (isNextMinute) await sql("delete from throttles where key like 'otpByCaller%'");
      return (await sendNumberCode(shopper, aMobile())).code;
    };
    expect([await send(), await send(false)]).toEqual([undefined, "TOO_MANY"]);
    const codes: unknown[] = [];
    for (let request = 0; request < 5; request += 1) codes.push(await send());
    expect(codes).toEqual([undefined, undefined, undefined, undefined, "TOO_MANY"]);
  });

  it("are 1,000 a day for logins and new numbers of the whole shop", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const sent = (await smsTo(mobile)).length;
    await sql("update throttles set points = 1000 where key like 'smsByDay%'");
    await ask(mobile);
    expect(await smsTo(mobile)).toHaveLength(sent);
    await sql("delete from throttles where key like 'otpByCaller%'");
    expect((await sendNumberCode(shopper, aMobile())).code).toBe("TOO_MANY");
  });
});
