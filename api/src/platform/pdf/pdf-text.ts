import { fontOf, type FontFeature } from "./fonts.ts";
import { linesOfText, type TextLine, type TextRun } from "./lines-of-text.ts";
import type { Pdf } from "./pdf.ts";
import { printedText } from "./printed-text.ts";
import { fileOf, mukta, type Weight } from "./typefaces.ts";

export type TextStyle = {
  size: number;
  weight: Weight;
  align: "left" | "right" | "center";
  /** Whether all figures have the same width. */
  isTabular: boolean;
};

/** A text as it is drawn, each line with the distance of its baseline from the top. */
export type TextLayout = { lines: (TextLine & { baseline: number })[]; height: number };

type FontSource = Parameters<Pdf["font"]>[0];

const useFont = (pdf: Pdf, { typeface }: TextRun, { weight, size }: TextStyle): Pdf =>
  // pdfkit takes fonts of fontkit too, which its types do not tell.
  pdf.font(fontOf(typeface, weight) as unknown as FontSource, fileOf(typeface, weight)).fontSize(size);

/** Never `undefined`: without features pdfkit lays out words one by one, from left to right. */
const featuresOf = ({ isRightToLeft }: TextRun, { isTabular }: TextStyle): FontFeature[] => [
  ...(isTabular ? (["tnum"] as const) : []),
  ...(isRightToLeft ? (["rtla"] as const) : []),
];

/** How far a line extends above and below its baseline: at least as far as Mukta, so that most lines are equally high. */
const extentOf = ({ runs }: TextLine, { weight, size }: TextStyle) => {
  const fonts = [mukta, ...runs.map(({ typeface }) => typeface)].map((typeface) => fontOf(typeface, weight));
  return {
    above: size * Math.max(...fonts.map(({ ascent, unitsPerEm }) => ascent / unitsPerEm)),
    below: size * Math.max(...fonts.map(({ descent, unitsPerEm }) => -descent / unitsPerEm)),
  };
};

/** Breaks a text into lines of at most this width. Each part of it has a typeface with its letters. */
export const layOutText = (text: string, width: number, style: TextStyle): TextLayout => {
  const measure = (run: TextRun): number => {
    const font = fontOf(run.typeface, style.weight);
    return (font.widthOf(run.text, featuresOf(run, style)) / font.unitsPerEm) * style.size;
  };
  let height = 0;
  const lines = linesOfText(printedText(text), width, measure).map((line) => {
    const { above, below } = extentOf(line, style);
    const baseline = height + above;
    height = baseline + below;
    return { ...line, baseline };
  });
  return { lines, height };
};

/**
 * Draws one run. A glyph can be a part of a letter, or stand before it, so the run has its text as `ActualText` for screen readers.
 */
const drawRun = (
  pdf: Pdf,
  run: TextLine["runs"][number],
  at: { x: number; y: number },
  style: TextStyle,
): void => {
  const { text, typeface } = run;
  const isTold = run.isRightToLeft || typeface !== mukta;
  if (isTold)
    pdf.markContent("Span", { actual: text, ...(typeface.language ? { lang: typeface.language } : {}) });
  // With width and number of words pdfkit does not measure the text again.
  const measured = { textWidth: run.width, wordCount: 1 };
  const options = { lineBreak: false, baseline: "alphabetic", features: featuresOf(run, style), ...measured };
  useFont(pdf, run, style).text(text, at.x, at.y, options as PDFKit.Mixins.TextOptions);
  if (isTold) pdf.endMarkedContent();
};

/** Draws lines into a column, in the colour that is chosen. */
export const drawText = (
  pdf: Pdf,
  { lines }: TextLayout,
  box: { x: number; y: number; width: number },
  style: TextStyle,
): void => {
  const indents = { left: 0, center: 0.5, right: 1 };
  for (const { runs, width, baseline } of lines) {
    let x = box.x + (box.width - width) * indents[style.align];
    for (const run of runs) {
      drawRun(pdf, run, { x, y: box.y + baseline }, style);
      x += run.width;
    }
  }
};
