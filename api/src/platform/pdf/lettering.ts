import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "fontkit";

/** The display font of pages (Fraunces at its size for headers), in the two parts that `npm run fonts` cuts. */
const files = ["fraunces.ttf", "fraunces-extended.ttf"] as const;

const readFont = (file: string): Buffer => {
  const built = new URL(`typefaces/${file}`, import.meta.url);
  return readFileSync(existsSync(built) ? built : join(import.meta.dirname, "lettering", file));
};

let fonts: Promise<readonly Font[]> | undefined;
let loaded: readonly Font[] = [];

/** Loads the fonts, with the first PDF. */
export const prepareLettering = async (): Promise<void> => {
  fonts ??= import("fontkit").then(({ create }) => files.map((file) => create(readFont(file)) as Font));
  loaded = await fonts;
};

const unitsPerEm = 2000;
/** As the header of pages: a little tighter than the font. */
const tracking = -11;

type Letter = { font: Font; text: string };

/** Neighbours of one font, which are set with their kerning; `undefined` if a character is in neither. */
const runsOf = (text: string): Letter[] | undefined => {
  const runs: Letter[] = [];
  for (const character of text.normalize("NFC")) {
    const font = loaded.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!font) return undefined;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};

/** A text as an outline, with the start of its baseline at 0, 0. */
export type Lettering = { width: number; path: string };

/** A text in the display font, of a size in points; `undefined` if the font does not have it. After `prepareLettering`. */
export const letteringOf = (text: string, size: number): Lettering | undefined => {
  const runs = runsOf(text)?.map(({ font, text: part }) => font.layout(part));
  if (!runs) return undefined;
  const scale = size / unitsPerEm;
  let width = 0;
  let path = "";
  for (const { glyphs, positions } of runs)
    for (const [index, glyph] of glyphs.entries()) {
      path += glyph.path.transform(scale, 0, 0, -scale, width, 0).toSVG();
      width += ((positions[index]?.xAdvance ?? 0) + tracking) * scale;
    }
  return { width, path };
};
