import { sheet, type Pdf } from "../../../platform/pdf/pdf.ts";
import { colors } from "./layout.ts";

const petals = [-78, -52, -26, 0, 26, 52, 78];

/** One blossom of the printed border, as in web/src/ui/block-print.tsx. */
const drawBlossom = (pdf: Pdf, x: number, tilt: number): void => {
  pdf.save().translate(x, 28).rotate(tilt);
  for (const angle of petals)
    pdf
      .save()
      .rotate(angle)
      .path("M0 -11.5c2.2 -3 2.2 -7 0 -11c-2.2 4 -2.2 8 0 11Z")
      .fill(colors.madder)
      .restore();
  pdf.path("M-8.5 0a8.5 8.5 0 0 1 17 0h-3.2a5.3 5.3 0 0 0 -10.6 0Z").fill(colors.madder);
  pdf.path("M-2.9 0a2.9 2.9 0 0 1 5.8 0Z").fill(colors.madder);
  pdf.restore();
};

const drawBlock = (pdf: Pdf): void => {
  pdf.path("M0 .8h120v1.2h-120ZM0 30.5h120v1.6h-120ZM0 34.3h120v.9h-120Z").fill(colors.madder);
  drawBlossom(pdf, 20, -0.8);
  drawBlossom(pdf, 60, 0.6);
  drawBlossom(pdf, 100, 1.1);
  for (const x of [0, 40, 80]) pdf.path(`M${x} 21.5l2.2 3.2l-2.2 3.2l-2.2 -3.2Z`).fill(colors.madder);
  for (let tooth = 0; tooth < 12; tooth += 1)
    pdf.path(`M${tooth * 10} 37.2h10l-5 ${tooth % 3 === 1 ? 8.2 : 8.8}Z`).fill(colors.madder);
};

const blockWidth = 120;
const scale = 0.5;

/** Draws the border at the foot of a page, from edge to edge. */
export const drawHem = (pdf: Pdf, y: number): void => {
  for (let x = 0; x < sheet.width; x += blockWidth * scale) {
    pdf.save().translate(x, y).scale(scale);
    drawBlock(pdf);
    pdf.restore();
  }
};
