import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "../../support/account-calls.ts";
import { aBrowser } from "../../support/browser.ts";
import { aMobile, loginNumberCalls } from "../../support/login-number-calls.ts";
import { passkeyOrigin, secondFactorCalls, type PasskeyOptions } from "../../support/second-factor-calls.ts";
import type { AuthenticatorOptions } from "../../support/software-authenticator.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ SMS_CODES: "on", PUBLIC_URL: passkeyOrigin });
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { gql, sql, aShopper, anAdmin } = testShop;
const numbers = loginNumberCalls(testShop, mailbox);
const { smsTo, lastCode, sendNumberCode, confirm, addNumber, ask, logIn, numberOf, SEND } = numbers;
const { mutate, withApp, withPasskey } = secondFactorCalls(testShop);

const wrongFor = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, "0");

const remove = (token: string, password: string) => numbers.remove(token, { password });

beforeEach(() => sql("delete from throttles"));

describe("a mobile number for login codes", () => {
  it("is confirmed by the code of an SMS, in any usual spelling, and is told by mail", async () => {
    const shopper = await aShopper();
    const mobile = aMobile();
    const typed = `0${mobile.slice(3, 8)} ${mobile.slice(8)}`;
    expect((await sendNumberCode(shopper, typed)).data).toEqual({ sendNumberCode: { to: mobile } });
    const code = await lastCode(mobile);
    expect(await numberOf(shopper.token)).toBeUndefined();
    expect((await confirm(shopper.token, mobile, wrongFor(code))).code).toBe("LOGIN_CODE_INVALID");
    expect((await confirm(shopper.token, typed, `${code.slice(0, 4)} ${code.slice(4)}`)).data).toEqual({
      confirmLoginNumber: { loginNumber: { mobile } },
    });
    expect(await numberOf(shopper.token)).toBe(mobile);
    await mailbox.nextMail(shopper.email, "A mobile number for login codes was added");
    expect((await confirm(shopper.token, mobile, code)).code).toBe("LOGIN_CODE_INVALID");
  });

  it("needs the password, an Indian mobile number, and the session that asked", async () => {
    const [shopper, other] = [await aShopper(), await aShopper()];
    const mobile = aMobile();
    expect((await sendNumberCode({ ...shopper, password: "not it" }, mobile)).code).toBe("PASSWORD_WRONG");
    for (const wrong of ["+1 9876543210", "5876543210", "987654321", "1800 123 4567", ""])
      expect((await sendNumberCode(shopper, wrong)).code).toBe("MOBILE_INVALID");
    await sendNumberCode(shopper, mobile);
    const code = await lastCode(mobile);
    const again = await calls.logIn(shopper.email, shopper.password);
    for (const token of [other.token, again.data.login.token])
      expect((await confirm(token, mobile, code)).code).toBe("LOGIN_CODE_INVALID");
    expect((await sendNumberCode(await anAdmin(), mobile)).code).toBe("FORBIDDEN");
  });

  it("moves to the account that confirms it later, and the former one is told by mail", async () => {
    const [former, next] = [await aShopper(), await aShopper()];
    const mobile = await addNumber(former);
    await addNumber(next, mobile);
    expect([await numberOf(former.token), await numberOf(next.token)]).toEqual([undefined, mobile]);
    expect(
      (await mailbox.nextMail(former.email, "Your mobile number for login codes was removed")).text,
    ).toContain("another account has just confirmed");
    const browser = await ask(mobile);
    expect(await logIn(browser, mobile, await lastCode(mobile))).toBe(next.id);
  });

  it("has one account, also if two confirm it at once", async () => {
    const people = [await aShopper(), await aShopper()];
    const mobile = aMobile();
    const codes: string[] = [];
    for (const person of people) {
      await sendNumberCode(person, mobile);
      codes.push(await lastCode(mobile));
    }
    const answers = await Promise.all(
      people.map(({ token }, index) => confirm(token, mobile, codes[index] ?? "")),
    );
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
    const owners = await Promise.all(people.map(({ token }) => numberOf(token)));
    expect(owners.filter(Boolean)).toEqual([mobile]);
  });

  it("is removed with the password, and is told by mail", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const sent = (await smsTo(mobile)).length;
    expect((await remove(shopper.token, "not it")).code).toBe("PASSWORD_WRONG");
    expect((await remove(shopper.token, shopper.password)).data).toEqual({
      removeLoginNumber: { loginNumber: null },
    });
    expect((await remove(shopper.token, shopper.password)).code).toBe("LOGIN_NUMBER_NOT_FOUND");
    await mailbox.nextMail(shopper.email, "Your mobile number for login codes was removed");
    await ask(mobile);
    expect(await smsTo(mobile)).toHaveLength(sent);
  });

  it("is added and removed with a passkey in place of the password, each with a proof of its own", async () => {
    const { person, authenticator } = await withPasskey(await aShopper());
    const mobile = aMobile();
    const proof = async () => {
      const { data } = await mutate<PasskeyOptions>(person.token, "startConfirmation { options }");
      return { passkey: authenticator.get(data["startConfirmation"]?.options as AuthenticatorOptions) };
    };
    const used = await proof();
    expect((await numbers.sendConfirmed(person.token, mobile, used)).data.sendNumberCode.to).toBe(mobile);
    await confirm(person.token, mobile, await lastCode(mobile));
    expect(await numberOf(person.token)).toBe(mobile);
    expect((await numbers.sendConfirmed(person.token, aMobile(), used)).code).toBe("PASSKEY_INVALID");
    expect((await numbers.remove(person.token, used)).code).toBe("PASSKEY_INVALID");
    expect((await numbers.remove(person.token, await proof())).data).toEqual({
      removeLoginNumber: { loginNumber: null },
    });
    expect(await numberOf(person.token)).toBeUndefined();
  });

  it("ends with a password reset by mail, and stays with a password change", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const changed = await calls.updatePassword(shopper.token, shopper.password, "tulsi-7-malai");
    expect(changed.status).toBe(200);
    expect(await sql("select 1 from login_numbers where mobile = $1", [mobile])).toHaveLength(1);
    await calls.forgotPassword(shopper.email);
    await calls.resetPassword(await mailbox.nextToken(shopper.email), "neem-4-kesar");
    expect(await sql("select 1 from login_numbers where mobile = $1", [mobile])).toEqual([]);
    await mailbox.nextMail(shopper.email, "Your mobile number for login codes was removed");
  });

  it("is in the copy of the data, and goes with the account", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const { json } = (await calls.exportMyData(shopper.token)).data.exportMyData;
    expect((JSON.parse(json) as { loginNumber: object }).loginNumber).toEqual({
      mobile,
      confirmedAt: expect.any(String),
    });
    await calls.deleteAccount(shopper.token, shopper.password);
    const left = await sql(
      `select mobile from login_numbers where mobile = $1
       union all select email::text from mailed_secrets where email = $1`,
      [mobile],
    );
    expect(left).toEqual([]);
  });
});

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

  it("is answered alike for a confirmed and an unknown number, and sends the unknown one nothing", async () => {
    const [known, unknown] = [await addNumber(await aShopper()), aMobile()];
    const sent = (await smsTo(known)).length;
    for (const mobile of [known, unknown]) {
      const { body } = await aBrowser(testShop.server.app).gql(SEND, { mobile });
      expect(body).toEqual({ data: { sendSmsCode: { to: mobile } } });
    }
    expect([(await smsTo(known)).length, await smsTo(unknown)]).toEqual([sent + 1, []]);
  });

  it("leaves the second factor to prove, and proves no e-mail address", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const browser = await ask(mobile);
    await logIn(browser, mobile, await lastCode(mobile));
    const proved = await sql("select 1 from sessions where user_id = $1 and mail_proved_at is not null", [
      shopper.id,
    ]);
    expect(proved).toEqual([]);
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

  it("are 1,000 a day for the shop: then a login asks for nothing, and no number is added", async () => {
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
