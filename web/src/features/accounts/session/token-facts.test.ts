import { describe, expect, it } from "vitest";
import { endsSoon, isLongLived, isSameAccount, isSameSession, readTokenFacts } from "./token-facts.ts";

const nowInSeconds = Math.floor(Date.now() / 1000);
const tokenOf = (facts: object): string =>
  `x.${btoa(JSON.stringify(facts)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.y`;
const lasting = (seconds: number, issuedAgo = 0) =>
  tokenOf({ jti: "s1", sub: "u1", iat: nowInSeconds - issuedAgo, exp: nowInSeconds - issuedAgo + seconds });

describe("the facts of a token", () => {
  it.each(["", "t1", "a.b.c", "..", "null"])("are unknown of %j, which is sent as it is", (text) => {
    expect(readTokenFacts(text)?.jti).toBeUndefined();
    expect([endsSoon(text), isLongLived(text)]).toEqual([false, false]);
  });

  it("say a minute before its end that it ends soon", () => {
    expect(endsSoon(lasting(3600, 3500))).toBe(false);
    expect(endsSoon(lasting(3600, 3550))).toBe(true);
    expect(endsSoon(lasting(3600, 9999))).toBe(true);
  });

  it("tell the hour of a cookie's token from the month of older ones", () => {
    expect([isLongLived(lasting(3600)), isLongLived(lasting(30 * 86_400))]).toEqual([false, true]);
  });

  it("tell a renewal from another login", () => {
    const [one, renewed] = [lasting(3600), lasting(3600, 3600)];
    const other = tokenOf({ jti: "s2" });
    expect([isSameSession(one, renewed), isSameSession(one, other), isSameSession(one, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isSameSession(null, null), isSameSession("t1", "t2")]).toEqual([true, false]);
  });

  it("tell another login of the account from one of another account", () => {
    const login = tokenOf({ jti: "s1", sub: "u1" });
    expect(isSameAccount(login, tokenOf({ jti: "s2", sub: "u1" }))).toBe(true);
    expect(isSameAccount(login, tokenOf({ jti: "s2", sub: "u2" }))).toBe(false);
  });

  it("are not those of one account for two texts that are no tokens", () => {
    expect([isSameAccount("t1", "t1"), isSameAccount("t1", "t2")]).toEqual([true, false]);
  });
});
