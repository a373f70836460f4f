import { describe, expect, it } from "vitest";
import { isolated, printedText, unprintableIn } from "./printed-text.ts";

describe("printed text", () => {
  it.each([
    ["letters with marks", "Łódź, Zoë & Søn", "Łódź, Zoë & Søn"],
    ["invisible characters", "a\u202eb\u200bc\u0007d\u00ade", "abcde"],
    ["a variation selector", "№\ufe0f 5️⃣", "№ 5"],
    ["line ends", "one\r\ntwo\u2028three\tfour", "one\ntwo\nthree four"],
    ["joiners between letters", "क्\u200dष", "क्\u200dष"],
    ["marks that are typed apart", "e\u0301", "é"],
    ["hyphens", "12\u2011A\u201014", "12\u2011A\u201014"],
    ["wide letters and digits", "Ｆｌａｔ　４２", "Flat 42"],
    ["decorative letters", "𝓜𝓮𝓮𝓻𝓪 Ⓢ①", "Meera S1"],
    ["a word of another script", "王小明 Meera 路", "? Meera ?"],
    ["half of a surrogate pair", "a\ud83d", "a?"],
    ["an empty text", "", ""],
  ])("%s: %j is %j", (_, text, expected) => {
    expect(printedText(text)).toBe(expected);
    expect(printedText(expected)).toBe(expected);
  });

  it.each([
    ["Meera 😀 Sharma", "Meera Sharma"],
    ["🏠 Home 👨‍👩‍👧‍👦", "Home"],
    ["தமிழ் 👍🏽, தெரு", "தமிழ் , தெரு"],
    ["🇮🇳India❤️", "India"],
    ["★ Shop ☎ 12\n🎁\nend", "Shop 12\n\nend"],
    ["Length ↓ 5 ∈ cm", "Length 5 cm"],
    ["🏴󠁧󠁢󠁳󠁣󠁴󠁿", ""],
  ])("leaves emoji and symbols out: %j is %j", (text, expected) => {
    expect(printedText(text)).toBe(expected);
    expect(unprintableIn(text)).toEqual([]);
  });

  it.each([
    ["S → M, A ➡️ B, 1↔2 ⇒ 3", "S -> M, A -> B, 1<->2 => 3"],
    ["2 ✕ 3 ≤ 6 ≠ ½ ∼ 5 ⋅ 1", "2 × 3 ≤ 6 ≠ ½ ~ 5 · 1"],
    ["【Kurta】、「blue」", "[Kurta],“blue”"],
  ])("has a plain form of symbols that no typeface has: %j is %j", (text, expected) => {
    expect(printedText(text)).toBe(expected);
    expect(unprintableIn(text)).toEqual([]);
  });
});

describe("what cannot be printed", () => {
  it("is each character once, as a reader sees it", () => {
    expect(unprintableIn("王小王 Meera\n路 ก้")).toEqual(["王", "小", "路", "ก้"]);
  });

  it.each(["Meera", "मीरा", "محمد", "Nguyễn", "😀", "12‑A", "", "ａ"])("is nothing of %j", (text) => {
    expect(unprintableIn(text)).toEqual([]);
  });
});

describe("a part of a line", () => {
  it("is kept together if it has letters from right to left", () => {
    expect(isolated("Delhi")).toBe("Delhi");
    expect(isolated("لکھنؤ")).toBe("\u2068لکھنؤ\u2069");
  });

  it("cannot leave its place", () => {
    expect(isolated("\u2069لکھنؤ\u2067\u202e")).toBe("\u2068لکھنؤ\u2069");
  });
});
