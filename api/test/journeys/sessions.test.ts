import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const there = accountCalls(await openSecondShop(house));
const calls = accountCalls(house);
const { aShopper, sql } = house;

const logIn = async (email: string, password: string, device: string): Promise<string> => {
  const { body } = await house.rest("POST", "/api/auth/login", { email, password }, undefined, {
    "user-agent": device,
  });
  return String(body["token"]);
};

/** A shopper with a session of the test, one on a phone and one on a laptop. */
const aTravellingShopper = async () => {
  const asha = await aShopper();
  const phone = await logIn(asha.email, asha.password, "Phone/1.0");
  const laptop = await logIn(asha.email, asha.password, `Laptop/${"9".repeat(500)}`);
  return { asha, phone, laptop };
};

describe("the sessions of an account", () => {
  it("are listed with device and last use, the current one marked", async () => {
    const { asha, phone } = await aTravellingShopper();
    await sql(
      "update sessions set last_used_at = now() - interval '1 day' where user_id = $1 and device = 'test'",
      [asha.id],
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
    const { asha, phone } = await aTravellingShopper();
    await house.gql("mutation { logout }", {}, asha.token);
    await sql("update sessions set expires_at = now() where user_id = $1 and device like 'Laptop%'", [
      asha.id,
    ]);
    expect((await calls.mySessions(phone)).data.mySessions.map(({ device }) => device)).toEqual([
      "Phone/1.0",
    ]);
  });

  it("can be ended one by one, at once and in every process", async () => {
    const { asha, phone, laptop } = await aTravellingShopper();
    const lost =
      (await calls.mySessions(laptop)).data.mySessions.find(({ isCurrent }) => isCurrent)?.id ?? "";
    const left = (await calls.endSession(phone, lost)).data.endSession;
    expect(left.map(({ id }) => id)).not.toContain(lost);
    expect(left).toHaveLength(2);
    expect((await there.me(laptop)).data.me).toBeNull();
    expect((await there.me(asha.token)).data.me?.id).toBe(asha.id);
    expect(await calls.endSession(phone, lost)).toMatchObject({ status: 404, code: "SESSION_NOT_FOUND" });
  });

  it("can be ended all at once, except the current one", async () => {
    const { asha, phone, laptop } = await aTravellingShopper();
    const left = (await calls.endOtherSessions(phone)).data.endOtherSessions;
    expect(left).toMatchObject([{ device: "Phone/1.0", isCurrent: true }]);
    for (const token of [asha.token, laptop]) expect((await there.me(token)).data.me).toBeNull();
    expect((await there.me(phone)).data.me?.id).toBe(asha.id);
  });

  it("of another account are not found, and continue", async () => {
    const [asha, bina] = await Promise.all([aShopper(), aShopper()]);
    const hers = (await calls.mySessions(bina.token)).data.mySessions[0]?.id ?? "";
    expect(await calls.endSession(asha.token, hers)).toMatchObject({
      status: 404,
      code: "SESSION_NOT_FOUND",
    });
    await calls.endOtherSessions(asha.token);
    expect((await calls.me(bina.token)).data.me?.id).toBe(bina.id);
  });
});
