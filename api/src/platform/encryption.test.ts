import { describe, expect, it } from "vitest";
import { decrypt, encrypt } from "./encryption.ts";

const secret = "a secret that only these tests know";
const binding = { purpose: "destination of a payout", id: "row 1" };

describe("an encrypted text", () => {
  it("is decrypted with the same secret and binding", () => {
    const encrypted = encrypt(secret, "asha@okaxis ₹", binding);
    expect(decrypt(secret, encrypted, binding)).toBe("asha@okaxis ₹");
  });

  it("does not contain the text", () => {
    const encrypted = encrypt(secret, "asha@okaxis ₹", binding);
    expect(Buffer.from(encrypted, "base64url").toString("latin1")).not.toContain("okaxis");
  });

  it("differs each time", () => {
    expect(encrypt(secret, "asha@okaxis", binding)).not.toBe(encrypt(secret, "asha@okaxis", binding));
  });

  it.each([
    ["another secret", `${secret}!`, binding],
    ["another row", secret, { ...binding, id: "row 2" }],
    ["another purpose", secret, { ...binding, purpose: "else" }],
  ])("cannot be read with %s", (_what, otherSecret, otherBinding) => {
    expect(decrypt(otherSecret, encrypt(secret, "asha@okaxis", binding), otherBinding)).toBeUndefined();
  });

  it("cannot be read when a bit of it has changed, or when it is cut", () => {
    const bytes = Buffer.from(encrypt(secret, "asha@okaxis", binding), "base64url");
    const changed = [...bytes.keys()].map((place) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(place) ^ 1, place);
      return decrypt(secret, copy.toString("base64url"), binding);
    });
    expect(changed.every((text) => text === undefined)).toBe(true);
    expect(decrypt(secret, bytes.subarray(0, 20).toString("base64url"), binding)).toBeUndefined();
    expect(decrypt(secret, "", binding)).toBeUndefined();
  });
});
