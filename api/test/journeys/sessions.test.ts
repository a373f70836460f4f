import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const secondProcess = accountCalls(await openSecondShop(testShop));
const calls = accountCalls(testShop);
const { aShopper, sql } = testShop;

const logIn = async (email: string, password: string, device: string): Promise<string> => {
  const { body } = await testShop.rest("POST", "/api/auth/login", { email, password }, undefined, {
    "user-agent": device,
  });
  return String(body["token"]);
};

/** A shopper with a session of the test, one on a phone and one on a laptop. */
const aTravellingShopper = async () => {
  const shopper = await aShopper();
  const phone = await logIn(shopper.email, shopper.password, "Phone/1.0");
  const laptop = await logIn(shopper.email, shopper.password, `Laptop/${"9".repeat(500)}`);
  return { shopper, phone, laptop };
};

describe("the sessions of an account", () => {
  it("are listed with device and last use, the current one marked", async () => {
    const { shopper, phone } = await aTravellingShopper();
    await sql(
      "update sessions set last_used_at = now() - interval '1 day' where user_id = $1 and device = 'test'",
      [shopper.id],
    );
    const { mySessions } = (await calls.mySessions(phone)).data;
    expect(mySessions.map(({ device, isCurrent }) => [device.slice(0, 9), isCurrent])).toEqual(
      expect.arrayContaining([
        ["Phone/1.0", true],
        ["Laptop/99", false],
        ["test", false],
      ]),
    );
    expect(mySessions).toHaveLength(3);
    expect(mySessions.at(-1)?.device).toBe("test");
    expect(Math.max(...mySessions.map(({ device }) => device.length))).toBeLessThanOrEqual(300);
  });

  it("do not include ended ones", async () => {
    const { shopper, phone } = await aTravellingShopper();
    await testShop.gql("mutation { logout { hasEndedSession } }", {}, shopper.token);
    await sql("update sessions set expires_at = now() where user_id = $1 and device like 'Laptop%'", [
      shopper.id,
    ]);
    expect((await calls.mySessions(phone)).data.mySessions.map(({ device }) => device)).toEqual([
      "Phone/1.0",
    ]);
  });

  it("can be ended one by one, at once and in every process", async () => {
    const { shopper, phone, laptop } = await aTravellingShopper();
    const endedId =
      (await calls.mySessions(laptop)).data.mySessions.find(({ isCurrent }) => isCurrent)?.id ?? "";
    const remainingSessions = (await calls.endSession(phone, endedId)).data.endSession;
    expect(remainingSessions.map(({ id }) => id)).not.toContain(endedId);
    expect(remainingSessions).toHaveLength(2);
    expect((await secondProcess.me(laptop)).data.me).toBeNull();
    expect((await secondProcess.me(shopper.token)).data.me?.id).toBe(shopper.id);
    expect(await calls.endSession(phone, endedId)).toMatchObject({ status: 404, code: "SESSION_NOT_FOUND" });
  });

  it("can be ended all at once, except the current one", async () => {
    const { shopper, phone, laptop } = await aTravellingShopper();
    const remainingSessions = (await calls.endOtherSessions(phone)).data.endOtherSessions;
    expect(remainingSessions).toMatchObject([{ device: "Phone/1.0", isCurrent: true }]);
    for (const token of [shopper.token, laptop]) expect((await secondProcess.me(token)).data.me).toBeNull();
    expect((await secondProcess.me(phone)).data.me?.id).toBe(shopper.id);
  });

  it("of another account are not found", async () => {
    const [shopper, otherShopper] = await Promise.all([aShopper(), aShopper()]);
    const foreignSessionId = (await calls.mySessions(otherShopper.token)).data.mySessions[0]?.id ?? "";
    expect(await calls.endSession(shopper.token, foreignSessionId)).toMatchObject({
      status: 404,
      code: "SESSION_NOT_FOUND",
    });
  });

  it("of another account continue when all others are ended", async () => {
    const [shopper, otherShopper] = await Promise.all([aShopper(), aShopper()]);
    await calls.endOtherSessions(shopper.token);
    expect((await calls.me(otherShopper.token)).data.me?.id).toBe(otherShopper.id);
  });
});
