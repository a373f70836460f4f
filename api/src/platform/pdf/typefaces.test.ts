import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { fileOf, packagePathOf, typefaces, type Typeface, type Weight } from "./typefaces.ts";

const packages = createRequire(import.meta.url);

const glyphsOf = (typeface: Typeface, weight: Weight): Set<number> => {
  const font = create(readFileSync(packages.resolve(packagePathOf(typeface, weight)))) as Font;
  return new Set(font.characterSet);
};

/** The code points of the table, without those that have no glyph of their own: joiners, and hyphens that are printed as "-". */
const codePointsOf = ({ characters }: Typeface): number[] => {
  const all = Array.from({ length: 0x1_0000 }, (_, codePoint) => codePoint);
  const hidden = new Set([0x200c, 0x200d, 0x2010, 0x2011]);
  return all.filter(
    (codePoint) => !hidden.has(codePoint) && characters.test(String.fromCodePoint(codePoint)),
  );
};

describe.each(typefaces.map((typeface) => [fileOf(typeface, "regular"), typeface] as const))(
  "%s",
  (_, typeface) => {
    it.each(["regular", "bold"] as const)("has a glyph for each character of the table: %s", (weight) => {
      const glyphs = glyphsOf(typeface, weight);
      const missing = codePointsOf(typeface).filter((codePoint) => !glyphs.has(codePoint));
      expect(missing.map((codePoint) => codePoint.toString(16))).toEqual([]);
    });
  },
);

/** Letters of Marwari, of manuscripts and of the Vedas. */
const rare = /[\u0978\u0c5c\u0cdc\ua8e0-\ua8ff]/;

const lettersOf = (script: string): string[] => {
  const ofScript = new RegExp(`^(?=[\\p{L}\\p{Nd}])\\p{Script=${script}}$`, "u");
  const all = Array.from({ length: 0x1_0000 }, (_, codePoint) => String.fromCodePoint(codePoint));
  return all.filter((letter) => ofScript.test(letter) && !rare.test(letter));
};

const missingOf = (letters: readonly string[]): string[] =>
  letters.filter((letter) => !typefaces.some(({ characters }) => characters.test(letter)));

it.each([
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Ol_Chiki",
  "Meetei_Mayek",
])("the table has every letter and digit of %s", (script) => {
  expect(lettersOf(script).length).toBeGreaterThan(40);
  expect(missingOf(lettersOf(script))).toEqual([]);
});

it.each([
  ["Urdu", "ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےآؤئۂۓ،؛؟۔۰۱۲۳۴۵۶۷۸۹"],
  ["Kashmiri and Sindhi", "ٲٳۄۆۇؠێٻڀٺٽڦڄڃڇڌڏڊڙڪڳڱڻ"],
  ["Vietnamese", "ĂÂĐÊÔƠƯăâđêôơưÀẢÃÁẠẰẲẴẮẶẦẨẪẤẬÈẺẼÉẸỀỂỄẾỆÌỈĨÍỊÒỎÕÓỌỒỔỖỐỘỜỞỠỚỢÙỦŨÚỤỪỬỮỨỰỲỶỸÝỴ"],
  ["Polish, Turkish, Romanian, Maltese", "ĄĆĘŁŃÓŚŹŻĞİŞÇÖÜȘȚĂĦĠ"],
  ["transcribed Sanskrit", "ĀĪŪṚṜḶṄÑṬḌṆŚṢḤṂāīūṛṝḷṅñṭḍṇśṣḥṃ"],
])("the table has every letter of %s", (_, letters) => {
  expect(missingOf(Array.from(letters))).toEqual([]);
});
