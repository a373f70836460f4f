import type { Pdf } from "../../../platform/pdf/pdf.ts";
import { isolated } from "../../../platform/pdf/printed-text.ts";
import { drawArtifact, tagContent, tagGroup, type PdfTag } from "../../../platform/pdf/pdf-tags.ts";
import { amountInWords } from "../amount-in-words.rules.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { amount } from "./columns.ts";
import { colors, heightOf, page, sizes, writeText } from "./layout.ts";

const wordsWidth = 300;
const total = { x: page.right - 180, width: 180, height: 60 };
const signatureTop = total.height + 12;
const small = { size: sizes.small, color: colors.soft };

const notesOf = ({ snapshot: { seller } }: PrintedDocument): string =>
  [
    seller.gstin
      ? "Prices include GST; the tax shown above is contained in them. All amounts in rupees (₹)."
      : "All amounts in rupees (₹).",
    "Made by computer; valid without a signature.",
  ].join("\n");

/** The height of the closing part, without the payment by UPI. */
export const closingHeight = (invoice: PrintedDocument): number => {
  const texts = [
    heightOf("Amount in words", wordsWidth, small),
    heightOf(amountInWords(invoice.snapshot.sums.total), wordsWidth),
    heightOf(notesOf(invoice), wordsWidth, small),
  ];
  const signature = heightOf(`for ${isolated(invoice.snapshot.seller.name)}`, total.width);
  return Math.max(
    texts.reduce((sum, height) => sum + height, 10),
    signatureTop + signature + heightOf("Authorised signatory", total.width, small),
  );
};

const writeTotal = (pdf: Pdf, root: PdfTag, invoice: PrintedDocument, y: number): void => {
  drawArtifact(pdf, () => pdf.rect(total.x, y, total.width, total.height).fill(colors.tint));
  const inner = { x: total.x + 12, width: total.width - 24 };
  tagContent(pdf, root, "P", () => {
    writeText(pdf, "Total", { ...inner, y: y + 7 }, { ...small, align: "right" });
    const text = `₹${amount(invoice.snapshot.sums.total)}`;
    writeText(pdf, text, { ...inner, y: y + 21 }, { size: 20, isBold: true, align: "right", isFigure: true });
  });
};

/** Writes the total in figures and words, and the notes that the law requires. Returns the y of the end. */
export const writeClosing = (pdf: Pdf, root: PdfTag, invoice: PrintedDocument, y: number): number => {
  const { seller, sums } = invoice.snapshot;
  const left = { x: page.left, width: wordsWidth };
  writeTotal(pdf, root, invoice, y);
  const afterWords = tagGroup(pdf, root, "Sect", (section) => {
    const below = tagContent(pdf, section, "H2", () =>
      writeText(pdf, "Amount in words", { ...left, y }, { ...small, isBold: true }),
    );
    return tagContent(pdf, section, "P", () =>
      writeText(pdf, amountInWords(sums.total), { ...left, y: below }),
    );
  });
  const afterNotes = tagContent(pdf, root, "P", () =>
    writeText(pdf, notesOf(invoice), { ...left, y: afterWords + 10 }, small),
  );
  const right = { x: total.x, width: total.width };
  const afterSignature = tagContent(pdf, root, "P", () => {
    const text = `for ${isolated(seller.name)}`;
    const below = writeText(pdf, text, { ...right, y: y + signatureTop }, { align: "right" });
    return writeText(pdf, "Authorised signatory", { ...right, y: below }, { ...small, align: "right" });
  });
  return Math.max(afterNotes, afterSignature);
};
