import { drawPdf, printable, sheet, type Pdf } from "../../../platform/pdf.ts";
import { amountInWords } from "../amount-in-words.rules.ts";
import type { InvoiceRow } from "../invoice.store.ts";
import { amount, columnsOf } from "./columns.ts";
import { kindOf, writeHead } from "./head.ts";
import { dye, heightOf, page, write } from "./look.ts";
import { hem, signature } from "./motif.ts";
import { writeTable } from "./table.ts";

/** What the file is called when it is kept: slashes have no place in a name. */
export const fileNameOf = ({ number }: Pick<InvoiceRow, "number">): string =>
  `Saanjh-invoice-${number.replaceAll("/", "-")}.pdf`;

const closingHeight = 118;

/** The total in figures and in words, and what the law wants below it. */
const writeClosing = (pdf: Pdf, { snapshot }: InvoiceRow, y: number): void => {
  const { seller, sums } = snapshot;
  const words = amountInWords(sums.total);
  const width = 300;
  write(pdf, "Amount in words", { x: page.left, y, width }, { size: 7, isBold: true, color: dye.soft });
  const below = write(pdf, words, { x: page.left, y: y + 11, width }, { size: 9 });
  const notes = [
    seller.gstin
      ? "Prices include GST; the tax told apart above is contained in them. All amounts in rupees (₹)."
      : "All amounts in rupees (₹).",
    "Made by computer; valid without a signature.",
  ];
  write(pdf, notes.join("\n"), { x: page.left, y: below + 10, width }, { size: 7.5, color: dye.soft });

  const box = { x: page.right - 170, width: 170 };
  pdf.rect(box.x, y, box.width, 54).fill(dye.tint);
  const inner = { x: box.x + 12, width: box.width - 24 };
  write(pdf, "Total", { ...inner, y: y + 8 }, { size: 8, color: dye.soft, align: "right" });
  write(
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
  write(pdf, `for ${printable(seller.name)}`, { ...box, y: y + 66 }, { size: 8.5, align: "right" });
  write(
    pdf,
    "Authorised signatory",
    { ...box, y: y + 66 + heightOf(pdf, "for", 170, { size: 8.5 }) },
    { size: 7.5, color: dye.soft, align: "right" },
  );
};

/** Every page ends with the hem, its number, and whose invoice it is. */
const finishPages = (pdf: Pdf, invoice: InvoiceRow): void => {
  const { count } = pdf.bufferedPageRange();
  for (let place = 0; place < count; place += 1) {
    pdf.switchToPage(place);
    const y = sheet.height - 46;
    const told = { x: page.left, y: y - 22, width: page.right - page.left };
    write(pdf, `${kindOf(invoice)} ${invoice.number}`, told, { size: 7.5, color: dye.soft });
    write(pdf, `Page ${place + 1} of ${count}`, told, { size: 7.5, color: dye.soft, align: "right" });
    hem(pdf, y);
  }
};

/** An invoice as a PDF in the shop's look. */
export const drawInvoice = (invoice: InvoiceRow): Promise<Buffer> =>
  drawPdf(`${kindOf(invoice)} ${invoice.number}`, (pdf) => {
    const next = (): number => {
      pdf.addPage();
      signature(pdf, page.left - 2, page.top - 16);
      return page.top + 36;
    };
    const { snapshot } = invoice;
    const from = writeHead(pdf, invoice);
    const end = writeTable(pdf, snapshot, columnsOf(snapshot), from, { next });
    writeClosing(pdf, invoice, end + 16 + closingHeight <= page.bottom ? end + 16 : next());
    finishPages(pdf, invoice);
  });
