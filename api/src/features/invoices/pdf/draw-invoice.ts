import { setImmediate } from "node:timers/promises";
import { drawTaggedPdf, sheet, type Pdf } from "../../../platform/pdf/pdf.ts";
import { drawArtifact, type PdfTag } from "../../../platform/pdf/pdf-tags.ts";
import type { UpiPayment } from "../../shop/upi.rules.ts";
import { fileNamePart } from "../../../platform/file-name.ts";
import { shopNameOf } from "../invoice.rules.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { closingHeight, writeClosing } from "./closing.ts";
import { columnsOf } from "./columns.ts";
import { documentKind, writeInvoiceHead } from "./head.ts";
import { colors, page, sizes, writeText } from "./layout.ts";
import { drawLogo } from "../../../platform/pdf/logo.ts";
import { drawHem } from "./ornaments.ts";
import { writeTable } from "./table.ts";
import { upiHeight, writeUpiPayment } from "./upi-payment.ts";

/** The name of the downloaded file. The slashes of the number are replaced. */
export const fileNameOf = ({ number, snapshot }: Pick<PrintedDocument, "number" | "snapshot">): string =>
  `${fileNamePart(shopNameOf(snapshot))}-${snapshot.corrects ? "credit-note" : "invoice"}-${number.replaceAll("/", "-")}.pdf`;

/**
 * Draws the foot of every page of a document: its number, the page number and the border. `first` is the index of its first page.
 */
const finishPages = (pdf: Pdf, invoice: PrintedDocument, first: number): void => {
  const count = pdf.bufferedPageRange().count - first;
  const y = sheet.height - 46;
  const footer = { x: page.left, y: y - 24, width: page.right - page.left };
  const style = { size: sizes.small, color: colors.soft };
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(first + index);
    drawArtifact(
      pdf,
      () => {
        writeText(pdf, `${documentKind(invoice)} ${invoice.number}`, footer, style);
        writeText(pdf, `Page ${index + 1} of ${count}`, footer, { ...style, align: "right" });
        drawHem(pdf, y);
      },
      "Pagination",
    );
  }
};

/** Writes a document from the top of the current page, which is the last one. */
const writeInvoice = (
  pdf: Pdf,
  root: PdfTag,
  invoice: PrintedDocument,
  upi: UpiPayment | undefined,
): void => {
  const first = pdf.bufferedPageRange().count - 1;
  const addPage = (): number => {
    pdf.addPage();
    drawArtifact(
      pdf,
      () => drawLogo(pdf, page.left - 2, page.top - 16, shopNameOf(invoice.snapshot)),
      "Pagination",
    );
    return page.top + 36;
  };
  const { snapshot } = invoice;
  const from = writeInvoiceHead(pdf, root, invoice);
  const end = writeTable(pdf, root, snapshot, { columns: columnsOf(snapshot), from, addPage });
  const height = closingHeight(invoice) + (upi ? upiHeight : 0);
  const closing = end + 16 + height <= page.bottom ? end + 16 : addPage();
  const below = writeClosing(pdf, root, invoice, closing);
  if (upi) writeUpiPayment(pdf, root, upi, below);
  finishPages(pdf, invoice, first);
};

/** Draws an invoice or a credit note as a tagged PDF in the shop's style, with a QR code for a payment by UPI if one is due. */
export const drawInvoice = (invoice: PrintedDocument, upi?: UpiPayment): Promise<Buffer> =>
  drawTaggedPdf(
    { title: `${documentKind(invoice)} ${invoice.number}`, author: shopNameOf(invoice.snapshot) },
    (pdf, root) => writeInvoice(pdf, root, invoice, upi),
  );

/** Draws several documents as one PDF, each with pages of its own. Other requests of the process are served in between. */
export const drawInvoices = (
  documents: readonly { document: PrintedDocument; upi: UpiPayment | undefined }[],
  shopName: string,
): Promise<Buffer> =>
  drawTaggedPdf({ title: "Invoices", author: shopName }, async (pdf, root) => {
    for (const [index, { document, upi }] of documents.entries()) {
      await setImmediate();
      if (index > 0) pdf.addPage();
      writeInvoice(pdf, root, document, upi);
    }
  });
