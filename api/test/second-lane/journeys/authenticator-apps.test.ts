import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "../../support/account-calls.ts";
import {
  codeIn,
  codeOf,
  confirming,
  passkeyOrigin,
  payload,
  userOf,
  secondFactorCalls,
  type SecondFactorPayload,
} from "../../support/second-factor-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ PUBLIC_URL: passkeyOrigin });
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper } = testShop;
const { mutate, withApp, halfLoggedIn, finish } = secondFactorCalls(testShop);

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("an authenticator app", () => {
  it("is set up by its first code", async () => {
    const { person, setup } = await withApp(await aShopper());
    expect(setup?.uri).toMatch(/^otpauth:\/\/totp\/Saanjh:person-.*secret=[A-Z2-7]{32}/);
    expect(setup?.qrCode).toMatch(/^<svg /);
    expect((await mutate(person.token, `startAuthenticatorApp(${confirming(person)}) { uri }`)).code).toBe(
      "AUTHENTICATOR_IN_USE",
    );
  });

  it("is told by mail", async () => {
    const { email } = (await withApp(await aShopper())).person;
    expect((await mailbox.nextMail(email, "An authenticator app was added")).to).toBe(email);
  });

  it("shows ten recovery codes", async () => {
    const { recoveryCodes } = await withApp(await aShopper());
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(code))).toBe(true);
  });

  it("asks for the password", async () => {
    const shopper = await aShopper();
    expect(
      (await mutate(shopper.token, 'startAuthenticatorApp(confirmation: { password: "wrong" }) { uri }'))
        .code,
    ).toBe("PASSWORD_WRONG");
    expect((await mutate(shopper.token, "startAuthenticatorApp(confirmation: {}) { uri }")).code).toBe(
      "GRAPHQL_VALIDATION_FAILED",
    );
  });

  it("counts only after its first code", async () => {
    const shopper = await aShopper();
    await mutate(shopper.token, `startAuthenticatorApp(${confirming(shopper)}) { key }`);
    expect(
      (await mutate(shopper.token, 'confirmAuthenticatorApp(code: "000000") { recoveryCodes }')).code,
    ).toBe("CODE_WRONG");
    expect((await calls.logIn(shopper.email, shopper.password)).status).toBe(200);
  });

  it("that is being set up is forgotten with a new password", async () => {
    const shopper = await aShopper();
    const started = await mutate<{ key: string }>(
      shopper.token,
      `startAuthenticatorApp(${confirming(shopper)}) { key }`,
    );
    const key = started.data["startAuthenticatorApp"]?.key ?? "";
    const { data } = await calls.updatePassword(shopper.token, shopper.password, "indigo and hemp");
    const confirmed = await mutate(
      data.updatePassword.token,
      `confirmAuthenticatorApp(code: "${codeOf(key)}") { recoveryCodes }`,
    );
    expect(confirmed.code).toBe("CODE_WRONG");
  });

  it("finishes a login: its code works once, of now and of 30 seconds around", async () => {
    const { person, key, setupCode } = await withApp(await aShopper());
    const { browser, body } = await halfLoggedIn(person);
    expect(body).toMatchObject({
      data: null,
      errors: [{ extensions: { field: "secondFactor", methods: ["APP", "RECOVERY_CODE"] } }],
    });
    expect(codeIn(await finish(browser, { code: setupCode }))).toBe("CODE_WRONG");
    const code = codeOf(key);
    const cookies = [...browser.cookies];
    expect(userOf(await finish(browser, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` }))).toBe(person.id);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(codeIn(await finish(browser, { code: codeOf(key, 1) }))).toBe("LOGIN_EXPIRED");
    const again = await halfLoggedIn(person);
    expect(codeIn(await finish(again.browser, { code }))).toBe("CODE_WRONG");
    expect(codeIn(await finish(again.browser, { code: codeOf(key, 3) }))).toBe("CODE_WRONG");
    expect(userOf(await finish(again.browser, { code: codeOf(key, 1) }))).toBe(person.id);
  });

  it("opens one session, however many browsers use one code at once", async () => {
    const { person, key } = await withApp(await aShopper());
    const browsers = await Promise.all(Array.from({ length: 5 }, () => halfLoggedIn(person)));
    const code = codeOf(key);
    const bodies = await Promise.all(browsers.map(({ browser }) => finish(browser, { code })));
    expect(bodies.filter((body) => userOf(body) === person.id)).toHaveLength(1);
  });

  it("is guessed five times a login and ten times an account", async () => {
    const { person, key } = await withApp(await aShopper());
    const first = await halfLoggedIn(person);
    for (let guess = 0; guess < 5; guess += 1)
      expect(codeIn(await finish(first.browser, { code: "000000" }))).toBe("CODE_WRONG");
    expect(codeIn(await finish(first.browser, { code: codeOf(key) }))).toBe("LOGIN_EXPIRED");
    const second = await halfLoggedIn(person, "203.0.113.9");
    for (let guess = 0; guess < 5; guess += 1) await finish(second.browser, { code: "000000" });
    const third = await halfLoggedIn(person, "203.0.113.10");
    expect(codeIn(await finish(third.browser, { code: codeOf(key) }))).toBe("TOO_MANY");
  });

  it("has new tries after a recovery by mail, once a day: another person knew the password", async () => {
    const { person, key } = await withApp(await aShopper());
    const useUpTries = async (password: string) => {
      for (const network of ["203.0.113.11", "203.0.113.12"]) {
        const { browser } = await halfLoggedIn({ ...person, password }, network);
        for (let guess = 0; guess < 5; guess += 1) await finish(browser, { code: "000000" });
      }
    };
    const recover = async (password: string) => {
      await calls.forgotPassword(person.email);
      await calls.resetPassword(await mailbox.nextToken(person.email), password);
    };
    await useUpTries(person.password);
    const { browser } = await halfLoggedIn(person, "203.0.113.13");
    expect(codeIn(await finish(browser, { code: codeOf(key) }))).toBe("TOO_MANY");
    await recover("tulsi-7-malai");
    await useUpTries("tulsi-7-malai");
    await recover("neem-4-kesar");
    const again = await halfLoggedIn({ ...person, password: "neem-4-kesar" }, "203.0.113.14");
    expect(codeIn(await finish(again.browser, { code: codeOf(key) }))).toBe("TOO_MANY");
    await sql("delete from throttles where key like 'secondFactorRenewals%'");
    await recover("kesar-9-neem");
    const last = await halfLoggedIn({ ...person, password: "kesar-9-neem" }, "203.0.113.15");
    expect(userOf(await finish(last.browser, { code: codeOf(key) }))).toBe(person.id);
  });

  it("is removed after the password, with the codes, by mail", async () => {
    const { person } = await withApp(await aShopper());
    expect(
      (
        await mutate(
          person.token,
          'removeAuthenticatorApp(confirmation: { password: "x" }) { recoveryCodes }',
        )
      ).code,
    ).toBe("PASSWORD_WRONG");
    const removed = await mutate<SecondFactorPayload>(
      person.token,
      `removeAuthenticatorApp(${confirming(person)}) ${payload}`,
    );
    expect(removed.data["removeAuthenticatorApp"]?.secondFactor).toMatchObject({
      hasAuthenticatorApp: false,
      recoveryCodesLeft: 0,
    });
    await mailbox.nextMail(person.email, "Your authenticator app was removed");
    expect((await calls.logIn(person.email, person.password)).status).toBe(200);
  });
});

describe("a recovery code", () => {
  it("works once, in any case and without its hyphen, also if two use it at once", async () => {
    const { person, recoveryCodes } = await withApp(await aShopper());
    const code = recoveryCodes[0] ?? "";
    const browsers = await Promise.all(Array.from({ length: 4 }, () => halfLoggedIn(person)));
    const typed = ` ${code.replace("-", "").toLowerCase()}`;
    const bodies = await Promise.all(browsers.map(({ browser }) => finish(browser, { recoveryCode: typed })));
    expect(bodies.filter((body) => userOf(body) === person.id)).toHaveLength(1);
    expect(bodies.filter((body) => codeIn(body) === "CODE_WRONG")).toHaveLength(3);
    await mailbox.nextMail(person.email, "A recovery code was used");
  });

  it("is worth nothing for another account", async () => {
    const [{ person }, other] = [await withApp(await aShopper()), await withApp(await aShopper())];
    const { browser } = await halfLoggedIn(person);
    expect(codeIn(await finish(browser, { recoveryCode: other.recoveryCodes[0] }))).toBe("CODE_WRONG");
  });

  it("is worth nothing after new ones were made", async () => {
    const { person, recoveryCodes } = await withApp(await aShopper());
    const { browser } = await halfLoggedIn(person);
    const made = await mutate<SecondFactorPayload>(
      person.token,
      `makeRecoveryCodes(${confirming(person)}) ${payload}`,
    );
    const codes = made.data["makeRecoveryCodes"]?.recoveryCodes ?? [];
    expect(codes).toHaveLength(10);
    expect(codeIn(await finish(browser, { recoveryCode: recoveryCodes[0] }))).toBe("CODE_WRONG");
    expect(userOf(await finish(browser, { recoveryCode: codes[0] }))).toBe(person.id);
  });

  it.each(["", "x", "00000-00000", "A".repeat(5000), "{}"])("is not %j", async (typed) => {
    const { person } = await withApp(await aShopper());
    const { browser } = await halfLoggedIn(person);
    expect(codeIn(await finish(browser, { recoveryCode: typed }))).toBe("CODE_WRONG");
  });
});
