import jwt from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { ADMIN, SHOPPER } from "../../../platform/viewer.ts";
import { readSessionToken, signSessionToken } from "./token.ts";

const secret = "a secret that only these tests know";
const sessionId = "01990000-0000-7000-8000-00000000000a";
const userId = "01990000-0000-7000-8000-00000000000b";
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe("a token", () => {
  it.each([SHOPPER, ADMIN] as const)("names its session and is valid for the role %s only", (role) => {
    const claims = { sessionId, role, renewalNumber: 7 };
    const token = signSessionToken(secret, { ...claims, userId, expiresAt: inAnHour() });
    expect(readSessionToken(secret, token)).toEqual({ ...claims, isLongLived: false });
  });

  it("is long-lived if it was signed for more than the hour of a cookie's token", () => {
    const expiresAt = new Date(Date.now() + 3_700_000);
    const token = signSessionToken(secret, { sessionId, role: SHOPPER, userId, expiresAt });
    expect(readSessionToken(secret, token)).toMatchObject({ isLongLived: true });
  });

  it("contains no personal data but the user id", () => {
    const token = signSessionToken(secret, { sessionId, role: SHOPPER, userId, expiresAt: inAnHour() });
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
    const expired = (secondsAgo: number) =>
      signSessionToken(secret, {
        sessionId,
        role: SHOPPER,
        userId,
        expiresAt: new Date(Date.now() - secondsAgo * 1000),
      });
    expect(readSessionToken(secret, expired(180))).toBeUndefined();
    const token = signSessionToken(secret, { sessionId, role: SHOPPER, userId, expiresAt: inAnHour() });
    expect(readSessionToken(`${secret}!`, token)).toBeUndefined();
  });

  it("is valid for a minute after its expiry, since the clocks of two processes may differ", () => {
    const expiresAt = new Date(Date.now() - 60_000);
    const token = signSessionToken(secret, { sessionId, role: SHOPPER, userId, expiresAt });
    expect(readSessionToken(secret, token)).toEqual({ sessionId, role: SHOPPER, isLongLived: false });
  });

  it("has one spelling", () => {
    const token = signSessionToken(secret, { sessionId, role: SHOPPER, userId, expiresAt: inAnHour() });
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const spellings = [
      ...Array.from(alphabet).map((last) => token.slice(0, -1) + last),
      `${token}=`,
      ` ${token}`,
    ];
    expect(spellings.filter((text) => readSessionToken(secret, text))).toEqual([token]);
  });

  it.each(["", "x", "a.b.c", "..", "eyJhbGciOiJub25lIn0.e30."])("is not %j", (text) => {
    expect(readSessionToken(secret, text)).toBeUndefined();
  });
});
