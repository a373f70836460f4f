import jsQrModule from "jsqr";
import { contentsOfPdf } from "./pdf-text.ts";

/** The package is CommonJS with a named default. */
const jsQr = jsQrModule as unknown as typeof import("jsqr").default;

type Square = { x: number; y: number; width: number; height: number };

/** The rectangles of the last figure of the pages: the first one is the logo, which has none. */
const squaresOf = (pdf: Buffer): Square[] => {
  const figures = contentsOfPdf(pdf).flatMap((content) => content.match(/\/Figure [\s\S]*?EMC/g) ?? []);
  const rectangles = (figures.at(-1) ?? "").matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g);
  return [...rectangles].map(([, x, y, width, height]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }));
};

/** Pixels for each module, and modules of white around the code. */
const scale = 4;
const margin = 4;

/** The text of the QR code of a PDF, as a camera reads it; `undefined` without one. */
export const qrTextOf = (pdf: Buffer): string | undefined => {
  const squares = squaresOf(pdf);
  const module = squares[0]?.height;
  if (!module) return undefined;
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const right = Math.max(...squares.map(({ x, width }) => x + width));
  const size = (Math.round((right - left) / module) + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const pixelOf = (distance: number): number => (Math.round(distance / module) + margin) * scale;
  for (const { x, y, width } of squares)
    for (let row = pixelOf(y - top); row < pixelOf(y - top) + scale; row += 1)
      for (let column = pixelOf(x - left); column < pixelOf(x + width - left); column += 1)
        pixels.set([0, 0, 0, 255], (row * size + column) * 4);
  return jsQr(pixels, size, size)?.data;
};
