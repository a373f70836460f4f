import { setImmediate } from "node:timers/promises";
import { drawPdf, sheet, type Pdf } from "../../../platform/pdf/pdf.ts";
import { isolated } from "../../../platform/pdf/printed-text.ts";
import { dayInWords, piecesText } from "../../orders/order-mails.rules.ts";
import { formatRupees } from "../../../platform/money.ts";
import { PaymentMethod, PaymentStatus } from "../../orders/order-payment.rules.ts";
import { colors, heightOf, page, rule, writeText } from "../../invoices/pdf/layout.ts";
import { drawLogo } from "../../invoices/pdf/ornaments.ts";
import type { Seller } from "../../shop/seller.rules.ts";
import { isEnded, linesToPack, type SheetLine, type SheetOrder } from "../packing-sheet.rules.ts";
import { drawBarcode } from "./barcode.ts";

const barcode = { width: 190, height: 44 };
const columns = { tick: 26, quantity: 40, choice: 190 };
const bottom = sheet.height - 60;

const paymentText = ({ paymentMethod, paymentStatus, finalAmount }: SheetOrder): string => {
  if (paymentMethod === PaymentMethod.ONLINE || paymentStatus === PaymentStatus.COMPLETED) return "Paid";
  return `Cash on delivery: ${formatRupees(finalAmount)} for the whole order`;
};

const writeHead = (pdf: Pdf, { orderNumber }: SheetOrder): number => {
  drawLogo(pdf, page.left - 2, page.top - 6);
  const x = page.right - barcode.width;
  drawBarcode(pdf, orderNumber, { x, y: page.top - 8, ...barcode });
  writeText(
    pdf,
    orderNumber,
    { x, y: page.top + barcode.height - 4, width: barcode.width },
    { size: 13, isBold: true, align: "center" },
  );
  writeText(
    pdf,
    "Packing slip",
    { x: page.left, y: page.top + 40, width: 200 },
    { size: 11, color: colors.soft },
  );
  rule(pdf, page.top + 66, { color: colors.madder, width: 1.2 });
  return page.top + 80;
};

const writeParty = (
  pdf: Pdf,
  [title, name, ...lines]: readonly [string, string, ...string[]],
  box: { x: number; y: number; width: number },
): number => {
  const below = writeText(pdf, title, box, { size: 7, isBold: true, color: colors.soft });
  const afterName = writeText(pdf, name, { ...box, y: below + 2 }, { size: 11, isBold: true });
  return writeText(pdf, lines.join("\n"), { ...box, y: afterName }, { size: 10 });
};

/** Notes for the packer in a tinted box. Returns the y below it. */
const writeNotes = (pdf: Pdf, notes: string, y: number): number => {
  const inner = { x: page.left + 12, width: page.right - page.left - 24 };
  const height = heightOf(notes, inner.width, { size: 10 }) + 30;
  pdf.rect(page.left, y, page.right - page.left, height).fill(colors.tint);
  writeText(pdf, "Note to the packer", { ...inner, y: y + 7 }, { size: 7, isBold: true, color: colors.soft });
  return writeText(pdf, notes, { ...inner, y: y + 18 }, { size: 10 }) + 24;
};

const choiceOf = ({ size, color }: SheetLine): string =>
  [size, color].flatMap((part) => (part ? [isolated(part)] : [])).join(", ");

const rowWidths = () => {
  const width = page.right - page.left - columns.tick - columns.quantity - columns.choice;
  const title = { x: page.left + columns.tick, width: width - 8 };
  const choice = { x: title.x + width, width: columns.choice - 8 };
  return { title, choice, quantity: { x: page.right - columns.quantity, width: columns.quantity } };
};

const writeRow = (pdf: Pdf, line: SheetLine, y: number): number => {
  const { title, choice, quantity } = rowWidths();
  pdf
    .rect(page.left, y + 1, 11, 11)
    .lineWidth(0.8)
    .strokeColor(colors.soft)
    .stroke();
  const afterTitle = writeText(pdf, line.title, { ...title, y }, { size: 10 });
  const afterHandle = line.handle
    ? writeText(pdf, line.handle, { ...title, y: afterTitle }, { size: 8, color: colors.soft })
    : afterTitle;
  const afterChoice = writeText(pdf, choiceOf(line), { ...choice, y }, { size: 10 });
  writeText(pdf, String(line.quantity), { ...quantity, y }, { size: 11, isBold: true, align: "right" });
  const end = Math.max(afterHandle, afterChoice) + 6;
  rule(pdf, end);
  return end + 6;
};

const rowHeight = (line: SheetLine): number => {
  const { title, choice } = rowWidths();
  const handle = line.handle ? heightOf(line.handle, title.width, { size: 8 }) : 0;
  const texts = heightOf(line.title, title.width, { size: 10 }) + handle;
  return Math.max(texts, heightOf(choiceOf(line), choice.width, { size: 10 })) + 12;
};

const writeOrder = (pdf: Pdf, order: SheetOrder, seller: Seller): void => {
  const { address, lines: orderedLines } = order;
  const lines = linesToPack(order);
  const count = (all: readonly SheetLine[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
  let y = writeHead(pdf, order);
  if (isEnded(order))
    y = writeText(
      pdf,
      "This order has ended. Do not pack it.",
      { x: page.left, y, width: page.right - page.left },
      { size: 16, isBold: true, color: colors.madder },
    );
  const place = `${isolated(address.city)}, ${address.state} ${isolated(address.zipCode)}`;
  const ends = [
    writeParty(pdf, ["Ship to", address.fullName, address.address, place, address.phone], {
      x: page.left,
      y,
      width: 280,
    }),
    writeParty(
      pdf,
      [
        "Order",
        dayInWords(new Date(order.orderedAt)),
        paymentText(order),
        `From ${isolated(seller.name)}`,
        seller.address,
      ],
      { x: page.left + 310, y, width: page.right - page.left - 310 },
    ),
  ];
  y = Math.max(...ends) + 16;
  if (order.notes) y = writeNotes(pdf, order.notes, y);
  rule(pdf, y, { color: colors.ink, width: 1 });
  y += 8;
  for (const line of lines) {
    if (y + rowHeight(line) > bottom) {
      pdf.addPage();
      y = writeHead(pdf, order);
    }
    y = writeRow(pdf, line, y);
  }
  const [pieces, ordered] = [count(lines), count(orderedLines)];
  const rest = pieces < ordered ? ` of ${ordered} in the order; the others are in another parcel` : "";
  writeText(
    pdf,
    `${piecesText(pieces)}${rest}`,
    { x: page.left, y: y + 2, width: page.right - page.left },
    { size: 11, isBold: true, align: "right" },
  );
};

/**
 * Packing slips, one order after another, each on pages of its own. An order takes some 10 milliseconds; other requests of the
 * process are served in between.
 */
export const drawPackingSlips = (orders: readonly SheetOrder[], seller: Seller): Promise<Buffer> =>
  drawPdf("Packing slips", async (pdf) => {
    for (const [index, order] of orders.entries()) {
      await setImmediate();
      if (index > 0) pdf.addPage();
      writeOrder(pdf, order, seller);
    }
  });
