import { brandDrawings } from "../brand-files.ts";
import { letteringOf, prepareLettering } from "./lettering.ts";
import type { Pdf } from "./pdf.ts";
import { drawText, layOutText } from "./pdf-text.ts";
import { drawSvgPaths, readSvgPaths } from "./svg-paths.ts";

/** The ink of printed documents: docs/look.md. */
const ink = "#2a1823";

/** A drawing of the brand: filled paths, or pixels of anything else. The width is that of a height of 1. */
type Drawing = { width: number; draw: (pdf: Pdf, at: { x: number; y: number; height: number }) => void };

/** Pixels of a drawing that is not of paths alone: 600 for an inch, at the size of the logo. */
const pixelHeight = 320;

const drawingOf = async (svg: string): Promise<Drawing | undefined> => {
  if (svg === "") return undefined;
  const paths = readSvgPaths(svg, ink);
  if (paths) return { width: paths.width / paths.height, draw: (pdf, at) => drawSvgPaths(pdf, paths, at) };
  const colored = svg.replaceAll("currentColor", ink);
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(Buffer.from(colored), { density: 600 })
    .resize({ height: pixelHeight })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width / info.height,
    draw: (pdf, { x, y, height }) => void pdf.image(data, x, y, { height }),
  };
};

/** The drawings of this process by their texts. */
const prepared = new Map<string, Drawing | undefined>();

const prepare = async (svg: string): Promise<void> => {
  if (!prepared.has(svg)) prepared.set(svg, await drawingOf(svg));
};

/** Reads the drawings of the brand, with the first PDF. */
export const prepareLogo = async (shopName: string): Promise<void> => {
  const { mark, wordmark } = brandDrawings(shopName);
  await Promise.all([prepare(mark), prepare(wordmark), prepareLettering()]);
};

const markHeight = 36.8;
const nameSize = 32;
/** The widest name, beside what stands on the right of a page. A longer one is smaller. */
const nameWidth = 200;

/** A name in a script that the display font does not have, in the typeface of the text. */
const writeName = (pdf: Pdf, name: string, at: { x: number; y: number }): void => {
  const style = { size: 22, weight: "bold", align: "left", isTabular: false } as const;
  const [line] = layOutText(name, Infinity, style).lines;
  const fitted = { ...style, size: style.size * Math.min(1, nameWidth / ((line?.width ?? 0) + 1)) };
  const layout = layOutText(name, nameWidth + 1, fitted);
  const baseline = layout.lines[0]?.baseline ?? 0;
  pdf.fillColor(ink);
  drawText(pdf, layout, { x: at.x, y: at.y - baseline, width: nameWidth }, fitted);
};

const drawName = (pdf: Pdf, name: string, at: { x: number; y: number }): void => {
  const lettering = letteringOf(name, nameSize);
  if (!lettering) return writeName(pdf, name, at);
  pdf
    .save()
    .translate(at.x, at.y)
    .scale(Math.min(1, nameWidth / lettering.width))
    .path(lettering.path)
    .fill(ink)
    .restore();
};

/** Draws the logo, symbol and name: 38 high, and with a short name about 150 wide. */
export const drawLogo = (pdf: Pdf, x: number, y: number, name: string): void => {
  const drawings = brandDrawings(name);
  const [mark, wordmark] = [prepared.get(drawings.mark), prepared.get(drawings.wordmark)];
  mark?.draw(pdf, { x, y, height: markHeight });
  const left = x + (mark ? mark.width * markHeight + 7.2 : 0);
  if (!wordmark) return drawName(pdf, name, { x: left, y: y + 27 });
  const height = Math.min(24, nameWidth / wordmark.width);
  wordmark.draw(pdf, { x: left, y: y + 31 - height, height });
};
