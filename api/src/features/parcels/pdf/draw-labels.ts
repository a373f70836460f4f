import { setImmediate } from "node:timers/promises";
import { drawPdf, type Pdf } from "../../../platform/pdf/pdf.ts";
import { isolated } from "../../../platform/pdf/printed-text.ts";
import { formatRupees } from "../../../platform/money.ts";
import { piecesText } from "../../orders/order-mails.rules.ts";
import { colors, heightOf, rule, writeText, type Style } from "../../invoices/pdf/layout.ts";
import type { Seller } from "../../shop/seller.rules.ts";
import { isEnded, linesToPack, type Sender, type SheetOrder } from "../packing-sheet.rules.ts";
import { drawBarcode } from "./barcode.ts";

/** 4 by 6 inches, as label printers have them, in points. */
const label = { width: 288, height: 432 };
const left = 16;
const width = label.width - 2 * left;
const senderTop = 362;
const courierWidth = 160;

/** The largest of some sizes in which a text fits; the smallest if none does. */
const sizeThatFits = (
  text: string,
  box: { width: number; height: number },
  sizes: readonly number[],
  style: Style = {},
): number =>
  sizes.find((size) => heightOf(text, box.width, { ...style, size }) <= box.height) ?? sizes.at(-1) ?? 8;

const line = (pdf: Pdf, y: number): void =>
  rule(pdf, y, { from: left, to: left + width, color: colors.ink, width: 1 });

/** The bars that the courier scans: the tracking id, and before there is one the order number. */
const writeBars = (pdf: Pdf, order: SheetOrder): number => {
  const parcel = order.parcels.at(-1);
  const text = parcel?.trackingId ?? order.orderNumber;
  const black: Style = { isBold: true, color: colors.ink };
  const courier = parcel?.courier ?? "Courier";
  const size = sizeThatFits(courier, { width: courierWidth, height: 24 }, [14, 12, 10, 8, 7, 6], black);
  writeText(pdf, courier, { x: left, y: 14, width: courierWidth }, { ...black, size });
  writeText(
    pdf,
    `Order ${order.orderNumber}`,
    { x: left + courierWidth, y: 17, width: width - courierWidth },
    { ...black, size: 10, align: "right" },
  );
  drawBarcode(pdf, text, { x: left + 12, y: 40, width: width - 24, height: 58 });
  return writeText(pdf, text, { x: left, y: 101, width }, { ...black, size: 12, align: "center" }) + 6;
};

const writePayment = (pdf: Pdf, { cashDue, parcels }: SheetOrder, y: number): number => {
  const text = cashDue > 0 ? `COD ${formatRupees(cashDue)}` : "PREPAID";
  const box = { x: left, y: y + 6, width };
  const below = writeText(pdf, text, box, { size: 20, isBold: true, align: "center", isFigure: true });
  if (cashDue === 0 || parcels.length < 2) return below + 6;
  const note = `For the whole order, ${parcels.length} parcels`;
  return writeText(pdf, note, { ...box, y: below }, { size: 9, align: "center" }) + 6;
};

const writeReceiver = (pdf: Pdf, { address }: SheetOrder, y: number): void => {
  const afterTitle = writeText(pdf, "Ship to", { x: left, y: y + 6, width }, { size: 8 });
  const bold = { isBold: true };
  const name = {
    ...bold,
    size: sizeThatFits(address.fullName, { width, height: 36 }, [14, 12, 10, 8], bold),
  };
  const afterName = writeText(pdf, address.fullName, { x: left, y: afterTitle, width }, name);
  const position = `${isolated(address.city)}, ${address.state}`;
  const ends = `${isolated(address.zipCode)}   Phone ${isolated(address.phone)}`;
  const foot =
    heightOf(position, width, { size: 11 }) + heightOf(ends, width, { size: 13, isBold: true }) + 6;
  const height = senderTop - afterName - foot;
  const size = sizeThatFits(address.address, { width, height }, [11, 10, 9, 8, 7, 6]);
  const afterStreet = writeText(pdf, address.address, { x: left, y: afterName + 2, width }, { size });
  const afterPlace = writeText(
    pdf,
    position,
    { x: left, y: afterStreet, width },
    { size: Math.min(size, 11) },
  );
  writeText(pdf, ends, { x: left, y: afterPlace + 2, width }, { size: 13, isBold: true, isFigure: true });
};

const writeSender = (pdf: Pdf, order: SheetOrder, seller: Seller): void => {
  line(pdf, senderTop);
  const pieces = linesToPack(order).reduce((sum, { quantity }) => sum + quantity, 0);
  writeText(
    pdf,
    piecesText(pieces),
    { x: left + width - 80, y: senderTop + 6, width: 80 },
    { size: 9, isBold: true, align: "right" },
  );
  const sender = `If undelivered, return to ${isolated(seller.name)}\n${seller.address}`;
  const box = { width: width - 84, height: label.height - senderTop - 14 };
  const size = sizeThatFits(sender, box, [9, 8, 7, 6]);
  writeText(pdf, sender, { x: left, y: senderTop + 6, width: box.width }, { size });
};

const writeLabel = (pdf: Pdf, order: SheetOrder, seller: Seller): void => {
  if (isEnded(order)) {
    const text = `Order ${order.orderNumber} has ended. Do not ship it.`;
    writeText(pdf, text, { x: left, y: 60, width }, { size: 18, isBold: true });
    return;
  }
  const afterBars = writeBars(pdf, order);
  line(pdf, afterBars);
  const afterPayment = writePayment(pdf, order, afterBars);
  line(pdf, afterPayment);
  writeReceiver(pdf, order, afterPayment);
  writeSender(pdf, order, seller);
};

/** Shipping labels of 4 by 6 inches, one for each order, in the order of the packing slips. */
export const drawLabels = (orders: readonly SheetOrder[], { seller, brand }: Sender): Promise<Buffer> =>
  drawPdf(
    { title: "Shipping labels", author: brand.name },
    async (pdf) => {
      for (const [index, order] of orders.entries()) {
        await setImmediate();
        if (index > 0) pdf.addPage();
        writeLabel(pdf, order, seller);
      }
    },
    { size: [label.width, label.height] },
  );
