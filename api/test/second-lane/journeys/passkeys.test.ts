import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { aBrowser } from "../../support/browser.ts";
import {
  codeIn,
  passkeyOrigin,
  payload,
  userOf,
  secondFactorCalls,
  type PasskeyOptions,
  type SecondFactorPayload,
} from "../../support/second-factor-calls.ts";
import { softwareAuthenticator, type AuthenticatorOptions } from "../../support/software-authenticator.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ PUBLIC_URL: passkeyOrigin });
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper } = testShop;
const { app } = testShop.server;
const { mutate, newPasskeyOptions, add, withPasskey, halfLoggedIn, finish, passkeyLoginOptions } =
  secondFactorCalls(testShop);

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("a passkey", () => {
  it("is added after the password", async () => {
    const { token } = await aShopper();
    const start = 'startPasskey(confirmation: { password: "wrong" }) { options }';
    expect((await mutate(token, start)).code).toBe("PASSWORD_WRONG");
  });

  it("is announced by a mail", async () => {
    const { email } = (await withPasskey(await aShopper())).person;
    expect((await mailbox.nextMail(email, "A passkey was added")).to).toBe(email);
  });

  it("brings recovery codes when it is the first", async () => {
    const shopper = await aShopper();
    expect((await withPasskey(shopper)).recoveryCodes).toHaveLength(10);
    const second = await withPasskey(shopper);
    expect([second.recoveryCodes, second.secondFactor.passkeys.length]).toEqual([[], 2]);
  });

  it("has a name that can be changed", async () => {
    const shopper = await aShopper();
    const { passkeys } = (await withPasskey(shopper)).secondFactor;
    expect(passkeys).toMatchObject([{ name: "Phone" }]);
    const id = passkeys[0]?.id;
    const renamed = await mutate<SecondFactorPayload>(
      shopper.token,
      `renamePasskey(input: { id: "${id}", name: "  Old  phone " }) ${payload}`,
    );
    expect(renamed.data["renamePasskey"]?.secondFactor.passkeys[0]?.name).toBe("Old phone");
  });

  it.each([
    ["signed for another site", { origin: "https://evil.example" }],
    ["of another host", { rpId: "evil.example" }],
    ["without the user's fingerprint or PIN", { isUserVerified: false }],
    ["for another challenge", { challenge: "A".repeat(43) }],
  ])("is not added if %s, nor by a second attempt with the same challenge", async (_name, lie) => {
    const shopper = await aShopper();
    const [authenticator, options] = [softwareAuthenticator(passkeyOrigin), await newPasskeyOptions(shopper)];
    expect((await add(shopper.token, authenticator.create(options, lie))).code).toBe("PASSKEY_INVALID");
    expect((await add(shopper.token, authenticator.create(options))).code).toBe("PASSKEY_INVALID");
  });

  it("is not added for the staff once its session no longer counts as opened by a mailed code", async () => {
    const admin = await testShop.anAdmin();
    await sql("update sessions set mail_proved_at = now() where user_id = $1", [admin.id]);
    const response = softwareAuthenticator(passkeyOrigin).create(await newPasskeyOptions(admin));
    await sql("update sessions set mail_proved_at = null where user_id = $1", [admin.id]);
    expect((await add(admin.token, response)).code).toBe("MAILED_CODE_NEEDED");
  });

  it("is not added with the challenge of another session or account, nor a second time", async () => {
    const [shopper, other] = [await aShopper(), await aShopper()];
    const authenticator = softwareAuthenticator(passkeyOrigin);
    const response = authenticator.create(await newPasskeyOptions(shopper));
    const secondSession = (await calls.logIn(shopper.email, shopper.password)).data.login.token;
    for (const token of [secondSession, other.token])
      expect((await add(token, response)).code).toBe("PASSKEY_INVALID");
    expect((await add(shopper.token, response)).status).toBe(200);
    const replayed = authenticator.create(await newPasskeyOptions(other));
    expect((await add(other.token, replayed)).code).toBe("PASSKEY_INVALID");
  });

  it.each([
    null,
    1,
    "x",
    [],
    {},
    { id: 1 },
    { id: "A", response: { clientDataJSON: "e30", attestationObject: "oA" } },
  ])("is not %j", async (response) => {
    const shopper = await aShopper();
    await newPasskeyOptions(shopper);
    expect(["PASSKEY_INVALID", "BAD_USER_INPUT"]).toContain((await add(shopper.token, response)).code);
    const { browser } = await halfLoggedIn((await withPasskey(await aShopper())).person);
    await passkeyLoginOptions(browser);
    const finished = codeIn(await finish(browser, { passkey: response }));
    expect(["PASSKEY_INVALID", "CODE_WRONG", "BAD_USER_INPUT"]).toContain(finished);
  });

  it("finishes a login after the password, once for each challenge", async () => {
    const { person, authenticator } = await withPasskey(await aShopper());
    const { browser, body } = await halfLoggedIn(person);
    expect(body).toMatchObject({ errors: [{ extensions: { methods: ["PASSKEY", "RECOVERY_CODE"] } }] });
    const options = await passkeyLoginOptions(browser);
    expect(options).toMatchObject({
      allowCredentials: [{ id: authenticator.id }],
      userVerification: "required",
    });
    const response = authenticator.get(options);
    expect(userOf(await finish(browser, { passkey: response }))).toBe(person.id);
    const again = await halfLoggedIn(person);
    expect(codeIn(await finish(again.browser, { passkey: response }))).toBe("PASSKEY_INVALID");
    await passkeyLoginOptions(again.browser);
    expect(codeIn(await finish(again.browser, { passkey: response }))).toBe("PASSKEY_INVALID");
  });

  it("logs in without the name of an account", async () => {
    const { person, authenticator } = await withPasskey(await aShopper());
    const browser = aBrowser(app);
    const options = await passkeyLoginOptions(browser);
    expect(options).toMatchObject({ allowCredentials: [] });
    expect(userOf(await finish(browser, { passkey: authenticator.get(options) }))).toBe(person.id);
  });

  it("logs in another account in a browser that has begun the login of one", async () => {
    const { browser } = await halfLoggedIn((await withPasskey(await aShopper())).person);
    const { person, authenticator } = await withPasskey(await aShopper());
    const { body } = await browser.gql("mutation { startPasskeyLogin(anyAccount: true) { options } }", {});
    const { options } = (body["data"] as { startPasskeyLogin: PasskeyOptions }).startPasskeyLogin;
    expect(options).toMatchObject({ allowCredentials: [] });
    expect(userOf(await finish(browser, { passkey: authenticator.get(options) }))).toBe(person.id);
  });

  it("of another account, of an unknown authenticator or with a lie does not log in", async () => {
    const [{ person, authenticator }, other] = [
      await withPasskey(await aShopper()),
      await withPasskey(await aShopper()),
    ];
    const attempts: [typeof authenticator, Parameters<typeof authenticator.get>[1]][] = [
      [other.authenticator, {}],
      [softwareAuthenticator(passkeyOrigin), {}],
      [authenticator, { origin: "https://evil.example" }],
      [authenticator, { rpId: "evil.example" }],
      [authenticator, { isUserVerified: false }],
      [authenticator, { challenge: "A".repeat(43) }],
      [authenticator, { counter: 1 }],
    ];
    for (const [signer, lie] of attempts) {
      const { browser } = await halfLoggedIn(person);
      const options = await passkeyLoginOptions(browser);
      expect(codeIn(await finish(browser, { passkey: signer.get(options, lie) }))).toBe("PASSKEY_INVALID");
    }
  });

  it("does not log in a browser that has not asked, nor with the challenge of another browser, nor after its time", async () => {
    const { person, authenticator } = await withPasskey(await aShopper());
    const [one, other] = [await halfLoggedIn(person), await halfLoggedIn(person)];
    const response = authenticator.get(await passkeyLoginOptions(one.browser));
    expect(codeIn(await finish(aBrowser(app), { passkey: response }))).toBe("LOGIN_EXPIRED");
    expect(codeIn(await finish(other.browser, { passkey: response }))).toBe("PASSKEY_INVALID");
    await sql("update security_challenges set expires_at = now()");
    expect(codeIn(await finish(one.browser, { passkey: response }))).toBe("LOGIN_EXPIRED");
  });

  it("confirms one change of the staff or new API key in place of the password", async () => {
    const { person: owner, authenticator } = await withPasskey(await testShop.anAdmin());
    const confirmation = async () => {
      const { data } = await mutate<PasskeyOptions>(owner.token, "startConfirmation { options }");
      return { passkey: authenticator.get(data["startConfirmation"]?.options as AuthenticatorOptions) };
    };
    const staff = staffCalls(testShop);
    const proof = await confirmation();
    const { data } = await staff.invite(owner, freshEmail(), "PACKER", proof);
    expect(data.inviteStaff.invitations).toHaveLength(1);
    const id = data.inviteStaff.invitations[0]?.id ?? "";
    const member = await testShop.aMember(StaffRole.PACKER);
    const seen = { userId: member.id, seenRole: "PACKER" };
    const changes = [
      ["inviteStaff", { email: freshEmail(), staffRole: "PACKER" }, "{ members { id } }"],
      ["resendStaffInvitation", { invitationId: id }, "{ members { id } }"],
      ["cancelStaffInvitation", { invitationId: id }, "{ members { id } }"],
      ["updateStaffRole", { ...seen, staffRole: "ORDERS" }, "{ members { id } }"],
      ["endStaffAccess", { ...seen, seenRole: "ORDERS" }, "{ members { id } }"],
      ["addApiKey", { key: { name: "Warehouse", permissions: ["FULFILMENT"] } }, "{ key }"],
    ] as const;
    for (const [name, input, fields] of changes) {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
      const change = (confirmed: object) =>
        mutate(
          owner.token,
          `${name}(input: $input) ${fields}`,
          { input: { ...input, confirmation: confirmed } },
          `$input: ${type}`,
        );
      await sql("delete from throttles");
      expect([name, (await change(proof)).code]).toEqual([name, "PASSKEY_INVALID"]);
      expect([name, (await change(await confirmation())).code]).toEqual([name, undefined]);
    }
  });

  it("confirms a change in place of the password, in its session only", async () => {
    const { person, authenticator, secondFactor } = await withPasskey(await aShopper());
    const id = secondFactor.passkeys[0]?.id;
    const { data } = await mutate<PasskeyOptions>(person.token, "startConfirmation { options }");
    const passkey = authenticator.get(data["startConfirmation"]?.options as AuthenticatorOptions);
    const remove = (token: string) =>
      mutate<SecondFactorPayload>(
        token,
        `removePasskey(input: { id: "${id}", confirmation: { passkey: $passkey } }) ${payload}`,
        { passkey },
        "$passkey: PublicKeyCredentialJSON!",
      );
    const [session] = await sql<{ id: string }>("select id from sessions where user_id = $1", [person.id]);
    expect(session).toBeDefined();
    const other = await aShopper();
    expect((await remove(other.token)).code).toBe("PASSKEY_INVALID");
    expect((await remove(person.token)).data["removePasskey"]?.secondFactor).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect((await remove(person.token)).code).toBe("PASSKEY_INVALID");
    await mailbox.nextMail(person.email, "A passkey was removed");
  });
});
