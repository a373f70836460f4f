import { describe, expect, it } from "vitest";
import { randomToken, isLinkToken, isOtp, linkHash, otpHash, otpOf } from "./secret.rules.ts";

describe("a mailed secret", () => {
  it("is 32 new random bytes for each link", () => {
    const links = Array.from({ length: 50 }, () => randomToken());
    expect(new Set(links).size).toBe(50);
    for (const link of links) {
      expect(isLinkToken(link)).toBe(true);
      expect(Buffer.from(link, "base64url")).toHaveLength(32);
    }
  });

  it("is six digits, also with leading zeros", () => {
    const many = Array.from({ length: 500 }, (_, row) => otpOf("key", `row ${row}`));
    expect(many.every(isOtp)).toBe(true);
    expect(new Set(many.map((otp) => otp[0])).size).toBe(10);
    expect(new Set(many).size).toBeGreaterThan(490);
  });

  it("is the same six digits for the same row and key, so that they can be mailed again", () => {
    expect(otpOf("key", "row")).toBe(otpOf("key", "row"));
    expect(otpOf("key", "row")).not.toBe(otpOf("another key", "row"));
  });

  it("is stored as a hash", () => {
    expect(linkHash("a")).toMatch(/^[0-9a-f]{64}$/);
    expect(linkHash("a")).not.toBe(linkHash("b"));
  });

  it("of six digits has a hash that depends on the key and the row", () => {
    const hash = otpHash("key", "row", "123456");
    for (const other of [otpHash("other", "row", "123456"), otpHash("key", "row 1", "23456")])
      expect(other).not.toBe(hash);
  });

  it.each(["12345", "1234567", "12345a", " 123456", "123456\n", "\u0661\u0662\u0663\u0664\u0665\u0666"])(
    "is not %j",
    (text) => {
      expect(isOtp(text)).toBe(false);
    },
  );
});
