import pg from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { waitForLocks } from "../support/locks.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const secondShop = await openSecondShop(testShop);
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const secondProcess = accountCalls(secondShop);
const { sql, aShopper, anAdmin } = testShop;

const nextPassword = "a new password";

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("a change of the password", () => {
  it("ends every older token at once in every process", async () => {
    const shopper = await aShopper();
    const phone = (await secondProcess.logIn(shopper.email, shopper.password)).data.login.token;
    expect((await secondProcess.me(shopper.token)).data.me?.id).toBe(shopper.id);
    const { token, user } = (await calls.updatePassword(shopper.token, shopper.password, nextPassword)).data
      .updatePassword;
    expect(user.id).toBe(shopper.id);
    for (const old of [shopper.token, phone]) {
      expect((await secondProcess.me(old)).data.me).toBeNull();
      expect((await secondProcess.mySessions(old)).code).toBe("UNAUTHENTICATED");
      expect((await calls.me(old)).data.me).toBeNull();
    }
    expect((await secondProcess.me(token)).data.me?.id).toBe(shopper.id);
    expect((await calls.logIn(shopper.email, shopper.password)).status).toBe(401);
    expect((await calls.logIn(shopper.email, nextPassword)).status).toBe(200);
    expect((await mailbox.nextMail(shopper.email)).subject).toBe("Your password was changed");
  });

  it("works for admins too", async () => {
    const admin = await anAdmin();
    const { token } = (await calls.updatePassword(admin.token, admin.password, nextPassword)).data
      .updatePassword;
    expect((await calls.me(token)).data.me?.role).toBe("ADMIN");
    expect((await calls.me(admin.token)).data.me).toBeNull();
  });

  it("succeeds once if several come at once with the same old password: the others are wrong by then", async () => {
    const shopper = await aShopper();
    const newPasswords = ["first wish", "second wish", "third wish"];
    const responses = await Promise.all(
      newPasswords.map((newPassword) => calls.updatePassword(shopper.token, shopper.password, newPassword)),
    );
    // The change also ends the token: a request that is read after it is no longer logged in.
    const refused = responses.map(({ code }) => code).filter((code) => code !== undefined);
    expect(refused).toHaveLength(2);
    for (const code of refused) expect(["PASSWORD_WRONG", "UNAUTHENTICATED"]).toContain(code);
    const acceptedPassword = newPasswords[responses.findIndex(({ code }) => code === undefined)] ?? "";
    expect((await calls.logIn(shopper.email, acceptedPassword)).status).toBe(200);
  });

  it("is refused without the current password", async () => {
    const shopper = await aShopper();
    for (const wrong of [
      "",
      "wrong horse",
      shopper.password.toUpperCase(),
      "x".repeat(100_000),
      `${shopper.password}\0`,
    ])
      expect(await calls.updatePassword(shopper.token, wrong, nextPassword)).toMatchObject({
        status: 400,
        code: "PASSWORD_WRONG",
        errors: [{ extensions: { field: "currentPassword" } }],
      });
    expect((await calls.me(shopper.token)).data.me?.id).toBe(shopper.id);
    expect((await calls.logIn(shopper.email, shopper.password)).status).toBe(200);
  });

  it("cannot be used to guess passwords: ten attempts, then a pause", async () => {
    const shopper = await aShopper();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await calls.updatePassword(shopper.token, "wrong horse", nextPassword)).code).toBe(
        "PASSWORD_WRONG",
      );
    expect((await secondProcess.updatePassword(shopper.token, shopper.password, nextPassword)).status).toBe(
      429,
    );
  });

  it("requires at least six characters, with the documented message", async () => {
    const shopper = await aShopper();
    expect(await calls.updatePassword(shopper.token, shopper.password, "short")).toMatchObject({
      code: "NEW_PASSWORD_TOO_SHORT",
      message: "New password must be at least 6 characters long",
    });
  });

  it("shuts out a login with the old password that is running at the same time", async () => {
    const shopper = await aShopper();
    const lockHolder = new pg.Client({ connectionString: testShop.shop.settings.databaseUrl });
    await lockHolder.connect();
    await lockHolder.query("begin");
    await lockHolder.query("update users set password_hash = 'another' where id = $1", [shopper.id]);
    const login = calls.logIn(shopper.email, shopper.password);
    await waitForLocks(testShop);
    await lockHolder.query("commit");
    await lockHolder.end();
    expect(await login).toMatchObject({ status: 401, code: "WRONG_CREDENTIALS" });
    expect(
      await sql("select 1 from sessions where user_id = $1 and ended_at is null", [shopper.id]),
    ).toHaveLength(1);
  });
});
