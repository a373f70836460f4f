import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLine, cleanOptional, cleanText, startOfText } from "./text.ts";
import { plainText } from "./plain-text.ts";

describe("cleaned text", () => {
  it("is trimmed", () => {
    expect(cleanText("  cafe ", "name", 10)).toBe("cafe");
  });

  it("is in one Unicode form", () => {
    expect(cleanText("caf\u0065\u0301", "name", 10)).toBe("caf\u00e9");
  });

  it("keeps punctuation, quotes and other scripts", () => {
    const typed = `Priya's "100%" <b>_\\ \u0936\u0947 \u{1f457}`;
    expect(cleanText(typed, "comment", 100)).toBe(typed);
  });

  it("may have the maximum length after trimming", () => {
    expect(cleanText(` ${"x".repeat(5)} `, "name", 5)).toBe("xxxxx");
    expect(() => cleanText("x".repeat(6), "name", 5)).toThrow("The name is longer than 5 characters.");
  });

  it.each(["a\0b", "a\ud800", "\udc00b", "\udc00\ud800"])("cannot be %j, which is not storable", (typed) => {
    expect(() => cleanText(typed, "orderNumber", 5)).toThrow(
      expect.objectContaining({
        code: "BAD_INPUT",
        message: "A character of the order number cannot be stored.",
        details: expect.objectContaining({ field: "orderNumber" }),
      }),
    );
  });

  it("is null when it is blank and optional", () => {
    for (const blank of [undefined, null, "", "  \t"]) expect(cleanOptional(blank, "notes", 5)).toBeNull();
    expect(cleanOptional(" x ", "notes", 5)).toBe("x");
  });

  it.each([
    [
      "marks that change the direction of text",
      "Asha\u202egnp.exe\u202c \u2067Rao\u2069\u200f",
      "Ashagnp.exe Rao",
    ],
    ["characters without width", "As\u200bha\u2060 \ufeffR\u00adao\u034f", "Asha Rao"],
    ["invisible blanks", "\u3164\u115f\uffa0", ""],
    ["hidden tags", "Asha\u{e0041}\u{e007f}", "Asha"],
    ["controls", "As\u0007h\u001b[31ma\u0085 \u009bRao", "Ash[31ma Rao"],
    ["joiners where nothing joins", "As\u200dha\u200c Rao\u200d", "Asha Rao"],
    ["joiners alone", "\u200d\u200c", ""],
    ["marks beyond 30 in a row", `a${"\u0316".repeat(80)}`, `a${"\u0316".repeat(30)}`],
  ])("loses %s", (_, typed, cleaned) => {
    expect(cleanText(typed, "name", 100)).toBe(cleaned);
  });

  it.each([
    ["Devanagari", "\u0915\u094d\u200d\u0937 \u0936\u094d\u200c\u0930\u0940"],
    ["Malayalam", "\u0d28\u0d4d\u200d\u0d31\u0d46"],
    ["Persian", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
    ["emoji", "\u{1f469}\u{1f3fd}\u200d\u2764\ufe0f\u200d\u{1f468}"],
  ])("keeps the joiners of %s", (_, typed) => {
    expect(cleanText(typed, "comment", 100)).toBe(typed);
  });

  it("keeps its lines if it may have several", () => {
    expect(cleanText("14, Residency Road\r\nBengaluru\u2028560025", "address", 100)).toBe(
      "14, Residency Road\nBengaluru\n560025",
    );
  });

  it("has one blank for each run of white space in a line", () => {
    expect(cleanLine(" Asha \r\n\t Rao\u2029Das ", "name", 100)).toBe("Asha Rao Das");
    expect(cleanLine("As\ufeffha \u200b Rao \ufeff\u00a0Das", "name", 100)).toBe("Asha Rao Das");
  });

  const anyText = fc
    .string({ unit: "binary", maxLength: 40 })
    .filter((typed) => !/[\0\p{Surrogate}]/u.test(typed));

  it("does not change when it is cleaned again", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const once = cleanText(typed, "name", 1000);
        expect(cleanText(once, "name", 1000)).toBe(once);
      }),
    );
  });

  it("has no invisible characters", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(cleanText(typed, "name", 1000)).not.toMatch(
          /[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]/u,
        );
      }),
    );
  });
});

it("the start of a text has no half of a surrogate pair", () => {
  const typed = "ab\u{1f457}cd";
  expect([2, 3, 4, 9].map((length) => startOfText(typed, length))).toEqual([
    "ab",
    "ab",
    "ab\u{1f457}",
    typed,
  ]);
});

describe("text of many combining marks in the wrong order", () => {
  /** Unicode normalization alone takes minutes for a megabyte of them. */
  const marks = "\u0301\u0316".repeat(250_000);

  it.each([
    ["marks alone", marks],
    ["marks between invisible characters", `${"\u0301\u0316".repeat(15)}\u200b`.repeat(16_000)],
  ])("is cleaned in less than the time of a test: %s", (_, typed) => {
    expect(cleanText(typed, "comment", Infinity)).toHaveLength(30);
  });

  it("is refused as too long", () => {
    expect(() => cleanText(marks, "name", 100)).toThrow("The name is longer than 100 characters.");
  });
});

it.each(Array.from({ length: 127 }, (_, index) => String.fromCodePoint(index + 1)))(
  "the character %j of ASCII is cleaned in the same way alone and beside other characters",
  (character) => {
    const text = ` a${character}b  c${character}`;
    expect(`${cleanText(text, "name", 100)} é`).toBe(cleanText(`${text.trim()} é`, "name", 100));
    expect(`${plainText(text)} é`).toBe(plainText(`${text.trim()} é`));
  },
);
