import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import type { Person } from "../support/factories.ts";
import { logInOverRest } from "../support/log-in-over-rest.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop({ TRUST_PROXY: "1" });
const { app } = testShop.server;

beforeEach(async () => {
  await testShop.sql("delete from throttles");
});

const logInFrom = logInOverRest(app);

describe("a network with an earlier successful login", () => {
  const otherNetwork = "203.0.113.66";
  const trustedNetwork = "198.51.100.20";

  /** Another network uses up the attempts for the account. */
  const lockOut = async (shopper: Person) => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await logInFrom(shopper.email, "wrong horse", otherNetwork);
    expect((await logInFrom(shopper.email, shopper.password, otherNetwork)).statusCode).toBe(429);
  };
  const aShopperAt = async (address: string) => {
    const shopper = await testShop.aShopper();
    expect((await logInFrom(shopper.email, shopper.password, address)).statusCode).toBe(200);
    return shopper;
  };

  it("can log in while the others stay locked out", async () => {
    const shopper = await aShopperAt(trustedNetwork);
    await lockOut(shopper);
    expect((await logInFrom(shopper.email, shopper.password, trustedNetwork)).statusCode).toBe(200);
    expect((await logInFrom(shopper.email, shopper.password, otherNetwork)).statusCode).toBe(429);
    expect((await logInFrom(shopper.email, shopper.password, "192.0.2.1")).statusCode).toBe(429);
  });

  it("has a counter that processes of the previous version read too", async () => {
    const shopper = await aShopperAt(trustedNetwork);
    expect((await logInFrom(shopper.email, "wrong horse", trustedNetwork)).statusCode).toBe(401);
    const key = `logInAtHome:${shopper.id} ${trustedNetwork}`;
    expect(await testShop.sql("select points from throttles where key = $1", [key])).toEqual([{ points: 1 }]);
  });

  it("is a whole /64 that stays trusted after a logout", async () => {
    const shopper = await aShopperAt("2001:db8:5:6::1");
    await testShop.sql("update sessions set ended_at = now() where user_id = $1", [shopper.id]);
    await lockOut(shopper);
    expect((await logInFrom(shopper.email, shopper.password, "2001:db8:5:6::2")).statusCode).toBe(200);
    expect((await logInFrom(shopper.email, shopper.password, "2001:db8:5:7::2")).statusCode).toBe(429);
  });

  it("is trusted by this account alone for 90 days", async () => {
    const [shopper, otherShopper] = [await aShopperAt(trustedNetwork), await aShopperAt(otherNetwork)];
    await lockOut(shopper);
    await testShop.sql("update sessions set last_used_at = now() - interval '91 days' where user_id = $1", [
      shopper.id,
    ]);
    expect((await logInFrom(shopper.email, shopper.password, trustedNetwork)).statusCode).toBe(429);
    expect((await logInFrom(otherShopper.email, otherShopper.password, otherNetwork)).statusCode).toBe(200);
  });

  it("has ten wrong attempts of its own, over all addresses of the account", async () => {
    const shopper = await aShopperAt(trustedNetwork);
    const another = freshEmail();
    await accountCalls(testShop).updateProfile(shopper.token, { name: "Asha", email: another });
    for (let attempt = 0; attempt < 5; attempt += 1)
      for (const email of [shopper.email, another])
        expect((await logInFrom(email, "wrong horse", trustedNetwork)).statusCode).toBe(401);
    for (const email of [shopper.email, another])
      expect((await logInFrom(email, shopper.password, trustedNetwork)).statusCode).toBe(429);
  });
});
