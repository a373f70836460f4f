import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "../../support/account-calls.ts";
import { aMobile, loginNumberCalls, wrongFor } from "../../support/login-number-calls.ts";
import { passkeyOrigin, secondFactorCalls, type PasskeyOptions } from "../../support/second-factor-calls.ts";
import type { AuthenticatorOptions } from "../../support/software-authenticator.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ SMS_CODES: "on", PUBLIC_URL: passkeyOrigin });
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper, anAdmin } = testShop;
const numbers = loginNumberCalls(testShop, mailbox);
const { smsTo, lastCode, sendNumberCode, confirm, addNumber, ask, logIn, numberOf } = numbers;
const { mutate, withPasskey } = secondFactorCalls(testShop);

const remove = (token: string, password: string) => numbers.remove(token, { password });

beforeEach(() => sql("delete from throttles"));

describe("a mobile number for login codes", () => {
  it("is confirmed by the code of an SMS, in any usual spelling", async () => {
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
    expect((await confirm(shopper.token, mobile, code)).code).toBe("LOGIN_CODE_INVALID");
  });

  it("is told by mail when it is added", async () => {
    const shopper = await aShopper();
    await addNumber(shopper);
    const mail = await mailbox.nextMail(shopper.email, "A mobile number for login codes was added");
    expect(mail.to).toBe(shopper.email);
  });

  it("needs the password", async () => {
    const shopper = { ...(await aShopper()), password: "not it" };
    expect((await sendNumberCode(shopper, aMobile())).code).toBe("PASSWORD_WRONG");
  });

  it("is an Indian mobile number", async () => {
    const shopper = await aShopper();
    for (const wrong of ["+1 9876543210", "5876543210", "987654321", "1800 123 4567", ""])
      expect((await sendNumberCode(shopper, wrong)).code).toBe("MOBILE_INVALID");
  });

  it("is confirmed in the session that asked alone", async () => {
    const [shopper, other] = [await aShopper(), await aShopper()];
    const mobile = aMobile();
    await sendNumberCode(shopper, mobile);
    const code = await lastCode(mobile);
    const again = await calls.logIn(shopper.email, shopper.password);
    for (const token of [other.token, again.data.login.token])
      expect((await confirm(token, mobile, code)).code).toBe("LOGIN_CODE_INVALID");
  });

  it("is refused to the staff", async () => {
    expect((await sendNumberCode(await anAdmin(), aMobile())).code).toBe("FORBIDDEN");
  });

  it("moves to the account that confirms it later", async () => {
    const [former, next] = [await aShopper(), await aShopper()];
    const mobile = await addNumber(former);
    await addNumber(next, mobile);
    expect([await numberOf(former.token), await numberOf(next.token)]).toEqual([undefined, mobile]);
    const browser = await ask(mobile);
    expect(await logIn(browser, mobile, await lastCode(mobile))).toBe(next.id);
  });

  it("is told by mail to the account that loses it to another one", async () => {
    const former = await aShopper();
    await addNumber(await aShopper(), await addNumber(former));
    expect(
      (await mailbox.nextMail(former.email, "Your mobile number for login codes was removed")).text,
    ).toContain("another account has just confirmed");
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

  it("is removed with the password", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const sent = (await smsTo(mobile)).length;
    expect((await remove(shopper.token, "not it")).code).toBe("PASSWORD_WRONG");
    expect((await remove(shopper.token, shopper.password)).data).toEqual({
      removeLoginNumber: { loginNumber: null },
    });
    expect((await remove(shopper.token, shopper.password)).code).toBe("LOGIN_NUMBER_NOT_FOUND");
    await ask(mobile);
    expect(await smsTo(mobile)).toHaveLength(sent);
  });

  it("is told by mail when it is removed", async () => {
    const shopper = await aShopper();
    await addNumber(shopper);
    await remove(shopper.token, shopper.password);
    const mail = await mailbox.nextMail(shopper.email, "Your mobile number for login codes was removed");
    expect(mail.to).toBe(shopper.email);
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

  it("stays with a password change", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const changed = await calls.updatePassword(shopper.token, shopper.password, "tulsi-7-malai");
    expect(changed.status).toBe(200);
    expect(await sql("select 1 from login_numbers where mobile = $1", [mobile])).toHaveLength(1);
  });

  it("ends with a password reset by mail", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    await calls.forgotPassword(shopper.email);
    await calls.resetPassword(await mailbox.nextToken(shopper.email), "neem-4-kesar");
    expect(await sql("select 1 from login_numbers where mobile = $1", [mobile])).toEqual([]);
    await mailbox.nextMail(shopper.email, "Your mobile number for login codes was removed");
  });

  it("is in the copy of the data", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    const { json } = (await calls.exportMyData(shopper.token)).data.exportMyData;
    expect((JSON.parse(json) as { loginNumber: object }).loginNumber).toEqual({
      mobile,
      confirmedAt: expect.any(String),
    });
  });

  it("is deleted with the account", async () => {
    const shopper = await aShopper();
    const mobile = await addNumber(shopper);
    await calls.deleteAccount(shopper.token, shopper.password);
    const left = await sql(
      `select mobile from login_numbers where mobile = $1
       union all select email::text from mailed_secrets where email = $1`,
      [mobile],
    );
    expect(left).toEqual([]);
  });
});
