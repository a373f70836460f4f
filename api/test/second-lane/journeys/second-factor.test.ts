import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "../../support/account-calls.ts";
import { allText } from "../../support/all-text.ts";
import { aBrowser } from "../../support/browser.ts";
import {
  codeIn,
  codeOf,
  passkeyOrigin,
  userOf,
  secondFactorCalls,
  LOG_IN,
} from "../../support/second-factor-calls.ts";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { openSession } from "../../../src/features/accounts/sessions/open-session.command.ts";
import { waitForLocks } from "../../support/locks.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ PUBLIC_URL: passkeyOrigin });
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { shop, sql, gql, rest, aShopper, anAdmin } = testShop;
const { app } = testShop.server;
const { withApp, withPasskey, halfLoggedIn, finish } = secondFactorCalls(testShop);

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("a login of an account with a second factor", () => {
  it.each(["/api/auth/login", "/api/admin/login"])(
    "is refused over REST with one error and its field: %s",
    async (path) => {
      const { person } = await withApp(await anAdmin());
      const { status, body, headers } = await rest("POST", path, {
        email: person.email,
        password: person.password,
      });
      expect([status, body]).toEqual([
        401,
        expect.objectContaining({
          code: "SECOND_FACTOR_NEEDED",
          field: "secondFactor",
          error: "This account uses two-step login. Please log in on our website.",
        }),
      ]);
      expect([headers["set-cookie"], "token" in body]).toEqual([undefined, false]);
    },
  );

  it("asks for it after a mailed code too", async () => {
    const { person, key } = await withApp(await aShopper());
    const browser = aBrowser(app);
    await browser.gql("mutation($email: String!) { sendLoginCode(email: $email) { to } }", {
      email: person.email,
    });
    const code = await mailbox.nextLoginCode(person.email);
    const { body } = await browser.gql(
      "mutation($email: String!, $code: String!) { loginByCode(input: { email: $email, code: $code }) { login { token } } }",
      { email: person.email, code },
    );
    expect(codeIn(body)).toBe("SECOND_FACTOR_NEEDED");
    expect(userOf(await finish(browser, { code: codeOf(key) }))).toBe(person.id);
  });

  it("that was begun ends with a new password", async () => {
    const { person, key } = await withApp(await aShopper());
    const { browser } = await halfLoggedIn(person);
    await calls.updatePassword(person.token, person.password, "indigo and hemp");
    expect(codeIn(await finish(browser, { code: codeOf(key) }))).toBe("LOGIN_EXPIRED");
  });

  it("opens no session that a new password misses", async () => {
    const { person } = await withApp(await aShopper());
    await halfLoggedIn(person);
    let change: Promise<unknown> = Promise.resolve();
    await inTransaction(shop.database, async (tx) => {
      // As the login that is being finished does: the challenge is locked, and the session is not yet there for others.
      await tx.query("select from security_challenges where user_id = $1 for update", [person.id]);
      await openSession(tx, shop, {
        userId: person.id,
        client: { device: "of the thief", network: "", kind: "graphql" },
      });
      change = calls.updatePassword(person.token, person.password, "indigo and hemp");
      await waitForLocks(testShop);
    });
    await change;
    expect(await sql("select ended_at is null as live from sessions where device = 'of the thief'")).toEqual([
      { live: false },
    ]);
  });

  it("by the password alone holds the account until its session is there: a first second factor ends it", async () => {
    const shopper = await aShopper();
    let login: ReturnType<typeof calls.logIn> | undefined;
    await inTransaction(shop.database, async (tx) => {
      await tx.query("lock table sessions in share mode");
      login = calls.logIn(shopper.email, shopper.password);
      await waitForLocks(testShop);
      expect(
        await sql("select id from users where id = $1 for no key update skip locked", [shopper.id]),
      ).toEqual([]);
    });
    expect((await login)?.status).toBe(200);
  });

  it("does not reveal a second factor without the right password", async () => {
    const { person } = await withApp(await aShopper());
    const wrong = await aBrowser(app).gql(LOG_IN, { email: person.email, password: "wrong horse" });
    expect([codeIn(wrong.body), wrong.setCookie]).toEqual(["WRONG_CREDENTIALS", []]);
  });
});

describe("the reset of a second factor by an admin", () => {
  const reset = (token: string, email: string, password: string) =>
    gql(
      "mutation($email: String!, $p: String!) { resetSecondFactor(input: { email: $email, confirmation: { password: $p } }) { email } }",
      { email, p: password },
      token,
    );

  const aReset = async () => {
    const [admin, { person: helper }] = [await anAdmin(), await withApp(await anAdmin("Meera"))];
    const begun = await halfLoggedIn(helper);
    const { data } = await reset(admin.token, helper.email, admin.password);
    expect(data).toEqual({ resetSecondFactor: { email: helper.email } });
    return { helper, begun };
  };

  it("asks for the admin's password", async () => {
    const [admin, { person: helper }] = [await anAdmin(), await withApp(await anAdmin())];
    expect((await reset(admin.token, helper.email, "wrong horse")).code).toBe("PASSWORD_WRONG");
  });

  it("lets a helper in by the password again", async () => {
    const { helper } = await aReset();
    expect((await calls.logIn(helper.email, helper.password)).status).toBe(200);
  });

  it("ends the sessions and logins of the helper", async () => {
    const { helper, begun } = await aReset();
    expect(codeIn(await finish(begun.browser, { code: "000000" }))).toBe("LOGIN_EXPIRED");
    expect((await calls.me(helper.token)).data.me).toBeNull();
  });

  it("is told by mail", async () => {
    const { helper } = await aReset();
    const mail = await mailbox.nextMail(helper.email, "Two-step login was turned off");
    expect(mail.to).toBe(helper.email);
  });

  it("is audited", async () => {
    const { helper } = await aReset();
    const entries = await sql(
      "select action, subject, label, user_name from audit_entries where subject_id = $1",
      [helper.id],
    );
    expect(entries).toEqual([
      { action: "resetSecondFactor", subject: "account", label: "Meera", user_name: "Shop admin" },
    ]);
  });

  it("is refused unless it is of another account with a second factor", async () => {
    const { person: admin } = await withApp(await anAdmin());
    expect((await reset(admin.token, "unknown@example.com", admin.password)).code).toBe("ACCOUNT_NOT_FOUND");
    expect((await reset(admin.token, (await aShopper()).email, admin.password)).code).toBe(
      "SECOND_FACTOR_MISSING",
    );
    expect((await reset(admin.token, admin.email, admin.password)).code).toBe("FORBIDDEN");
  });
});

describe("the data of a second factor", () => {
  it("has no readable key or code in the database", async () => {
    const { key, recoveryCodes } = await withApp(await aShopper());
    const text = await allText(sql);
    expect(text).toContain("authenticator_apps");
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
      expect(text.includes(secret)).toBe(false);
  });

  it("is part of the export, without secrets", async () => {
    const { person } = await withApp(await aShopper());
    await withPasskey(person);
    const exported = JSON.parse((await calls.exportMyData(person.token)).data.exportMyData.json) as Record<
      string,
      unknown
    >;
    expect(exported["secondFactor"]).toEqual({
      authenticatorAppSince: expect.any(String),
      passkeys: [{ name: "Phone", createdAt: expect.any(String), lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
  });

  it("is deleted with the account", async () => {
    const { person } = await withApp(await aShopper());
    await withPasskey(person);
    await halfLoggedIn(person);
    await calls.deleteAccount(person.token, person.password);
    for (const table of ["authenticator_apps", "passkeys", "recovery_codes", "security_challenges"])
      expect(await sql(`select 1 from ${table} where user_id = $1`, [person.id])).toEqual([]);
  });
});
