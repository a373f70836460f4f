import { describe, expect, it } from "vitest";
import { cleanOptional, cleanText } from "./text.ts";

describe("what a person typed", () => {
  it("is trimmed, and brought into one spelling", () => {
    expect(cleanText("  caf\u0065\u0301 ", "name", 10)).toBe("caf\u00e9");
  });

  it("keeps signs, quotes and other scripts as they stand", () => {
    const typed = `Priya's "100%" <b>_\\ \u0936\u0947 \u{1f457}`;
    expect(cleanText(typed, "comment", 100)).toBe(typed);
  });

  it("may be as long as it is allowed to be, after trimming", () => {
    expect(cleanText(` ${"x".repeat(5)} `, "name", 5)).toBe("xxxxx");
    expect(() => cleanText("x".repeat(6), "name", 5)).toThrow("name is longer than 5 characters.");
  });

  it("holds no NUL, which the database cannot keep", () => {
    expect(() => cleanText("a\0b", "name", 5)).toThrow(
      expect.objectContaining({ code: "BAD_INPUT", details: expect.objectContaining({ field: "name" }) }),
    );
  });

  it("counts as absent when it is blank, where it may be absent", () => {
    for (const blank of [undefined, null, "", "  \t"]) expect(cleanOptional(blank, "notes", 5)).toBeNull();
    expect(cleanOptional(" x ", "notes", 5)).toBe("x");
  });
});
