import { refuse } from "../../../platform/errors/errors.ts";
import { originalText } from "../../catalogue/batches/csv-cells.rules.ts";
import { orderNumberOf } from "../../orders/order-number.rules.ts";
import type { Paise } from "../../../platform/money.ts";

/** Rows of one file. */
export const maxCourierRows = 500;

const refuseFile = (message: string): never => refuse("FILE_INVALID", { message });

/** Names of columns as couriers write them, without spaces, in lower case. */
const names = {
  order: ["order", "ordernumber", "orderno", "orderid", "reference", "referenceno"],
  tracking: ["tracking", "trackingid", "trackingnumber", "awb", "awbnumber", "awbno", "waybill"],
  amount: ["amount", "codamount", "cashcollected", "collectedamount", "collected", "cod"],
};

type CourierColumn = keyof typeof names;

const nameOf = (cell: string): string => cell.toLowerCase().replace(/[^a-z]/g, "");

const columnOf = (cell: string): CourierColumn | null => {
  const name = nameOf(cell);
  return (Object.keys(names) as CourierColumn[]).find((column) => names[column].includes(name)) ?? null;
};

const delimiters = [",", ";", "\t"];

/** The character between the cells: the one that separates the most known columns of the first line. */
export const courierDelimiterOf = (firstLine: string): string => {
  const columnCount = (delimiter: string) =>
    firstLine.split(delimiter).filter((cell) => columnOf(cell)).length;
  return delimiters.reduce((best, delimiter) =>
    columnCount(delimiter) > columnCount(best) ? delimiter : best,
  );
};

export type CourierHeader = (CourierColumn | null)[];

/** Reads the first row. Other columns are ignored. Throws FILE_INVALID. */
export const courierHeaderOf = (cells: readonly string[]): CourierHeader => {
  const header = cells.map(columnOf);
  for (const column of header.filter((each) => each !== null))
    if (header.indexOf(column) !== header.lastIndexOf(column))
      refuseFile(`The file has two columns for the ${column === "amount" ? "amount" : `${column} number`}.`);
  if (!header.includes("amount")) refuseFile('The file needs the column "amount".');
  if (!header.includes("order") && !header.includes("tracking"))
    refuseFile('The file needs the column "order number" or the column "tracking id".');
  return header;
};

/** One row of a courier's file. `amount` is `undefined` if its text is no amount. */
export type CourierRow = {
  place: number;
  orderNumber: string;
  trackingId: string;
  amountText: string;
  amount: Paise | undefined;
};

/** "₹1,299.50", "Rs. 1299.5" or "1299" in paise; `undefined` for anything else. */
const amountOf = (text: string): Paise | undefined => {
  const match = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})*|\d{1,8})(?:\.(\d{1,2}))?$/i.exec(text.trim());
  if (!match) return undefined;
  return Number((match[1] ?? "").replaceAll(",", "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
};

/** Reads one row after the header. */
export const courierRowOf = (
  header: CourierHeader,
  { place, cells }: { place: number; cells: readonly string[] },
): CourierRow => {
  const cell = (column: CourierColumn): string => {
    const index = header.indexOf(column);
    return index < 0
      ? ""
      : originalText(cells[index] ?? "")
          .trim()
          .slice(0, 200);
  };
  const amountText = cell("amount");
  return {
    place,
    orderNumber: orderNumberOf(cell("order")),
    trackingId: cell("tracking"),
    amountText,
    amount: amountOf(amountText),
  };
};
