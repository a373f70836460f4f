import { drawTaggedPdf, sheet, type Pdf } from "../../../platform/pdf/pdf.ts";
import { drawArtifact } from "../../../platform/pdf/pdf-tags.ts";
import type { UpiPayment } from "../../shop/upi.rules.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { closingHeight, writeClosing } from "./closing.ts";
import { columnsOf } from "./columns.ts";
import { documentKind, writeInvoiceHead } from "./head.ts";
import { colors, page, sizes, writeText } from "./layout.ts";
import { drawHem, drawLogo } from "./ornaments.ts";
import { writeTable } from "./table.ts";
import { upiHeight, writeUpiPayment } from "./upi-payment.ts";

/** The name of the downloaded file. The slashes of the number are replaced. */
export const fileNameOf = ({ number, snapshot }: Pick<PrintedDocument, "number" | "snapshot">): string =>
  `Saanjh-${snapshot.corrects ? "credit-note" : "invoice"}-${number.replaceAll("/", "-")}.pdf`;

/** Draws the foot of every page: its number, the page number and the border. */
const finishPages = (pdf: Pdf, invoice: PrintedDocument): void => {
  const { count } = pdf.bufferedPageRange();
  const y = sheet.height - 46;
  const footer = { x: page.left, y: y - 24, width: page.right - page.left };
  const style = { size: sizes.small, color: colors.soft };
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
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

/** Draws an invoice or a credit note as a tagged PDF in the shop's style, with a QR code for a payment by UPI if one is due. */
export const drawInvoice = (invoice: PrintedDocument, upi?: UpiPayment): Promise<Buffer> =>
  drawTaggedPdf(`${documentKind(invoice)} ${invoice.number}`, (pdf, root) => {
    const addPage = (): number => {
      pdf.addPage();
      drawArtifact(pdf, () => drawLogo(pdf, page.left - 2, page.top - 16), "Pagination");
      return page.top + 36;
    };
    const { snapshot } = invoice;
    const from = writeInvoiceHead(pdf, root, invoice);
    const end = writeTable(pdf, root, snapshot, { columns: columnsOf(snapshot), from, addPage });
    const height = closingHeight(invoice) + (upi ? upiHeight : 0);
    const closing = end + 16 + height <= page.bottom ? end + 16 : addPage();
    const below = writeClosing(pdf, root, invoice, closing);
    if (upi) writeUpiPayment(pdf, root, upi, below);
    finishPages(pdf, invoice);
  });
