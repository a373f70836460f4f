import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PdfKit from "pdfkit";
import type { PdfTag } from "./pdf-tags.ts";

const packages = createRequire(import.meta.url);

/** Mukta has Latin and Devanagari, the rupee sign and figures of equal width. */
const fontOf = (file: string): Buffer =>
  readFileSync(packages.resolve(`@expo-google-fonts/mukta/${file}/Mukta_${file}.ttf`));

let loadedFonts: { regular: Buffer; bold: Buffer } | undefined;
const fonts = () => (loadedFonts ??= { regular: fontOf("400Regular"), bold: fontOf("600SemiBold") });

export type Pdf = InstanceType<typeof PdfKit>;

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89 };

/** Runs of characters that the typeface lacks: it has Latin, Devanagari and punctuation. */
const unprintable =
  /(?:(?!\u200c|\u200d)[^ -~\u00a0-\u0137\u0139-\u017e\u0900-\u0977\u0979-\u097f–—‘’‚“”„•…₹™−])+/gu;

/**
 * Text that the typeface can print. Invisible characters are removed, except the joiners of Devanagari. A run of letters of
 * another script becomes a question mark: a name in Tamil must not prevent an invoice.
 */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/(?![\n\u200c\u200d])[\p{Cf}\p{Cc}]/gu, "")
    .split("\n")
    .map((line) => line.replace(unprintable, "?"))
    .join("\n");

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

type PdfOptions = Pick<PDFKit.PDFDocumentOptions, "tagged" | "pdfVersion">;

/**
 * Draws a PDF. Its pages stay open until the end, so that each can print the number of pages. A long document is drawn by an
 * async function, which lets other requests run between its pages.
 */
export const drawPdf = async (
  title: string,
  draw: (pdf: Pdf) => void | Promise<void>,
  options: PdfOptions = {},
): Promise<Buffer> => {
  // Loaded with the first PDF: it takes a tenth of the time of a start.
  const { default: PdfDocument } = await import("pdfkit");
  return new Promise((resolve, reject) => {
    const pdf = new PdfDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      displayTitle: true,
      info: { Title: title, Author: "Saanjh", Creator: "Saanjh" },
      ...options,
    });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    pdf.registerFont("regular", fonts().regular);
    pdf.registerFont("bold", fonts().bold);
    const finish = async () => {
      await draw(pdf);
      pdf.end();
    };
    finish().catch((error: unknown) => reject(toError(error)));
  });
};

/**
 * Draws a PDF with a structure for screen readers (`pdf-tags.ts`). All content is drawn in tags of `root`, or as an artifact.
 */
export const drawTaggedPdf = (title: string, draw: (pdf: Pdf, root: PdfTag) => void): Promise<Buffer> =>
  drawPdf(
    title,
    (pdf) => {
      const root = pdf.struct("Document");
      pdf.addStructure(root);
      draw(pdf, root);
      root.end();
    },
    { tagged: true, pdfVersion: "1.7" },
  );
