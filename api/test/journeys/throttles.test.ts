import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import type { Person } from "../support/factories.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop({ TRUST_PROXY: "1" });
const second = await openSecondShop(house);
const here = accountCalls(house);
const there = accountCalls(second);
const { app } = house.server;

beforeEach(async () => {
  await house.sql("delete from throttles");
});

const pointsOf = async (key: string): Promise<number | undefined> =>
  (await house.sql<{ points: number }>("select points from throttles where key = $1", [key]))[0]?.points;

const logInOverRest = (email: string, password = "wrong horse", forwarded = "198.51.100.1") =>
  app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email, password },
    headers: { "x-forwarded-for": forwarded },
  });

describe("logging in to one account", () => {
  it("is refused after ten wrong attempts, counted over two processes of the shop", async () => {
    const asha = await house.aShopper();
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await here.logIn(asha.email, "wrong horse")).status).toBe(401);
      expect((await there.logIn(asha.email.toUpperCase(), "wrong horse")).status).toBe(401);
    }
    for (const calls of [here, there])
      expect(await calls.logIn(asha.email, asha.password)).toMatchObject({ status: 429, code: "TOO_MANY" });
    const bina = await house.aShopper();
    expect((await here.logIn(bina.email, bina.password)).status).toBe(200);
  });

  it("reports how long to wait, the same over GraphQL and REST", async () => {
    const { email } = await house.aShopper();
    for (let turn = 0; turn < 10; turn += 1) await here.logIn(email, "wrong horse");
    const told = await logInOverRest(email);
    const wait = Number(told.headers["retry-after"]);
    expect([told.statusCode, told.json<{ code: string }>().code]).toEqual([429, "TOO_MANY"]);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    const query = 'mutation($email: String!) { login(email: $email, password: "x") { token } }';
    const graphql = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query, variables: { email } },
    });
    expect(graphql.statusCode).toBe(429);
    expect(Math.abs(Number(graphql.headers["retry-after"]) - wait)).toBeLessThan(30);
    expect(graphql.json()).toMatchObject({
      errors: [{ message: "Too many tries. Please wait a little and try again." }],
    });
  });

  it("starts a new count after the right password", async () => {
    const asha = await house.aShopper();
    for (let turn = 0; turn < 9; turn += 1) await here.logIn(asha.email, "wrong horse");
    expect((await here.logIn(asha.email, asha.password)).status).toBe(200);
    for (let turn = 0; turn < 10; turn += 1)
      expect((await here.logIn(asha.email, "wrong horse")).status).toBe(401);
    expect((await here.logIn(asha.email, "wrong horse")).status).toBe(429);
  });

  it("checks the password of exactly ten out of thirty simultaneous attempts", async () => {
    const { email } = await house.aShopper();
    const tries = Array.from({ length: 30 }, (_, turn) =>
      (turn % 2 ? here : there).logIn(email, "wrong horse"),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe("a network with an earlier successful login", () => {
  const stranger = "203.0.113.66";
  const home = "198.51.100.20";

  /** Another network uses up the attempts for the account. */
  const lockedOut = async (asha: Person) => {
    for (let turn = 0; turn < 10; turn += 1) await logInOverRest(asha.email, "wrong horse", stranger);
    expect((await logInOverRest(asha.email, asha.password, stranger)).statusCode).toBe(429);
  };
  const aShopperAt = async (address: string) => {
    const asha = await house.aShopper();
    expect((await logInOverRest(asha.email, asha.password, address)).statusCode).toBe(200);
    return asha;
  };

  it("can log in while a stranger elsewhere is locked out, and the stranger stays locked out", async () => {
    const asha = await aShopperAt(home);
    await lockedOut(asha);
    expect((await logInOverRest(asha.email, asha.password, home)).statusCode).toBe(200);
    expect((await logInOverRest(asha.email, asha.password, stranger)).statusCode).toBe(429);
    expect((await logInOverRest(asha.email, asha.password, "192.0.2.1")).statusCode).toBe(429);
  });

  it("is the whole /64, and stays trusted after a logout", async () => {
    const asha = await aShopperAt("2001:db8:5:6::1");
    await house.sql("update sessions set ended_at = now() where user_id = $1", [asha.id]);
    await lockedOut(asha);
    expect((await logInOverRest(asha.email, asha.password, "2001:db8:5:6::2")).statusCode).toBe(200);
    expect((await logInOverRest(asha.email, asha.password, "2001:db8:5:7::2")).statusCode).toBe(429);
  });

  it("is trusted for 90 days, and for this account alone", async () => {
    const [asha, bina] = [await aShopperAt(home), await aShopperAt(stranger)];
    await lockedOut(asha);
    await house.sql("update sessions set last_used_at = now() - interval '91 days' where user_id = $1", [
      asha.id,
    ]);
    expect((await logInOverRest(asha.email, asha.password, home)).statusCode).toBe(429);
    expect((await logInOverRest(bina.email, bina.password, stranger)).statusCode).toBe(200);
  });

  it("has ten wrong attempts of its own, over all addresses of the account", async () => {
    const asha = await aShopperAt(home);
    const another = freshEmail();
    await here.updateProfile(asha.token, { name: "Asha", email: another });
    for (let turn = 0; turn < 5; turn += 1)
      for (const email of [asha.email, another])
        expect((await logInOverRest(email, "wrong horse", home)).statusCode).toBe(401);
    for (const email of [asha.email, another])
      expect((await logInOverRest(email, asha.password, home)).statusCode).toBe(429);
  });
});

describe("aliases", () => {
  const aliased = (count: number, field: string) =>
    Array.from({ length: count }, (_, turn) => `a${turn}: ${field}`).join(" ");

  it("multiply no wrong password: the first one ends the operation, and twenty aliases are refused before execution", async () => {
    const { id, email } = await house.aShopper();
    const field = `login(email: "${email}", password: "wrong horse") { token }`;
    expect((await house.gql(`mutation { ${aliased(15, field)} }`)).status).toBe(401);
    expect(await pointsOf(`logInByAccount:${id}`)).toBe(1);
    expect((await house.gql(`mutation { ${aliased(20, field)} }`)).status).toBe(400);
    expect(await pointsOf(`logInByAccount:${id}`)).toBe(1);
  });

  it("count one by one: fifteen logins are fifteen, fifteen emailExists are fifteen", async () => {
    const asha = await house.aShopper();
    const field = `login(email: "${asha.email}", password: "${asha.password}") { token }`;
    expect((await house.gql(`mutation { ${aliased(15, field)} }`)).status).toBe(200);
    expect(await pointsOf("logInByAddress:127.0.0.1")).toBe(15);
    const ask = () => house.gql(`{ ${aliased(15, 'emailExists(email: "a@example.com")')} }`);
    for (let turn = 0; turn < 4; turn += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, code: "TOO_MANY" });
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
    ["logInByAddress", 300, () => here.logIn(freshEmail(), "x")],
    ["secretByAddress", 200, () => here.forgotPassword(freshEmail())],
    ["proveByAddress", 100, () => here.verifyEmail("A".repeat(43))],
    ["checkEmailByAddress", 60, () => house.gql('{ emailExists(email: "a@example.com") }')],
  ])("has a limit: %s", async (name, points, ask) => {
    await ask();
    await house.sql("update throttles set points = $2 where key = $1", [`${name}:127.0.0.1`, points - 1]);
    expect((await ask()).status).not.toBe(429);
    expect(await ask()).toMatchObject({ status: 429, code: "TOO_MANY" });
  });
});

describe("mails to one address", () => {
  it.each([
    ["links to verify it", "/api/auth/send-verification"],
    ["links to reset a password", "/api/auth/forgot-password"],
  ])("are five an hour: %s", async (_, path) => {
    const email = freshEmail();
    const ask = () => house.rest("POST", path, { email });
    for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
  });
});

describe("another address in the profile", () => {
  it("does not reveal who has an account: it counts like emailExists", async () => {
    const [asha, bina] = await Promise.all([house.aShopper(), house.aShopper()]);
    const give = (email: string) => here.updateProfile(asha.token, { name: "Asha", email });
    for (let turn = 0; turn < 60; turn += 1) expect((await give(bina.email)).code).toBe("EMAIL_REGISTERED");
    expect((await give(bina.email)).code).toBe("TOO_MANY");
    expect((await give(asha.email)).status).toBe(200);
  });
});
