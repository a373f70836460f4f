import { describe, expect, it } from "vitest";
import { fontOf, prepareFonts } from "./fonts.ts";
import { typefaces, type Typeface } from "./typefaces.ts";

await prepareFonts();

const typefaceOf = (text: string): Typeface => {
  const typeface = typefaces.find(({ characters }) => characters.test(text));
  if (!typeface) throw new Error(`No typeface has ${text}.`);
  return typeface;
};

const shaped = (text: string, features: readonly ("tnum" | "rtla")[] = []) => {
  const font = fontOf(typefaceOf(text), "regular");
  const { glyphs, positions } = font.layout(text, features);
  const idOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id;
  return { ids: glyphs.map(({ id }) => id), positions, idOf, glyphs };
};

describe("a shaped text", () => {
  it.each(["శ్రీకాకుళం", "ఆంధ్రప్రదేశ్", "క్షత్రియ", "കോഴിക്കോട്", "സ്ത്രീ", "കൃഷ്ണൻ"])(
    "%s, of which fontkit makes an error, has glyphs",
    (text) => {
      const { ids } = shaped(text);
      expect(ids.length).toBeGreaterThan(1);
      expect(ids).not.toContain(0);
    },
  );

  it.each([
    ["கெ", "ெ", "க"],
    ["কি", "ি", "ক"],
    ["કિ", "િ", "ક"],
    ["ਕਿ", "ਿ", "ਕ"],
    ["കെ", "െ", "ക"],
    ["कि", "ि", "क"],
  ])("%s has its vowel sign before the consonant", (text, sign, consonant) => {
    const { ids, idOf } = shaped(text);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(idOf(consonant));
    expect([idOf(sign), ids[0]].filter((id) => id === idOf(consonant))).toEqual([]);
  });

  it.each(["क्ष", "ক্ষ", "ક્ષ", "ಕ್ಷ", "କ୍ଷ", "ക്ഷ", "క్ష", "ക്ക", "স্ত্র", "ਸ੍ਰ", "ஸ்ரீ"])(
    "%s is a conjunct: no sign of a missing vowel is left over",
    (text) => {
      const { ids, idOf } = shaped(text);
      const [, virama = ""] = Array.from(text);
      expect(ids).not.toContain(idOf(virama));
      expect(ids.length).toBeLessThan(Array.from(text).length);
    },
  );

  it("joins Urdu letters", () => {
    const { ids, idOf } = shaped("محمد", ["rtla"]);
    expect(ids).not.toContain(idOf("ح"));
  });

  it("begins an Urdu word at the left with its last letter", () => {
    const { glyphs } = shaped("محمد", ["rtla"]);
    expect(glyphs.at(-1)?.codePoints).toEqual(["م".codePointAt(0)]);
    expect(glyphs[0]?.codePoints).toEqual(["د".codePointAt(0)]);
  });

  it("keeps Urdu digits from left to right", () => {
    const { ids, idOf } = shaped("۱۲");
    expect(ids).toEqual([idOf("۱"), idOf("۲")]);
  });

  it("has figures of equal width on request", () => {
    const font = fontOf(typefaceOf("1"), "regular");
    expect(font.widthOf("111", ["tnum"])).toBe(font.widthOf("888", ["tnum"]));
  });

  it("tells the characters of ligatures and of plain letters", () => {
    expect(shaped("Łódź").glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual([
      "Ł",
      "ó",
      "d",
      "ź",
    ]);
  });
});

it("a font is opened once for the process", () => {
  const [mukta] = typefaces;
  expect(mukta && fontOf(mukta, "bold")).toBe(mukta && fontOf(mukta, "bold"));
});
