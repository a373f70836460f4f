import {
  amountOf,
  isShortenedNumber,
  shortenedNumberText,
  valueText,
} from "../../../platform/csv/cell-values.ts";
import { refuseFile, rowProblem, type CsvRow } from "../../../platform/csv/csv-rows.ts";
import { trackingIdText } from "../../shop/courier.rules.ts";
import { orderNumberOf } from "../../orders/order-number.rules.ts";
import type { Paise } from "../../../platform/money.ts";

/** Rows of one file. */
export const maxCourierRows = 500;

/** Names of columns as couriers write them, without spaces, in lower case. */
const names = {
  order: ["order", "ordernumber", "orderno", "orderid", "reference", "referenceno"],
  tracking: ["tracking", "trackingid", "trackingnumber", "awb", "awbnumber", "awbno", "waybill"],
  amount: [
    "amount",
    "amountinr",
    "amountrs",
    "codamount",
    "cashcollected",
    "collectedamount",
    "collected",
    "cod",
  ],
};

type CourierColumn = keyof typeof names;

const nameOf = (cell: string): string => cell.toLowerCase().replace(/[^a-z]/g, "");

const columnOf = (cell: string): CourierColumn | null => {
  const name = nameOf(cell);
  return (Object.keys(names) as CourierColumn[]).find((column) => names[column].includes(name)) ?? null;
};

export const isCourierColumn = (name: string): boolean => columnOf(name) !== null;

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

/** The cells of a row, as a file or an admin in the preview has written them. */
export type CourierCells = Record<CourierColumn, string>;

/**
 * One row of a courier's file. `amount` is `undefined` if its text is no amount, `problem` if the row can be read. `cells` are what
 * was written.
 */
export type CourierRow = {
  position: number;
  problem?: string | undefined;
  cells: CourierCells;
  orderNumber: string;
  trackingId: string;
  amountText: string;
  amount: Paise | undefined;
};

const rowOf = (position: number, written: CourierCells): CourierRow => {
  const cell = (column: CourierColumn): string => valueText(written[column]).slice(0, 200);
  const cells = { order: cell("order"), tracking: cell("tracking"), amount: cell("amount") };
  const trackingId = trackingIdText(cells.tracking);
  return {
    position,
    problem: isShortenedNumber(trackingId) ? shortenedNumberText(trackingId) : undefined,
    cells,
    orderNumber: orderNumberOf(cells.order),
    trackingId,
    amountText: cells.amount,
    amount: amountOf(cells.amount),
  };
};

/** Reads one row after the header. */
export const courierRowOf = (header: CourierHeader, row: CsvRow): CourierRow => {
  const cell = (column: CourierColumn): string => row.cells[header.indexOf(column)] ?? "";
  const read = rowOf(row.position, {
    order: cell("order"),
    tracking: cell("tracking"),
    amount: cell("amount"),
  });
  return { ...read, problem: rowProblem(header, row) ?? read.problem };
};

/** A row as the admin corrected it in the preview. */
export type CourierCorrection = { position: number } & CourierCells;

/** The rows with the corrections in place of what the file has. */
export const withCorrections = (
  rows: readonly CourierRow[],
  corrections: readonly CourierCorrection[],
): CourierRow[] => {
  const byPosition = new Map(corrections.map((correction) => [correction.position, correction]));
  return rows.map((row) => {
    const correction = byPosition.get(row.position);
    return correction ? rowOf(row.position, correction) : row;
  });
};
