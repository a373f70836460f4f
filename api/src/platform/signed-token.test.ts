import { describe, expect, it } from "vitest";
import { readToken, signToken } from "./signed-token.ts";

const secret = "q7Vw2mX9dLr4TzKc8NfYb3HsJ6GpRa5E";
const now = new Date("2026-11-26T10:00:00Z");
const token = signToken(secret, "a link", { text: "some.text", expiresAt: now.getTime() + 1000 });
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

describe("a signed token", () => {
  it("has its text until it expires, for its purpose and by its secret only", () => {
    expect(readToken(secret, "a link", token, now)).toBe("some.text");
    expect(readToken(secret, "a link", token, new Date(now.getTime() + 1000))).toBeUndefined();
    expect(readToken(secret, "another link", token, now)).toBeUndefined();
    expect(readToken(`${secret}x`, "a link", token, now)).toBeUndefined();
  });

  it("has one spelling: none with another last character, padding or alphabet is read", () => {
    const head = token.slice(0, -1);
    const read = Array.from(alphabet)
      .map((last) => head + last)
      .filter((other) => readToken(secret, "a link", other, now));
    expect(read).toEqual([token]);
    const [text, expiry, signature = ""] = [token.slice(0, 9), token.split(".")[2], token.split(".")[3]];
    const base64 = Buffer.from(signature, "base64url").toString("base64");
    for (const other of [
      `${token}=`,
      `${text}.${expiry}.${base64}`,
      `${text}.0${expiry}.${signature}`,
      `${token}A`,
      ` ${token}`,
      `${token}\n`,
    ])
      expect(readToken(secret, "a link", other, now)).toBeUndefined();
  });
});
