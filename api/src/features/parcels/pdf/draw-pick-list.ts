import { setImmediate } from "node:timers/promises";
import { drawPdf, sheet, type Pdf } from "../../../platform/pdf/pdf.ts";
import { piecesText } from "../../orders/order-mails.rules.ts";
import { colors, heightOf, page, rule, writeText, type Style } from "../../invoices/pdf/layout.ts";
import type { PickListRow } from "../packing-sheet.rules.ts";

const instant = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});
const bottom = sheet.height - 50;
const pad = 5;

type Column = { name: string; x: number; width: number; text: (pick: PickListRow) => string; style?: Style };

const orderText = ({ orderNumber, quantity }: PickListRow["orders"][number]): string =>
  quantity === 1 ? orderNumber : `${orderNumber} × ${quantity}`;

const start = page.left + 20;

const columns: Column[] = [
  {
    name: "Product",
    x: start,
    width: 165,
    text: ({ title, handle, sku }) => [title, handle, sku].filter(Boolean).join("\n"),
  },
  {
    name: "Size",
    x: start + 173,
    width: 42,
    text: ({ size }) => size ?? "–",
    style: { isBold: true },
  },
  { name: "Colour", x: start + 223, width: 72, text: ({ color }) => color ?? "–" },
  {
    name: "Pieces",
    x: start + 303,
    width: 38,
    text: ({ quantity }) => String(quantity),
    style: { isBold: true, align: "right" },
  },
  {
    name: "Orders",
    x: start + 355,
    width: page.right - start - 355,
    text: ({ orders }) => orders.map(orderText).join(", "),
    style: { size: 8 },
  },
];

const writeHeads = (pdf: Pdf, y: number): number => {
  for (const { name, x, width, style } of columns)
    writeText(
      pdf,
      name,
      { x, y, width },
      { size: 7, isBold: true, color: colors.soft, ...(style?.align && { align: style.align }) },
    );
  rule(pdf, y + 14, { color: colors.ink, width: 1 });
  return y + 15;
};

const styleOf = ({ style }: Column): Style => ({ size: 9.5, ...style });

/** All pieces of the selected orders, in the order of the shelves, with the orders that need them. */
export const drawPickList = (
  picks: readonly PickListRow[],
  { orderCount, at, shopName }: { orderCount: number; at: Date; shopName: string },
): Promise<Buffer> =>
  drawPdf({ title: "Pick list", author: shopName }, async (pdf) => {
    const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0);
    const facts = [
      `${piecesText(pieces)} for ${orderCount === 1 ? "1 order" : `${orderCount} orders`}`,
      instant.format(at),
    ];
    writeText(pdf, "Pick list", { x: page.left, y: page.top - 10, width: 250 }, { size: 20 });
    writeText(
      pdf,
      facts.join("\n"),
      { x: page.right - 250, y: page.top - 6, width: 250 },
      { size: 9, align: "right", color: colors.soft },
    );
    let y = writeHeads(pdf, page.top + 34);
    for (const pick of picks) {
      await setImmediate();
      const heights = columns.map((column) => heightOf(column.text(pick), column.width, styleOf(column)));
      const height = Math.max(...heights) + 2 * pad;
      if (y + height > bottom) {
        pdf.addPage();
        y = writeHeads(pdf, page.top);
      }
      pdf
        .rect(page.left, y + pad + 1, 10, 10)
        .lineWidth(0.8)
        .strokeColor(colors.soft)
        .stroke();
      for (const column of columns)
        writeText(pdf, column.text(pick), { x: column.x, y: y + pad, width: column.width }, styleOf(column));
      y += height;
      rule(pdf, y);
    }
    const { count } = pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      pdf.switchToPage(index);
      const footer = { x: page.left, y: sheet.height - 36, width: page.right - page.left };
      writeText(pdf, `Page ${index + 1} of ${count}`, footer, {
        size: 7.5,
        color: colors.soft,
        align: "right",
      });
    }
  });
