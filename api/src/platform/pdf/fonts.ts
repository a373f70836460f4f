import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import type { GlyphInfo } from "harfbuzzjs";
import { fileOf, packagePathOf, type Typeface, type Weight } from "./typefaces.ts";

const packages = createRequire(import.meta.url);

/** The build puts the files of the typefaces beside the programs: the packages are not in the image of production. */
const readTypeface = (typeface: Typeface, weight: Weight): Buffer => {
  const built = new URL(`typefaces/${fileOf(typeface, weight)}`, import.meta.url);
  return readFileSync(existsSync(built) ? built : packages.resolve(packagePathOf(typeface, weight)));
};

/** Features of OpenType: figures of equal width, and forms for text from right to left, which tells the direction. */
export type FontFeature = "tnum" | "rtla";

/** Positions in units of the font. pdfkit scales the numbers of `positions` in place. */
type GlyphRun = {
  glyphs: { id: number; advanceWidth: number; readonly codePoints: number[] }[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
};

type LayOut = (text: string, features?: readonly FontFeature[]) => GlyphRun;

/** A font as pdfkit takes it. Its file is read and embedded by fontkit, which makes a subset. */
export type PdfFont = Omit<Font, "layout"> & {
  layout: LayOut;
  /** The width of a text in units of the font. */
  widthOf: (text: string, features: readonly FontFeature[]) => number;
};

const totalAdvance = (positions: GlyphRun["positions"]): number =>
  positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);

const loadFonts = async () => {
  const [{ create }, harfbuzz] = await Promise.all([import("fontkit"), import("harfbuzzjs")]);
  const { Blob, Buffer, Direction, Face, Feature, Font, shape } = harfbuzz;
  const tabular = new Feature("tnum");
  // One for all: memory of WebAssembly is freed by the garbage collector, which does not see how much there is.
  const buffer = new Buffer();

  const open = (typeface: Typeface, weight: Weight): PdfFont => {
    const file = readTypeface(typeface, weight);
    const font = create(file) as Font;
    const shapingFont = new Font(new Face(new Blob(file)));

    const shapeText = (text: string, features: readonly FontFeature[]): void => {
      buffer.reset();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(features.includes("rtla") ? Direction.RTL : Direction.LTR);
      if (typeface.language) buffer.setLanguage(typeface.language);
      shape(shapingFont, buffer, features.includes("tnum") ? [tabular] : []);
    };

    /** The characters of the glyph at an index: all of its cluster, or those for which the font names this glyph. */
    const codePointsAt = (text: string, infos: readonly GlyphInfo[], index: number): number[] => {
      const { cluster = 0, codepoint: id } = infos[index] ?? {};
      const next = Math.min(text.length, ...infos.map((info) => info.cluster).filter((at) => at > cluster));
      const codePoints = Array.from(text.slice(cluster, next), (character) => character.codePointAt(0) ?? 0);
      const isAlone = infos.every((info, other) => other === index || info.cluster !== cluster);
      return isAlone
        ? codePoints
        : codePoints.filter((codePoint) => font.glyphForCodePoint(codePoint).id === id);
    };

    const layout: LayOut = (text, features = []) => {
      shapeText(text, features);
      const infos = buffer.getGlyphInfos();
      const positions = buffer.getGlyphPositions();
      const glyphs = infos.map(({ codepoint: id }, index) => ({
        id,
        advanceWidth: font.getGlyph(id).advanceWidth,
        // pdfkit reads it once for each glyph of a document.
        get codePoints() {
          return codePointsAt(text, infos, index);
        },
      }));
      return {
        glyphs,
        positions,
        get advanceWidth() {
          return totalAdvance(positions);
        },
      };
    };

    const widthOf: PdfFont["widthOf"] = (text, features) => {
      shapeText(text, features);
      return totalAdvance(buffer.getGlyphPositions());
    };
    return Object.assign(font, { layout, widthOf });
  };
  return open;
};

let opener: Awaited<ReturnType<typeof loadFonts>> | undefined;
let loading: ReturnType<typeof loadFonts> | undefined;

/**
 * Loads what opens fonts, with the first PDF. HarfBuzz shapes the text: fontkit throws for conjuncts of Telugu and Malayalam, and
 * misplaces marks of Bengali (docs/adr/0052-printed-scripts.md).
 */
export const prepareFonts = async (): Promise<void> => {
  opener = await (loading ??= loadFonts());
};

const opened = new Map<string, PdfFont>();

/** A font of this process, which is read when a text needs it. After `prepareFonts`. */
export const fontOf = (typeface: Typeface, weight: Weight): PdfFont => {
  const key = fileOf(typeface, weight);
  const font = opened.get(key) ?? opener?.(typeface, weight);
  if (!font) throw new Error("A font is opened before the fonts are prepared.");
  opened.set(key, font);
  return font;
};
