import { expect, it } from "vitest";
import { readToken, signToken } from "./signed-token.ts";

const now = new Date("2026-11-22T10:00:00Z");
const token = signToken("secret", "photo", { text: "a.b", expiresAt: now.getTime() + 1 });

it("a signed token holds its text until it expires", () => {
  expect(readToken("secret", "photo", token, now)).toBe("a.b");
  expect(readToken("secret", "photo", token, new Date(now.getTime() + 1))).toBeUndefined();
});

it("a signed token is valid for its purpose and its secret only", () => {
  expect(readToken("secret", "invoice", token, now)).toBeUndefined();
  expect(readToken("other", "photo", token, now)).toBeUndefined();
  expect(readToken("secret", "photo", token.replace("a.b", "a.c"), now)).toBeUndefined();
});
