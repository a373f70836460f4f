import jwt from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { ADMIN, SHOPPER } from "../../../platform/viewer.ts";
import { readToken, signToken } from "./token.ts";

const secret = "a secret that only these tests know";
const sessionId = "01990000-0000-7000-8000-00000000000a";
const userId = "01990000-0000-7000-8000-00000000000b";
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe("a token", () => {
  it.each([SHOPPER, ADMIN] as const)("names its session and is valid for the role %s only", (role) => {
    const token = signToken(secret, { sessionId, role, userId, expiresAt: inAnHour() });
    expect(readToken(secret, token)).toEqual({ sessionId, role });
  });

  it("contains no personal data but the user id", () => {
    const token = signToken(secret, { sessionId, role: SHOPPER, userId, expiresAt: inAnHour() });
    expect(Object.keys(jwt.decode(token) as object).sort()).toEqual([
      "aud",
      "exp",
      "iat",
      "iss",
      "jti",
      "sub",
    ]);
  });

  it("is invalid after its expiry, or if signed with another secret", () => {
    const past = signToken(secret, {
      sessionId,
      role: SHOPPER,
      userId,
      expiresAt: new Date(Date.now() - 1000),
    });
    expect(readToken(secret, past)).toBeUndefined();
    const token = signToken(secret, { sessionId, role: SHOPPER, userId, expiresAt: inAnHour() });
    expect(readToken(`${secret}!`, token)).toBeUndefined();
  });

  it.each(["", "x", "a.b.c", "..", "eyJhbGciOiJub25lIn0.e30."])("is not %j", (text) => {
    expect(readToken(secret, text)).toBeUndefined();
  });
});
