import { describe, expect, it } from "vitest";
import { useRealHashes } from "../../../../test/support/cheap-hashes.ts";
import { hashPassword, isPassword } from "./password.ts";

useRealHashes();

describe("a password", () => {
  it("is stored as an argon2id hash of 19 MiB and 2 passes, with a new salt each time", async () => {
    const [one, other] = await Promise.all([hashPassword("saffron"), hashPassword("saffron")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });

  it("matches its own hash only, in any Unicode form", async () => {
    const hash = await hashPassword("caf\u00e9 \ufb01ne");
    expect(await isPassword(hash, "cafe\u0301 fine")).toBe(true);
    expect(await isPassword(hash, "cafe fine")).toBe(false);
    expect(await isPassword(hash, "")).toBe(false);
  });

  it("matches no missing account, not even with the password of the dummy hash", async () => {
    expect(await isPassword(undefined, "saffron")).toBe(false);
    expect(await isPassword(undefined, "no account has this password")).toBe(false);
  });

  it("is checked for many at once, each with its own result", async () => {
    const hash = await hashPassword("saffron");
    const tries = ["saffron", "wrong", "saffron", "Saffron", "saffron", "saffron "];
    expect(await Promise.all(tries.map((typed) => isPassword(hash, typed)))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});
