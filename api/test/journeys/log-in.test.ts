import { createHmac } from "node:crypto";
import jwt from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { LOG_IN, LOG_OUT, ME } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, shop, aShopper, anAdmin } = await openTestShop();

type Session = { login: { token: string; user: { id: string; email: string; role: string } } };

const logIn = (email: string, password: string, role?: string) =>
  gql<Session>(LOG_IN, { email, password, role });

const viewerIdOf = async (token: string): Promise<string | undefined> =>
  (await gql<{ me: { id: string } | null }>(ME, {}, token)).data.me?.id;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("logging in", () => {
  it("returns the shopper with the right password", async () => {
    const shopper = await aShopper();
    const { login } = (await logIn(shopper.email, shopper.password)).data;
    expect(login.user).toMatchObject({ id: shopper.id, role: "SHOPPER" });
    expect(await viewerIdOf(login.token)).toBe(shopper.id);
  });

  it("accepts the address in capitals and with spaces around it", async () => {
    const shopper = await aShopper();
    const response = await logIn(`  ${shopper.email.toUpperCase()} `, shopper.password);
    expect(response.data.login.user.id).toBe(shopper.id);
  });

  it("gives the same error for a wrong password and for an unknown address", async () => {
    const shopper = await aShopper();
    const wrong = await logIn(shopper.email, "not the password");
    const unknown = await logIn("unknown@example.com", shopper.password);
    expect(wrong).toMatchObject({
      status: 401,
      code: "WRONG_CREDENTIALS",
      message: "Invalid email or password.",
    });
    expect({ ...unknown.errors[0], locations: undefined }).toEqual({
      ...wrong.errors[0],
      locations: undefined,
    });
  });

  it("refuses a password above the length limit as wrong", async () => {
    const shopper = await aShopper();
    expect((await logIn(shopper.email, "x".repeat(100_000))).code).toBe("WRONG_CREDENTIALS");
  });

  it("refuses an address with a NUL as wrong", async () => {
    const shopper = await aShopper();
    expect((await logIn(`${shopper.email}\0`, shopper.password)).code).toBe("WRONG_CREDENTIALS");
  });

  it("refuses a shopper at the admin login", async () => {
    const shopper = await aShopper();
    expect((await logIn(shopper.email, shopper.password, "ADMIN")).code).toBe("WRONG_CREDENTIALS");
  });

  it("accepts an admin at the admin login", async () => {
    const admin = await anAdmin();
    expect((await logIn(admin.email, admin.password, "ADMIN")).data.login.user.role).toBe("ADMIN");
  });
});

describe("logging out", () => {
  it("ends only this session at once", async () => {
    const shopper = await aShopper();
    const phone = (await logIn(shopper.email, shopper.password)).data.login.token;
    const laptop = (await logIn(shopper.email, shopper.password)).data.login.token;
    expect((await gql(LOG_OUT, {}, phone)).data).toEqual({ logout: { hasEndedSession: true } });
    expect(await viewerIdOf(phone)).toBeUndefined();
    expect((await gql("{ cart { id } }", {}, phone)).code).toBe("UNAUTHENTICATED");
    expect(await viewerIdOf(laptop)).toBe(shopper.id);
  });

  it("is no error for a visitor", async () => {
    expect((await gql(LOG_OUT)).data).toEqual({ logout: { hasEndedSession: false } });
  });
});

describe("a session", () => {
  it("ends at its expiry, even if the token expires later", async () => {
    const shopper = await aShopper();
    await sql("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
      shopper.id,
    ]);
    expect(await viewerIdOf(shopper.token)).toBeUndefined();
  });

  it("ends when the account's role changes", async () => {
    const admin = await anAdmin();
    await sql("update users set role = 'shopper' where id = $1", [admin.id]);
    expect((await gql("{ orders { totalCount } }", {}, admin.token)).code).toBe("UNAUTHENTICATED");
  });
});

describe("a token that the shop did not sign", () => {
  const claimsOf = (person: Person) => jwt.decode(person.token) as jwt.JwtPayload;

  it("belongs to no account if its algorithm is none", async () => {
    const shopper = await aShopper();
    const forged = `${encoded({ alg: "none", typ: "JWT" })}.${encoded(claimsOf(shopper))}.`;
    expect(await viewerIdOf(forged)).toBeUndefined();
    const withOldSignature = `${encoded({ alg: "none", typ: "JWT" })}.${encoded(claimsOf(shopper))}.${shopper.token.split(".")[2]}`;
    expect(await viewerIdOf(withOldSignature)).toBeUndefined();
  });

  it("belongs to no account if its algorithm is HS512, even under the shop's own secret", async () => {
    const shopper = await aShopper();
    expect(
      await viewerIdOf(jwt.sign(claimsOf(shopper), shop.jwtSecret, { algorithm: "HS512" })),
    ).toBeUndefined();
    expect(await viewerIdOf(jwt.sign(claimsOf(shopper), shop.jwtSecret, { algorithm: "HS256" }))).toBe(
      shopper.id,
    );
  });

  it("belongs to no account under another secret", async () => {
    const shopper = await aShopper();
    expect(
      await viewerIdOf(jwt.sign(claimsOf(shopper), "another secret, just as long as ours")),
    ).toBeUndefined();
    const [head, body] = shopper.token.split(".");
    const signature = createHmac("sha256", "").update(`${head}.${body}`).digest("base64url");
    expect(await viewerIdOf(`${head}.${body}.${signature}`)).toBeUndefined();
  });

  it.each([
    ["for another audience", { aud: "another-shop" }],
    ["for two audiences", { aud: ["shop", "admin"] }],
    ["for admins, on a shopper's session", { aud: "admin" }],
    ["of another issuer", { iss: "another-shop" }],
    ["that has expired", { exp: 1_700_000_000 }],
    ["without a session", { jti: "" }],
    ["with an invalid session id", { jti: "1 or 1=1" }],
  ])("belongs to no account: %s", async (_, change) => {
    const shopper = await aShopper();
    expect(await viewerIdOf(jwt.sign({ ...claimsOf(shopper), ...change }, shop.jwtSecret))).toBeUndefined();
  });
});
