import { describe, expect, it } from "vitest";
import { newRecoveryCodes, recoveryCodeHash, typedRecoveryCode } from "./recovery-code.rules.ts";

describe("recovery codes", () => {
  it("are ten different codes of ten characters that cannot be confused", () => {
    const codes = Array.from({ length: 50 }, newRecoveryCodes).flat();
    expect(codes).toHaveLength(500);
    expect(new Set(codes).size).toBe(500);
    expect(codes.every((code) => /^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/.test(code))).toBe(true);
  });

  it("are read in any case", () => {
    expect(typedRecoveryCode("k7qpm2ztrw")).toBe("K7QPM2ZTRW");
  });

  it("are no other texts", () => {
    for (const text of ["", "K7QPM2ZTR", "K7QPM2ZTRWX", "K7QPM2ZTR0", "K7QPM2ZTR\u0130"])
      expect(typedRecoveryCode(text)).toBeUndefined();
  });

  it("have a hash of their account and of the shop's secret, with or without the hyphen", () => {
    const hash = recoveryCodeHash("secret", "user", "K7QPM-2ZTRW");
    expect(recoveryCodeHash("secret", "user", "K7QPM2ZTRW")).toBe(hash);
    expect(hash).not.toBe(recoveryCodeHash("secret", "other user", "K7QPM2ZTRW"));
    expect(hash).not.toBe(recoveryCodeHash("other secret", "user", "K7QPM2ZTRW"));
  });
});
