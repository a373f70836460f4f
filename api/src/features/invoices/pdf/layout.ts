import { sheet, type Pdf } from "../../../platform/pdf.ts";
import { drawArtifact } from "../../../platform/pdf-tags.ts";

/** The colours of printed documents: docs/look.md. */
export const colors = {
  ink: "#2a1823",
  soft: "#58434f",
  hairline: "#dcd4d6",
  tint: "#f3ebdf",
  madder: "#a3262f",
  marigold: "#e8a020",
};

/** Margins of a page; `bottom` is where the last row may end. In points. */
export const page = { left: 40, right: sheet.width - 40, top: 40, bottom: sheet.height - 92 };

/** Font sizes in points. Nothing on an invoice is smaller, except an amount that is too wide for its column. */
export const sizes = { body: 10, small: 9 };

export type Style = {
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: "left" | "right" | "center";
  /** An amount: tabular figures on one line, shrunk if the column is too narrow. */
  isFigure?: boolean;
};

export type Box = { x: number; y: number; width: number };

const applyStyle = (pdf: Pdf, { size = sizes.body, isBold = false, color = colors.ink }: Style): Pdf =>
  pdf
    .font(isBold ? "bold" : "regular")
    .fontSize(size)
    .fillColor(color);

const optionsOf = ({ width }: Pick<Box, "width">, { align = "left", isFigure = false }: Style) => ({
  width,
  align,
  ...(isFigure ? { features: ["tnum" as const] } : {}),
});

/** The style with a smaller font size, if a figure is too wide for the column. */
const fittedStyle = (pdf: Pdf, text: string, width: number, style: Style): Style => {
  if (!style.isFigure) return style;
  const needed = applyStyle(pdf, style).widthOfString(text, optionsOf({ width }, style)) + 1;
  return needed > width ? { ...style, size: ((style.size ?? sizes.body) * width) / needed } : style;
};

/** Writes text into a column. Returns the y of its end. */
export const writeText = (pdf: Pdf, text: string, box: Box, style: Style = {}): number => {
  const fitted = fittedStyle(pdf, text, box.width, style);
  applyStyle(pdf, fitted).text(text, box.x, box.y, optionsOf(box, fitted));
  return box.y + heightOf(pdf, text, box.width, fitted);
};

/** The height of a text in a column. */
export const heightOf = (pdf: Pdf, text: string, width: number, style: Style = {}): number => {
  const fitted = fittedStyle(pdf, text, width, style);
  return applyStyle(pdf, fitted).heightOfString(text, optionsOf({ width }, fitted));
};

/** Draws a line across the page. Not inside of tagged content. */
export const rule = (
  pdf: Pdf,
  y: number,
  { from = page.left, to = page.right, color = colors.hairline, width = 0.6 } = {},
): void =>
  drawArtifact(pdf, () => {
    pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
  });
