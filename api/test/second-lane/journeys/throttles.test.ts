import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import type { Person } from "../../support/factories.ts";
import { openSecondShop } from "../../support/second-shop.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ TRUST_PROXY: "1" });
const secondShop = await openSecondShop(testShop);
const firstProcess = accountCalls(testShop);
const secondProcess = accountCalls(secondShop);
const { app } = testShop.server;

beforeEach(async () => {
  await testShop.sql("delete from throttles");
});

const pointsOf = async (key: string): Promise<number | undefined> =>
  (await testShop.sql<{ points: number }>("select points from throttles where key = $1", [key]))[0]?.points;

const logInOverRest = (email: string, password = "wrong horse", forwarded = "198.51.100.1") =>
  app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email, password },
    headers: { "x-forwarded-for": forwarded },
  });

describe("logging in to one account", () => {
  it("is refused after ten wrong attempts, counted over two processes of the shop", async () => {
    const shopper = await testShop.aShopper();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await firstProcess.logIn(shopper.email, "wrong horse")).status).toBe(401);
      expect((await secondProcess.logIn(shopper.email.toUpperCase(), "wrong horse")).status).toBe(401);
    }
    for (const calls of [firstProcess, secondProcess])
      expect(await calls.logIn(shopper.email, shopper.password)).toMatchObject({
        status: 429,
        code: "TOO_MANY",
      });
    const otherShopper = await testShop.aShopper();
    expect((await firstProcess.logIn(otherShopper.email, otherShopper.password)).status).toBe(200);
  });

  it("reports how long to wait, the same over GraphQL and REST", async () => {
    const { email } = await testShop.aShopper();
    for (let attempt = 0; attempt < 10; attempt += 1) await firstProcess.logIn(email, "wrong horse");
    const refused = await logInOverRest(email);
    const wait = Number(refused.headers["retry-after"]);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, "TOO_MANY"]);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    const query = 'mutation($email: String!) { login(input: { email: $email, password: "x" }) { token } }';
    const graphql = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query, variables: { email } },
    });
    expect(graphql.statusCode).toBe(429);
    expect(Math.abs(Number(graphql.headers["retry-after"]) - wait)).toBeLessThan(30);
    expect(graphql.json()).toMatchObject({
      errors: [{ message: "Too many attempts. Please wait a little and try again." }],
    });
  });

  it("starts a new count after the right password", async () => {
    const shopper = await testShop.aShopper();
    for (let attempt = 0; attempt < 9; attempt += 1) await firstProcess.logIn(shopper.email, "wrong horse");
    expect((await firstProcess.logIn(shopper.email, shopper.password)).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await firstProcess.logIn(shopper.email, "wrong horse")).status).toBe(401);
    expect((await firstProcess.logIn(shopper.email, "wrong horse")).status).toBe(429);
  });

  it("checks the password of exactly ten out of thirty simultaneous attempts", async () => {
    const { email } = await testShop.aShopper();
    const attempts = Array.from({ length: 30 }, (_, attempt) =>
      (attempt % 2 ? firstProcess : secondProcess).logIn(email, "wrong horse"),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe("a network with an earlier successful login", () => {
  const otherNetwork = "203.0.113.66";
  const trustedNetwork = "198.51.100.20";

  /** Another network uses up the attempts for the account. */
  const lockOut = async (shopper: Person) => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await logInOverRest(shopper.email, "wrong horse", otherNetwork);
    expect((await logInOverRest(shopper.email, shopper.password, otherNetwork)).statusCode).toBe(429);
  };
  const aShopperAt = async (address: string) => {
    const shopper = await testShop.aShopper();
    expect((await logInOverRest(shopper.email, shopper.password, address)).statusCode).toBe(200);
    return shopper;
  };

  it("can log in while a stranger elsewhere is locked out, and the stranger stays locked out", async () => {
    const shopper = await aShopperAt(trustedNetwork);
    await lockOut(shopper);
    expect((await logInOverRest(shopper.email, shopper.password, trustedNetwork)).statusCode).toBe(200);
    expect((await logInOverRest(shopper.email, shopper.password, otherNetwork)).statusCode).toBe(429);
    expect((await logInOverRest(shopper.email, shopper.password, "192.0.2.1")).statusCode).toBe(429);
  });

  it("has a counter that processes of the previous version read too", async () => {
    const shopper = await aShopperAt(trustedNetwork);
    expect((await logInOverRest(shopper.email, "wrong horse", trustedNetwork)).statusCode).toBe(401);
    expect(await pointsOf(`logInAtHome:${shopper.id} ${trustedNetwork}`)).toBe(1);
  });

  it("is the whole /64, and stays trusted after a logout", async () => {
    const shopper = await aShopperAt("2001:db8:5:6::1");
    await testShop.sql("update sessions set ended_at = now() where user_id = $1", [shopper.id]);
    await lockOut(shopper);
    expect((await logInOverRest(shopper.email, shopper.password, "2001:db8:5:6::2")).statusCode).toBe(200);
    expect((await logInOverRest(shopper.email, shopper.password, "2001:db8:5:7::2")).statusCode).toBe(429);
  });

  it("is trusted for 90 days, and for this account alone", async () => {
    const [shopper, otherShopper] = [await aShopperAt(trustedNetwork), await aShopperAt(otherNetwork)];
    await lockOut(shopper);
    await testShop.sql("update sessions set last_used_at = now() - interval '91 days' where user_id = $1", [
      shopper.id,
    ]);
    expect((await logInOverRest(shopper.email, shopper.password, trustedNetwork)).statusCode).toBe(429);
    expect((await logInOverRest(otherShopper.email, otherShopper.password, otherNetwork)).statusCode).toBe(
      200,
    );
  });

  it("has ten wrong attempts of its own, over all addresses of the account", async () => {
    const shopper = await aShopperAt(trustedNetwork);
    const another = freshEmail();
    await firstProcess.updateProfile(shopper.token, { name: "Asha", email: another });
    for (let attempt = 0; attempt < 5; attempt += 1)
      for (const email of [shopper.email, another])
        expect((await logInOverRest(email, "wrong horse", trustedNetwork)).statusCode).toBe(401);
    for (const email of [shopper.email, another])
      expect((await logInOverRest(email, shopper.password, trustedNetwork)).statusCode).toBe(429);
  });
});

describe("aliases", () => {
  const aliased = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

  it("multiply no wrong password: the first one ends the operation, and twenty aliases are refused before execution", async () => {
    const { id, email } = await testShop.aShopper();
    const field = `login(input: { email: "${email}", password: "wrong horse" }) { token }`;
    expect((await testShop.gql(`mutation { ${aliased(15, field)} }`)).status).toBe(401);
    expect(await pointsOf(`logInByAccount:${id}`)).toBe(1);
    expect((await testShop.gql(`mutation { ${aliased(20, field)} }`)).status).toBe(400);
    expect(await pointsOf(`logInByAccount:${id}`)).toBe(1);
  });

  it("count one by one: fifteen logins are fifteen, fifteen emailExists are fifteen", async () => {
    const shopper = await testShop.aShopper();
    const field = `login(input: { email: "${shopper.email}", password: "${shopper.password}" }) { token }`;
    expect((await testShop.gql(`mutation { ${aliased(15, field)} }`)).status).toBe(200);
    expect(await pointsOf("logInByAddress:127.0.0.1")).toBe(15);
    const request = () => testShop.gql(`{ ${aliased(15, 'emailExists(email: "a@example.com")')} }`);
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await request()).status).toBe(200);
    expect(await request()).toMatchObject({ status: 429, code: "TOO_MANY" });
  });
});

describe("one network address", () => {
  it("is the one that the shop's own proxy reports: the client's part of the header does not count", async () => {
    const email = freshEmail();
    await logInOverRest(email, "x", "203.0.113.1, 198.51.100.1");
    await logInOverRest(email, "x", "203.0.113.2, 198.51.100.1");
    expect(await pointsOf("logInByAddress:198.51.100.1")).toBe(2);
    expect(await pointsOf("logInByAddress:203.0.113.1")).toBeUndefined();
  });

  it("is a whole /64 of IPv6, and an IPv4 address in any spelling", async () => {
    const email = freshEmail();
    for (const address of ["2001:db8:1:2::1", "2001:DB8:1:2:ffff::9", "198.51.100.9", "::ffff:198.51.100.9"])
      await logInOverRest(email, "x", address);
    expect(await pointsOf("logInByAddress:2001:db8:1:2::/64")).toBe(2);
    expect(await pointsOf("logInByAddress:198.51.100.9")).toBe(2);
  });

  it.each([
    ["logInByAddress", 300, () => firstProcess.logIn(freshEmail(), "x")],
    ["secretByAddress", 200, () => firstProcess.forgotPassword(freshEmail())],
    ["proveByAddress", 100, () => firstProcess.verifyEmail("A".repeat(43))],
    ["checkEmailByAddress", 60, () => testShop.gql('{ emailExists(email: "a@example.com") }')],
  ])("has a limit: %s", async (name, points, request) => {
    await request();
    await testShop.sql("update throttles set points = $2 where key = $1", [`${name}:127.0.0.1`, points - 1]);
    expect((await request()).status).not.toBe(429);
    expect(await request()).toMatchObject({ status: 429, code: "TOO_MANY" });
  });
});

describe("mails to one address", () => {
  it.each([
    ["links to verify it", "/api/auth/send-verification"],
    ["links to reset a password", "/api/auth/forgot-password"],
  ])("are five an hour: %s", async (_, path) => {
    const email = freshEmail();
    const request = () => testShop.rest("POST", path, { email });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await request()).status).toBe(200);
    const refused = await request();
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
  });
});

describe("another address in the profile", () => {
  it("does not reveal who has an account: it counts like emailExists", async () => {
    const [shopper, otherShopper] = await Promise.all([testShop.aShopper(), testShop.aShopper()]);
    const saveEmail = (email: string) => firstProcess.updateProfile(shopper.token, { name: "Asha", email });
    for (let attempt = 0; attempt < 60; attempt += 1)
      expect((await saveEmail(otherShopper.email)).code).toBe("EMAIL_REGISTERED");
    expect((await saveEmail(otherShopper.email)).code).toBe("TOO_MANY");
    expect((await saveEmail(shopper.email)).status).toBe(200);
  });
});
