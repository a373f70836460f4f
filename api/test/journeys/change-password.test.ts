import pg from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const second = await openSecondShop(house);
const room = await openMailRoom(house);
const calls = accountCalls(house);
const there = accountCalls(second);
const { sql, aShopper, anAdmin } = house;

const next = "a new password";

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("a change of the password", () => {
  it("ends every older token at once, in other processes too, and returns a new one", async () => {
    const asha = await aShopper();
    const phone = (await there.logIn(asha.email, asha.password)).data.login.token;
    expect((await there.me(asha.token)).data.me?.id).toBe(asha.id);
    const { token, user } = (await calls.changePassword(asha.token, asha.password, next)).data.changePassword;
    expect(user.id).toBe(asha.id);
    for (const old of [asha.token, phone]) {
      expect((await there.me(old)).data.me).toBeNull();
      expect((await there.mySessions(old)).code).toBe("UNAUTHENTICATED");
      expect((await calls.me(old)).data.me).toBeNull();
    }
    expect((await there.me(token)).data.me?.id).toBe(asha.id);
    expect((await calls.logIn(asha.email, asha.password)).status).toBe(401);
    expect((await calls.logIn(asha.email, next)).status).toBe(200);
    expect((await room.nextMail(asha.email)).subject).toBe("Your password was changed");
  });

  it("works for admins too", async () => {
    const boss = await anAdmin();
    const { token } = (await calls.changePassword(boss.token, boss.password, next)).data.changePassword;
    expect((await calls.me(token)).data.me?.role).toBe("ADMIN");
    expect((await calls.me(boss.token)).data.me).toBeNull();
  });

  it("succeeds once if several come at once with the same old password: the others are wrong by then", async () => {
    const asha = await aShopper();
    const wished = ["first wish", "second wish", "third wish"];
    const answers = await Promise.all(
      wished.map((wish) => calls.changePassword(asha.token, asha.password, wish)),
    );
    expect(answers.map(({ code }) => code ?? "ok").sort()).toEqual([
      "PASSWORD_WRONG",
      "PASSWORD_WRONG",
      "ok",
    ]);
    const kept = wished[answers.findIndex(({ code }) => code === undefined)] ?? "";
    expect((await calls.logIn(asha.email, kept)).status).toBe(200);
  });

  it("is refused without the current password", async () => {
    const asha = await aShopper();
    for (const wrong of [
      "",
      "wrong horse",
      asha.password.toUpperCase(),
      "x".repeat(100_000),
      `${asha.password}\0`,
    ])
      expect(await calls.changePassword(asha.token, wrong, next)).toMatchObject({
        status: 400,
        code: "PASSWORD_WRONG",
        errors: [{ extensions: { field: "currentPassword" } }],
      });
    expect((await calls.me(asha.token)).data.me?.id).toBe(asha.id);
    expect((await calls.logIn(asha.email, asha.password)).status).toBe(200);
  });

  it("cannot be used to guess passwords: ten attempts, then a pause", async () => {
    const asha = await aShopper();
    for (let turn = 0; turn < 10; turn += 1)
      expect((await calls.changePassword(asha.token, "wrong horse", next)).code).toBe("PASSWORD_WRONG");
    expect((await there.changePassword(asha.token, asha.password, next)).status).toBe(429);
  });

  it("requires at least six characters, with the documented message", async () => {
    const asha = await aShopper();
    expect(await calls.changePassword(asha.token, asha.password, "short")).toMatchObject({
      code: "NEW_PASSWORD_TOO_SHORT",
      message: "New password must be at least 6 characters long",
    });
  });

  it("shuts out a login with the old password that is running at the same time", async () => {
    const asha = await aShopper();
    const other = new pg.Client({ connectionString: house.shop.settings.databaseUrl });
    await other.connect();
    await other.query("begin");
    await other.query("update users set password_hash = 'another' where id = $1", [asha.id]);
    const login = calls.logIn(asha.email, asha.password);
    await vi.waitFor(
      async () => {
        const waiting =
          "select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())";
        const blocked =
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        expect((await sql(waiting)).length + (await sql(blocked)).length).toBeGreaterThan(0);
      },
      { timeout: 5000, interval: 10 },
    );
    await other.query("commit");
    await other.end();
    expect(await login).toMatchObject({ status: 401, code: "WRONG_CREDENTIALS" });
    expect(
      await sql("select 1 from sessions where user_id = $1 and ended_at is null", [asha.id]),
    ).toHaveLength(1);
  });
});
