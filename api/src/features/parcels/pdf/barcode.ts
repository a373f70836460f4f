import JsBarcode from "jsbarcode";
import type { Pdf } from "../../../platform/pdf/pdf.ts";
import { colors, type Box } from "../../invoices/pdf/layout.ts";

/** The bars of a text in Code 128, module by module: "1" is a bar, "0" a gap. */
export const barsOf = (text: string): string => {
  const target: { encodings?: { data: string }[] } = {};
  JsBarcode(target, text, { format: "CODE128" });
  return (target.encodings ?? []).map(({ data }) => data).join("");
};

/**
 * Draws a text as a barcode. Every module is a whole fraction of the width; the caller leaves ten modules of white at both
 * sides, as scanners need.
 */
export const drawBarcode = (pdf: Pdf, text: string, box: Box & { height: number }): void => {
  const bars = barsOf(text);
  const module = box.width / bars.length;
  for (const run of bars.matchAll(/1+/g))
    pdf.rect(box.x + run.index * module, box.y, run[0].length * module, box.height);
  pdf.fill(colors.ink);
};
