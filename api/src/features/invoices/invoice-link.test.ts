import { describe, expect, it } from "vitest";
import { readInvoiceLink, signInvoiceLink } from "./invoice-link.ts";

const secret = "a secret that only these tests know";
const id = "01990000-0000-7000-8000-0000000000ab";
const now = new Date("2026-11-21T06:00:00Z");
const later = (days: number, milliseconds = 0) =>
  new Date(now.getTime() + days * 24 * 60 * 60 * 1000 + milliseconds);

describe("the link to an invoice", () => {
  const token = signInvoiceLink(secret, id, now);

  it("works for exactly seven days", () => {
    expect(readInvoiceLink(secret, token, now)).toBe(id);
    expect(readInvoiceLink(secret, token, later(7, -1))).toBe(id);
    expect(readInvoiceLink(secret, token, later(7))).toBeUndefined();
  });

  it("cannot be forged: every character is signed with the shop's secret", () => {
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === "A" ? "B" : "A";
      const forged = token.slice(0, index) + other + token.slice(index + 1);
      expect(readInvoiceLink(secret, forged, now)).toBeUndefined();
    }
    expect(readInvoiceLink("another secret of the same length!!", token, now)).toBeUndefined();
  });

  it.each(["", "x", id, `${token}A`, token.slice(1), `${token}=`, "ü".repeat(72), "A".repeat(100_000)])(
    "rejects %.40s",
    (text) => {
      expect(readInvoiceLink(secret, text, now)).toBeUndefined();
    },
  );
});
