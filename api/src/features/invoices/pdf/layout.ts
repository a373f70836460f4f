import { sheet, type Pdf } from "../../../platform/pdf/pdf.ts";
import { drawArtifact } from "../../../platform/pdf/pdf-tags.ts";
import { drawText, layOutText, type TextStyle } from "../../../platform/pdf/pdf-text.ts";

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

const textStyleOf = ({ size = sizes.body, isBold = false, align = "left", isFigure = false }: Style) =>
  ({ size, align, weight: isBold ? "bold" : "regular", isTabular: isFigure }) as const satisfies TextStyle;

/** The style with a smaller font size, if a figure is too wide for the column. */
const fittedStyle = (text: string, width: number, style: Style): TextStyle => {
  const textStyle = textStyleOf(style);
  if (!style.isFigure) return textStyle;
  const [line] = layOutText(text, Infinity, textStyle).lines;
  const needed = (line?.width ?? 0) + 1;
  return needed > width ? { ...textStyle, size: (textStyle.size * width) / needed } : textStyle;
};

/** Writes text into a column. Returns the y of its end. */
export const writeText = (pdf: Pdf, text: string, box: Box, style: Style = {}): number => {
  const fitted = fittedStyle(text, box.width, style);
  const layout = layOutText(text, box.width, fitted);
  pdf.fillColor(style.color ?? colors.ink);
  drawText(pdf, layout, box, fitted);
  return box.y + layout.height;
};

/** The height of a text in a column. */
export const heightOf = (text: string, width: number, style: Style = {}): number =>
  layOutText(text, width, fittedStyle(text, width, style)).height;

/** Draws a line across the page. Not inside of tagged content. */
export const rule = (
  pdf: Pdf,
  y: number,
  { from = page.left, to = page.right, color = colors.hairline, width = 0.6 } = {},
): void =>
  drawArtifact(pdf, () => {
    pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
  });
