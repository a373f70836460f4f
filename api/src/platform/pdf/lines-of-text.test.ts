import { describe, expect, it } from "vitest";
import { linesOfText, type TextLine } from "./lines-of-text.ts";

/** Every code unit is one unit wide. */
const linesOf = (text: string, width = Infinity): TextLine[] =>
  linesOfText(text, width, (run) => run.text.length);

const textsOf = (text: string, width?: number): string[] =>
  linesOf(text, width).map(({ runs }) => runs.map((run) => run.text).join(""));

/** The runs of the first line, from left to right: text, typeface, and an arrow for the direction. */
const runsOf = (text: string): string[] =>
  (linesOf(text)[0]?.runs ?? []).map(
    (run) => `${run.isRightToLeft ? "←" : "→"} ${run.typeface.file} ${run.text}`,
  );

describe("lines of text", () => {
  it.each([
    ["as many words as fit", "one two three", 7, ["one two", "three"]],
    ["the blank at the end is not counted", "one two", 3, ["one", "two"]],
    ["a word that is too long is cut", "abcdefgh ij", 3, ["abc", "def", "gh", "ij"]],
    ["a line feed ends a line", "one\n\ntwo", 10, ["one", "", "two"]],
    ["nothing", "", 10, [""]],
    ["a hyphen ends a line, but not the one that forbids it", "ab-cd ef\u2011gh", 5, ["ab-cd", "ef-gh"]],
    ["no hyphen of the second kind at the end", "a ef\u2011gh", 5, ["a", "ef-gh"]],
    ["one character is wider than the line", "ab", 0, ["a", "b"]],
    ["letters stay with their marks", "கிகிகி", 3, ["கி", "கி", "கி"]],
    ["a text of blanks", "   ", 1, [""]],
  ])("%s", (_, text, width, expected) => {
    expect(textsOf(text, width)).toEqual(expected);
  });

  it("loses no character of a long text of many scripts", () => {
    const text = "No. 12, தமிழ்நாடு తెలుగు Nguyễn हिन्दी 560025 ".repeat(12).trim();
    for (const width of [1, 7, 20, 61]) {
      const lines = textsOf(text, width);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }
    for (const line of linesOf(text, 20)) expect(line.width).toBeLessThanOrEqual(20);
  });
});

describe("runs of a line", () => {
  it.each([
    ["Latin alone", "Meera, 12-A", ["→ Mukta Meera, 12-A"]],
    ["a word with one letter that only another typeface has", "Anh Nguyễn", ["→ NotoSans Anh Nguyễn"]],
    [
      "digits and Latin between words of a script",
      "No. 5, தமிழ், 12 (தெரு)",
      ["→ Mukta No. 5, ", "→ NotoSansTamil தமிழ், ", "→ Mukta 12 (", "→ NotoSansTamil தெரு)"],
    ],
    [
      "Latin and Devanagari, which have one file but are shaped apart",
      "Meera मीरा",
      ["→ Mukta Meera ", "→ Mukta मीरा"],
    ],
    ["two scripts without a blank", "தமிతె", ["→ NotoSansTamil தமி", "→ NotoSansTelugu తె"]],
  ])("%s", (_, text, expected) => {
    expect(runsOf(text)).toEqual(expected);
  });

  it.each([
    ["an Urdu text", "محمد علی", ["← NotoNaskhArabic محمد علی"]],
    [
      "numbers keep their digits in order",
      "مکان 12 گلی",
      ["← NotoNaskhArabic  گلی", "→ Mukta 12", "← NotoNaskhArabic مکان "],
    ],
    ["Urdu digits too", "مکان ۱۲", ["→ NotoNaskhArabic ۱۲", "← NotoNaskhArabic مکان "]],
    [
      "an English line with an Urdu word",
      "House گلی, Delhi",
      ["→ Mukta House ", "← NotoNaskhArabic گلی", "→ Mukta , Delhi"],
    ],
    [
      "a part that is kept together, before a PIN code",
      "\u2068لکھنؤ\u2069, Uttar Pradesh \u2068226001\u2069",
      ["← NotoNaskhArabic لکھنؤ", "→ Mukta , Uttar Pradesh ", "→ Mukta 226001"],
    ],
    [
      "English in an Urdu text",
      "روڈ Mall Road پر",
      ["← NotoNaskhArabic  پر", "→ Mukta Mall Road", "← NotoNaskhArabic روڈ "],
    ],
  ])("%s", (_, text, expected) => {
    expect(runsOf(text)).toEqual(expected);
  });

  it("orders each line by itself, after the text is broken", () => {
    const [first, second] = textsOf("محمد علی خان", 8);
    expect([first, second]).toEqual(["محمد علی", "خان"]);
  });
});
