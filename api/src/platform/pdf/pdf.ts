import type PdfKit from "pdfkit";
import { prepareFonts } from "./fonts.ts";
import { prepareLogo } from "./logo.ts";
import type { PdfTag } from "./pdf-tags.ts";

export type Pdf = InstanceType<typeof PdfKit>;

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89 };

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

type PdfOptions = Pick<PDFKit.PDFDocumentOptions, "tagged" | "pdfVersion" | "size">;

/** What readers show of a document. The author is the shop. */
export type PdfInfo = { title: string; author: string };

/**
 * Draws a PDF. Its pages stay open until the end, so that each can print the number of pages. A long document is drawn by an
 * async function, which lets other requests run between its pages.
 */
export const drawPdf = async (
  { title, author }: PdfInfo,
  draw: (pdf: Pdf) => void | Promise<void>,
  options: PdfOptions = {},
): Promise<Buffer> => {
  // Loaded with the first PDF: it takes a tenth of the time of a start.
  const [{ default: PdfDocument }] = await Promise.all([
    import("pdfkit"),
    prepareFonts(),
    prepareLogo(author),
  ]);
  return new Promise((resolve, reject) => {
    const pdf = new PdfDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author },
      ...options,
    });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
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
export const drawTaggedPdf = (
  info: PdfInfo,
  draw: (pdf: Pdf, root: PdfTag) => void | Promise<void>,
): Promise<Buffer> =>
  drawPdf(
    info,
    async (pdf) => {
      const root = pdf.struct("Document");
      pdf.addStructure(root);
      await draw(pdf, root);
      root.end();
    },
    { tagged: true, pdfVersion: "1.7" },
  );
