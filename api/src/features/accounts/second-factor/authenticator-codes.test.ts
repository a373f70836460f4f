import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { appUri, newAppKey, stepOfCode } from "./authenticator-codes.ts";

const key = newAppKey();
const now = 1_795_000_000_000;
const step = Math.floor(now / 30_000);
const codeAt = (offset: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now + offset * 30_000 });

describe("the code of an authenticator app", () => {
  it("names its time step up to one step before or after now", () => {
    expect([-1, 0, 1].map((offset) => stepOfCode(key, codeAt(offset), now))).toEqual([
      step - 1,
      step,
      step + 1,
    ]);
  });

  it("names no time step two steps away", () => {
    for (const offset of [-2, 2]) expect(stepOfCode(key, codeAt(offset), now)).toBeNull();
  });

  it.each(["", "12345", "1234567", "12345a", "\u0661\u0662\u0663\u0664\u0665\u0666", "0".repeat(1000)])(
    "is not %j",
    (text) => {
      expect(stepOfCode(key, text, now)).toBeNull();
    },
  );

  it("comes from a key of 160 bits, which the address for the app names with the shop and the account", () => {
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAppKey()).not.toBe(key);
    const uri = new URL(appUri(key, { shopName: "Riwaz & Co", email: "asha rao@example.com" }));
    expect([uri.protocol, uri.searchParams.get("secret"), uri.searchParams.get("issuer")]).toEqual([
      "otpauth:",
      key,
      "Riwaz & Co",
    ]);
  });
});
