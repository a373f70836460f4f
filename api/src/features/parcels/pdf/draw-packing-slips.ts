import { setImmediate } from "node:timers/promises";
import { drawPdf, sheet, type Pdf } from "../../../platform/pdf/pdf.ts";
import { isolated } from "../../../platform/pdf/printed-text.ts";
import { dayInWords, piecesText } from "../../orders/order-mails.rules.ts";
import { formatRupees } from "../../../platform/money.ts";
import { colors, heightOf, page, rule, writeText } from "../../invoices/pdf/layout.ts";
import { drawLogo } from "../../../platform/pdf/logo.ts";
import type { Seller } from "../../shop/seller.rules.ts";
import {
  isEnded,
  linesToPack,
  type Sender,
  type SheetLine,
  type SheetOrder,
} from "../packing-sheet.rules.ts";
import { drawBarcode } from "./barcode.ts";

const barcode = { width: 190, height: 44 };
const columns = { tick: 26, quantity: 40, variant: 190 };
const bottom = sheet.height - 60;
const middle = sheet.height / 2;
const headHeight = 80;

const paymentText = ({ cashDue }: SheetOrder): string =>
  cashDue > 0 ? `Cash on delivery: ${formatRupees(cashDue)} for the whole order` : "Paid";

const writeHead = (pdf: Pdf, { orderNumber }: SheetOrder, shopName: string, top: number): number => {
  drawLogo(pdf, page.left - 2, top - 6, shopName);
  const x = page.right - barcode.width;
  drawBarcode(pdf, orderNumber, { x, y: top - 8, ...barcode });
  writeText(
    pdf,
    orderNumber,
    { x, y: top + barcode.height - 4, width: barcode.width },
    { size: 13, isBold: true, align: "center" },
  );
  writeText(pdf, "Packing slip", { x: page.left, y: top + 40, width: 200 }, { size: 11, color: colors.soft });
  rule(pdf, top + 66, { color: colors.madder, width: 1.2 });
  return top + headHeight;
};

type Party = readonly [string, string, ...string[]];

const partyHeight = ([title, name, ...lines]: Party, width: number): number =>
  heightOf(title, width, { size: 7, isBold: true }) +
  2 +
  heightOf(name, width, { size: 11, isBold: true }) +
  heightOf(lines.join("\n"), width, { size: 10 });

const writeParty = (
  pdf: Pdf,
  [title, name, ...lines]: Party,
  box: { x: number; y: number; width: number },
): number => {
  const below = writeText(pdf, title, box, { size: 7, isBold: true, color: colors.soft });
  const afterName = writeText(pdf, name, { ...box, y: below + 2 }, { size: 11, isBold: true });
  return writeText(pdf, lines.join("\n"), { ...box, y: afterName }, { size: 10 });
};

const notesBox = { x: page.left + 12, width: page.right - page.left - 24 };

const notesHeight = (notes: string): number => heightOf(notes, notesBox.width, { size: 10 }) + 42;

/** Notes for the packer in a tinted box. Returns the y below it. */
const writeNotes = (pdf: Pdf, notes: string, y: number): number => {
  pdf.rect(page.left, y, page.right - page.left, notesHeight(notes) - 12).fill(colors.tint);
  writeText(
    pdf,
    "Note to the packer",
    { ...notesBox, y: y + 7 },
    { size: 7, isBold: true, color: colors.soft },
  );
  return writeText(pdf, notes, { ...notesBox, y: y + 18 }, { size: 10 }) + 24;
};

const variantOf = ({ size, color }: SheetLine): string =>
  [size, color].flatMap((part) => (part ? [isolated(part)] : [])).join(", ");

const rowWidths = () => {
  const width = page.right - page.left - columns.tick - columns.quantity - columns.variant;
  const title = { x: page.left + columns.tick, width: width - 8 };
  const variant = { x: title.x + width, width: columns.variant - 8 };
  return { title, variant, quantity: { x: page.right - columns.quantity, width: columns.quantity } };
};

const writeRow = (pdf: Pdf, line: SheetLine, y: number): number => {
  const { title, variant, quantity } = rowWidths();
  pdf
    .rect(page.left, y + 1, 11, 11)
    .lineWidth(0.8)
    .strokeColor(colors.soft)
    .stroke();
  const afterTitle = writeText(pdf, line.title, { ...title, y }, { size: 10 });
  const afterHandle = line.handle
    ? writeText(pdf, line.handle, { ...title, y: afterTitle }, { size: 8, color: colors.soft })
    : afterTitle;
  const afterVariant = variantOf(line) ? writeText(pdf, variantOf(line), { ...variant, y }, { size: 10 }) : y;
  const afterSku = line.sku
    ? writeText(pdf, line.sku, { ...variant, y: afterVariant }, { size: 8, color: colors.soft })
    : afterVariant;
  writeText(pdf, String(line.quantity), { ...quantity, y }, { size: 11, isBold: true, align: "right" });
  const end = Math.max(afterHandle, afterSku) + 6;
  rule(pdf, end);
  return end + 6;
};

const rowHeight = (line: SheetLine): number => {
  const { title, variant } = rowWidths();
  const handle = line.handle ? heightOf(line.handle, title.width, { size: 8 }) : 0;
  const texts = heightOf(line.title, title.width, { size: 10 }) + handle;
  const name = variantOf(line) ? heightOf(variantOf(line), variant.width, { size: 10 }) : 0;
  const sku = line.sku ? heightOf(line.sku, variant.width, { size: 8 }) : 0;
  return Math.max(texts, name + sku) + 12;
};

const parties = (order: SheetOrder, seller: Seller): { party: Party; x: number; width: number }[] => {
  const { address } = order;
  const place = `${isolated(address.city)}, ${address.state} ${isolated(address.zipCode)}`;
  return [
    {
      party: ["Ship to", address.fullName, address.address, place, address.phone],
      x: page.left,
      width: 280,
    },
    {
      party: [
        "Order",
        dayInWords(new Date(order.orderedAt)),
        paymentText(order),
        `From ${isolated(seller.name)}`,
        seller.address,
      ],
      x: page.left + 310,
      width: page.right - page.left - 310,
    },
  ];
};

/** The height of a slip on one page. */
const slipHeight = (order: SheetOrder, seller: Seller): number =>
  headHeight +
  (isEnded(order) ? 24 : 0) +
  Math.max(...parties(order, seller).map(({ party, width }) => partyHeight(party, width))) +
  16 +
  (order.notes ? notesHeight(order.notes) : 0) +
  8 +
  linesToPack(order).reduce((sum, line) => sum + rowHeight(line), 0) +
  18;

const writeOrder = (pdf: Pdf, order: SheetOrder, { seller, brand }: Sender, top: number): void => {
  const lines = linesToPack(order);
  const count = (all: readonly SheetLine[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
  let y = writeHead(pdf, order, brand.name, top);
  if (isEnded(order))
    y = writeText(
      pdf,
      "This order has ended. Do not pack it.",
      { x: page.left, y, width: page.right - page.left },
      { size: 16, isBold: true, color: colors.madder },
    );
  const ends = parties(order, seller).map(({ party, x, width }) => writeParty(pdf, party, { x, y, width }));
  y = Math.max(...ends) + 16;
  if (order.notes) y = writeNotes(pdf, order.notes, y);
  rule(pdf, y, { color: colors.ink, width: 1 });
  y += 8;
  for (const line of lines) {
    if (y + rowHeight(line) > bottom) {
      pdf.addPage();
      y = writeHead(pdf, order, brand.name, page.top);
    }
    y = writeRow(pdf, line, y);
  }
  const [pieces, ordered] = [count(lines), count(order.lines)];
  const rest = pieces < ordered ? ` of ${ordered} in the order; the others are in another parcel` : "";
  writeText(
    pdf,
    `${piecesText(pieces)}${rest}`,
    { x: page.left, y: y + 2, width: page.right - page.left },
    { size: 11, isBold: true, align: "right" },
  );
};

/** Where the sheet is cut. */
const writeCut = (pdf: Pdf): void => {
  pdf.moveTo(0, middle).lineTo(sheet.width, middle).lineWidth(0.5).dash(4, { space: 4 });
  pdf.strokeColor(colors.soft).stroke().undash();
};

/**
 * Packing slips, two to a page, which is cut in the middle. An order that needs more has pages of its own. An order takes some
 * 10 milliseconds; other requests of the process are served in between.
 */
export const drawPackingSlips = (orders: readonly SheetOrder[], sender: Sender): Promise<Buffer> =>
  drawPdf({ title: "Packing slips", author: sender.brand.name }, async (pdf) => {
    let isLowerHalfFree = false;
    for (const [index, order] of orders.entries()) {
      await setImmediate();
      const isHalf = page.top + slipHeight(order, sender.seller) <= middle;
      if (isHalf && isLowerHalfFree) {
        writeCut(pdf);
        writeOrder(pdf, order, sender, middle + page.top);
        isLowerHalfFree = false;
        continue;
      }
      if (index > 0) pdf.addPage();
      writeOrder(pdf, order, sender, page.top);
      isLowerHalfFree = isHalf;
    }
  });
