import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PdfKit from "pdfkit";

const packages = createRequire(import.meta.url);

/** Mukta: Latin and Devanagari in one quiet hand, with the rupee sign and even figures. Read once. */
const fontOf = (file: string): Buffer =>
  readFileSync(packages.resolve(`@expo-google-fonts/mukta/${file}/Mukta_${file}.ttf`));

let loadedFonts: { regular: Buffer; bold: Buffer } | undefined;
const fonts = () => (loadedFonts ??= { regular: fontOf("400Regular"), bold: fontOf("600SemiBold") });

export type Pdf = InstanceType<typeof PdfKit>;

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89 };

/** Signs that the typeface has: Latin, Devanagari, and what stands between words. */
const unprintable =
  /(?:(?!\u200c|\u200d)[^ -~\u00a0-\u0137\u0139-\u017e\u0900-\u0977\u0979-\u097f–—‘’‚“”„•…₹™−])+/gu;

/**
 * Text as the typeface can print it. Direction marks and other invisible signs go, but for the joiners that Devanagari
 * needs; letters of other scripts become a question mark each run: a name in Tamil must not stop an invoice.
 */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/(?![\n\u200c\u200d])[\p{Cf}\p{Cc}]/gu, "")
    .split("\n")
    .map((line) => line.replace(unprintable, "?"))
    .join("\n");

/** Draws a PDF: its pages stay open until the end, so that each can tell how many there are. */
export const drawPdf = (title: string, draw: (pdf: Pdf) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PdfKit({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      displayTitle: true,
      info: { Title: title, Author: "Saanjh", Creator: "Saanjh" },
    });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    pdf.registerFont("regular", fonts().regular);
    pdf.registerFont("bold", fonts().bold);
    try {
      draw(pdf);
      pdf.end();
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
