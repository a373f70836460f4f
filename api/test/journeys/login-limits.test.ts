import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import { CHANGE_ADDRESS } from "../support/admin-order-operations.ts";
import { countedRequests } from "../support/counted-requests.ts";
import { anAddress } from "../support/factories.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { logInOverRest } from "../support/log-in-over-rest.ts";
import { openTestShop } from "../support/test-shop.ts";

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

const logInFrom = logInOverRest(app);

const logInAt = (path: "/api/auth/login" | "/api/admin/login", email: string, password: string) =>
  testShop.rest("POST", path, { email, password });

describe("the documented client, which tries the admin login first", () => {
  /** The statuses of both logins; the second is sent only if the first is refused. */
  const logInAsDocumented = async (email: string, password: string): Promise<number[]> => {
    const asAdmin = await logInAt("/api/admin/login", email, password);
    if (asAdmin.status === 200) return [200];
    const asUser = await logInAt("/api/auth/login", email, password);
    return [asAdmin.status, asUser.status];
  };
  const failNineTimes = async (email: string) => {
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect(await logInAsDocumented(email, "wrong horse")).toEqual([401, 401]);
  };
  const people = [
    ["a shopper", testShop.aShopper, [401, 200]],
    ["an admin", testShop.anAdmin, [200]],
  ] as const;

  it.each(people)("has ten attempts again after a success of %s", async (_, make, success) => {
    const { email, password } = await make();
    // The first success makes the network a known one, which has counters of its own.
    expect(await logInAsDocumented(email, password)).toEqual(success);
    for (let round = 0; round < 2; round += 1) {
      await failNineTimes(email);
      expect(await logInAsDocumented(email, password)).toEqual(success);
    }
  });

  it.each(people)("is refused by both after ten wrong passwords for %s", async (_, make) => {
    const { email, password } = await make();
    await failNineTimes(email);
    expect(await logInAsDocumented(email, "wrong horse")).toEqual([401, 401]);
    expect(await logInAsDocumented(email, password)).toEqual([429, 429]);
  });

  it("counts the right password of a shopper at the admin login as a failed attempt", async () => {
    const { email, password } = await testShop.aShopper();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await logInAt("/api/admin/login", email, password)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
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
    const refused = await logInFrom(email);
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

describe("aliases", () => {
  const aliased = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

  it("stop at their first wrong password", async () => {
    const { id, email } = await testShop.aShopper();
    const field = `login(input: { email: "${email}", password: "wrong horse" }) { token }`;
    expect((await testShop.gql(`mutation { ${aliased(15, field)} }`)).status).toBe(401);
    expect(await pointsOf(`logInByAccount:${id}`)).toBe(1);
  });

  it("are refused before execution if there are twenty", async () => {
    const { id, email } = await testShop.aShopper();
    const field = `login(input: { email: "${email}", password: "wrong horse" }) { token }`;
    expect((await testShop.gql(`mutation { ${aliased(20, field)} }`)).status).toBe(400);
    expect(await pointsOf(`logInByAccount:${id}`)).toBeUndefined();
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
    await logInFrom(email, "x", "203.0.113.1, 198.51.100.1");
    await logInFrom(email, "x", "203.0.113.2, 198.51.100.1");
    expect(await pointsOf("logInByAddress:198.51.100.1")).toBe(2);
    expect(await pointsOf("logInByAddress:203.0.113.1")).toBeUndefined();
  });

  it("is a whole /64 of IPv6", async () => {
    const email = freshEmail();
    for (const address of ["2001:db8:1:2::1", "2001:DB8:1:2:ffff::9"]) await logInFrom(email, "x", address);
    expect(await pointsOf("logInByAddress:2001:db8:1:2::/64")).toBe(2);
  });

  it("is an IPv4 address in any spelling", async () => {
    const email = freshEmail();
    for (const address of ["198.51.100.9", "::ffff:198.51.100.9"]) await logInFrom(email, "x", address);
    expect(await pointsOf("logInByAddress:198.51.100.9")).toBe(2);
  });
});

describe("a counted request", () => {
  it.each(countedRequests(testShop))("has a limit: $name", async ({ name, by, points, request }) => {
    const [shopper, otherShopper] = await Promise.all([testShop.aShopper(), testShop.aShopper()]);
    await request(shopper);
    const key = `${name}:${by === "account" ? shopper.id : "127.0.0.1"}`;
    expect(await pointsOf(key)).toBe(1);
    await testShop.sql("update throttles set points = $2 where key = $1", [key, points - 1]);
    expect((await request(shopper)).status).not.toBe(429);
    expect(await request(shopper)).toMatchObject({ status: 429, code: "TOO_MANY" });
    const ofOther = await request(otherShopper);
    expect(ofOther.status === 429).toBe(by === "network");
  });

  it("of an admin who changes addresses of orders has no limit", async () => {
    const [admin, shopper] = [await testShop.anAdmin(), await testShop.aShopper()];
    const order = await testShop.anOrder({ shopper });
    const cities = ["Mysuru", "Hassan", "Mysuru", "Hassan", "Mysuru", "Hassan"];
    for (const [index, city] of [...cities, ...cities].entries()) {
      const seen = anAddress(index === 0 ? {} : { city: cities[(index - 1) % cities.length] });
      const variables = { orderId: order.id, address: anAddress({ city }), seen };
      expect((await testShop.gql(CHANGE_ADDRESS, variables, admin.token)).code).toBeUndefined();
    }
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
