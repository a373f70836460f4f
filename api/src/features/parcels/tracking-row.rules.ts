import { orderNumberOf } from "../orders/order-number.rules.ts";
import { courierNamed, trackingIdText, type Courier } from "../shop/courier.rules.ts";
import { refusals, refuse, Refusal } from "../../platform/errors/errors.ts";
import { dayOf, isShortenedNumber, shortenedNumberText } from "../../platform/csv/cell-values.ts";
import { rowProblem, type CsvRow } from "../../platform/csv/csv-rows.ts";
import { originalText } from "../../platform/csv/formula-cells.ts";
import { plainText } from "../../platform/plain-text.ts";
import { startOfText } from "../../platform/text.ts";
import {
  checkedTracking,
  isRecorded,
  nothingLeft,
  shippingProblem,
  unknownNumber,
  type OrderState,
  type ParcelName,
  type Tracking,
} from "./parcel.rules.ts";

export enum TrackingRowState {
  READY = "ready",
  RECORDED = "recorded",
  PROBLEM = "problem",
}

const names = {
  orderNumber: ["ordernumber", "order", "orderno", "orderid"],
  trackingId: [
    "trackingid",
    "trackingnumber",
    "trackingno",
    "tracking",
    "awb",
    "awbnumber",
    "awbno",
    "waybill",
  ],
  courier: ["courier", "couriername", "carrier"],
  estimate: ["estimateddelivery", "estimate", "expecteddelivery", "expected", "edd"],
};

type TrackingColumn = keyof typeof names;

const plainName = (cell: string): string => cell.toLowerCase().replace(/[^a-z]/g, "");

export const isTrackingColumn = (name: string): boolean =>
  Object.values(names).flat().includes(plainName(name));

/** The position of each column in the file. */
export type TrackingHeader = Record<TrackingColumn, number> & {
  /** Cells of the header. */
  width: number;
};

/** Finds the columns by their names. Throws FILE_INVALID for a missing one; the estimate may be missing. */
export const trackingHeader = (cells: readonly string[]): TrackingHeader => {
  const plain = cells.map(plainName);
  const at = (column: TrackingColumn): number => plain.findIndex((name) => names[column].includes(name));
  const header = {
    width: cells.length,
    orderNumber: at("orderNumber"),
    trackingId: at("trackingId"),
    courier: at("courier"),
    estimate: at("estimate"),
  };
  if (header.orderNumber < 0 || header.trackingId < 0 || header.courier < 0)
    refuse("FILE_INVALID", {
      message: 'The file needs the columns "order number", "tracking id" and "courier".',
    });
  return header;
};

/** A row as written in the file. */
export type FileRow = {
  place: number;
  /** Why the row cannot be read; `undefined` if it can. */
  unreadable?: string | undefined;
  orderNumber: string;
  trackingId: string;
  courier: string;
  estimate: string;
};

const longestShown = 60;

export const toFileRow = (row: CsvRow, header: TrackingHeader): FileRow => {
  const { place, cells } = row;
  const cell = (index: number): string =>
    startOfText(plainText(originalText(cells[index] ?? "")), longestShown);
  return {
    place,
    unreadable: rowProblem({ length: header.width }, row),
    orderNumber: orderNumberOf(cell(header.orderNumber)),
    trackingId: trackingIdText(cell(header.trackingId)),
    courier: cell(header.courier),
    estimate: cell(header.estimate),
  };
};

/** What the shop knows about the order of a row; `undefined` for an unknown number. */
export type KnownOrder = OrderState & {
  /** Pieces that are still to be shipped. */
  left: number;
  parcels: readonly ParcelName[];
};

/** What a row does. */
export type PlannedRow =
  | { state: TrackingRowState.READY; tracking: Tracking }
  | { state: TrackingRowState.RECORDED }
  | { state: TrackingRowState.PROBLEM; problem: string };

const problemOf = (problem: string): PlannedRow => ({ state: TrackingRowState.PROBLEM, problem });

/** The tracking data of a row; a sentence if it is not valid. */
const trackingOf = (
  row: FileRow,
  { couriers, today }: { couriers: readonly Courier[]; today: string },
): Tracking | string => {
  if (isShortenedNumber(row.trackingId))
    return `${refusals.TRACKING_ID_INVALID.message} ${shortenedNumberText(row.trackingId)}`;
  const estimatedDelivery = row.estimate === "" ? null : dayOf(row.estimate);
  if (estimatedDelivery === undefined) return `"${row.estimate}" is no day. Please write it as 28-11-2026.`;
  try {
    return checkedTracking({ ...row, estimatedDelivery }, { couriers, shippedOn: today });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === "COURIER_UNKNOWN"
      ? `"${row.courier}" is not one of the couriers: ${couriers.map(({ name }) => name).join(", ")}.`
      : refusals[error.code].message;
  }
};

/** The file names the order again: the first of equal rows counts, and none of rows with different parcels. */
const isRepeated = (row: FileRow, sameOrder: readonly FileRow[], couriers: readonly Courier[]): boolean => {
  const nameOf = ({ courier, trackingId }: FileRow) =>
    [courierNamed(couriers, courier)?.name ?? courier, trackingId].join("\n");
  return sameOrder.some((other) => other.place < row.place || nameOf(other) !== nameOf(row));
};

/**
 * Decides what a row does. `sameOrder` are the rows of the file that name its order. A recorded row stays as it is, also if its expected
 * day has passed by now.
 */
export const planTrackingRow = (
  row: FileRow,
  order: KnownOrder | undefined,
  context: { couriers: readonly Courier[]; today: string; sameOrder: readonly FileRow[] },
): PlannedRow => {
  if (row.unreadable !== undefined) return problemOf(row.unreadable);
  if (row.orderNumber === "") return problemOf("The row names no order.");
  if (!order) return problemOf(unknownNumber(row.orderNumber));
  const courier = courierNamed(context.couriers, row.courier)?.name ?? row.courier;
  if (isRecorded(order.parcels, { courier, trackingId: row.trackingId }))
    return { state: TrackingRowState.RECORDED };
  if (isRepeated(row, context.sameOrder, context.couriers))
    return problemOf(`The file names order ${row.orderNumber} twice.`);
  const tracking = trackingOf(row, context);
  if (typeof tracking === "string") return problemOf(tracking);
  const problem = shippingProblem(order) ?? (order.left === 0 ? nothingLeft(row.orderNumber) : undefined);
  return problem ? problemOf(problem) : { state: TrackingRowState.READY, tracking };
};
