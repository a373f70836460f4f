import { drawPdf, printable, sheet, type Pdf } from "../../../platform/pdf.ts";
import { amountInWords } from "../amount-in-words.rules.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { amount, columnsOf } from "./columns.ts";
import { documentKind, writeInvoiceHead } from "./head.ts";
import { colors, heightOf, page, writeText } from "./layout.ts";
import { drawHem, drawLogo } from "./ornaments.ts";
import { writeTable } from "./table.ts";

/** The name of the downloaded file. The slashes of the number are replaced. */
export const fileNameOf = ({ number, snapshot }: Pick<PrintedDocument, "number" | "snapshot">): string =>
  `Saanjh-${snapshot.corrects ? "credit-note" : "invoice"}-${number.replaceAll("/", "-")}.pdf`;

const closingHeight = 118;

/** The total in figures and words, and the notes that the law requires. */
const writeClosing = (pdf: Pdf, { snapshot }: PrintedDocument, y: number): void => {
  const { seller, sums } = snapshot;
  const words = amountInWords(sums.total);
  const width = 300;
  writeText(
    pdf,
    "Amount in words",
    { x: page.left, y, width },
    { size: 7, isBold: true, color: colors.soft },
  );
  const below = writeText(pdf, words, { x: page.left, y: y + 11, width }, { size: 9 });
  const notes = [
    seller.gstin
      ? "Prices include GST; the tax told apart above is contained in them. All amounts in rupees (₹)."
      : "All amounts in rupees (₹).",
    "Made by computer; valid without a signature.",
  ];
  writeText(pdf, notes.join("\n"), { x: page.left, y: below + 10, width }, { size: 7.5, color: colors.soft });

  const box = { x: page.right - 170, width: 170 };
  pdf.rect(box.x, y, box.width, 54).fill(colors.tint);
  const inner = { x: box.x + 12, width: box.width - 24 };
  writeText(pdf, "Total", { ...inner, y: y + 8 }, { size: 8, color: colors.soft, align: "right" });
  writeText(
    pdf,
    `₹${amount(sums.total)}`,
    { ...inner, y: y + 18 },
    {
      size: 18,
      isBold: true,
      align: "right",
      isFigure: true,
    },
  );
  writeText(pdf, `for ${printable(seller.name)}`, { ...box, y: y + 66 }, { size: 8.5, align: "right" });
  writeText(
    pdf,
    "Authorised signatory",
    { ...box, y: y + 66 + heightOf(pdf, "for", 170, { size: 8.5 }) },
    { size: 7.5, color: colors.soft, align: "right" },
  );
};

/** Draws the foot of every page: its number, the page number and the border. */
const finishPages = (pdf: Pdf, invoice: PrintedDocument): void => {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const y = sheet.height - 46;
    const footer = { x: page.left, y: y - 22, width: page.right - page.left };
    writeText(pdf, `${documentKind(invoice)} ${invoice.number}`, footer, { size: 7.5, color: colors.soft });
    writeText(pdf, `Page ${index + 1} of ${count}`, footer, {
      size: 7.5,
      color: colors.soft,
      align: "right",
    });
    drawHem(pdf, y);
  }
};

/** Draws an invoice or a credit note as a PDF in the shop's style. */
export const drawInvoice = (invoice: PrintedDocument): Promise<Buffer> =>
  drawPdf(`${documentKind(invoice)} ${invoice.number}`, (pdf) => {
    const addPage = (): number => {
      pdf.addPage();
      drawLogo(pdf, page.left - 2, page.top - 16);
      return page.top + 36;
    };
    const { snapshot } = invoice;
    const from = writeInvoiceHead(pdf, invoice);
    const end = writeTable(pdf, snapshot, columnsOf(snapshot), from, { addPage });
    writeClosing(pdf, invoice, end + 16 + closingHeight <= page.bottom ? end + 16 : addPage());
    finishPages(pdf, invoice);
  });
